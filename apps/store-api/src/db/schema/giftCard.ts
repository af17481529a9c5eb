import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';
import { giftCardPurchase } from './giftCardPurchase.ts';
import { paymentAttempt } from './payment.ts';

/**
 * `blocked`: cannot be redeemed until the desk sends it again or unblocks it. `cancelled`: its money went
 * back.
 */
export type GiftCardStatus = 'active' | 'used' | 'expired' | 'blocked' | 'cancelled';

/**
 * A card that was issued. A purchase and a charge have at most one, and a trigger rejects a card whose
 * payment is not charged with its amount.
 */
export const giftCard = pgTable(
  'gift_card',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purchaseId: bigint('purchase_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => giftCardPurchase.id),
    attemptId: bigint('attempt_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => paymentAttempt.id),
    amountPaise: paise('amount_paise').notNull(),
    status: text('status').$type<GiftCardStatus>().notNull(),
    /**
     * HMAC of the code, to find the card. Null until the code is made: when it is first mailed or shown, and
     * again after it was replaced. Code and PIN are encrypted with a key that is not in the database.
     */
    codeHash: text('code_hash').unique(),
    code: text('code'),
    pin: text('pin'),
    lastFour: text('last_four').notNull().default(''),
    /** Number of wrong PINs in a row. */
    wrongPins: integer('wrong_pins').notNull().default(0),
    /** Last day in India on which it can be redeemed, YYYY-MM-DD. */
    lastDay: text('last_day').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** When its letter was written; null before. */
    sentAt: moment('sent_at'),
    /** Why its letter could not be delivered; null for one that was, or that may still be. */
    letterProblem: text('letter_problem'),
    /** When the buyer saw the code, and the hash of the key of that request. */
    revealedAt: moment('revealed_at'),
    revealKey: text('reveal_key'),
    redeemedBy: bigint('redeemed_by', { mode: 'number' }).references(() => customer.id),
    redeemedAt: moment('redeemed_at'),
  },
  (table) => [
    index('gift_card_last_four').on(table.lastFour),
    index('gift_card_end')
      .on(table.lastDay)
      .where(sql`${table.status} in ('active', 'blocked')`),
    check('gift_card_amount', sql`${table.amountPaise} > 0`),
    check(
      'gift_card_used',
      sql`(${table.status} = 'used') = (${table.redeemedBy} is not null) and (${table.redeemedBy} is null) = (${table.redeemedAt} is null)`,
    ),
    check(
      'gift_card_code',
      sql`(${table.codeHash} is null) = (${table.code} is null) and (${table.code} is null) = (${table.pin} is null)`,
    ),
  ],
);

export type LeadStatus = 'new' | 'contacted' | 'ordered' | 'closed';

/** What a company asks for. */
export const corporateLead = pgTable(
  'corporate_lead',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text('number').unique(),
    /** Idempotency key of the request, and the hash of its content. */
    requestKey: text('request_key').notNull().unique(),
    requestHash: text('request_hash').notNull(),
    status: text('status').$type<LeadStatus>().notNull().default('new'),
    company: text('company').notNull(),
    gstin: text('gstin').notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    note: text('note').notNull(),
    rows: jsonb('rows').$type<{ denominationPaise: number; quantity: number }[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its status changed last. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('corporate_lead_status').on(table.status, table.id)],
);
