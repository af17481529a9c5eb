import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { compressAssets, keepFormerAssets, rememberAssets } from './assets/release.ts';
import { drawSamples } from './styles/drawSamples.ts';
import { writeSharedStyles } from './styles/sharedStyles.ts';

// `npm run build`: builds the app, puts what pages share of their styles into one file, keeps the former build's assets for one release,
// and compresses all of them ahead.
const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(root, process.env.STOREFRONT_BUILD ?? 'build');
const client = path.join(folder, 'client');
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

process.env.NODE_ENV = 'production';
const app = (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as ServerBuild;
const base = app.assets.routes['root']?.css ?? [];
writeSharedStyles(
  folder,
  base.map((file) => readFileSync(path.join(client, file), 'utf8')).join('\n'),
  await drawSamples(app),
);

await keepFormerAssets(client, former);
await compressAssets(client);
