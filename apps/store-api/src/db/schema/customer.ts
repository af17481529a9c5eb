import type { Gender, MaritalStatus } from '@luxe/format';
import { boolean, date, index, pgTable, text, uniqueIndex, bigint } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment } from './columns.ts';

/** A customer of the store. Paths contain `userName`, which reveals nothing about the person. */
export const customer = pgTable('customer', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1000000001 }),
  userName: text('user_name').notNull().unique(),
  /** Id of the person at the identity provider. */
  customerHash: text('customer_hash').notNull().unique(),
  phone: text('phone').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull().default(false),
  gender: text('gender').$type<Gender>(),
  /** `YYYY-MM-DD`. */
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  /** True if the identity provider lists the customer as a loyalty member. */
  isLoyal: boolean('is_loyal').notNull().default(false),
  maritalStatus: text('marital_status').$type<MaritalStatus>(),
  userType: text('user_type').$type<'new' | 'existing' | 'migrated'>().notNull(),
  createdAt: moment('created_at').notNull(),
  lastLoginAt: moment('last_login_at'),
  /**
   * When the customer asked to delete the account. No login works after that, and personal data is erased a
   * week later.
   */
  deletionRequestedAt: moment('deletion_asked_at'),
});

/**
 * Password hash of a customer, in the form `scrypt$N$r$p$salt$hash`. A customer without a password has no row
 * and logs in by one-time code.
 */
export const customerPassword = pgTable('customer_password', {
  customerId: bigint('customer_id', { mode: 'number' })
    .primaryKey()
    .references(() => customer.id),
  hash: text('hash').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/**
 * A hashed access token of the store. All tokens of one login share a family id. A guest's token has no
 * customer and no family.
 */
export const oauthToken = pgTable(
  'oauth_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<'global' | 'customer'>().notNull(),
    clientId: text('client_id').notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    family: text('family'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('oauth_token_family').on(table.family), index('oauth_token_expiry').on(table.expiresAt)],
);

/**
 * A hashed refresh token. The next refresh token is derived from the current one, so no token is stored in
 * plain text.
 */
export const refreshToken = pgTable(
  'refresh_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    family: text('family').notNull(),
    clientId: text('client_id').notNull(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('refresh_token_family').on(table.family),
    index('refresh_token_expiry').on(table.expiresAt),
    index('refresh_token_used').on(table.usedAt),
  ],
);

export const address = pgTable(
  'address',
  {
    id: text('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    addressType: text('address_type').$type<'Home' | 'Work' | 'Other'>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2').notNull(),
    line3: text('line3').notNull(),
    landmark: text('landmark').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    phone: text('phone').notNull(),
    emailID: text('email_id').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('address_customer').on(table.customerId),
    uniqueIndex('address_one_default')
      .on(table.customerId)
      .where(sql`${table.isDefault}`),
  ],
);
