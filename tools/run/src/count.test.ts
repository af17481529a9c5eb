import { expect, it, test } from 'vitest';
import { add, closingLine, countPlaywright, countVitest } from './count.ts';

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

it('formats the closing line of a test run', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine(add({ passed: 1, failed: 1, skipped: 0 }, { passed: 1, failed: 0, skipped: 2 }))).toBe(
    '2 passed, 1 failed, 2 skipped',
  );
});
