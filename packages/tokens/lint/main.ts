import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, lintSource } from './tokenLint.ts';

/** Ends with 1 and a line for each raw value outside the tokens. Usage: `node lint/main.ts [root of the repository]`. */
const root = process.argv[2] ?? fileURLToPath(new URL('../../..', import.meta.url));

const patterns = ['packages/ui', 'packages/patterns', 'packages/features/*', 'apps/storefront'].map(
  (home) => `${home}/**/*.{css,ts,tsx}`,
);
const skipped = /(?:^|\/)(?:node_modules|build|\.react-router|\.cache)\/|\.(?:test|stories|d)\.tsx?$/;

const messages: string[] = [];
let files = 0;
for await (const file of glob(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })) {
  if (skipped.test(file)) continue;
  files += 1;
  const source = await readFile(`${root}/${file}`, 'utf8');
  messages.push(...lintSource(file, source).map((finding) => describe(file, finding)));
}

if (messages.length > 0) {
  console.error(messages.sort().join('\n'));
  console.error(`${messages.length} raw values; use a token of @luxe/tokens instead`);
  process.exitCode = 1;
} else {
  console.log(`Token lint: ${files} files, no raw values`);
}
