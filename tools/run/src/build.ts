import path from 'node:path';
import { root, run, print } from './programs/childProcess.ts';

/**
 * Builds the storefront when its sources have changed since the last build; Nx caches the result. Rejects
 * with the output of a failed build. `folder` is the work tree.
 */
export const buildStorefront = (folder = root): Promise<void> =>
  build('storefront', ['@luxe/storefront'], folder);

/** Like `buildStorefront`, and builds the desk too. */
export const buildPages = (): Promise<void> => build('shop', ['@luxe/storefront', '@luxe/desk'], root);

async function build(what: string, projects: readonly string[], folder: string): Promise<void> {
  const note = setTimeout(() => print(`Building the ${what} …`), 2000);
  const { ok, output } = await run(
    path.join(folder, 'node_modules/.bin/nx'),
    ['run-many', '--target=build', `--projects=${projects.join(',')}`, '--outputStyle=static'],
    { cwd: folder },
  );
  clearTimeout(note);
  if (!ok) throw new Error(`${output.trim()}\nThe ${what} could not be built (see above).`);
}
