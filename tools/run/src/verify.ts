import path from 'node:path';
import { add, closingLine, none, type Count } from './count.ts';
import { bin, notChecked, root, run, say, type Finished } from './ground.ts';

/** A fast check: what it is called and what runs. */
interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** What it prints is told when it passes too. */
  readonly hasNotes?: boolean;
}

const node = process.execPath;
// The compiler that is a native program: a tenth of the time. What reads types by API has the other one.
const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');
const typed: Check[] = [{ name: 'types', command: node, args: [tsc, '-b'] }];
const read: Check[] = [
  { name: 'pictures', command: node, args: ['tools/run/src/checkPictureWeight.ts'] },
  {
    name: 'format',
    command: bin('prettier'),
    args: ['--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.'],
  },
  { name: 'lint', command: bin('oxlint'), args: ['--deny-warnings', '--quiet'] },
  { name: 'tokens', command: node, args: ['packages/tokens/lint/main.ts'] },
  { name: 'browsers', command: node, args: ['tools/run/src/browsers/main.ts'] },
  { name: 'boundaries', command: node, args: ['tools/run/src/checkBoundaries.ts'] },
  { name: 'weights', command: node, args: ['tools/run/src/weights.ts'] },
  { name: 'budgets', command: node, args: ['tools/run/src/budgets.ts'] },
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
  /** Unit tests of what has changed. Left out where all tests run anyway. Default true. */
  readonly units?: boolean;
}

/** Runs every fast check, prints a line each and what the failing ones said. Those that could not look are skipped. */
export async function verify({ units = true }: VerifyOptions = {}): Promise<Count> {
  const types = lane(typed);
  const rest = lane(read);
  const results = [...(await types), ...(await rest), ...(await lane(units ? [unit] : []))];
  return results.reduce(add, none);
}

async function lane(checks: readonly Check[]): Promise<Count[]> {
  const results: Count[] = [];
  for (const check of checks) results.push(report(check, await run(check.command, check.args)));
  return results;
}

/** Prints the line of a check. One that could not look counts as skipped, never as passed. */
export function report(
  { name, hasNotes }: Pick<Check, 'name' | 'hasNotes'>,
  { ok, code, output, seconds }: Finished,
): Count {
  const isSkipped = code === notChecked;
  say(`${ok ? '✓' : isSkipped ? '–' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
  if (!ok || (hasNotes && output.trim())) say(output.trim());
  return { passed: Number(ok), failed: Number(!ok && !isSkipped), skipped: Number(isSkipped) };
}

if (import.meta.main) {
  const count = await verify();
  say(closingLine(count));
  process.exit(count.failed ? 1 : 0);
}
