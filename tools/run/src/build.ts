import { bin, run, say } from './ground.ts';

/** Builds the storefront when its sources have changed since the last build (Nx keeps the result). Rejects with what the build said. */
export async function buildStorefront(): Promise<void> {
  const note = setTimeout(() => say('Building the storefront …'), 2000);
  const { ok, output } = await run(bin('nx'), ['run', '@luxe/storefront:build', '--outputStyle=static']);
  clearTimeout(note);
  if (!ok) throw new Error(`${output.trim()}\nThe storefront could not be built (see above).`);
}
