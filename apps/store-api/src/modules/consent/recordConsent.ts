import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { forgetVisitor } from '../personalization/repository.ts';
import { addConsent, answerBefore, type StoredConsentRecord } from './repository.ts';

interface Answered {
  /** Null for a guest. */
  readonly customerId: number | null;
  readonly now: Date;
}

/**
 * Logs an answer about stored data. An answer that does not allow preferences deletes the views of this
 * browser's visitor. It deletes the views of the customer on other devices only if it withdraws a consent: a
 * first answer on another device, or a repeated one, is about that device alone.
 */
export async function recordConsent(
  db: Database,
  { consentId, noticeVersion, categories, source, answeredAt, mcv_id: visitorId }: CallBody<'recordConsent'>,
  { customerId, now }: Answered,
): Promise<void> {
  const at = new Date(answeredAt * 1000);
  await db.transaction(async (tx) => {
    const isNew = await addConsent(tx, {
      ...{ consentId, customerId, noticeVersion, source },
      ...{ categories: [...new Set(categories)], answeredAt: at, createdAt: now },
    });
    if (!isNew || categories.includes('preferences')) return;
    const before = await answerBefore(tx, consentId, at);
    const isWithdrawal = before?.categories.includes('preferences') === true;
    await forgetVisitor(tx, { visitorId, customerId: isWithdrawal ? customerId : null });
  });
}

/** An answer for the download of a customer's data. */
export const toWireConsent = ({
  noticeVersion,
  categories,
  source,
  answeredAt,
}: StoredConsentRecord): CallResponseInput<'personalData'>['consents'][number] => ({
  ...{ noticeVersion, categories, source },
  answeredAt: answeredAt.toISOString(),
});
