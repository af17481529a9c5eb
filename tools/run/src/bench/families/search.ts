import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../programs/childProcess.ts';
import { openData } from '../data.ts';
import type { Measured } from '../figures.ts';
import type { Subject } from '../subject.ts';

/** The output of apps/store-api/src/testing/measureSearch.ts. */
interface SearchCosts {
  /** Seconds that the search needs to start when the index is already stored. */
  readonly startSeconds: number;
  readonly firstBuildSeconds: number;
  readonly indexBytes: number;
  readonly p50: number;
  readonly p95: number;
  readonly suggestP95: number;
}

const million = 1_000_000;

/**
 * Measures the store API's search in its own process, once on the shop's database and once on a million
 * products in memory.
 */
export async function measureSearch(subject: Subject): Promise<Measured> {
  const data = await openData(subject, subject.database);
  const measured = await measureCosts(subject, [], data.environment).finally(() => data.close());
  const large = await measureCosts(subject, ['--products', String(million)]).catch((error: Error) => error);
  return { ...toMeasured(measured), ...(large instanceof Error ? {} : toMeasured(large, ', a million')) };
}

async function measureCosts(
  { folder }: Subject,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<SearchCosts> {
  const script = path.join(folder, 'apps/store-api/src/testing/measureSearch.ts');
  if (!existsSync(script)) throw new Error('This commit does not measure its search.');
  const { ok, output } = await run(process.execPath, ['--expose-gc', script, ...args], { cwd: folder, env });
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!ok) throw new Error(`The search could not be measured: ${last}`);
  return JSON.parse(last) as SearchCosts;
}

function toMeasured(costs: SearchCosts, size = ''): Measured {
  const { startSeconds, firstBuildSeconds, indexBytes, p50, p95, suggestP95 } = costs;
  return {
    [`facet query p50${size}`]: p50,
    [`facet query p95${size}`]: p95,
    [`suggestions p95${size}`]: suggestP95,
    [`index start${size}`]: startSeconds,
    [`index first build${size}`]: firstBuildSeconds,
    [`index memory${size}`]: indexBytes / 1e6,
  };
}
