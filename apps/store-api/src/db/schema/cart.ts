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

/** A bag. A guest's is known by its guid, a customer's by its code; a customer has one that is open, and beside it at most one to buy now. */
export const cart = pgTable(
  'cart',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guid: text('guid').notNull().unique(),
    code: text('code').notNull().unique(),
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    /** `buyNow`: one piece on its way past the bag. */
    kind: text('kind').$type<'bag' | 'buyNow'>().notNull().default('bag'),
    /** `merged`: its lines are in another; `ordered`: it became an order. Both are at an end. */
    status: text('status').$type<'open' | 'merged' | 'ordered'>().notNull().default('open'),
    mergedInto: bigint('merged_into', { mode: 'number' }).references((): AnyPgColumn => cart.id),
    addressId: text('address_id').references(() => address.id, { onDelete: 'set null' }),
    couponCode: text('coupon_code'),
    bankOfferCode: text('bank_offer_code'),
    /** A plan whose interest the shop bears: its code. */
    emiCode: text('emi_code'),
    usesCliqCash: boolean('uses_cliq_cash').notNull().default(false),
    usesPoints: boolean('uses_points').notNull().default(false),
    usesBrandCash: boolean('uses_brand_cash').notNull().default(false),
    giftWrap: boolean('gift_wrap').notNull().default(false),
    /** On a card in the parcel; empty for no card. Erased with the account. */
    giftMessage: text('gift_message').notNull().default(''),
    /** No prices on the packing slip. */
    hidesPrices: boolean('hides_prices').notNull().default(false),
    /**
     * Which of two choices stays after a guest's bag came into this one, and why: sentences for the shopper. Null where
     * nothing met, and from the next change of the bag.
     */
    mergeNote: text('merge_note'),
    /** The entry number the next line gets. */
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
    /** Price of one piece when the line was made. */
    addedPaise: paise('added_paise').notNull(),
    /** The one chosen; null for the one that the shop proposes. */
    deliveryMode: text('delivery_mode').$type<DeliveryMode>(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.entryNumber] }),
    uniqueIndex('cart_line_offer').on(table.cartId, table.ussid),
    index('cart_line_ussid').on(table.ussid),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 10`),
  ],
);
