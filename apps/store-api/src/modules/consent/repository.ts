import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { consentRecord } from '../../db/schema/index.ts';

export type StoredConsentRecord = typeof consentRecord.$inferSelect;

/** Logs an answer. False for a repeated request with the same id and time, which changes nothing. */
export const addConsent = async (db: Database, record: typeof consentRecord.$inferInsert): Promise<boolean> =>
  (await db.insert(consentRecord).values(record).onConflictDoNothing().returning({ id: consentRecord.id }))
    .length > 0;

/** The answer of a browser before a moment; undefined for its first answer. */
export const answerBefore = async (
  db: Database,
  consentId: string,
  answeredAt: Date,
): Promise<StoredConsentRecord | undefined> =>
  (
    await db
      .select()
      .from(consentRecord)
      .where(and(eq(consentRecord.consentId, consentId), lt(consentRecord.answeredAt, answeredAt)))
      .orderBy(desc(consentRecord.answeredAt))
      .limit(1)
  )[0];

/** The answers of a customer, newest first. */
export const consentsOf = (db: Database, customerId: number): Promise<StoredConsentRecord[]> =>
  db
    .select()
    .from(consentRecord)
    .where(eq(consentRecord.customerId, customerId))
    .orderBy(desc(consentRecord.id));
