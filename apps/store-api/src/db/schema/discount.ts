import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brand, offer } from './catalogue.ts';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';
import { customerOrder } from './order.ts';

/**
 * `item`, `cart`: taken off without being asked for. `gift`: a piece comes free with what it is for. `coupon`: of the shopper's choice.
 * `bank`: for the cards of a bank. `emi`: a bank's plan of so many months, whose interest the shop bears.
 */
export type DiscountKind = 'item' | 'cart' | 'gift' | 'coupon' | 'bank' | 'emi';

/** What a rule is for: every part that is given must fit; none is for all. */
export interface DiscountScope {
  readonly brands?: readonly string[];
  readonly categories?: readonly string[];
  readonly products?: readonly string[];
}

/** Till when what a brand has given can be spent; without a row it has no end. */
export const brandCashProgramme = pgTable('brand_cash_programme', {
  brandCode: text('brand_code')
    .primaryKey()
    .references(() => brand.code),
  /** A day in India as YYYY-MM-DD; it counts. After it the programme is EXPIRED [CHK-38]. */
  lastDay: text('last_day').notNull(),
});

/** Every rule that changes what a bag costs. What they mean stands in docs/pricing.md. */
export const discount = pgTable(
  'discount',
  {
    /** In capitals: a coupon is found in any letter case. */
    code: text('code').primaryKey(),
    kind: text('kind').$type<DiscountKind>().notNull(),
    title: text('title').notNull(),
    scope: jsonb('scope').$type<DiscountScope>().notNull().default({}),
    /** Whole percent; null where an amount is taken off. */
    percent: integer('percent'),
    /** The amount, or the most that a percentage takes off; null for no limit. */
    amountPaise: paise('amount_paise'),
    minimumPaise: paise('minimum_paise').notNull().default(0),
    /** Days in India as YYYY-MM-DD; the last one counts. */
    fromDay: text('from_day').notNull(),
    untilDay: text('until_day').notNull(),
    /** Of a bank's offer: false where it stands alone. */
    withCoupon: boolean('with_coupon').notNull().default(true),
    bank: text('bank'),
    /** First digits of a bank's cards, six to eight. */
    bins: jsonb('bins').$type<readonly string[]>(),
    months: integer('months'),
    giftUssid: text('gift_ussid').references(() => offer.ussid),
    /** How often one customer may use it; null for no limit. */
    perCustomer: integer('per_customer'),
    /** Only for a customer without an order, placed or being paid for. A guest may have it until they log in. */
    isFirstOrder: boolean('first_order').notNull().default(false),
    /** False: has to be known to be used. */
    isListed: boolean('is_listed').notNull().default(true),
  },
  (table) => [index('discount_term').on(table.untilDay)],
);

/** A customer's use of a rule that has a limit. It counts while the order is paid for, and is taken away when the order fails. */
export const discountUse = pgTable(
  'discount_use',
  {
    code: text('code')
      .notNull()
      .references(() => discount.code),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderId] }),
    index('discount_use_customer').on(table.customerId, table.code),
  ],
);
