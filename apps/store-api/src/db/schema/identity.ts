import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

// The development identity provider's own tables. The store reads none of them: it asks the provider.

export const identityAccount = pgTable('identity_account', {
  customerHash: text('customer_hash').primaryKey(),
  phone: text('phone').notNull().unique(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  email: text('email'),
  createdAt: moment('created_at').notNull(),
});

/** A one-time code that was sent. The code itself is an HMAC; a new one for a phone takes the place of the old. */
export const identityCode = pgTable(
  'identity_code',
  {
    refId: text('ref_id').primaryKey(),
    phone: text('phone').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('identity_code_phone').on(table.phone),
    index('identity_code_expiry').on(table.expiresAt),
  ],
);

/** An authorisation code: what a verified phone is traded for, once, within a minute. */
export const identityGrant = pgTable(
  'identity_grant',
  {
    codeHash: text('code_hash').primaryKey(),
    customerHash: text('customer_hash')
      .notNull()
      .references(() => identityAccount.customerHash),
    codeChallenge: text('code_challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('identity_grant_expiry').on(table.expiresAt)],
);

/** A single-sign-on session: both tokens hashed. */
export const identitySession = pgTable(
  'identity_session',
  {
    accessHash: text('access_hash').primaryKey(),
    refreshHash: text('refresh_hash').notNull().unique(),
    /** All sessions that came from one login. */
    family: text('family').notNull(),
    customerHash: text('customer_hash')
      .notNull()
      .references(() => identityAccount.customerHash),
    accessExpiresAt: moment('access_expires_at').notNull(),
    refreshExpiresAt: moment('refresh_expires_at').notNull(),
    /** When the refresh token was used. */
    refreshedAt: moment('refreshed_at'),
    hasEnded: boolean('has_ended')
      .notNull()
      .default(sql`false`),
  },
  (table) => [
    index('identity_session_family').on(table.family),
    index('identity_session_expiry').on(table.refreshExpiresAt),
    index('identity_session_used').on(table.refreshedAt),
  ],
);
