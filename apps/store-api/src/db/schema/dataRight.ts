import type { DataRequestKind, DataRequestState } from '@luxe/contract/data-request-values';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customer } from './customer.ts';

/** A request about personal data. Deleted with the account, and two years after it has ended. */
export const dataRequest = pgTable(
  'data_request',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text('number').unique(),
    /** Idempotency key of the request, and the hash of its content. */
    requestKey: text('request_key').notNull().unique(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind').$type<DataRequestKind>().notNull(),
    status: text('status').$type<DataRequestState>().notNull(),
    /** Null for a guest. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    text: text('text').notNull(),
    /** The answer of the shop; empty for none. */
    answer: text('answer').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Last moment for the answer; null until the address is confirmed. */
    dueAt: moment('due_at'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('data_request_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.status} = 'open'`),
    index('data_request_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    // Erasing an account deletes the requests that its customer made as a guest.
    index('data_request_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.customerId} is null`),
    check('data_request_status_known', sql`${table.status} in ('unverified', 'open', 'done', 'rejected')`),
    check('data_request_due_when_verified', sql`(${table.status} = 'unverified') = (${table.dueAt} is null)`),
  ],
);

/** The nominee of a customer: a person who decides for them after death or incapacity. */
export const nominee = pgTable('nominee', {
  customerId: bigint('customer_id', { mode: 'number' })
    .primaryKey()
    .references(() => customer.id),
  name: text('name').notNull(),
  relation: text('relation').notNull(),
  phone: text('phone').notNull(),
  /** Empty when unknown. */
  email: text('email').notNull(),
  changedAt: moment('changed_at').notNull(),
});
