import type { SavedCard } from '@luxe/contract/calls';
import { sql } from 'drizzle-orm';
import {
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
import { offer, product } from './catalogue.ts';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';

const customerId = () =>
  bigint('customer_id', { mode: 'number' })
    .notNull()
    .references(() => customer.id);

/** A customer's wishlist. There is one per customer, with the name that the specification fixes. */
export const wishlist = pgTable(
  'wishlist',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerId(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('wishlist_customer_name').on(table.customerId, table.name)],
);

/** A product of a wishlist, with the offer it was saved from. */
export const wishlistLine = pgTable(
  'wishlist_line',
  {
    wishlistId: bigint('wishlist_id', { mode: 'number' })
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    ussid: text('ussid')
      .notNull()
      .references(() => offer.ussid),
    /**
     * True if the shopper chose a size before saving the item. False if the shopper saved it from a tile: the
     * offer then decides only the colour.
     */
    isSizeChosen: boolean('is_size_chosen').notNull(),
    /** Price at the time of saving. */
    addedPaise: paise('added_paise').notNull(),
    addedAt: moment('added_at').notNull(),
    /** The item expires at the end of this day in India. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.productId] }),
    index('wishlist_line_ussid').on(table.ussid),
    index('wishlist_line_expiry').on(table.expiresAt),
  ],
);

/**
 * A card that a customer saved: the details that a receipt shows, and the reference of the payment provider.
 * Never contains the card number or the security code.
 */
export const savedCard = pgTable(
  'saved_card',
  {
    id: text('id').primaryKey(),
    customerId: customerId(),
    tokenReference: text('token_reference').notNull(),
    brand: text('brand').$type<SavedCard['cardBrand']>().notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    nameOnCard: text('name_on_card').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_card_token').on(table.customerId, table.tokenReference),
    check('saved_card_last_four', sql`${table.lastFour} ~ '^[0-9]{4}$'`),
    check('saved_card_month', sql`${table.expiryMonth} between 1 and 12`),
  ],
);

/** A UPI id that a customer saved, in lower case. */
export const savedUpiId = pgTable(
  'saved_upi_id',
  {
    customerId: customerId(),
    upiId: text('upi_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.upiId] })],
);
