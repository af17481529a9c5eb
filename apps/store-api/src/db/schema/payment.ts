import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';
import { giftCardPurchase } from './giftCardPurchase.ts';
import { customerOrder } from './order.ts';

/**
 * Status of a payment attempt. `due`: cash is to be paid on delivery. `made`: the attempt is not yet sent to
 * the provider. `refunding`: the provider charged the shopper, but the order could not be placed. An attempt
 * never returns to an earlier status.
 */
export type AttemptStatus = 'due' | 'made' | 'open' | 'charged' | 'failed' | 'refunding' | 'refunded';

/** Displayable part of a payment instrument. Never contains the card number. */
export interface Instrument {
  brand?: string;
  lastFour?: string;
  bank?: string;
  vpa?: string;
}

/** One attempt to pay an order or a gift card with one provider. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What it pays for: an order or a gift card. The other one is null. */
    orderId: text('order_id').references(() => customerOrder.id),
    giftCardPurchaseId: bigint('gift_card_purchase_id', { mode: 'number' }).references(
      () => giftCardPurchase.id,
    ),
    /** Hash of the idempotency key of the request that began it; null for an order, which stores its own. */
    requestKey: text('request_key'),
    mode: text('mode').notNull(),
    /** The provider's name. `door` (cash on delivery) and `credits` need no provider. */
    provider: text('provider').notNull(),
    /**
     * Our reference at the provider. Created before the request, so that a lost response can be requested
     * again.
     */
    reference: text('reference').notNull().unique(),
    /** The provider's own id (a session, an order); null if it has none. */
    providerReference: text('provider_reference'),
    status: text('status').$type<AttemptStatus>().notNull(),
    /** Last status in the provider's own terms. */
    gatewayStatus: text('gateway_status'),
    amountPaise: paise('amount_paise').notNull(),
    instrument: jsonb('instrument').$type<Instrument>(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    createdAt: moment('created_at').notNull(),
    /** When the reconciler checks again; null when nothing is pending. */
    checkAt: moment('check_at'),
    checks: integer('checks').notNull().default(0),
    /** Number of the current refund. A failed refund is requested again under the next number. */
    refundNumber: integer('refund_number').notNull().default(1),
    /**
     * When the shop stopped to request the refund of a charge, because the provider rejects it. The desk or
     * the buyer of a gift card sends it elsewhere, or the desk requests it once more.
     */
    refundStoppedAt: moment('refund_stopped_at'),
    /** When nothing was left to do. Null for a refunded payment whose transfer is not recorded yet. */
    settledAt: moment('settled_at'),
    /** When the shopper asked to cancel; null if they did not. */
    cancelRequestedAt: moment('cancel_asked_at'),
  },
  (table) => [
    // One order never has two attempts that may be charged.
    uniqueIndex('payment_attempt_one_open')
      .on(table.orderId)
      .where(sql`${table.status} in ('made', 'open')`),
    uniqueIndex('payment_attempt_gift_card_open')
      .on(table.giftCardPurchaseId)
      .where(sql`${table.status} in ('made', 'open')`),
    uniqueIndex('payment_attempt_gift_card_charged')
      .on(table.giftCardPurchaseId)
      .where(sql`${table.status} = 'charged'`),
    index('payment_attempt_order').on(table.orderId),
    index('payment_attempt_gift_card')
      .on(table.giftCardPurchaseId)
      .where(sql`${table.giftCardPurchaseId} is not null`),
    index('payment_attempt_refund_stopped')
      .on(table.id)
      .where(sql`${table.refundStoppedAt} is not null`),
    index('payment_attempt_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    // The reconciler finds attempts only by `check_at`. So every attempt that can still move money has a
    // value there.
    check(
      'payment_attempt_one_purchase',
      sql`num_nonnulls(${table.orderId}, ${table.giftCardPurchaseId}) = 1`,
    ),
    check(
      'payment_attempt_checked_again',
      sql`${table.status} not in ('made', 'open', 'refunding') or ${table.checkAt} is not null`,
    ),
  ],
);

/**
 * A webhook, return or operator action that caused a check of a payment attempt. A repeated webhook has the
 * same event id and is therefore recognised.
 */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    kind: text('kind').$type<'webhook' | 'return' | 'operator'>().notNull(),
    eventId: text('event_id').notNull(),
    reference: text('reference'),
    /** The provider's details, without card data. */
    detail: text('detail').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_event_once').on(table.provider, table.kind, table.eventId),
    index('payment_event_reference').on(table.reference),
    index('payment_event_age').on(table.at),
  ],
);

/**
 * A customer's PAN, encrypted with a key that is not in the database. Only its last four characters are
 * shown.
 */
export const panCard = pgTable('pan_card', {
  customerId: bigint('customer_id', { mode: 'number' })
    .primaryKey()
    .references(() => customer.id),
  encrypted: text('sealed').notNull(),
  lastFour: text('last_four').notNull(),
  verifiedAt: moment('verified_at').notNull(),
});
