import { globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chunkGroups, declaredEntries, findChunks } from './chunkGroups.ts';
import { createFindLoaded } from './staticImports.ts';

// A shop of two pages and a frame. Its package `kit` has an index that exports two hooks and a type.
let shop = '';
const at = (file: string) => path.join(shop, file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
beforeAll(() => {
  shop = realpathSync(mkdtempSync(path.join(tmpdir(), 'chunk-groups-')));
  write('packages/kit/package.json', '{ "name": "@luxe/kit", "exports": { ".": "./src/index.ts" } }');
  write(
    'packages/kit/src/index.ts',
    `export { useBag } from './useBag.ts';\nexport { useTheme as theme } from './useTheme.ts';\nexport type { Bag } from './bag.ts';`,
  );
  write('packages/kit/src/useBag.ts', `export const useBag = () => import('./later.ts');`);
  write('packages/kit/src/useTheme.ts', `import 'react';\nexport const useTheme = 1;`);
  write('packages/kit/src/later.ts', '');
  write(
    'app/root.ts',
    `import './base.css';\nimport { theme } from '@luxe/kit';\nimport type { Bag } from './bag.ts';`,
  );
  write('app/home.tsx', `import { picture } from './picture.ts';\nimport { tile } from './tile.ts';`);
  write('app/bag.tsx', `import { picture } from './picture.ts';\nimport { useBag, theme } from '@luxe/kit';`);
  write('app/a.ts', `import { both } from './both.ts';\nimport { one } from './one.ts';`);
  write('app/b.ts', `import { both } from './both.ts';`);
  write('app/both.ts', 'export const both = 1;');
  write('app/one.ts', 'export const one = 1;');
  write('app/picture.ts', 'export const picture = 1;');
  write('app/tile.ts', 'export const tile = 1;');
});
afterAll(() => rmSync(shop, { recursive: true, force: true }));

const chunksOfShop = () =>
  Object.fromEntries(
    [
      ...findChunks(
        {
          root: [at('app/root.ts')],
          frame: [],
          areas: {
            home: [at('app/home.tsx')],
            bag: [at('app/bag.tsx')],
            other: [at('app/a.ts'), at('app/b.ts')],
          },
        },
        createFindLoaded(shop),
      ),
    ].map(([file, chunk]) => [path.relative(shop, file), chunk]),
  );

test('puts a source into the chunk of the pages that load it, without what import() loads', () => {
  expect(chunksOfShop()).toEqual({
    'app/bag.tsx': 'bag',
    'app/both.ts': 'other',
    'app/home.tsx': 'home',
    'app/picture.ts': 'home-bag',
    'app/tile.ts': 'home',
    'packages/kit/src/useBag.ts': 'bag',
    'packages/kit/src/useTheme.ts': 'shop',
  });
});

test('puts what areas visited together load into the chunk of these areas', () => {
  const chunksOf = (...names: string[]) =>
    findChunks(
      { root: [], frame: [], areas: Object.fromEntries(names.map((area) => [area, [at('app/home.tsx')]])) },
      createFindLoaded(shop),
    );
  expect(chunksOf('content', 'listing', 'bag').get(at('app/tile.ts'))).toBe('shop');
  expect(chunksOf('listing', 'product', 'bag').get(at('app/tile.ts'))).toBe('catalogue');
  expect(chunksOf('listing', 'bag').get(at('app/tile.ts'))).toBe('listing-bag');
});

test('throws when a declared file or an imported file does not exist', () => {
  expect(() => declaredEntries({ root: ['app/root.tsx', 'app/rot.tsx'], frame: [], areas: {} })).toThrow(
    'package.json declares app/rot.tsx, which does not exist',
  );
  expect(() =>
    findChunks({ root: [], frame: [at('app/none.ts')], areas: {} }, createFindLoaded(shop)),
  ).toThrow('app/none.ts');
});

test('every declared entry exists, and every screen is declared', () => {
  const { root, frame, areas } = declaredEntries();
  const declared = new Set([...root, ...frame, ...Object.values(areas).flat()]);
  const app = path.resolve(import.meta.dirname, '../app');
  const screens = globSync('screens/**/*Page.tsx', { cwd: app }).sort();
  expect(screens.length).toBeGreaterThan(20);
  // The catch-all route loads the screen of an area, and ContentPage belongs to several screens.
  expect(screens.filter((file) => !declared.has(path.join(app, file)))).toEqual([
    'screens/CataloguePage.tsx',
    'screens/ContentPage.tsx',
  ]);
});

test('no source imports a source of a chunk that comes later', () => {
  const chunks = findChunks();
  const findLoaded = createFindLoaded(path.resolve(import.meta.dirname, '../../..'));
  const order = chunkGroups().map(({ name }) => name);
  expect(order.slice(0, 4)).toEqual(['react', 'vendor', 'shop', 'catalogue']);
  const wrong = [...chunks].flatMap(([file, chunk]) =>
    [...findLoaded([file])].filter(
      (imported) => order.indexOf(chunks.get(imported) ?? 'react') > order.indexOf(chunk),
    ),
  );
  expect(wrong).toEqual([]);
});
