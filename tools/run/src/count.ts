import type { Summary } from './pictures/summary.ts';

/** The numbers of passed, failed and skipped tests of a suite. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const emptyCount: Count = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The closing line: `12 passed, 0 failed`, followed by `, 3 skipped` when tests were skipped. */
export function closingLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
}

/**
 * Counts a Vitest JSON report. A failed run without a failing test (a file that did not load) counts as one
 * failure, and so does an empty run.
 */
export function countVitest(report: VitestReport): Count {
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests, success } = report;
  const hiddenFailures = failed === 0 && (!success || passed === 0) ? 1 : 0;
  return { passed, failed: failed + hiddenFailures, skipped: numPendingTests + numTodoTests };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/**
 * Counts a Playwright JSON report. A flaky test, which passed on retry, counts as passed; `npm test` lists
 * it.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  const passed = stats.expected + stats.flaky;
  const hiddenFailures = stats.unexpected === 0 && (errors.length > 0 || passed === 0) ? 1 : 0;
  return { passed, failed: stats.unexpected + hiddenFailures, skipped: stats.skipped };
}

/**
 * Returns the failures and skipped pictures to add to the count of a run, and the sentences to print. On CI,
 * skipped pictures are a failure.
 */
export function countPictures(
  summary: Summary | undefined,
  ci: boolean,
): { readonly count: Count; readonly sentences: readonly string[] } {
  if (!summary) return { count: { ...emptyCount, failed: 1 }, sentences: ['The story run did not finish.'] };
  const { skipped, faults } = summary;
  const missing = skipped
    ? [
        `${skipped} pictures skipped: the pinned browser does not run here${ci ? ', which is a failure on CI' : ''}.`,
      ]
    : [];
  return {
    count: { passed: 0, failed: faults.length + (ci && skipped ? 1 : 0), skipped },
    sentences: [...faults, ...missing],
  };
}
