import { leadDays } from '@luxe/contract/lead-forms';
import { indianDayAfter } from '@luxe/format';

/** First and last day that a shopper can choose. */
export function daysFromToday(now = new Date()): readonly [first: string, last: string] {
  return [indianDayAfter(now, 1), indianDayAfter(now, leadDays)];
}
