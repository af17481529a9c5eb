import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describeEngine, lintEngines } from './engineLint.ts';
import { describeLayout, lintLayout } from './layoutLint.ts';
import { describe, lintSource } from './tokenLint.ts';

/**
 * Ends with 1 and a line for each raw value outside the tokens, each style of a screen that is more than layout, and each style that
 * browser engines read differently.
 * Usage: `node lint/main.ts [root of the repository]`.
 */
const root = process.argv[2] ?? fileURLToPath(new URL('../../..', import.meta.url));

const patterns = ['packages/ui', 'packages/patterns', 'packages/features/*', 'apps/storefront'].map(
  (home) => `${home}/**/*.{css,ts,tsx}`,
);
const skipped = /(?:^|\/)(?:node_modules|build|\.react-router|\.cache)\/|\.(?:test|stories|d)\.tsx?$/;

/** Where screens are made: out of components, without styles of their own but for layout. */
const screens = /^(?:packages\/features|apps\/storefront\/app)\//;

const raw: string[] = [];
const looks: string[] = [];
const engines: string[] = [];
let files = 0;
for await (const file of glob(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })) {
  if (skipped.test(file)) continue;
  files += 1;
  const source = await readFile(`${root}/${file}`, 'utf8');
  raw.push(...lintSource(file, source).map((finding) => describe(file, finding)));
  engines.push(...lintEngines(file, source).map((finding) => describeEngine(file, finding)));
  if (screens.test(file)) looks.push(...lintLayout(file, source).map((one) => describeLayout(file, one)));
}

if (raw.length + looks.length + engines.length > 0) {
  console.error([...raw.sort(), ...looks.sort(), ...engines.sort()].join('\n'));
  if (raw.length > 0) console.error(`${raw.length} raw values; use a token of @luxe/tokens instead`);
  if (looks.length > 0) console.error(`${looks.length} styles of screens that are more than layout`);
  if (engines.length > 0) console.error(`${engines.length} styles that browser engines read differently`);
  process.exitCode = 1;
} else {
  console.log(`Token and layout lint: ${files} files, no raw values, no screen with a look of its own`);
}
