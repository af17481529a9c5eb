import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What the load client shall ask: GET requests over connections that stay open, the paths in turn. */
export interface LoadJob {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly count: number;
  /** Makes every address a new one: this parameter, with numbers from `from` on. */
  readonly fresh?: { readonly parameter: string; readonly from: number };
}

export interface LoadResult {
  /** From the first question to the last answer. */
  readonly seconds: number;
  /** Milliseconds of every answer, in order of arrival. */
  readonly times: readonly number[];
}

const run = promisify(execFile);

/** Runs the load client as a process of its own, kept to the last core. Rejects when an answer was not 200. */
export async function load(job: LoadJob): Promise<LoadResult> {
  const client = [process.execPath, path.join(import.meta.dirname, 'loadClient.ts'), JSON.stringify(job)];
  const pinned = ['taskset', '--cpu-list', String(availableParallelism() - 1), ...client];
  const [command = '', ...args] = process.platform === 'linux' ? pinned : client;
  const { stdout } = await run(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as LoadResult;
}
