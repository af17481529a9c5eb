import { availableParallelism } from 'node:os';
import path from 'node:path';
import { add, closingLine, emptyCount, type Count } from './count.ts';
import { withoutCache } from './files/contentCache.ts';
import { listChanged, listFiles } from './files/listFiles.ts';
import { notChecked, root, run, print, type Finished } from './programs/childProcess.ts';
import { checksFor } from './verify/changedChecks.ts';
import { openCheckMemory, type CheckMemory } from './verify/checkMemory.ts';
import { checks, unitTests, type Check } from './verify/checks.ts';

export interface VerifyOptions {
  /**
   * Whether to run the unit tests of changed packages. Default true. Set it to false when another suite
   * already runs all unit tests.
   */
  readonly units?: boolean;
  /** Whether checks that passed with the same files run again. Default: on CI only. */
  readonly all?: boolean;
}

/**
 * Runs every fast check. Prints one line for each check, and the output of each failing check with what fixes
 * it. A check that could not run counts as skipped.
 */
export async function verify({ units = true, all = Boolean(process.env.CI) }: VerifyOptions = {}) {
  const memory = all
    ? undefined
    : openCheckMemory({
        folder: root,
        cacheFolder: path.join(root, '.cache/verify/passed'),
        list: () => listFiles(root),
      });
  const count = await runChecks(checks, memory, { isFresh: all });
  if (!units) return count;
  const tests = all ? { ...unitTests, args: [...unitTests.args, '--skipNxCache'] } : unitTests;
  return add(count, await runChecks([tests]));
}

/**
 * Runs the checks that single files need, in seconds, for the files that differ from the last commit or for
 * those that are staged.
 */
export function verifyChanged({ staged }: { readonly staged: boolean }): Promise<Count> {
  return runChecks(checksFor(listChanged(root, { staged })));
}

/** Most checks use one core, so as many run at a time as there are cores, but at most four. */
const lanes = Math.min(4, Math.max(2, availableParallelism()));

export interface RunOptions {
  /** Whether checks ignore the results of earlier runs that they save themselves. Default: false. */
  readonly isFresh?: boolean;
}

/**
 * Starts the checks in their order, as many at a time as there are lanes. A check that the memory knows as
 * passed does not run.
 */
export async function runChecks(
  list: readonly Check[],
  memory?: CheckMemory,
  options: RunOptions = {},
): Promise<Count> {
  const waiting = [...list];
  let count = emptyCount;
  const runLane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      count = add(await runCheck(check, memory, options), count);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return count;
}

async function runCheck(
  check: Check,
  memory: CheckMemory | undefined,
  { isFresh = false }: RunOptions,
): Promise<Count> {
  if (memory?.hasPassed(check)) {
    print(`✓ ${check.name.padEnd(12)} unchanged`);
    return { ...emptyCount, passed: 1 };
  }
  const { command, args, cacheArgs = [] } = check;
  const finished = isFresh
    ? await run(command, args, { env: { [withoutCache]: '1' } })
    : await run(command, [...args, ...cacheArgs]);
  if (finished.ok) memory?.recordPass(check);
  return reportCheck(check, finished);
}

/** Prints the line of a check. A check that could not run counts as skipped, never as passed. */
export function reportCheck(
  { name, hasNotes, fix }: Pick<Check, 'name' | 'hasNotes' | 'fix'>,
  { ok, code, output, seconds }: Finished,
): Count {
  const isSkipped = code === notChecked;
  print(`${ok ? '✓' : isSkipped ? '–' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
  if (!ok || (hasNotes && output.trim())) print(output.trim());
  if (!ok && !isSkipped) print(`→ ${fix}`);
  return { passed: Number(ok), failed: Number(!ok && !isSkipped), skipped: Number(isSkipped) };
}

// `npm run verify` runs every check, and again only those whose files have changed; with `-- --all`, all of
// them. `npm run verify -- --changed` checks only the files that differ from the last commit, and
// `-- --changed --staged` only staged ones, for the hook.
if (import.meta.main) {
  const began = performance.now();
  const args = new Set(process.argv.slice(2));
  const count = args.has('--changed')
    ? await verifyChanged({ staged: args.has('--staged') })
    : await verify(args.has('--all') ? { all: true } : {});
  print(`${closingLine(count)} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  process.exit(count.failed ? 1 : 0);
}
