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

/** `Tuesday, 24 November`: a delivery date. Takes an ISO date or time; India's calendar day counts. */
export function formatDay(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${weekdays[at.getUTCDay()]}, ${at.getUTCDate()} ${monthOf(at)}`;
}

/** `20 November 2026`. */
export function formatDate(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${at.getUTCDate()} ${monthOf(at)} ${at.getUTCFullYear()}`;
}

/** `20 Nov, 10:42 am`. */
export function formatMoment(iso: string): string {
  const at = inIndia(new Date(iso));
  return `${at.getUTCDate()} ${shortMonthOf(at)}, ${formatTime(iso)}`;
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

/** `YYYY-MM-DD` a number of days after a moment, by India's calendar. */
export function indianDayAfter(at: Date, days: number): string {
  return indianDay(new Date(at.getTime() + days * dayMs));
}
