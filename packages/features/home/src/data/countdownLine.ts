import { formatDay, formatFullDay, formatTime, indianDay } from '@luxe/format';

/** Copy of the countdown. It is here, so that it loads with the block, after the first load. */
const copy = {
  until: (day: string, time: string) => `Until ${day}, ${time}`,
  inDays: (days: number, day: string) => `Ends in ${days} days, on ${day}`,
  tomorrow: (time: string) => `Ends tomorrow at ${time}`,
  today: (time: string) => `Ends today at ${time}`,
} as const;

const dayMs = 86_400_000;
/**
 * If an offer ends in this many days or more, the text shows the date of the end. The date is then clearer
 * than a number of days.
 */
const week = 7;

/**
 * Returns the text that shows when an offer ends, in India's time; `undefined` after the end. Without `now`,
 * the text is the full date. The full date stays true however long the server's page is cached.
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

/**
 * Removes the comma after the weekday, so that the only comma precedes the time: "Sunday 29 November, 11:59
 * pm".
 */
const withoutComma = (day: string) => day.replace(',', '');

/** Number of midnights in India between two times. */
const daysBetween = (from: Date, to: Date) =>
  (Date.parse(indianDay(to)) - Date.parse(indianDay(from))) / dayMs;
