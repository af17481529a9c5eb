import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customer } from './customer.ts';
import { giftCard } from './giftCard.ts';
import { job } from './ledger.ts';
import { customerOrder } from './order.ts';

/**
 * Status of a message. `stored`: the shop has no mail server, so the message is only read at the desk.
 * `waiting`: to be sent. `failed`: the mail server rejects it, or it could not be sent for days.
 */
export type MessageStatus = 'stored' | 'waiting' | 'sent' | 'failed';

/** A message to a customer. A job writes at most one. Deleted with its job, 30 days after it was written. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** The order that the message is about. */
    orderId: text('order_id').references(() => customerOrder.id),
    /** The customer, for a message that is about no order. Erased with the account. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    /** The gift card whose code and PIN are put into the text when it is sent. */
    giftCardId: bigint('gift_card_id', { mode: 'number' }).references(() => giftCard.id),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull().default(''),
    /** Address to which mail programs post to end the newsletter (RFC 8058). Null for another message. */
    unsubscribeUrl: text('unsubscribe_url'),
    status: text('status').$type<MessageStatus>().notNull(),
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
    index('outbox_message_order').on(table.orderId),
    // Searches of the desk.
    index('outbox_message_recipient').on(sql`lower(${table.recipient})`, table.id.desc()),
    index('outbox_message_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    index('outbox_message_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    check('outbox_message_checked_again', sql`${table.status} <> 'waiting' or ${table.checkAt} is not null`),
  ],
);
