import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { offer } from './catalogue.ts';
import { moment, paise } from './columns.ts';
import { address, customer } from './customer.ts';

export type DeliveryMode = 'home-delivery' | 'express-delivery';

/**
 * A bag. A guest's bag is identified by its guid, a customer's by its code. A customer has at most one open
 * bag and one buy-now cart.
 */
export const cart = pgTable(
  'cart',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guid: text('guid').notNull().unique(),
    code: text('code').notNull().unique(),
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    /** `buyNow`: one item bought without the bag. */
    kind: text('kind').$type<'bag' | 'buyNow'>().notNull().default('bag'),
    /** `merged`: its lines moved to another cart. `ordered`: it became an order. Both are final. */
    status: text('status').$type<'open' | 'merged' | 'ordered'>().notNull().default('open'),
    mergedInto: bigint('merged_into', { mode: 'number' }).references((): AnyPgColumn => cart.id),
    addressId: text('address_id').references(() => address.id, { onDelete: 'set null' }),
    couponCode: text('coupon_code'),
    bankOfferCode: text('bank_offer_code'),
    /** Code of a no-cost EMI plan, whose interest the shop pays. */
    emiCode: text('emi_code'),
    usesCliqCash: boolean('uses_cliq_cash').notNull().default(false),
    usesPoints: boolean('uses_points').notNull().default(false),
    usesBrandCash: boolean('uses_brand_cash').notNull().default(false),
    giftWrap: boolean('gift_wrap').notNull().default(false),
    /** Printed on a card in the parcel; empty for no card. Erased with the account. */
    giftMessage: text('gift_message').notNull().default(''),
    /** True: no prices on the packing slip. */
    hidesPrices: boolean('hides_prices').notNull().default(false),
    /**
     * Sentences for the shopper, written when a guest's bag is merged into this bag. They state which of two
     * conflicting choices stays, and why. Null if no choices conflicted. The next change of the bag clears
     * the sentences.
     */
    mergeNote: text('merge_note'),
    /** Entry number of the next new line. */
    nextEntry: integer('next_entry').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('cart_one_open')
      .on(table.customerId, table.kind)
      .where(sql`${table.status} = 'open'`),
    index('cart_guest_age')
      .on(table.updatedAt)
      .where(sql`${table.customerId} is null`),
  ],
);

export const cartLine = pgTable(
  'cart_line',
  {
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    entryNumber: integer('entry_number').notNull(),
    ussid: text('ussid')
      .notNull()
      .references(() => offer.ussid),
    quantity: integer('quantity').notNull(),
    /** Price of one unit when the line was added. */
    addedPaise: paise('added_paise').notNull(),
    /** Delivery mode that the shopper chose; null if the shop proposes one. */
    deliveryMode: text('delivery_mode').$type<DeliveryMode>(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.entryNumber] }),
    uniqueIndex('cart_line_offer').on(table.cartId, table.ussid),
    index('cart_line_ussid').on(table.ussid),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 10`),
  ],
);
