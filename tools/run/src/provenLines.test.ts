import { expect, it } from 'vitest';
import { findUnprovenLines, type ReportedSuite } from './provenLines.ts';

const suiteOf = (...tests: readonly (readonly [title: string, status: string])[]): ReportedSuite => ({
  suites: [{ specs: tests.map(([title, status]) => ({ title, tests: [{ status }] })) }],
});
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `ANA-${String(from + at).padStart(2, '0')}`);

it('a line is proven by a test that passed, in any file and also when it ran again', () => {
  const halves = [
    suiteOf([`sends them [${ids(1, 9).join(', ')}]`, 'expected']),
    suiteOf([`sends the others [${ids(10, 17).join(', ')}] [PER-01]`, 'flaky']),
  ];
  expect(findUnprovenLines(halves)).toEqual([]);
});

it('a test that failed or was skipped proves nothing, and neither does a title without brackets', () => {
  const suites = [
    suiteOf([`sends most [${ids(1, 14).join(', ')}]`, 'expected'], ['fails [ANA-15]', 'unexpected']),
    suiteOf(['is skipped [ANA-16]', 'skipped'], ['only names ANA-17', 'expected']),
  ];
  expect(findUnprovenLines(suites)).toEqual(['ANA-15', 'ANA-16', 'ANA-17']);
});

it('nothing is proven without a report', () => {
  expect(findUnprovenLines([])).toEqual(ids(1, 17));
});
