import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { loadPageBuild, type PageBuild } from '../pages/build.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Secrets in the environment of the build, as on a machine that builds and runs the shop. The build must not
 * contain these values.
 */
export const secretSettings: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'CLIENT_ID',
    'CLIENT_SECRET',
    'IDENTITY_CLIENT_ID',
    'IDENTITY_CLIENT_SECRET',
    'STOREFRONT_SECRET',
    'HMAC_KEY',
    'DATABASE_URL',
    'REDIS_URL',
  ].map((name) => [name, `marked-${name.toLowerCase().replaceAll('_', '-')}`]),
);

interface TestBuild {
  readonly build: PageBuild;
  readonly folder: string;
}

let built: Promise<TestBuild> | undefined;

/**
 * Builds the app in its own folder, beside the build that runs, and loads the result. All test files of this
 * process share the build.
 */
export const buildForTest = (): Promise<TestBuild> => (built ??= build());

async function build(): Promise<TestBuild> {
  // Each test worker has its own folder, because workers run test files in parallel.
  const folder = `build/test-${process.env.VITEST_POOL_ID ?? 'alone'}`;
  execFileSync(process.execPath, ['server/build.ts'], {
    cwd: root,
    env: { ...process.env, ...secretSettings, NODE_ENV: 'production', STOREFRONT_BUILD: folder },
    stdio: 'pipe',
  });
  return { build: await loadPageBuild(path.join(root, folder)), folder: path.join(root, folder) };
}
