import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build } from 'vite';
import { moduleRecord } from '../build-plugins/moduleRecord.ts';
import { comparePages, toRecord, type FirstLoadRecord } from './comparePages.ts';
import { measurePages } from './measurePages.ts';

// A shop of two pages, built like the real one. Each test adds or enlarges a module that a page imports
// through another module, and then compares the pages with their budgets.
let shop = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(shop, file)), { recursive: true });
  writeFileSync(path.join(shop, file), text);
};
/** Text that does not compress. */
const heavy = (bytes: number) => {
  let state = 1;
  return Array.from({ length: bytes }, () => {
    state = (state * 48271) % 2147483647;
    return (state % 36).toString(36);
  }).join('');
};

async function measure() {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: path.join(shop, 'app'),
    plugins: [{ ...moduleRecord(shop), applyToEnvironment: () => true }],
    build: {
      manifest: true,
      outDir: path.join(shop, 'build/client'),
      rolldownOptions: {
        input: {
          entry: path.join(shop, 'app/app/entry.client.tsx'),
          home: path.join(shop, 'app/app/screens/HomePage.tsx'),
          bag: path.join(shop, 'app/app/screens/BagPage.tsx'),
        },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return measurePages(path.join(shop, 'build'), 'app');
}

const budgets = { home: 1, listing: 1, product: 1, search: 1, bag: 1, checkout: 1 };
let record: FirstLoadRecord;

beforeEach(async () => {
  shop = realpathSync(mkdtempSync(path.join(tmpdir(), 'first-load-')));
  write('app/app/entry.client.tsx', `console.log('hydrate');`);
  write(
    'app/app/screens/HomePage.tsx',
    `import { hero } from '../../../ui/hero.ts';\nexport const home = [hero];`,
  );
  write(
    'app/app/screens/BagPage.tsx',
    `import { charts } from '../../../ui/charts.ts';\nexport const bag = charts;`,
  );
  write('ui/hero.ts', `export const hero = 'A hero';`);
  write('ui/charts.ts', `export const charts = '${heavy(300)}';`);
  record = toRecord(await measure(), budgets);
});
afterEach(() => rmSync(shop, { recursive: true, force: true }));

it('reports nothing for pages within their budgets', async () => {
  expect(comparePages(await measure(), record)).toEqual([]);
});

it('names a page over its budget, the added module and its import path', async () => {
  write('ui/zoom.ts', `export const zoom = '${heavy(3000)}';`);
  write('ui/hero.ts', `import { zoom } from './zoom.ts';\nexport const hero = 'A hero' + zoom;`);
  const [first, ...rest] = comparePages(await measure(), record);
  expect(first).toMatch(/^home loads 2\.\d KiB of scripts before it works; its budget is 1\.$/);
  expect(rest).toEqual([
    expect.stringMatching(
      /^ {2}ui\/zoom\.ts was added \(2\.\d KiB\): app\/app\/screens\/HomePage\.tsx → ui\/hero\.ts → ui\/zoom\.ts$/,
    ),
  ]);
});

it('counts a module as added even if another page already loads it', async () => {
  write('ui/charts.ts', `export const charts = '${heavy(2500)}';`);
  const known = toRecord(await measure(), { ...budgets, bag: 9 });
  write('ui/hero.ts', `import { charts } from './charts.ts';\nexport const hero = 'A hero' + charts;`);
  const [first, second] = comparePages(await measure(), known);
  expect(first).toContain('home loads');
  expect(second).toContain('ui/charts.ts was added');
});

it('distinguishes a module that has grown from an added module', async () => {
  write('ui/hero.ts', `export const hero = '${heavy(3000)}';`);
  expect(comparePages(await measure(), record)[1]).toMatch(/^ {2}ui\/hero\.ts grew by 1\.\d KiB: /);
});

it('does not count modules that only import() loads', async () => {
  write('ui/zoom.ts', `export const zoom = '${heavy(3000)}';`);
  write('ui/hero.ts', `export const hero = () => import('./zoom.ts');`);
  expect(comparePages(await measure(), { ...record, budgets: { ...budgets, home: 2 } })).toEqual([]);
});

it('reports a page without a budget', async () => {
  expect(comparePages(await measure(), { ...record, budgets: {} })).toContain('home has no budget.');
});

it('names the scripts of a page that has more than eight', () => {
  const weight = (count: number) => ({
    page: 'home',
    scripts: Array.from({ length: count }, (_, at) => `${at}.js`),
    gzipBytes: 100,
    modules: {},
    importPathTo: () => [],
  });
  expect(comparePages([weight(8)], record)).toEqual([]);
  expect(comparePages([weight(9)], record)).toEqual([
    'home loads 9 scripts; at most 8: 0.js, 1.js, 2.js, 3.js, 4.js, 5.js, 6.js, 7.js, 8.js.',
  ]);
});
