// Written out rather than asked of Intl: its first formatter costs a phone 50 to 200 ms, before anything of the page can be used.

/** India has one time zone and has not moved its clocks since 1945. */
const offsetMs = 5.5 * 3_600_000;
const dayMs = 86_400_000;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The moment whose UTC fields are the Indian fields of another. Throws a RangeError for what is no time. */
function inIndia(at: Date): Date {
  if (Number.isNaN(at.getTime())) throw new RangeError('Not a time');
  return new Date(at.getTime() + offsetMs);
}

const monthOf = (at: Date) => months[at.getUTCMonth()] ?? '';
/** Three letters; September has four. */
const shortMonthOf = (at: Date) => monthOf(at).slice(0, monthOf(at) === 'September' ? 4 : 3);

let clock = (): Date => new Date();

/** Sets the moment whose year goes without saying. For tests and stories, whose samples have dates of one year. */
export function setDateClock(now: () => Date): void {
  clock = now;
}

/** `''` for a day of the current year in India, else ` 2027`. */
const otherYearOf = (at: Date) =>
  at.getUTCFullYear() === inIndia(clock()).getUTCFullYear() ? '' : ` ${at.getUTCFullYear()}`;

/**
 * `Tuesday, 24 November`; with its year where that is not the current one. Takes an ISO date or time; India's calendar
 * day counts.
 */
export function formatDay(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${weekdays[at.getUTCDay()]}, ${at.getUTCDate()} ${monthOf(at)}${otherYearOf(at)}`;
}

/** `Tuesday, 24 November 2026`: true whenever it is read. */
export function formatFullDay(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${weekdays[at.getUTCDay()]}, ${formatDate(iso)}`;
}

/** `20 November 2026`. */
export function formatDate(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${at.getUTCDate()} ${monthOf(at)} ${at.getUTCFullYear()}`;
}

/** `20 Nov, 10:42 am`; `20 Nov 2025, 10:42 am` where the year is not the current one. */
export function formatMoment(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${at.getUTCDate()} ${shortMonthOf(at)}${otherYearOf(at)}, ${formatTime(iso)}`;
}

/** `10:42 am`. */
export function formatTime(iso: string): string {
  const at = inIndia(new Date(iso));
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The calendar day in India of a moment, as `YYYY-MM-DD`. */
export function indianDay(at: Date): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/** The clock in India at a moment, to the second, for staff: `2026-11-24 10:42:07`. */
export const indianClock = (at: Date): string => inIndia(at).toISOString().replace('T', ' ').slice(0, 19);

/** The year in India of a moment. */
export const indianYear = (at: Date): number => inIndia(at).getUTCFullYear();

/** `YYYY-MM-DD` a number of days after a moment, by India's calendar. */
export function indianDayAfter(at: Date, days: number): string {
  return indianDay(new Date(at.getTime() + days * dayMs));
}
