import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

// The development identity provider's own tables. The store reads none of them: it asks the provider.

/** Somebody with one login for every brand: known by a phone, an e-mail address or both, each proven by a code. */
export const identityAccount = pgTable(
  'identity_account',
  {
    customerHash: text('customer_hash').primaryKey(),
    phone: text('phone').unique(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** In small letters. */
    email: text('email'),
    phoneVerified: boolean('phone_verified').notNull().default(true),
    emailVerified: boolean('email_verified').notNull().default(false),
    userType: text('user_type').$type<'new' | 'existing' | 'migrated'>().notNull().default('existing'),
    gender: text('gender').$type<'Male' | 'Female' | 'Transgender' | "I'd rather not say">(),
    dateOfBirth: text('date_of_birth'),
    maritalStatus: text('marital_status'),
    /** Null for who is no member of the loyalty programme. */
    loyaltyTier: text('loyalty_tier').$type<'Base' | 'Copper' | 'Silver' | 'Gold' | 'Platinum'>(),
    /** The customer has asked to be forgotten: nobody gets in any more. */
    deletionAskedAt: moment('deletion_asked_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('identity_account_email').on(sql`lower(${table.email})`)],
);

/** A one-time code that was sent. The code itself is an HMAC; a new one for a phone or address takes the place of the old. */
export const identityCode = pgTable(
  'identity_code',
  {
    refId: text('ref_id').primaryKey(),
    /** Ten digits of a phone, or an e-mail address in small letters. */
    contact: text('contact').notNull(),
    /** A code for logging in changes nothing, and one for a change lets nobody in. */
    purpose: text('purpose').$type<'login' | 'change'>().notNull(),
    /** Whose contact is to be changed. */
    customerHash: text('customer_hash').references(() => identityAccount.customerHash),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('identity_code_contact').on(table.contact),
    index('identity_code_customer').on(table.customerHash),
    index('identity_code_expiry').on(table.expiresAt),
  ],
);

/** A link that was sent to an e-mail address: opening it proves that the address is the customer's. */
export const identityEmailLink = pgTable(
  'identity_email_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerHash: text('customer_hash')
      .notNull()
      .references(() => identityAccount.customerHash),
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('identity_email_link_customer').on(table.customerHash),
    index('identity_email_link_expiry').on(table.expiresAt),
  ],
);

/** Captchas that were solved and used: each is good for one call. */
export const usedCaptcha = pgTable(
  'used_captcha',
  { signature: text('signature').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('used_captcha_expiry').on(table.expiresAt)],
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
