import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureMode } from './protocol.ts';

/** The result of comparing the pictures of a run. The results of the tests are not part of it. */
export interface Summary {
  readonly mode: PictureMode;
  /** Pictures that match their baselines or have just been accepted. */
  readonly taken: number;
  /** Pictures that were not taken because the pinned browser does not run on this machine. */
  readonly skipped: number;
  /** Pictures in the report. */
  readonly entries: number;
  /** One sentence for each fault that belongs to no single story, such as a picture without a story. */
  readonly faults: readonly string[];
  /** Accepted pictures whose story no longer exists. A run that accepts pictures deletes them. */
  readonly orphans: number;
}

export function writeSummary(out: string, summary: Summary): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'summary.json'), JSON.stringify(summary));
}

/** Reads the summary of the last run. `undefined` when that run did not finish. */
export function readSummary(out: string): Summary | undefined {
  try {
    return JSON.parse(readFileSync(path.join(out, 'summary.json'), 'utf8')) as Summary;
  } catch {
    return undefined;
  }
}

export function clearSummary(out: string): void {
  rmSync(path.join(out, 'summary.json'), { force: true });
}
