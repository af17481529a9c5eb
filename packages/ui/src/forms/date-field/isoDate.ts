/** A calendar date in India as text, `2026-11-24`, without time or zone. Sorts chronologically as text. */
export type IsoDate = string;

/** Text of the three inputs. */
export type DateParts = { day: string; month: string; year: string };

export const noParts: DateParts = { day: '', month: '', year: '' };

/** Splits a date into day, month and year. All parts are empty if `iso` is not a date such as 2026-11-24. */
export function partsOf(iso: IsoDate | null | undefined): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '') ?? [];
  return { day, month, year };
}

/** The date that the parts form. Null while they are incomplete or impossible, such as 31 February. */
export function isoOf({ day, month, year }: DateParts): IsoDate | null {
  if (!day || !month || year.length !== 4) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = utc(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/**
 * Reads a pasted or autofilled date: 24/11/2026, 24 11 2026, 24.11.2026 or 2026-11-24. Day first, as in
 * India. Null for any other text.
 */
export function readDate(text: string): DateParts | null {
  const iso = partsOf(text.trim());
  if (iso.day) return iso;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(text.trim()) ?? [];
  return day ? { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year } : null;
}

/** Today in India, independent of the time zone of the browser. */
export const todayInIndia = (now = new Date()): IsoDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(now);

/** Formats a date as "Tuesday, 24 November 2026". */
export function longDate(iso: IsoDate): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' }).format(utc(iso));
  const { day, year } = partsOf(iso);
  return `${part({ weekday: 'long' })}, ${Number(day)} ${part({ month: 'long' })} ${year}`;
}

const utc = (iso: IsoDate) => new Date(`${iso}T00:00:00Z`);
