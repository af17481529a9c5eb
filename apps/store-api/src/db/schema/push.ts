import type { PushKind } from '@luxe/contract/push-values';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customer } from './customer.ts';
import { job } from './ledger.ts';
import { customerOrder } from './order.ts';

/** A device that gets messages about the orders of a customer. Deleted with its session. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    /** Id shared by all tokens of the login that asked for the messages. */
    family: text('family').notNull(),
    /** SHA-256 of the address of the device, in hex. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    /** Host of the push service. */
    service: text('service').notNull(),
    /** Address and keys of the device, encrypted: they let anyone send to the device. */
    secret: text('secret').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_subscription_customer').on(table.customerId),
    index('push_subscription_family').on(table.family),
  ],
);

/** `failed`: the push service rejects it, or it could not be sent for a day. */
export type PushStatus = 'waiting' | 'sent' | 'failed';

/** A message to a device. A job writes at most one for each device, and is deleted with it after 30 days. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' })
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    subscriptionId: bigint('subscription_id', { mode: 'number' })
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    kind: text('kind').$type<PushKind>().notNull(),
    status: text('status').$type<PushStatus>().notNull(),
    /** Number of attempts to send it. */
    tries: integer('tries').notNull().default(0),
    /** Why the last attempt failed; null without a failure. */
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** When it is sent next; null when it is not to be sent. */
    checkAt: moment('check_at'),
  },
  (table) => [
    unique('push_message_once').on(table.jobId, table.subscriptionId),
    index('push_message_subscription').on(table.subscriptionId),
    index('push_message_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    check('push_message_checked_again', sql`${table.status} <> 'waiting' or ${table.checkAt} is not null`),
  ],
);
