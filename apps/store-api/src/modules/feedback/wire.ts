import type { CallResponseInput } from '@luxe/contract/calls';
import type { StoredFeedback } from './repository.ts';

/** Feedback of a customer, for the download of their data. */
export const toWireFeedback = (
  row: StoredFeedback,
): CallResponseInput<'personalData'>['feedback'][number] => ({
  kind: row.kind,
  subject: row.subject,
  askedAt: row.askedAt.toISOString(),
  score: row.score,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  reasons: row.reasons,
  comment: row.comment,
});
