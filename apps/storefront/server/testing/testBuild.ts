import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { loadPageBuild, type PageBuild } from '../pages/build.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the app in its own folder, beside the build that runs, and loads the result. This takes a few
 * seconds, so call it once in a test file. `env` adds environment variables for the build.
 */
export async function buildForTest(
  env: NodeJS.ProcessEnv = {},
): Promise<{ build: PageBuild; folder: string }> {
  // Each test worker has its own folder, because workers run test files in parallel.
  const folder = `build/test-${process.env.VITEST_POOL_ID ?? 'alone'}`;
  execFileSync(process.execPath, ['server/build.ts'], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', STOREFRONT_BUILD: folder },
    stdio: 'pipe',
  });
  return { build: await loadPageBuild(path.join(root, folder)), folder: path.join(root, folder) };
}
