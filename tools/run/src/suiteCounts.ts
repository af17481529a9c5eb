import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Count } from './count.ts';
import { root } from './programs/childProcess.ts';

const folder = path.join(root, '.cache/suites');
const fileOf = (suite: string) => path.join(folder, `${suite}.json`);

/**
 * Writes the count of a suite to the file that Nx caches: `outputs` of its target in
 * `tools/run/package.json`.
 */
export function saveCount(suite: string, count: Count): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(count));
}

export const deleteCount = (suite: string): void => rmSync(fileOf(suite), { force: true });

/** Reads the count of a suite. Throws when the suite wrote none, because it did not finish. */
export const readCount = (suite: string): Count => JSON.parse(readFileSync(fileOf(suite), 'utf8')) as Count;
