import { isoOf, longDate, type DateParts, type IsoDate } from './isoDate.ts';

/** Days that may be chosen. */
export type DateLimits = {
  /** First and last day, included. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /** Why a day between them cannot be had, as "No delivery on Sundays"; undefined where it can. */
  unavailable?: ((day: IsoDate) => string | undefined) | undefined;
};

/** What the field says of a date that does not fit. */
export type DateProblemWords = {
  incomplete: string;
  impossible: string;
  early: (min: string) => string;
  late: (max: string) => string;
};

export const englishProblems: DateProblemWords = {
  incomplete: 'Enter day, month and year, as in 24 11 2026',
  impossible: 'There is no such day. Check day and month',
  early: (min) => `Choose ${min} or later`,
  late: (max) => `Choose ${max} or earlier`,
};

/** What is wrong with what was typed, in words; undefined while nothing is, or nothing was typed. */
export function problemOf(parts: DateParts, limits: DateLimits, say: DateProblemWords): string | undefined {
  const { day, month, year } = parts;
  if (!day && !month && !year) return undefined;
  if (!day || !month || year.length < 4) return say.incomplete;
  const iso = isoOf(parts);
  if (iso === null) return say.impossible;
  if (limits.min !== undefined && iso < limits.min) return say.early(longDate(limits.min));
  if (limits.max !== undefined && iso > limits.max) return say.late(longDate(limits.max));
  return limits.unavailable?.(iso);
}
