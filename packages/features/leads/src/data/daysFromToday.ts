import { leadDays } from '@luxe/contract/lead-forms';
import { indianDayAfter } from '@luxe/format';

/** First and last day that a shopper can choose. */
export function daysFromToday(): readonly [first: string, last: string] {
  const now = new Date();
  return [indianDayAfter(now, 1), indianDayAfter(now, leadDays)];
}
