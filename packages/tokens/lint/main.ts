import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describeEngine, lintEngines } from './engineLint.ts';
import { describeLayout, lintLayout } from './layoutLint.ts';
import { describe, lintSource } from './tokenLint.ts';

/**
 * Lists raw values outside the tokens, styles of screens that are not layout, and styles that browser engines
 * interpret differently. Exits with 1 if there are any.
 * Usage: `node lint/main.ts [root of the repository]`.
 */
const root = process.argv[2] ?? fileURLToPath(new URL('../../..', import.meta.url));

const patterns = [
  'packages/ui',
  'packages/patterns',
  'packages/features/*',
  'apps/storefront',
  'apps/desk',
].map((home) => `${home}/**/*.{css,ts,tsx}`);
const skipped = /(?:^|\/)(?:node_modules|build|\.react-router|\.cache)\/|\.(?:test|stories|d)\.tsx?$/;

/** Code of screens, which may set only layout. */
const screens = /^(?:packages\/features|apps\/storefront\/app)\//;

const raw: string[] = [];
const layoutProblems: string[] = [];
const engines: string[] = [];
let files = 0;
for await (const file of glob(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })) {
  if (skipped.test(file)) continue;
  files += 1;
  const source = await readFile(`${root}/${file}`, 'utf8');
  raw.push(...lintSource(file, source).map((finding) => describe(file, finding)));
  engines.push(...lintEngines(file, source).map((finding) => describeEngine(file, finding)));
  if (screens.test(file))
    layoutProblems.push(...lintLayout(file, source).map((one) => describeLayout(file, one)));
}

if (raw.length + layoutProblems.length + engines.length > 0) {
  console.error([...raw.sort(), ...layoutProblems.sort(), ...engines.sort()].join('\n'));
  if (raw.length > 0) console.error(`${raw.length} raw values; use a token of @luxe/tokens instead`);
  if (layoutProblems.length > 0)
    console.error(`${layoutProblems.length} styles of screens that are more than layout`);
  if (engines.length > 0)
    console.error(`${engines.length} styles that browser engines interpret differently`);
  process.exitCode = 1;
} else {
  console.log(`Token and layout lint: ${files} files, no raw values, screens set only layout`);
}
