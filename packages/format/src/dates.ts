// This file does not use Intl: on a phone, creating the first Intl formatter delays the page by 50 to 200 ms.

/** Offset of Indian time from UTC. India has one time zone and has not moved its clocks since 1945. */
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

/**
 * Shifts a moment by the offset of India, so that the UTC getters of the result return the date and time in
 * India. Throws a RangeError for an invalid date.
 */
function inIndia(at: Date): Date {
  if (Number.isNaN(at.getTime())) throw new RangeError('Invalid date');
  return new Date(at.getTime() + offsetMs);
}

const monthOf = (at: Date) => months[at.getUTCMonth()] ?? '';
/** Three letters, but four for September. */
const shortMonthOf = (at: Date) => monthOf(at).slice(0, monthOf(at) === 'September' ? 4 : 3);

let clock = (): Date => new Date();

/** The time of the clock that `setDateClock` sets. */
export const dateClock = (): Date => clock();

/**
 * Sets the clock that determines the current year. Formatted dates omit the year when it is the current year.
 * Tests and stories set this clock, because the dates of their samples are all in one year.
 */
export function setDateClock(now: () => Date): void {
  clock = now;
}

/** Returns an empty text for a day in the current year in India, otherwise a space and the year: ` 2027`. */
const otherYearOf = (at: Date) =>
  at.getUTCFullYear() === inIndia(clock()).getUTCFullYear() ? '' : ` ${at.getUTCFullYear()}`;

/**
 * `Tuesday, 24 November`, with the year when it is not the current one. Takes an ISO date or time and uses
 * the calendar day in India.
 */
export function formatDay(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${weekdays[at.getUTCDay()]}, ${at.getUTCDate()} ${monthOf(at)}${otherYearOf(at)}`;
}

/** `Tuesday, 24 November 2026`, always with the year. */
export function formatFullDay(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${weekdays[at.getUTCDay()]}, ${formatDate(iso)}`;
}

/** `20 November 2026`. */
export function formatDate(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${at.getUTCDate()} ${monthOf(at)} ${at.getUTCFullYear()}`;
}

/** `24 Nov`, or `24 Nov 2027` when the year is not the current one. */
export function formatShortDay(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${at.getUTCDate()} ${shortMonthOf(at)}${otherYearOf(at)}`;
}

/** `20 Nov, 10:42 am`, or `20 Nov 2025, 10:42 am` when the year is not the current one. */
export function formatMoment(iso: string): string {
  return `${formatShortDay(iso)}, ${formatTime(iso)}`;
}

/** `10:42 am`. */
export function formatTime(iso: string): string {
  const at = inIndia(new Date(iso));
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The calendar day of a moment in India, as `YYYY-MM-DD`. */
export function indianDay(at: Date): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/** Date and time of a moment in India, to the second, for staff: `2026-11-24 10:42:07`. */
export const indianClock = (at: Date): string => inIndia(at).toISOString().replace('T', ' ').slice(0, 19);

export const indianYear = (at: Date): number => inIndia(at).getUTCFullYear();

/** The calendar day in India, as `YYYY-MM-DD`, a number of days after a moment. */
export function indianDayAfter(at: Date, days: number): string {
  return indianDay(new Date(at.getTime() + days * dayMs));
}

/**
 * The same time of day one month later, in India. Without such a day, the last day of that month: 31 January
 * and one month is 28 or 29 February.
 */
export function monthAfter(at: Date): Date {
  const local = inIndia(at);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - offsetMs);
}
