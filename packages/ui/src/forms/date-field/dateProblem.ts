import { isoOf, longDate, type DateParts, type IsoDate } from './isoDate.ts';

/** Dates that may be selected. */
export type DateLimits = {
  /** First and last date, inclusive. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /**
   * Why a date within the limits is unavailable, such as "No delivery on Sundays". Undefined if it is
   * available.
   */
  unavailable?: ((day: IsoDate) => string | undefined) | undefined;
};

/** Errors of the field for an unacceptable date. */
export type DateProblemLabels = {
  incomplete: string;
  impossible: string;
  early: (min: string) => string;
  late: (max: string) => string;
};

export const englishProblems: DateProblemLabels = {
  incomplete: 'Enter day, month and year, as in 24 11 2026',
  impossible: 'Enter a real date. Check day and month',
  early: (min) => `Choose ${min} or later`,
  late: (max) => `Choose ${max} or earlier`,
};

/** The error for the typed parts. Undefined for an acceptable date and for empty parts. */
export function problemOf(
  parts: DateParts,
  limits: DateLimits,
  labels: DateProblemLabels,
): string | undefined {
  const { day, month, year } = parts;
  if (!day && !month && !year) return undefined;
  if (!day || !month || year.length < 4) return labels.incomplete;
  const iso = isoOf(parts);
  if (iso === null) return labels.impossible;
  if (limits.min !== undefined && iso < limits.min) return labels.early(longDate(limits.min));
  if (limits.max !== undefined && iso > limits.max) return labels.late(longDate(limits.max));
  return limits.unavailable?.(iso);
}
