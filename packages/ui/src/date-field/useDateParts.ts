import { useState } from 'react';
import { isoOf, noParts, partsOf, type DateParts, type IsoDate } from './isoDate.ts';
import { problemOf, type DateLimits, type DateProblemWords } from './problem.ts';

type Settings = {
  value: IsoDate | null | undefined;
  defaultValue: IsoDate | null | undefined;
  limits: DateLimits;
  words: DateProblemWords;
  onValueChange: ((value: IsoDate | null) => void) | undefined;
  onProblemChange: ((words: string | undefined) => void) | undefined;
};

/** The parts being typed, the day they name once they name one, and what is wrong with them. */
export function useDateParts({
  value,
  defaultValue,
  limits,
  words,
  onValueChange,
  onProblemChange,
}: Settings) {
  const [parts, setParts] = useState(() => partsOf(value === undefined ? defaultValue : value));
  const problem = problemOf(parts, limits, words);
  const iso = problem === undefined ? isoOf(parts) : null;

  // A value set from outside replaces what is typed; null while typing is our own answer, not an order to clear.
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value === null && iso !== null) setParts(noParts);
    else if (value && value !== isoOf(parts)) setParts(partsOf(value));
  }

  const change = (next: DateParts) => {
    const found = problemOf(next, limits, words);
    const day = found === undefined ? isoOf(next) : null;
    setParts(next);
    // First what is wrong, then the value: a form judges when the value arrives.
    onProblemChange?.(found);
    if (value === undefined || day !== value || found !== problem) onValueChange?.(day);
  };

  return { parts, iso, problem, change };
}
