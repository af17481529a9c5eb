import type { Shelf } from './attempt.ts';

const name = 'toldOutcomes';
/** Outcomes that are remembered: a tab has few orders. */
const most = 20;

/** True the first time that this tab shows how an order ended: a reload places and tells nothing anew. */
export function isFirstTold(shelf: Shelf, orderId: string, outcome: string): boolean {
  const told = (shelf.getItem(name) ?? '').split(',').filter(Boolean);
  const entry = `${orderId}:${outcome}`;
  if (told.includes(entry)) return false;
  shelf.setItem(name, [...told, entry].slice(-most).join(','));
  return true;
}
