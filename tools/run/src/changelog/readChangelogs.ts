import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { packageFolders } from '../api/packages.ts';
import { root } from '../programs/childProcess.ts';
import { gitLogArgs, parseLog, toChangelogs, type Entry } from './toChangelogs.ts';

/** The changelog of each package from the history of this repository. Empty without a history. */
export async function readChangelogs(): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const output = await readLog().catch(() => '');
  return toChangelogs(parseLog(output), packageFolders());
}

async function readLog(): Promise<string> {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { stdout } = await promisify(execFile)('git', gitLogArgs, options);
  return stdout;
}
