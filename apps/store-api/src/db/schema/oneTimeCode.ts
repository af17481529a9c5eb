import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { identityAccount } from './identity.ts';

/**
 * A sent one-time code, stored as an HMAC. Sending it again replaces the code. Other codes for the same
 * subject stay valid. The names in the database are older than the codes of guests; a new name would stop a
 * process of the release before.
 */
export const oneTimeCode = pgTable(
  'identity_code',
  {
    refId: text('ref_id').primaryKey(),
    /**
     * What the code proves: a phone number of ten digits, an e-mail address in lower case, or the order of a
     * guest (`order LX-2611-2048-77`).
     */
    subject: text('contact').notNull(),
    /** What the code is for. A code for one purpose does not work for another. */
    purpose: text('purpose').$type<'login' | 'change' | 'track'>().notNull(),
    /** Account whose contact the code changes; null for any other code. */
    customerHash: text('customer_hash').references(() => identityAccount.customerHash),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('identity_code_contact').on(table.subject),
    index('identity_code_customer').on(table.customerHash),
    index('identity_code_expiry').on(table.expiresAt),
  ],
);
