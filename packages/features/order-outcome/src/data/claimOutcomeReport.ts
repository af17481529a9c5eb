import type { SessionStorage } from '@luxe/resources';

const storageKey = 'reportedOutcomes';
/** Maximum length of the stored list. A short list is enough, because one tab shows few orders. */
const maxOutcomes = 20;

/**
 * Returns true the first time that this tab shows this outcome of an order, so that a reload does not report
 * the outcome again.
 */
export function claimOutcomeReport(storage: SessionStorage, orderId: string, outcome: string): boolean {
  const reported = (storage.getItem(storageKey) ?? '').split(',').filter(Boolean);
  const entry = `${orderId}:${outcome}`;
  if (reported.includes(entry)) return false;
  storage.setItem(storageKey, [...reported, entry].slice(-maxOutcomes).join(','));
  return true;
}
