import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { forgetVisitor } from '../personalization/repository.ts';
import { addConsent, type StoredConsentRecord } from './repository.ts';

interface Answered {
  /** Null for a guest. */
  readonly customerId: number | null;
  readonly now: Date;
}

/**
 * Logs an answer about stored data. An answer that does not allow preferences deletes the views of the
 * visitor, and those of the customer on other devices.
 */
export async function recordConsent(
  db: Database,
  { consentId, noticeVersion, categories, source, answeredAt, mcv_id: visitorId }: CallBody<'recordConsent'>,
  { customerId, now }: Answered,
): Promise<void> {
  await db.transaction(async (tx) => {
    await addConsent(tx, {
      ...{ consentId, customerId, noticeVersion, source },
      categories: [...new Set(categories)],
      answeredAt: new Date(answeredAt * 1000),
      createdAt: now,
    });
    if (!categories.includes('preferences')) await forgetVisitor(tx, { visitorId, customerId });
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
