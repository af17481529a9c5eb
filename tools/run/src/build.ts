import path from 'node:path';
import { root, run, say } from './ground.ts';

/**
 * Builds the storefront when its sources have changed since the last build (Nx keeps the result). Rejects with what the build said.
 * `folder`: another work tree.
 */
export async function buildStorefront(folder = root): Promise<void> {
  const note = setTimeout(() => say('Building the storefront …'), 2000);
  const { ok, output } = await run(
    path.join(folder, 'node_modules/.bin/nx'),
    ['run', '@luxe/storefront:build', '--outputStyle=static'],
    { cwd: folder },
  );
  clearTimeout(note);
  if (!ok) throw new Error(`${output.trim()}\nThe storefront could not be built (see above).`);
}
