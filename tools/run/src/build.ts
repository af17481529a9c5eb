import path from 'node:path';
import { root, run, print } from './programs/childProcess.ts';

/**
 * Builds the storefront when its sources have changed since the last build; Nx caches the result. Rejects
 * with the output of a failed build. `folder` is the work tree.
 */
export async function buildStorefront(folder = root): Promise<void> {
  const note = setTimeout(() => print('Building the storefront …'), 2000);
  const { ok, output } = await run(
    path.join(folder, 'node_modules/.bin/nx'),
    ['run', '@luxe/storefront:build', '--outputStyle=static'],
    { cwd: folder },
  );
  clearTimeout(note);
  if (!ok) throw new Error(`${output.trim()}\nThe storefront could not be built (see above).`);
}
