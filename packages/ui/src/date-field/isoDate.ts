/** A day as text, `2026-11-24`: the calendar day in India, without time or zone. Sorts as it reads. */
export type IsoDate = string;

/** What stands in the three inputs. */
export type DateParts = { day: string; month: string; year: string };

export const noParts: DateParts = { day: '', month: '', year: '' };

/** Parts of a day; of none, nothing. */
export function partsOf(iso: IsoDate | null | undefined): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '') ?? [];
  return { day, month, year };
}

/** The day that the parts name, null while they are incomplete or name none, as 31 February. */
export function isoOf({ day, month, year }: DateParts): IsoDate | null {
  if (!day || !month || year.length !== 4) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = utc(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** A date pasted or filled in whole: 24/11/2026, 24 11 2026, 24.11.26 or 2026-11-24. Day first, as in India. */
export function readDate(text: string): DateParts | null {
  const iso = partsOf(text.trim());
  if (iso.day) return iso;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(text.trim()) ?? [];
  return day ? { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year } : null;
}

/** Today in India, wherever the browser is. */
export const todayInIndia = (now = new Date()): IsoDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(now);

/** "Tuesday, 24 November 2026". */
export function longDate(iso: IsoDate): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' }).format(utc(iso));
  const { day, year } = partsOf(iso);
  return `${part({ weekday: 'long' })}, ${Number(day)} ${part({ month: 'long' })} ${year}`;
}

const utc = (iso: IsoDate) => new Date(`${iso}T00:00:00Z`);
