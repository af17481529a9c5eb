import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { ended, quietEnvironment, root } from './ground.ts';
import type { Ports } from './ports.ts';

/**
 * Draws the pictures of the open shop's first pages in a process of its own, which takes only what nobody else wants of the machine. Returns
 * how to end it; ended early, the rest is drawn when asked for.
 */
export function makePicturesAhead(ports: Ports): { stop(): Promise<void> } {
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
  // From here, before it has threads: they inherit it.
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  return {
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended(child);
    },
  };
}
