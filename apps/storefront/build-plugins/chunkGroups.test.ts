import { globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chunkGroups, declaredEntries, findChunks } from './chunkGroups.ts';
import { createFindLoaded } from './staticImports.ts';

const root = path.resolve(import.meta.dirname, '../../..');

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
  write(
    'app/bag.tsx',
    `import { picture } from './picture.ts';\nimport { useBag, theme } from '@luxe/kit';\nexport const bag = 1;`,
  );
  write('app/screens.ts', `export { bag } from './bag.tsx';`);
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
          frame: [at('app/root.ts')],
          areas: {
            listing: [at('app/home.tsx')],
            bag: [at('app/screens.ts')],
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
    'app/home.tsx': 'listing',
    'app/picture.ts': 'catalogue',
    'app/root.ts': 'shop',
    'app/screens.ts': 'bag',
    'app/tile.ts': 'listing',
    'packages/kit/src/useBag.ts': 'bag',
    'packages/kit/src/useTheme.ts': 'shop',
  });
});

test('puts what several areas load into the chunk of the first of them', () => {
  const chunksOf = (...names: string[]) =>
    findChunks(
      { frame: [], areas: Object.fromEntries(names.map((area) => [area, [at('app/home.tsx')]])) },
      createFindLoaded(shop),
    );
  expect(chunksOf('content', 'listing', 'bag').get(at('app/tile.ts'))).toBe('shop');
  expect(chunksOf('bag', 'product').get(at('app/tile.ts'))).toBe('catalogue');
  expect(chunksOf('bag', 'checkout').get(at('app/tile.ts'))).toBe('purchase');
  expect(chunksOf('bag', 'other').get(at('app/tile.ts'))).toBeUndefined();
  expect(chunksOf('content', 'rails').get(at('app/tile.ts'))).toBe('rails');
  expect(chunksOf('content', 'bag', 'rails').get(at('app/tile.ts'))).toBe('shop');
  expect(chunksOf('other').get(at('app/tile.ts'))).toBeUndefined();
});

test('a late part does not load the chunk of another area', () => {
  const chunks = (late: Record<string, string[]>) => {
    const found = findChunks(
      {
        frame: [],
        areas: { listing: [at('app/home.tsx')], product: [at('app/b.ts')], bag: [at('app/bag.tsx')] },
        late,
      },
      createFindLoaded(shop),
    );
    return ['tile', 'picture', 'both', 'one'].map((name) => found.get(at(`app/${name}.ts`)));
  };
  expect(chunks({})).toEqual(['listing', 'catalogue', 'product', undefined]);
  expect(chunks({ listing: [at('app/a.ts')] })).toEqual(['listing', 'catalogue', 'catalogue', undefined]);
  expect(chunks({ product: [at('app/a.ts')] })).toEqual(['listing', 'catalogue', 'product', undefined]);
  expect(chunks({ listing: [at('app/home.tsx')] })).toEqual(chunks({}));
});

test('throws when a declared file or an imported file does not exist', () => {
  expect(() => declaredEntries({ frame: ['app/root.tsx', 'app/rot.tsx'], areas: {} })).toThrow(
    'package.json declares app/rot.tsx, which does not exist',
  );
  expect(() => findChunks({ frame: [at('app/none.ts')], areas: {} }, createFindLoaded(shop))).toThrow(
    'app/none.ts',
  );
});

/**
 * Screens in no area, so that what they share with one area, such as tiles of a choice in the bag, stays in
 * the chunk of that area. As entries of `other` they would add 1 KiB to checkout and listings.
 */
const alone = [
  ...[
    'ArticlePage',
    'ArticlesPage',
    'ConsentPage',
    'CorporateGiftCardPage',
    'DataRequestConfirmPage',
    'DataRequestPage',
  ],
  ...['GiftCardCheckoutPage', 'GiftCardsPage', 'LeadPage', 'LuxelifePage', 'NewsletterConfirmPage'],
  ...['NewsletterPage', 'TaraPage', 'TextPage', 'UnsubscribePage'],
].map((name) => `screens/${name}.tsx`);

test('every declared entry exists, and every screen belongs to the frame, to an area or to its late parts', () => {
  const { frame, areas, late } = declaredEntries();
  const loaded = createFindLoaded(root)([
    ...frame,
    ...Object.values(areas).flat(),
    ...Object.values(late).flat(),
  ]);
  const app = path.resolve(import.meta.dirname, '../app');
  const screens = globSync('screens/**/*Page.tsx', { cwd: app }).sort();
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((file) => !loaded.has(path.join(app, file)))).toEqual(alone);
});

test('no source imports a source of a chunk that comes later', () => {
  const chunks = findChunks();
  const findLoaded = createFindLoaded(root);
  const order = chunkGroups().map(({ name }) => name);
  expect(order.slice(0, 5)).toEqual(['react', 'vendor', 'shop', 'rails', 'catalogue']);
  const wrong = [...chunks].flatMap(([file, chunk]) =>
    [...findLoaded([file])].filter(
      (imported) => order.indexOf(chunks.get(imported) ?? 'react') > order.indexOf(chunk),
    ),
  );
  expect(wrong).toEqual([]);
});

/** The chunks from which a source and its static imports come. */
function chunksBehind(...files: string[]): Set<string | undefined> {
  const chunks = findChunks();
  return new Set([...createFindLoaded(root)(files)].map((file) => chunks.get(file)));
}

test('what every page loads once it is in use or idle is two chunks beside the frame', () => {
  expect(chunksBehind(...(declaredEntries().areas['later'] ?? []))).toEqual(
    new Set(['shop', 'lateShared', 'later']),
  );
});

test.each([
  // The points below the price of a product load with the product.
  'packages/features/wallet/src/EarnLine.tsx',
  // The first search loads the variants of a search test.
  'packages/resources/src/config/searchTest.ts',
])('%s loads neither dialogs nor what waits for a page in use', (file) => {
  const chunks = chunksBehind(path.join(root, file));
  expect(chunks).toContain('lateShared');
  for (const chunk of ['layers', 'later']) expect(chunks).not.toContain(chunk);
});
