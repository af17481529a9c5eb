import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';
import { customerOrder } from './order.ts';

/** `due`: cash at the door. `made`: the provider has not been asked. `refunding`: charged, and the order could not be placed. Nothing leads back. */
export type AttemptStatus = 'due' | 'made' | 'open' | 'charged' | 'failed' | 'refunding' | 'refunded';

/** As much of what was paid with as may be shown and kept: never a number. */
export interface Instrument {
  brand?: string;
  lastFour?: string;
  bank?: string;
  vpa?: string;
}

/** One try to pay an order with one provider. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    mode: text('mode').notNull(),
    /** `door` and `credits` are nobody's but ours. */
    provider: text('provider').notNull(),
    /** What the provider calls it: we make it up before we ask, so that an answer that is lost can be asked for. */
    reference: text('reference').notNull().unique(),
    /** What the provider has made for it (a session, an order of its own), where it has names of its own. */
    providerReference: text('provider_reference'),
    status: text('status').$type<AttemptStatus>().notNull(),
    /** The last word of the provider, in its own words. */
    gatewayStatus: text('gateway_status'),
    amountPaise: paise('amount_paise').notNull(),
    instrument: jsonb('instrument').$type<Instrument>(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    createdAt: moment('created_at').notNull(),
    /** When the reconciler looks again; null when there is nothing to see. */
    checkAt: moment('check_at'),
    checks: integer('checks').notNull().default(0),
    /** Which refund of it is asked for: one that has failed is asked for anew under the next. */
    refundNumber: integer('refund_number').notNull().default(1),
    settledAt: moment('settled_at'),
    /** When the shopper asked to cancel it; null where they did not. */
    cancelAskedAt: moment('cancel_asked_at'),
  },
  (table) => [
    // Never two that may be charged for one order.
    uniqueIndex('payment_attempt_one_open')
      .on(table.orderId)
      .where(sql`${table.status} in ('made', 'open')`),
    index('payment_attempt_order').on(table.orderId),
    index('payment_attempt_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    // The reconciler sees what has a time alone: a payment that may still move money is always looked at again.
    check(
      'payment_attempt_checked_again',
      sql`${table.status} not in ('made', 'open', 'refunding') or ${table.checkAt} is not null`,
    ),
  ],
);

/** Whatever made us look at an attempt. A webhook that comes again is known by its id. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    kind: text('kind').$type<'webhook' | 'return' | 'operator'>().notNull(),
    eventId: text('event_id').notNull(),
    reference: text('reference'),
    /** The provider's words about it, without anything of a card. */
    detail: text('detail').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_event_once').on(table.provider, table.kind, table.eventId),
    index('payment_event_reference').on(table.reference),
    index('payment_event_age').on(table.at),
  ],
);

/** A customer's PAN, sealed with a key that is not in the database; only its end is ever shown. */
export const panCard = pgTable('pan_card', {
  customerId: bigint('customer_id', { mode: 'number' })
    .primaryKey()
    .references(() => customer.id),
  sealed: text('sealed').notNull(),
  lastFour: text('last_four').notNull(),
  verifiedAt: moment('verified_at').notNull(),
});
