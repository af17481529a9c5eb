import { expect, it, test } from 'vitest';
import { add, closingLine, countPictures, countPlaywright, countVitest } from './count.ts';
import type { Summary } from './pictures/summary.ts';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, success: true };
const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };

test.each([
  [vitest, { passed: 3, failed: 0, skipped: 1 }],
  [
    { ...vitest, numFailedTests: 2, success: false },
    { passed: 3, failed: 2, skipped: 1 },
  ],
  [
    { ...vitest, success: false },
    { passed: 3, failed: 1, skipped: 1 },
  ],
  [
    { ...vitest, numPassedTests: 0 },
    { passed: 0, failed: 1, skipped: 1 },
  ],
])('counts tests in Vitest report %o', (report, count) => expect(countVitest(report)).toEqual(count));

test.each([
  [
    { stats, errors: [] },
    { passed: 2, failed: 0, skipped: 0 },
  ],
  [
    { stats: { ...stats, flaky: 1 }, errors: [] },
    { passed: 3, failed: 0, skipped: 0 },
  ],
  [
    { stats, errors: ['no server'] },
    { passed: 2, failed: 1, skipped: 0 },
  ],
  [
    { stats: { ...stats, expected: 0 }, errors: [] },
    { passed: 0, failed: 1, skipped: 0 },
  ],
])('counts tests in Playwright report %o', (report, count) => expect(countPlaywright(report)).toEqual(count));

const pictures: Summary = { mode: 'compare', taken: 3, skipped: 0, entries: 0, faults: [], orphans: 0 };

test.each([
  ['all pictures match', pictures, false, [0, 0]],
  ['two pictures without a story', { ...pictures, faults: ['one', 'two'], orphans: 2 }, false, [2, 0]],
  ['pictures skipped without the pinned browser', { ...pictures, skipped: 8 }, false, [0, 8]],
  ['pictures skipped on CI', { ...pictures, skipped: 8 }, true, [1, 8]],
  ['a run that did not finish', undefined, false, [1, 0]],
] as const)('countPictures counts failures and skips in this case: %s', (_, given, ci, [failed, skipped]) => {
  const { count, sentences } = countPictures(given, ci);
  expect(count).toEqual({ passed: 0, failed, skipped });
  expect(sentences.length > 0).toBe(failed + skipped > 0);
});

it('formats the closing line of a test run', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine(add({ passed: 1, failed: 1, skipped: 0 }, { passed: 1, failed: 0, skipped: 2 }))).toBe(
    '2 passed, 1 failed, 2 skipped',
  );
});
