import { expect, test } from 'vitest';
import { partsOf } from './isoDate.ts';
import { englishProblems, problemOf } from './dateProblem.ts';

const limits = {
  min: '2026-11-24',
  max: '2026-12-24',
  unavailable: (day: string) => (day === '2026-11-29' ? 'No delivery on Sundays' : undefined),
};
const of = (iso: string) => problemOf(partsOf(iso), limits, englishProblems);

test('each kind of invalid date has its own error message', () => {
  expect(of('2026-11-25')).toBeUndefined();
  expect(of('2026-11-23')).toBe('Choose Tuesday, 24 November 2026 or later');
  expect(of('2026-12-25')).toBe('Choose Thursday, 24 December 2026 or earlier');
  expect(of('2026-11-29')).toBe('No delivery on Sundays');
  expect(problemOf({ day: '31', month: '02', year: '2026' }, limits, englishProblems)).toMatch(/real date/);
  expect(problemOf({ day: '31', month: '', year: '' }, limits, englishProblems)).toMatch(/Enter day/);
});

test('an empty date is not an error', () => {
  expect(problemOf({ day: '', month: '', year: '' }, limits, englishProblems)).toBeUndefined();
});
