import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compressAssets, keepFormerAssets, rememberAssets } from './assets/release.ts';

// `npm run build`: builds the app, keeps the former build's assets for one release, and compresses all of them ahead.
const root = path.resolve(import.meta.dirname, '..');
const client = path.join(root, process.env.STOREFRONT_BUILD ?? 'build', 'client');
const former = await rememberAssets(client);

const bin = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
  'bin.js',
);
const { status } = spawnSync(process.execPath, [bin, 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status !== 0) process.exit(status ?? 1);

await keepFormerAssets(client, former);
await compressAssets(client);
