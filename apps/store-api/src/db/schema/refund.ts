import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { orderUnit } from './fulfilment.ts';
import { customerOrder } from './order.ts';
import { paymentAttempt } from './payment.ts';

/** Why the shop gives money back. `replaced`: the new unit costs less than the old one. */
export type RefundReason = 'cancelled' | 'notDelivered' | 'lost' | 'returned' | 'replaced';

/**
 * Where a part of a refund goes. The names of credits are accounts of the ledger. `bank`: a transfer to an
 * account that the shopper named, which the desk makes.
 */
export type RefundDestination = 'provider' | 'bank' | 'cliq-cash' | 'loyalty-points' | 'brand-cash';

/**
 * Status of a part of a refund. `due`: not yet sent to the provider. `pending`: the provider works on it.
 * `failed`: the provider rejects it, so it needs another destination. It is done if the provider's dashboard
 * refunds it.
 */
export type RefundStatus = 'due' | 'pending' | 'done' | 'failed';

/** Money that goes back for units of an order. Its parts go to the sources that paid for the units. */
export const refund = pgTable(
  'refund',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    reason: text('reason').$type<RefundReason>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('refund_order').on(table.orderId)],
);

/** The units of a refund. A unit is refunded once. */
export const refundUnit = pgTable(
  'refund_unit',
  {
    unitId: bigint('unit_id', { mode: 'number' })
      .primaryKey()
      .references(() => orderUnit.id),
    refundId: bigint('refund_id', { mode: 'number' })
      .notNull()
      .references(() => refund.id),
  },
  (table) => [index('refund_unit_refund').on(table.refundId)],
);

export const refundPart = pgTable(
  'refund_part',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    refundId: bigint('refund_id', { mode: 'number' })
      .notNull()
      .references(() => refund.id),
    destination: text('destination').$type<RefundDestination>().notNull(),
    /** Brand of brand cash. */
    brandCode: text('brand_code'),
    amountPaise: paise('amount_paise').notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** The payment that a provider refunds. */
    attemptId: bigint('attempt_id', { mode: 'number' }).references(() => paymentAttempt.id),
    /** Number of the current request. A request after a failed one has the next number. */
    requestNumber: integer('request_number').notNull().default(1),
    /**
     * Amount of the current request; null before it. Less than the amount if the provider has refunded a
     * part.
     */
    requestedPaise: paise('requested_paise'),
    /** Day in India by which the money arrives, YYYY-MM-DD. */
    arrivesBy: text('arrives_by').notNull(),
    /**
     * Account of a part that went elsewhere after the provider had rejected it, encrypted, and the last four
     * digits. The account is deleted when the transfer is recorded.
     */
    bank: text('bank'),
    bankLastFour: text('bank_last_four'),
    /** When the part got another destination; null for none. */
    redirectedAt: moment('redirected_at'),
    /** The bank's number of the refund (UTR or ARN), when the provider reports it. */
    bankReference: text('bank_reference'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    /** When the provider is asked again; null when nothing is pending. */
    checkAt: moment('check_at'),
  },
  (table) => [
    index('refund_part_refund').on(table.refundId),
    index('refund_part_attempt').on(table.attemptId),
    index('refund_part_failed')
      .on(table.id)
      .where(sql`${table.status} = 'failed'`),
    index('refund_part_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    check('refund_part_positive', sql`${table.amountPaise} > 0`),
    check(
      'refund_part_checked_again',
      sql`${table.destination} <> 'provider' or ${table.status} not in ('due', 'pending') or ${table.checkAt} is not null`,
    ),
    check(
      'refund_part_attempt_of_provider',
      sql`(${table.destination} = 'provider') = (${table.attemptId} is not null)`,
    ),
  ],
);

/**
 * A charge whose refund its provider rejects, and which goes elsewhere: of a gift card, or of an order that
 * is not placed. Once for a payment.
 */
export const chargeRedirect = pgTable(
  'charge_redirect',
  {
    attemptId: bigint('attempt_id', { mode: 'number' })
      .primaryKey()
      .references(() => paymentAttempt.id),
    destination: text('destination').$type<'bank' | 'cliq-cash'>().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** The account, encrypted, until the desk has recorded the transfer; then its last four digits. */
    bank: text('bank'),
    bankLastFour: text('bank_last_four'),
    /** Reference of the transfer. */
    bankReference: text('bank_reference'),
    /** Hash of the idempotency key of the buyer who chose the destination; null for the desk. */
    requestKey: text('request_key'),
    createdAt: moment('created_at').notNull(),
    /** When the money had left the shop; null while a transfer is due. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('charge_redirect_due')
      .on(table.attemptId)
      .where(sql`${table.doneAt} is null`),
    check('charge_redirect_amount', sql`${table.amountPaise} > 0`),
    check(
      'charge_redirect_bank',
      sql`(${table.destination} = 'bank' and ${table.doneAt} is null) = (${table.bank} is not null)`,
    ),
  ],
);
