import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { none, type Count } from './count.ts';
import { say } from './ground.ts';

/** Gives a file for the runner's report. A runner that leaves none has failed. */
export async function withReport(fill: (file: string) => Promise<Count>): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-report-'));
  try {
    return await fill(path.join(folder, 'report.json'));
  } catch (error) {
    say(`No report: ${String(error)}`);
    return { ...none, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
