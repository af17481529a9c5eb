import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { compressAssets, restorePreviousAssets, readPreviousBuilds } from './assets/release.ts';
import { buildWebApp } from './web-app/buildWebApp.ts';
import { renderSamples } from './styles/renderSamples.ts';
import { writeSharedStyles } from './styles/sharedStyles.ts';

// `npm run build`: builds the app, writes shared styles into one file, builds the offline page and
// the service worker, restores the previous builds' assets,
// and compresses all assets.
const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(root, process.env.STOREFRONT_BUILD ?? 'build');
const client = path.join(folder, 'client');
const previous = await readPreviousBuilds(client);

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

process.env.NODE_ENV = 'production';
const app = (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as ServerBuild;
const base = app.assets.routes['root']?.css ?? [];
writeSharedStyles(
  folder,
  base.map((file) => readFileSync(path.join(client, file), 'utf8')).join('\n'),
  await renderSamples(app),
);

await buildWebApp(client);
await restorePreviousAssets(client, previous);
await compressAssets(client);
