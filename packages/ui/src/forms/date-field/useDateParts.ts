import { useState } from 'react';
import { isoOf, noParts, partsOf, type DateParts, type IsoDate } from './isoDate.ts';
import { problemOf, type DateLimits, type DateProblemLabels } from './dateProblem.ts';

type Settings = {
  value: IsoDate | null | undefined;
  defaultValue: IsoDate | null | undefined;
  defaultParts: DateParts | undefined;
  limits: DateLimits;
  labels: DateProblemLabels;
  onValueChange: ((value: IsoDate | null) => void) | undefined;
  onProblemChange: ((problem: string | undefined) => void) | undefined;
};

/** State of a date field: the typed parts, the date that they form and the current error. */
export function useDateParts({
  value,
  defaultValue,
  defaultParts,
  limits,
  labels,
  onValueChange,
  onProblemChange,
}: Settings) {
  const [parts, setParts] = useState(
    () => defaultParts ?? partsOf(value === undefined ? defaultValue : value),
  );
  const problem = problemOf(parts, limits, labels);
  const iso = problem === undefined ? isoOf(parts) : null;

  // A new value from the parent replaces the typed parts. Null clears the parts only if they form a date. The
  // value is also null while the shopper types, because the parts are still incomplete.
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value === null && iso !== null) setParts(noParts);
    else if (value && value !== isoOf(parts)) setParts(partsOf(value));
  }

  const change = (next: DateParts) => {
    const nextProblem = problemOf(next, limits, labels);
    const day = nextProblem === undefined ? isoOf(next) : null;
    setParts(next);
    // Reports the error before the value, because a form validates when the value arrives.
    onProblemChange?.(nextProblem);
    if (value === undefined || day !== value || nextProblem !== problem) onValueChange?.(day);
  };

  return { parts, iso, problem, change };
}
