import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { emptyCount, type Count } from './count.ts';
import { root } from './programs/childProcess.ts';

/** A browser test that failed and then passed on retry. */
export interface FlakyTest {
  readonly name: string;
  /** Path of the trace that the runner recorded during the retry. Undefined if it recorded none. */
  readonly trace?: string | undefined;
}

/** A run with more flaky tests than this fails, because so many indicate a fault and not a slow machine. */
export const maxFlaky = 3;

/** The file that collects the flaky tests of a run, one JSON object per line. */
const file = path.join(root, '.cache/flaky.jsonl');

export const clearFlaky = (): void => rmSync(file, { force: true });

export function addFlaky(test: FlakyTest): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(test)}\n`);
}

export function readFlaky(): FlakyTest[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as FlakyTest);
  } catch {
    return [];
  }
}

/** Returns the sentences to print about flaky tests. If there are too many, adds one failure to the count. */
export function judgeFlaky(tests: readonly FlakyTest[]): { count: Count; sentences: readonly string[] } {
  if (tests.length === 0) return { count: emptyCount, sentences: [] };
  const isTooMany = tests.length > maxFlaky;
  return {
    count: { ...emptyCount, failed: isTooMany ? 1 : 0 },
    sentences: [
      `${tests.length} flaky: failed once and passed when run again.`,
      ...tests.map(({ name, trace }) => `  ${name}${trace ? ` (npx playwright show-trace ${trace})` : ''}`),
      ...(isTooMany ? [`More than ${maxFlaky} fail the run.`] : []),
    ],
  };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly attachments: readonly { name: string; path?: string }[] }[];
    }[];
  }[];
}

/** Finds the flaky tests in a Playwright JSON report. */
export function findFlaky(suites: readonly PlaywrightSuite[]): FlakyTest[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file: spec, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => ({
          name: `${spec}: ${title}`,
          trace: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path,
        })),
    ),
    ...findFlaky(inner),
  ]);
}
