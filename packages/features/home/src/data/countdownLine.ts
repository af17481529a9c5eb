import { formatDay, formatFullDay, formatTime, indianDay } from '@luxe/format';
import { countdownCopy as copy } from '../countdownCopy.ts';

const dayMs = 86_400_000;
/** From so many days on a date says more than a number. */
const week = 7;

/**
 * Until when, in a shopper's words and India's time. `undefined` once it is over. Without `now` the words are true at any time before: those of
 * the server, whose page may be kept.
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

/** The words of a countdown have no second comma: "Sunday 29 November, 11:59 pm". */
const withoutComma = (day: string) => day.replace(',', '');

/** Midnights in India between two moments. */
const daysBetween = (from: Date, to: Date) =>
  (Date.parse(indianDay(to)) - Date.parse(indianDay(from))) / dayMs;
