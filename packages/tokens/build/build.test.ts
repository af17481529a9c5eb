import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrand } from '../src/brandFile.ts';
import { contrastPairs } from '../src/contrastPairs.ts';
import { printTokens, themeCss, themeTokens } from '../src/themeFiles.ts';
import { themeFromBrand } from '../src/themeFromBrand.ts';
import { failures, themeVariants, type Lookup } from './contrast.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const generated = join(root, 'src/generated');
const text = (...path: string[]) => readFile(join(...path), 'utf8');

const run = promisify(execFile);
const terrazzo = fileURLToPath(new URL('../bin/cli.js', import.meta.resolve('@terrazzo/cli')));
const build = (out: string, env = {}) =>
  run(process.execPath, [terrazzo, 'build'], { cwd: root, env: { ...process.env, TOKENS_OUT: out, ...env } });

let out: string;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'luxe-tokens-'));
  await build(out);
});
afterAll(() => rm(out, { recursive: true }));

test('the committed generated files match the tokens, and every contrast pair passes', async () => {
  const [built, committed] = await Promise.all(
    [out, generated].map(async (folder) => (await readdir(folder, { recursive: true })).sort()),
  );
  expect(committed).toEqual(built);
  for (const file of (built ?? []).filter((name) => name.includes('.')))
    expect(await text(generated, file), `${file}: run npm run build -w @luxe/tokens`).toBe(
      await text(out, file),
    );
});

test('each theme variant has a file for design tools, without aliases', async () => {
  const files = await readdir(join(generated, 'design'));
  expect(files.sort()).toEqual(
    [...themeVariants.map(({ name }) => `${name}.tokens.json`), 'luxe.resolver.json'].sort(),
  );
  const keys = new Set<string>();
  for (const { name } of themeVariants) {
    const json = await text(generated, 'design', `${name}.tokens.json`);
    expect(json).not.toMatch(/"\{|\$ref/);
    keys.add(Object.keys(leaves(JSON.parse(json) as object)).join());
  }
  expect(keys.size, 'every theme sets the same tokens').toBe(1);
});

test('the bundled resolver builds the same CSS without any other file', async () => {
  const resolverOut = await mkdtemp(join(tmpdir(), 'luxe-resolver-'));
  try {
    await writeFile(
      join(resolverOut, 'luxe.resolver.json'),
      await text(generated, 'design/luxe.resolver.json'),
    );
    await build(resolverOut, { TOKENS_FROM: join(resolverOut, 'luxe.resolver.json') });
    expect(await text(resolverOut, 'tokens.css')).toBe(await text(generated, 'tokens.css'));
  } finally {
    await rm(resolverOut, { recursive: true });
  }
});

test('the committed custom theme is the theme that npm run theme makes from neelam-vaid.json', async () => {
  const brand = readBrand(await text(root, 'brands/neelam-vaid.json'));
  if (!brand.ok) throw new Error(brand.problems.join());
  const theme = themeFromBrand(brand.brand);
  const { theme: tokens, more } = themeTokens(theme, brand.name);
  expect(await text(root, 'src/dtcg/theme.custom.tokens.json')).toBe(printTokens(tokens));
  expect(await text(root, 'src/dtcg/contrast.more.custom.tokens.json')).toBe(printTokens(more));
  expect(readBrand(await text(root, 'src/generated/design/custom.tokens.json'))).toMatchObject({
    ok: true,
    brand: theme.brand,
  });
});

test('the CSS of a custom theme that retailers download sets the same values as the build', async () => {
  const brand = readBrand(await text(root, 'brands/neelam-vaid.json'));
  if (!brand.ok) throw new Error(brand.problems.join());
  const lines = (css: string) => new Set(css.match(/--lx-[\w-]+: [^;]+;/g));
  const built = lines((await text(generated, 'tokens.css')).replace(/\/\*.*?\*\//g, ''));
  for (const line of lines(themeCss(themeFromBrand(brand.brand)))) expect(built).toContain(line);
});

test('forced colours replace every colour role of a theme', async () => {
  const css = await text(generated, 'tokens.css');
  const layer = css.slice(css.indexOf('@media (forced-colors: active)'));
  expect(layer).toContain('--lx-color-border-focus: Highlight;');
  expect(layer).toContain('--lx-color-action-on-primary: HighlightText;');
  expect(layer).not.toMatch(/#[0-9a-f]{6}|rgb\(/);
});

const grey: Lookup = () => ({ components: [0.5, 0.5, 0.5] });

test('a colour pair with too little contrast is listed with its ratio', () => {
  expect(failures(grey, [['text.primary', 'bg.page', 4.5]])).toEqual([
    'text.primary on bg.page: 1.00, needs 4.5',
  ]);
  expect(failures(grey)).toHaveLength(contrastPairs.length);
});

test('the contrast of a translucent colour is measured over its background', () => {
  const at: Lookup = (id) =>
    id === 'color.bg.page' ? { components: [0, 0, 0] } : { components: [1, 1, 1], alpha: 0.2 };
  expect(failures(at, [['border.hairline', 'bg.page', 3]])).toEqual([
    'border.hairline on bg.page: 1.66, needs 3',
  ]);
});

test('a colour that a theme does not define is listed as a failure', () => {
  expect(failures(() => undefined, [['text.primary', 'bg.page', 4.5]])).toEqual([
    'text.primary on bg.page: no such colour',
  ]);
});

function leaves(node: object, path = ''): Record<string, object> {
  if ('$value' in node) return { [path]: node };
  return Object.assign(
    {},
    ...Object.entries(node)
      .filter(([key, child]) => !key.startsWith('$') && typeof child === 'object')
      .map(([key, child]) => leaves(child as object, `${path}.${key}`)),
  ) as Record<string, object>;
}
