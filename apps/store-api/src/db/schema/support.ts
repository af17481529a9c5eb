import type { VitalDevice } from '@luxe/contract/vitals';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customer } from './customer.ts';

/**
 * A fault that a page of the storefront reported. Equal faults of a kind of page and a device share one row,
 * which counts them. Contains no personal data.
 */
export const errorReport = pgTable(
  'error_report',
  {
    fingerprint: text('fingerprint').primaryKey(),
    kind: text('kind').$type<'call' | 'page'>().notNull(),
    side: text('side').$type<'Client Side' | 'Server Side'>(),
    status: integer('status'),
    code: text('code'),
    name: text('name').notNull(),
    message: text('message').notNull(),
    where: text('place').notNull(),
    stack: text('stack'),
    /** Kind of the page. Null in reports of older pages, like the device. */
    route: text('route'),
    device: text('device').$type<VitalDevice>(),
    times: integer('times').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('error_report_last').on(table.lastAt)],
);

/** A help topic, written by an editor. Answers are HTML. */
export const helpTopic = pgTable(
  'help_topic',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** True if the topic also links to the orders. */
    isOrder: boolean('is_order').notNull(),
    questions: jsonb('questions').$type<{ question: string; answer: string }[]>().notNull(),
  },
  (table) => [
    check('help_topic_id_a_word', sql`${table.id} ~ '^[a-z0-9-]{1,40}$'`),
    check('help_topic_questions_a_list', sql`jsonb_typeof(${table.questions}) = 'array'`),
  ],
);

/** A useful link below the topics. */
export const helpLink = pgTable('help_link', {
  position: integer('position').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** A path of the shop, or an https URL. */
  url: text('url').notNull(),
});

/** Whether an answer of a help topic helped. Has no personal data: `voter` is a random id of a browser. */
export const helpVote = pgTable(
  'help_vote',
  {
    topic: text('topic')
      .notNull()
      .references(() => helpTopic.id, { onDelete: 'cascade' }),
    /** The question as a slug. */
    question: text('question').notNull(),
    voter: text('voter').notNull(),
    hasHelped: boolean('has_helped').notNull(),
    votedAt: moment('voted_at').notNull(),
  },
  (table) => [primaryKey({ name: 'help_vote_pk', columns: [table.topic, table.question, table.voter] })],
);

/** A message to customer service. The shopper sees the number `T` plus the id. */
export const ticket = pgTable(
  'ticket',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1000001 }),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    topic: text('topic').notNull(),
    text: text('text').notNull(),
    orderCode: text('order_code'),
    status: text('status').$type<'open' | 'answered' | 'closed'>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the shop has promised the next step: the acknowledgement, and after an answer the solution. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    index('ticket_customer').on(table.customerId, table.id),
    index('ticket_open')
      .on(table.id)
      .where(sql`${table.status} = 'open'`),
    index('ticket_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.status} = 'open'`),
    check('ticket_status_known', sql`${table.status} in ('open', 'answered', 'closed')`),
  ],
);

/** An attachment of a ticket. `file` is its name in the uploads folder, `name` the customer's name for it. */
export const ticketAttachment = pgTable(
  'ticket_attachment',
  {
    file: text('file').primaryKey(),
    ticketId: bigint('ticket_id', { mode: 'number' })
      .notNull()
      .references(() => ticket.id),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [index('ticket_attachment_ticket').on(table.ticketId)],
);
