import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What the load client does: it requests the paths in rotation over keep-alive connections. */
export interface LoadJob {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly count: number;
  /** Makes every URL new: the client adds this query parameter with a number that increases from `from`. */
  readonly fresh?: { readonly parameter: string; readonly from: number };
}

export interface LoadResult {
  /** Duration from the first request to the last response. */
  readonly seconds: number;
  /** The response time of every request in ms, in the order of the responses. */
  readonly times: readonly number[];
}

const run = promisify(execFile);

/**
 * Runs the load client in its own process, pinned to the last core on Linux. Rejects when a response is not
 * 200.
 */
export async function load(job: LoadJob): Promise<LoadResult> {
  const client = [process.execPath, path.join(import.meta.dirname, 'loadClient.ts'), JSON.stringify(job)];
  const pinned = ['taskset', '--cpu-list', String(availableParallelism() - 1), ...client];
  const [command = '', ...args] = process.platform === 'linux' ? pinned : client;
  const { stdout } = await run(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as LoadResult;
}
