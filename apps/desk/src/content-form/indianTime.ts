import { indianClock } from '@luxe/format';

/** A moment as a control for date and time shows it, in Indian time: `2026-12-05T10:00`. */
export function toIndianInput(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? '' : indianClock(at).replace(' ', 'T').slice(0, 16);
}

/** The moment of a date and time in India: `2026-12-05T10:00:00+05:30`. Undefined for an incomplete one. */
export const fromIndianInput = (typed: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? `${typed}:00+05:30` : undefined;
