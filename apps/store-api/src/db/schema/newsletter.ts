import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customer } from './customer.ts';

/**
 * A subscription to the newsletter. One that has ended stays, so that the address gets no newsletter again
 * without a new confirmation.
 */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    /** Customer who changed it in their profile; null otherwise. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    /** `pending`: the owner of the address has not confirmed. */
    status: text('status').$type<'pending' | 'active' | 'ended'>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** When the last message to confirm was queued. */
    mailedAt: moment('mailed_at'),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('newsletter_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    check('newsletter_status_known', sql`${table.status} in ('pending', 'active', 'ended')`),
  ],
);

/**
 * Messages that a customer has chosen. Without a row, the customer gets no offers and no updates on WhatsApp.
 */
export const mailPreference = pgTable('mail_preference', {
  customerId: bigint('customer_id', { mode: 'number' })
    .primaryKey()
    .references(() => customer.id),
  offers: boolean('offers').notNull(),
  /** Updates about orders on WhatsApp [CFG-01]. */
  whatsapp: boolean('whatsapp').notNull().default(false),
  changedAt: moment('changed_at').notNull(),
});
