import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, print } from '../programs/childProcess.ts';
import type { Round } from './compare.ts';
import type { Figure } from './figures.ts';
import type { BenchOptions } from './options.ts';

/**
 * Measures two work trees alternately (A B A B), so that a disturbance of the machine affects both. Each
 * measurement runs this version of the bench in its own process. Rejects with the output of a failed run.
 */
export async function measureAlternately(
  folders: readonly [string, string],
  options: BenchOptions,
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let at = 1; at <= options.rounds; at += 1) {
    print(`Round ${at} of ${options.rounds} …`);
    rounds.push([await measureOnce(folders[0], options), await measureOnce(folders[1], options)]);
  }
  return rounds;
}

async function measureOnce(folder: string, options: BenchOptions): Promise<Figure[]> {
  const { families, products, database } = options;
  const scratch = mkdtempSync(path.join(tmpdir(), 'luxe-bench-'));
  const json = path.join(scratch, 'figures.json');
  try {
    const script = path.join(import.meta.dirname, '../bench.ts');
    const optionArgs = [
      '--folder',
      folder,
      '--products',
      String(products),
      '--database',
      database,
      '--json',
      json,
    ];
    const { ok, output } = await run(process.execPath, [script, ...families, ...optionArgs]);
    if (!ok) throw new Error(output.trim());
    return (JSON.parse(readFileSync(json, 'utf8')) as { figures: Figure[] }).figures;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
