import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeDirection, lintDirection } from './directionLint.ts';
import { describeEngine, lintEngines } from './engineLint.ts';
import { describeLayout, lintLayout } from './layoutLint.ts';
import { describeMotion, lintMotion } from './motionLint.ts';
import { describe, lintSource } from './tokenLint.ts';

/**
 * Lists raw values outside the tokens, styles of screens that are not layout, styles that browser engines
 * interpret differently or that do not turn with the direction of the text, and animations of layout
 * properties. Exits with 1 if there are any.
 * Usage: `node lint/main.ts [root of the repository [files]]`. Without files, it checks all.
 */
const [root = fileURLToPath(new URL('../../..', import.meta.url)), ...requested] = process.argv.slice(2);

const patterns = [
  'packages/ui',
  'packages/patterns',
  'packages/features/*',
  'apps/storefront',
  'apps/desk',
].map((home) => `${home}/**/*.{css,ts,tsx}`);
const hasStyles = (file: string) =>
  /^(?:packages\/(?:ui|patterns|features\/[^/]+)|apps\/(?:storefront|desk))\/.*\.(?:css|tsx?)$/.test(file);
const skipped = /(?:^|\/)(?:node_modules|build|\.react-router|\.cache)\/|\.(?:test|stories|d)\.tsx?$/;
const files = (
  requested.length
    ? requested.filter(hasStyles)
    : globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })
).filter((file) => !skipped.test(file));

/** Code of screens, which may set only layout. */
const screens = /^(?:packages\/features|apps\/storefront\/app)\//;

/** What is checked: how it is listed in the end, and the lines for each finding of a file. */
const lints = [
  {
    what: 'raw values; use a token of @luxe/tokens instead',
    find: (file: string, source: string) => lintSource(file, source).map((one) => describe(file, one)),
  },
  {
    what: 'styles of screens that are more than layout',
    find: (file: string, source: string) =>
      screens.test(file) ? lintLayout(file, source).map((one) => describeLayout(file, one)) : [],
  },
  {
    what: 'styles that browser engines interpret differently',
    find: (file: string, source: string) => lintEngines(file, source).map((one) => describeEngine(file, one)),
  },
  {
    what: 'styles that do not turn with the direction of the text',
    find: (file: string, source: string) =>
      lintDirection(file, source).map((one) => describeDirection(file, one)),
  },
  {
    what: 'animations of layout properties',
    find: (file: string, source: string) => lintMotion(file, source).map((one) => describeMotion(file, one)),
  },
];

const sources = files.map((file) => ({ file, source: readFileSync(`${root}/${file}`, 'utf8') }));
const results = lints
  .map(({ what, find }) => ({
    what,
    found: sources.flatMap(({ file, source }) => find(file, source)).sort(),
  }))
  .filter(({ found }) => found.length > 0);
if (results.length > 0) {
  console.error(results.flatMap(({ found }) => found).join('\n'));
  for (const { what, found } of results) console.error(`${found.length} ${what}`);
  process.exitCode = 1;
} else {
  console.log(`Token and layout lint: ${files.length} files, no raw values, screens set only layout`);
}
