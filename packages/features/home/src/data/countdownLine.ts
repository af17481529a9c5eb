import { formatDay, formatFullDay, formatTime, indianDay } from '@luxe/format';
import { countdownCopy as copy } from '../countdownCopy.ts';

const dayMs = 86_400_000;
/** From this many days before the end on, a date is clearer than a number of days. */
const week = 7;

/**
 * Describes the end of an offer in India's time; `undefined` after the end. Without `now` it returns the full
 * date, which stays true while the server's page is cached.
 */
export function countdownLine(ends: string, now?: number): string | undefined {
  const time = formatTime(ends);
  if (now === undefined) return copy.until(withoutComma(formatFullDay(ends)), time);
  const day = withoutComma(formatDay(ends));
  if (now >= Date.parse(ends)) return undefined;
  const days = daysBetween(new Date(now), new Date(ends));
  if (days === 0) return copy.today(time);
  if (days === 1) return copy.tomorrow(time);
  return days < week ? copy.inDays(days, day) : copy.until(day, time);
}

/** Removes the comma of a day, because a comma also precedes the time: "Sunday 29 November, 11:59 pm". */
const withoutComma = (day: string) => day.replace(',', '');

/** Number of midnights in India between two times. */
const daysBetween = (from: Date, to: Date) =>
  (Date.parse(indianDay(to)) - Date.parse(indianDay(from))) / dayMs;
