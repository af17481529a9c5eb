import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { none, type Count } from '../count.ts';
import type { PictureMode } from './protocol.ts';

/** What a run says of its pictures beside the tests themselves. */
export interface Summary {
  readonly mode: PictureMode;
  /** Pictures that are as accepted, or were accepted just now. */
  readonly taken: number;
  /** Pictures that were not taken because the pinned browser does not run here. */
  readonly skipped: number;
  /** Pictures in the report. */
  readonly entries: number;
  /** What no single story is to blame for, a sentence each: pictures without a story, a folder too heavy. */
  readonly faults: readonly string[];
  /** Pictures without a story; an accepting run has removed them. */
  readonly orphans: number;
}

export function writeSummary(out: string, summary: Summary): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'summary.json'), JSON.stringify(summary));
}

/** Reads what the run before has left. `undefined`: it did not come to its end. */
export function readSummary(out: string): Summary | undefined {
  try {
    return JSON.parse(readFileSync(path.join(out, 'summary.json'), 'utf8')) as Summary;
  } catch {
    return undefined;
  }
}

export function forgetSummary(out: string): void {
  rmSync(path.join(out, 'summary.json'), { force: true });
}

/** What the pictures add to the count of a run, and what there is to say. Pictures that were skipped are a failure on CI. */
export function countPictures(
  summary: Summary | undefined,
  ci: boolean,
): { readonly count: Count; readonly sentences: readonly string[] } {
  if (!summary)
    return { count: { ...none, failed: 1 }, sentences: ['The run of the stories did not come to its end.'] };
  const { skipped, faults } = summary;
  const missing = skipped
    ? [
        `${skipped} pictures skipped: the pinned browser does not run here${ci ? ', and CI leaves nothing out' : ''}.`,
      ]
    : [];
  return {
    count: { passed: 0, failed: faults.length + (ci && skipped ? 1 : 0), skipped },
    sentences: [...faults, ...missing],
  };
}
