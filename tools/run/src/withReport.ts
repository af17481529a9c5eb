import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyCount, type Count } from './count.ts';
import { print } from './programs/childProcess.ts';

/** Passes the path of a temporary report file to `fill`. If `fill` throws, counts one failure. */
export async function withReport(fill: (file: string) => Promise<Count>): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-report-'));
  try {
    return await fill(path.join(folder, 'report.json'));
  } catch (error) {
    print(`No report: ${String(error)}`);
    return { ...emptyCount, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
