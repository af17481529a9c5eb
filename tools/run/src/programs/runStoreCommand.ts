import { spawn } from 'node:child_process';
import path from 'node:path';
import { quietEnvironment, root, waitForExit } from './childProcess.ts';

/**
 * Runs a command of the store API, a file in `apps/store-api/src`, with the arguments of this process. Paths
 * are relative to the folder in which the command was entered. Resolves to its exit code.
 */
export function runStoreCommand(script: string): Promise<number> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'apps/store-api/src', script), ...process.argv.slice(2)],
    {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: { ...process.env, ...quietEnvironment },
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return waitForExit(child);
}
