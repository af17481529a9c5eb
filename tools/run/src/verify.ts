import path from 'node:path';
import { add, closingLine, emptyCount, type Count } from './count.ts';
import { bin, notChecked, root, run, print, type Finished } from './programs/childProcess.ts';

/** A fast check: its name and its command. */
interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Whether the output is printed even when the check passes. */
  readonly hasNotes?: boolean;
}

const node = process.execPath;
// The type check uses the native TypeScript compiler, which takes a tenth of the time of `typescript`. Tools
// that need the compiler API still use `typescript`.
const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');
const typeChecks: Check[] = [{ name: 'types', command: node, args: [tsc, '-b'] }];
const sourceChecks: Check[] = [
  { name: 'pictures', command: node, args: ['tools/run/src/checkPictureWeight.ts'] },
  {
    name: 'format',
    command: bin('prettier'),
    args: ['--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.'],
  },
  { name: 'lint', command: bin('oxlint'), args: ['--deny-warnings', '--quiet'] },
  { name: 'tokens', command: node, args: ['packages/tokens/lint/main.ts'] },
  { name: 'browsers', command: node, args: ['tools/run/src/browsers/main.ts'] },
  { name: 'boundaries', command: node, args: ['tools/run/src/boundaries/checkBoundaries.ts'] },
  { name: 'weights', command: node, args: ['tools/run/src/weights.ts'] },
  { name: 'budgets', command: node, args: ['tools/run/src/budgets.ts'] },
  { name: 'openapi', command: bin('redocly'), args: ['lint', '--max-problems=1000', 'docs/openapi.json'] },
  { name: 'words', command: node, args: ['tools/run/src/words/main.ts'] },
  { name: 'spelling', command: node, args: ['tools/run/src/spelling/main.ts'] },
  { name: 'states', command: node, args: ['.storybook/states/main.ts'] },
  { name: 'licences', command: node, args: ['tools/run/src/checkLicences.ts'] },
  { name: 'advisories', command: node, args: ['tools/run/src/checkAdvisories.ts'], hasNotes: true },
  { name: 'dead code', command: bin('knip'), args: ['--no-progress'] },
];
const unit: Check = {
  name: 'unit tests',
  command: bin('nx'),
  args: ['run-many', '-t', 'unit', '--outputStyle=static', '--exclude=@luxe/store-api'],
};

export interface VerifyOptions {
  /**
   * Whether to run the unit tests of changed packages. Default true. Set it to false when another suite
   * already runs all unit tests.
   */
  readonly units?: boolean;
}

/**
 * Runs every fast check. Prints one line for each check, and the output of each failing check. A check that
 * could not run counts as skipped.
 */
export async function verify({ units = true }: VerifyOptions = {}): Promise<Count> {
  const types = runInSequence(typeChecks);
  const rest = runInSequence(sourceChecks);
  const results = [...(await types), ...(await rest), ...(await runInSequence(units ? [unit] : []))];
  return results.reduce(add, emptyCount);
}

async function runInSequence(checks: readonly Check[]): Promise<Count[]> {
  const results: Count[] = [];
  for (const check of checks) results.push(reportCheck(check, await run(check.command, check.args)));
  return results;
}

/** Prints the line of a check. A check that could not run counts as skipped, never as passed. */
export function reportCheck(
  { name, hasNotes }: Pick<Check, 'name' | 'hasNotes'>,
  { ok, code, output, seconds }: Finished,
): Count {
  const isSkipped = code === notChecked;
  print(`${ok ? '✓' : isSkipped ? '–' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
  if (!ok || (hasNotes && output.trim())) print(output.trim());
  return { passed: Number(ok), failed: Number(!ok && !isSkipped), skipped: Number(isSkipped) };
}

if (import.meta.main) {
  const count = await verify();
  print(closingLine(count));
  process.exit(count.failed ? 1 : 0);
}
