import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readBrand } from '../src/brandFile.ts';
import { describeCorrection } from '../src/correctBrand.ts';
import { printTokens, themeCss, themeTokens } from '../src/themeFiles.ts';
import { themeFromBrand } from '../src/themeFromBrand.ts';

/**
 * Makes the custom theme from the five colours of a brand. `npm run theme -w @luxe/tokens -- brand.json`
 * writes its tokens to src/dtcg for the next build. With `--css`, the script prints CSS instead, to load
 * after tokens.css.
 */
const [file, ...flags] = process.argv.slice(2);
if (file === undefined) fail(['Usage: npm run theme -w @luxe/tokens -- brand.json [--css]']);

const read = readBrand(await readFile(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8'));
if (!read.ok) fail(read.problems);

const theme = themeFromBrand(read.brand);
for (const correction of theme.corrections) console.error(describeCorrection(correction));

if (flags.includes('--css')) console.log(themeCss(theme, read.name));
else {
  const { theme: tokens, more } = themeTokens(theme, read.name);
  await write('theme.custom.tokens.json', tokens);
  await write('contrast.more.custom.tokens.json', more);
}

async function write(name: string, tokens: object) {
  await writeFile(new URL(`../src/dtcg/${name}`, import.meta.url), printTokens(tokens));
  console.error(`src/dtcg/${name}`);
}

function fail(problems: readonly string[]): never {
  console.error(problems.join('\n'));
  process.exit(1);
}
