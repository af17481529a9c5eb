import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { loadPageBuild, type PageBuild } from '../pages/build.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the app beside the build that runs, and loads it. Takes a few seconds: once for a test file. `env`: what else the build finds set. */
export async function buildForTest(
  env: NodeJS.ProcessEnv = {},
): Promise<{ build: PageBuild; folder: string }> {
  // Files run side by side, each in a worker of its own.
  const folder = `build/test-${process.env.VITEST_POOL_ID ?? 'alone'}`;
  execFileSync(process.execPath, ['server/build.ts'], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', STOREFRONT_BUILD: folder },
    stdio: 'pipe',
  });
  return { build: await loadPageBuild(path.join(root, folder)), folder: path.join(root, folder) };
}
