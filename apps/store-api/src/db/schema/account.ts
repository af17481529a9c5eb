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

/** A customer's wishlist. She has one, under the name that the specification fixes; another name would be another list. */
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

/** A product in a wishlist, once, by the offer it was seen with. */
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
    /** False where the heart of a tile was pressed: the offer says the colour and no more. */
    isSizeChosen: boolean('is_size_chosen').notNull(),
    /** Price when it was saved. */
    addedPaise: paise('added_paise').notNull(),
    addedAt: moment('added_at').notNull(),
    /** Kept to the end of this day in India. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.productId] }),
    index('wishlist_line_ussid').on(table.ussid),
    index('wishlist_line_expiry').on(table.expiresAt),
  ],
);

/** A card that a customer kept: what a receipt shows of it, and the payment provider's reference. Never a number, never a code. */
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

/** A UPI id that a customer kept, in small letters. */
export const savedUpiId = pgTable(
  'saved_upi_id',
  {
    customerId: customerId(),
    upiId: text('upi_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.upiId] })],
);
