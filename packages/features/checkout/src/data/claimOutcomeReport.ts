import type { SessionStorage } from './attempt.ts';

const storageKey = 'reportedOutcomes';
/** Limits the stored list; one tab has few orders. */
const maxOutcomes = 20;

/** True the first time this tab shows this outcome of an order, so that a reload reports nothing again. */
export function claimOutcomeReport(storage: SessionStorage, orderId: string, outcome: string): boolean {
  const reported = (storage.getItem(storageKey) ?? '').split(',').filter(Boolean);
  const entry = `${orderId}:${outcome}`;
  if (reported.includes(entry)) return false;
  storage.setItem(storageKey, [...reported, entry].slice(-maxOutcomes).join(','));
  return true;
}
