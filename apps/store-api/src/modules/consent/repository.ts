import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { consentRecord } from '../../db/schema/index.ts';

export type StoredConsentRecord = typeof consentRecord.$inferSelect;

/** Logs an answer, once: a repeated request with the same id and time changes nothing. */
export const addConsent = (db: Database, record: typeof consentRecord.$inferInsert) =>
  db.insert(consentRecord).values(record).onConflictDoNothing();

/** The answers of a customer, newest first. */
export const consentsOf = (db: Database, customerId: number): Promise<StoredConsentRecord[]> =>
  db
    .select()
    .from(consentRecord)
    .where(eq(consentRecord.customerId, customerId))
    .orderBy(desc(consentRecord.id));
