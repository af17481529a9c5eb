import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';

/** A design of gift cards. */
export const giftCardDesign = pgTable('gift_card_design', {
  id: text('id').primaryKey(),
  /** The occasion, for shoppers. */
  title: text('title').notNull(),
  tone: text('tone').$type<'ink' | 'paper' | 'oxblood'>().notNull(),
  position: integer('position').notNull(),
  /** False for a design that is not offered any more. */
  isOffered: boolean('is_offered').notNull().default(true),
});

/** An amount that the page suggests. */
export const giftCardPreset = pgTable('gift_card_preset', {
  amountPaise: paise('amount_paise').primaryKey(),
});

/**
 * Status of a purchase. `cart`: no payment yet. `open`: a payment may be charged. `failed`: the last payment
 * failed; another may begin. `held`: charged, and the shop reviews it. `issued`: it has a card. `cancelled`:
 * charged, and the money goes back.
 */
export type GiftCardPurchaseStatus = 'cart' | 'open' | 'failed' | 'held' | 'issued' | 'cancelled';

/** One gift card that a shopper buys: the cart of their session, then its order. */
export const giftCardPurchase = pgTable(
  'gift_card_purchase',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Random; opens the purchase to the session that has it. */
    guid: text('guid').notNull().unique(),
    /** Number for people; null before the first payment. */
    number: text('number').unique(),
    /** The buyer's account; null for a guest. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    /** The purchase that the session paid for before. The guid of this one opens it too. */
    earlierId: bigint('earlier_id', { mode: 'number' }).references((): AnyPgColumn => giftCardPurchase.id),
    status: text('status').$type<GiftCardPurchaseStatus>().notNull(),
    designId: text('design_id')
      .notNull()
      .references(() => giftCardDesign.id),
    amountPaise: paise('amount_paise').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    message: text('message').notNull(),
    /** Day in India on which it is mailed, YYYY-MM-DD; null for now. */
    deliverOn: text('deliver_on'),
    /** Why the shop reviews it; empty without a review. */
    heldFor: text('held_for').notNull().default(''),
    /** Why the last payment failed, for the shopper. */
    failure: text('failure').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    chargedAt: moment('charged_at'),
    /** When analytics were notified of the purchase, and the id of the event. */
    placedEventAt: moment('placed_event_at'),
    placedEventId: text('placed_event_id'),
  },
  (table) => [
    index('gift_card_purchase_customer').on(table.customerId, table.id),
    index('gift_card_purchase_recipient').on(sql`lower(${table.recipientEmail})`),
    index('gift_card_purchase_sender').on(sql`lower(${table.senderEmail})`, table.chargedAt),
    index('gift_card_purchase_cart')
      .on(table.updatedAt)
      .where(sql`${table.status} = 'cart'`),
    check('gift_card_purchase_amount', sql`${table.amountPaise} > 0`),
    check('gift_card_purchase_number', sql`(${table.status} = 'cart') = (${table.number} is null)`),
    check(
      'gift_card_purchase_charged',
      sql`(${table.status} in ('held', 'issued', 'cancelled')) = (${table.chargedAt} is not null)`,
    ),
  ],
);
