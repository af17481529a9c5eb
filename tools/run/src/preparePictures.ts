import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { waitForExit, quietEnvironment, root } from './programs/childProcess.ts';
import type { Ports } from './programs/ports.ts';

/**
 * Generates the pictures of the running shop's first pages in a separate process with low priority. `stop`
 * ends the process; the shop then generates the remaining pictures when a browser requests them.
 */
export function preparePictures(ports: Ports): { stop(): Promise<void> } {
  const child = spawn(process.execPath, [path.join(root, 'apps/storefront/server/makePictures.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...quietEnvironment,
      DATA_DIR: process.env.DATA_DIR ?? path.join(root, '.data'),
      PORT: String(ports.shop),
      STORE_API_ORIGIN: `http://127.0.0.1:${ports.store}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  // The priority must be set before the process has threads, because threads inherit it.
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  return {
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await waitForExit(child);
    },
  };
}
