import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

// Tables of the development identity provider. The store never reads them; it calls the provider.

/**
 * A person with one login for every brand, identified by a phone, an e-mail address or both. The person has
 * verified each of these with a one-time code or a link.
 */
export const identityAccount = pgTable(
  'identity_account',
  {
    customerHash: text('customer_hash').primaryKey(),
    phone: text('phone').unique(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** In lower case. */
    email: text('email'),
    phoneVerified: boolean('phone_verified').notNull().default(true),
    emailVerified: boolean('email_verified').notNull().default(false),
    userType: text('user_type').$type<'new' | 'existing' | 'migrated'>().notNull().default('existing'),
    gender: text('gender').$type<'Male' | 'Female' | 'Transgender' | "I'd rather not say">(),
    dateOfBirth: text('date_of_birth'),
    maritalStatus: text('marital_status'),
    /** Null if the person is not a loyalty member. */
    loyaltyTier: text('loyalty_tier').$type<'Base' | 'Copper' | 'Silver' | 'Gold' | 'Platinum'>(),
    /** When the customer asked to be deleted. No login works after that. */
    deletionRequestedAt: moment('deletion_asked_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('identity_account_email').on(sql`lower(${table.email})`)],
);

/** A link sent to an e-mail address. Opening it verifies the address. */
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

/** Solved captchas that a call has used. Each is valid for one call. */
export const usedCaptcha = pgTable(
  'used_captcha',
  { signature: text('signature').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('used_captcha_expiry').on(table.expiresAt)],
);

/**
 * An authorisation code, for a verified login or a redirect to another client. It is valid once, for a
 * minute.
 */
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

/** A single-sign-on session. Both tokens are hashed. */
export const identitySession = pgTable(
  'identity_session',
  {
    accessHash: text('access_hash').primaryKey(),
    refreshHash: text('refresh_hash').notNull().unique(),
    /** Id shared by all sessions of one login. */
    family: text('family').notNull(),
    customerHash: text('customer_hash')
      .notNull()
      .references(() => identityAccount.customerHash),
    accessExpiresAt: moment('access_expires_at').notNull(),
    refreshExpiresAt: moment('refresh_expires_at').notNull(),
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
