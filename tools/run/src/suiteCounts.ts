import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Count } from './count.ts';
import { root } from './ground.ts';

const folder = path.join(root, '.cache/suites');
const fileOf = (suite: string) => path.join(folder, `${suite}.json`);

/** Writes what a suite counted where Nx finds it: `outputs` of its target in `tools/run/package.json`. */
export function keepCount(suite: string, count: Count): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(count));
}

export const forgetCount = (suite: string): void => rmSync(fileOf(suite), { force: true });

/** What a suite counted. Throws where it left nothing: it did not come to its end. */
export const readCount = (suite: string): Count => JSON.parse(readFileSync(fileOf(suite), 'utf8')) as Count;
