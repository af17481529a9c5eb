import { reasonLabels, reasonProblems, type ReasonProblems } from '@luxe/patterns/reason-picker';
import { reasonsFor } from '../../data/reasons.ts';
import { reasonsOf, type ReturnDraft } from '../../data/draft.ts';
import type { ReturnOptions } from '@luxe/contract/calls';
import { copy } from './copy.ts';

export const labels = { ...reasonLabels, comment: copy.comment, commentMissing: copy.commentMissing };

/** What is wrong with the reason of each chosen line, by its transaction id. Empty when nothing is. */
export function itemProblems(
  { items }: ReturnDraft,
  { lines }: Pick<ReturnOptions, 'lines'>,
): Record<string, ReasonProblems> {
  const found = Object.entries(items).flatMap(([transactionId, item]) => {
    const line = lines.find((one) => one.transactionId === transactionId);
    const problems = line ? reasonProblems(reasonsFor(line, item.quantity), item, { labels }) : {};
    return Object.keys(problems).length > 0 ? [[transactionId, problems] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Whether the photos show a fault, and so at least one is needed. */
export const needsPhoto = (draft: ReturnDraft): boolean =>
  reasonsOf(draft).some((reason) => reason === 'damaged' || reason === 'wrongItem');

/** Whether missing items are mixed with items that come back. */
export const mixesMissing = (draft: ReturnDraft): boolean => {
  const reasons = new Set(reasonsOf(draft));
  return reasons.has('missing') && reasons.size > 1;
};
