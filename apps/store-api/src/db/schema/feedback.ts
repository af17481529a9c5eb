import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customer } from './customer.ts';
import { customerOrder } from './order.ts';

/**
 * A request for feedback about an order or a return, and the score. One row per order and per return, so that
 * a shopper is asked once and answers once.
 */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'order' | 'return'>().notNull(),
    /** Id of the order, or code of the return. */
    subject: text('subject').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    askedAt: moment('asked_at').notNull(),
    /** From 0 to 10; null without an answer. */
    score: integer('score'),
    reasons: jsonb('reasons').$type<string[]>().notNull().default([]),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    unique('feedback_once').on(table.kind, table.subject),
    index('feedback_customer').on(table.customerId),
    index('feedback_answered')
      .on(table.answeredAt)
      .where(sql`${table.answeredAt} is not null`),
    check('feedback_score_in_range', sql`${table.score} between 0 and 10`),
    check('feedback_answered_with_score', sql`(${table.score} is null) = (${table.answeredAt} is null)`),
  ],
);

/** What a shopper wrote with a score. Deleted after two years, and with the account. The score stays. */
export const feedbackComment = pgTable(
  'feedback_comment',
  {
    feedbackId: bigint('feedback_id', { mode: 'number' })
      .primaryKey()
      .references(() => feedback.id),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('feedback_comment_age').on(table.createdAt)],
);

/** A customer who wants no more requests for feedback. */
export const feedbackOptOut = pgTable('feedback_opt_out', {
  customerId: bigint('customer_id', { mode: 'number' })
    .primaryKey()
    .references(() => customer.id),
  at: moment('at').notNull(),
});
