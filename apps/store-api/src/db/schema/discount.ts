import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brand, offer } from './catalogue.ts';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';
import { customerOrder } from './order.ts';

/**
 * `item` and `cart` rules are applied automatically. A `gift` rule adds a free item. The shopper chooses a
 * `coupon`. A `bank` rule needs a card of that bank. An `emi` rule is a bank's no-cost instalment plan, whose
 * interest the shop pays.
 */
export type DiscountKind = 'item' | 'cart' | 'gift' | 'coupon' | 'bank' | 'emi';

/**
 * Products that a rule applies to. If the scope sets several of its lists, a product must be in each of them.
 * An empty scope matches all products.
 */
export interface DiscountScope {
  readonly brands?: readonly string[];
  readonly categories?: readonly string[];
  readonly products?: readonly string[];
}

/**
 * Last day on which customers can spend brand cash, a credit that pays only for the lines of one brand. The
 * cash of a brand without a row does not expire.
 */
export const brandCashProgramme = pgTable('brand_cash_programme', {
  brandCode: text('brand_code')
    .primaryKey()
    .references(() => brand.code),
  /**
   * Last valid day in India, YYYY-MM-DD. From the next day on, the cash programme of the brand is EXPIRED
   * [CHK-38].
   */
  lastDay: text('last_day').notNull(),
});

/** Every rule that changes the price of a bag. docs/pricing.md explains them. */
export const discount = pgTable(
  'discount',
  {
    /** In upper case, because coupons ignore case. */
    code: text('code').primaryKey(),
    kind: text('kind').$type<DiscountKind>().notNull(),
    title: text('title').notNull(),
    scope: jsonb('scope').$type<DiscountScope>().notNull().default({}),
    /** Integer percentage; null for a fixed amount. */
    percent: integer('percent'),
    /** The fixed discount. For a percentage: the maximum discount, or null for no maximum. */
    amountPaise: paise('amount_paise'),
    minimumPaise: paise('minimum_paise').notNull().default(0),
    /** First and last day, in India, YYYY-MM-DD, both inclusive. */
    fromDay: text('from_day').notNull(),
    untilDay: text('until_day').notNull(),
    /** For a bank offer: whether it combines with a coupon. */
    withCoupon: boolean('with_coupon').notNull().default(true),
    bank: text('bank'),
    /** First six to eight digits of a bank's cards. */
    bins: jsonb('bins').$type<readonly string[]>(),
    months: integer('months'),
    giftUssid: text('gift_ussid').references(() => offer.ussid),
    /** Maximum uses per customer; null for no limit. */
    perCustomer: integer('per_customer'),
    /**
     * True: only a customer without a placed or open order may use the rule. A guest may use it, but it is
     * checked again at login.
     */
    isFirstOrder: boolean('first_order').notNull().default(false),
    /** False: the shop does not list the coupon. It works only for shoppers who know the code. */
    isListed: boolean('is_listed').notNull().default(true),
  },
  (table) => [index('discount_term').on(table.untilDay)],
);

/**
 * A customer's use of a limited rule. It counts while the order is open, and is deleted if the order fails.
 */
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
