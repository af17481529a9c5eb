import { formatTime, indianDay, indianDayAfter } from '@luxe/format';
import type { StoredStore } from './repository.ts';

type Hours = Pick<StoredStore, 'opensAt' | 'closesAt' | 'closedWeekday'>;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayOf = (day: string): number => new Date(day).getUTCDay();
/** `9:30 pm`, or `9 pm` for a full hour. */
const shortTime = (time: string): string => formatTime(`2026-01-01T${time}:00+05:30`).replace(':00', '');

/** The hours of a store for the shopper now: `Open until 9:30 pm`, `Closed today. Opens Saturday, 11 am`. */
export function describeHours(
  { opensAt, closesAt, closedWeekday }: Hours,
  now: Date,
): { readonly hours: string; readonly isOpen: boolean } {
  const today = indianDay(now);
  const at = (time: string) => new Date(`${today}T${time}:00+05:30`);
  const isClosedToday = weekdayOf(today) === closedWeekday;
  if (!isClosedToday && now < at(opensAt))
    return { hours: `Opens today, ${shortTime(opensAt)}`, isOpen: false };
  if (!isClosedToday && now < at(closesAt))
    return { hours: `Open until ${shortTime(closesAt)}`, isOpen: true };
  const tomorrow = indianDayAfter(now, 1);
  const next = weekdayOf(tomorrow) === closedWeekday ? indianDayAfter(now, 2) : tomorrow;
  const closed = isClosedToday ? 'Closed today' : 'Closed now';
  return { hours: `${closed}. Opens ${weekdays[weekdayOf(next)]}, ${shortTime(opensAt)}`, isOpen: false };
}
