import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findScriptFeatures } from './scripts.ts';
import { findStyleFeatures } from './styles.ts';
import { compatData, findUnsupportedBrowsers, oldestBrowsers } from './support.ts';

const old = oldestBrowsers(['safari 16.4', 'safari 17.2', 'ios_saf 16.6-16.7', 'firefox 153']);
const unsupportedFeatures = (css: string) =>
  findStyleFeatures('page.css', css)
    .filter((usedFeature) => findUnsupportedBrowsers(usedFeature.compat, old, usedFeature.css).length > 0)
    .map(({ feature }) => feature);

test('oldestBrowsers returns the oldest version of each browser and rejects an unknown browser', () => {
  expect([...old]).toEqual([
    ['safari', 16.4],
    ['safari_ios', 16.6],
    ['firefox', 153],
  ]);
  expect(() => oldestBrowsers(['netscape 4'])).toThrow('netscape');
});

test('the shop supports Safari from 16.4 and the most common browsers', () => {
  const supported = oldestBrowsers();
  expect([supported.get('safari'), supported.get('safari_ios')]).toEqual([16.4, 16.4]);
  expect([...supported.keys()]).toEqual(
    expect.arrayContaining(['chrome', 'edge', 'firefox', 'samsunginternet_android']),
  );
});

test.each([
  ['a { field-sizing: content; }', ['field-sizing', 'field-sizing: content']],
  ['a:popover-open { color: red; }', [':popover-open']],
  ['a { color: light-dark(red, blue); }', ['light-dark()']],
  ['a { @starting-style { opacity: 0; } }', ['@starting-style']],
  ['a { user-select: none; }', ['user-select']],
  ['a { -webkit-user-select: none; user-select: none; }', []],
  ['a:has(b) { display: grid; grid-template-rows: subgrid; }', []],
])('finds the features in this style that an old browser lacks: %s', (css, features) => {
  expect(unsupportedFeatures(css)).toEqual(features);
});

test('reads from the compatibility data that old Safari lacks Set.union but has Array.toReversed', () => {
  const { Array: array, Set: set } = compatData.javascript.builtins as unknown as Record<
    string,
    Record<string, { __compat: Parameters<typeof findUnsupportedBrowsers>[0] }>
  >;
  expect(array?.['toReversed'] && findUnsupportedBrowsers(array['toReversed'].__compat, old)).toEqual([]);
  expect(set?.['union'] && findUnsupportedBrowsers(set['union'].__compat, old)).toEqual([
    'safari 16.4',
    'safari_ios 16.6',
  ]);
});

test("finds script features that an old browser lacks, but ignores members of the shop's own objects", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-browsers-'));
  const file = path.join(folder, 'page.tsx');
  writeFileSync(
    file,
    `export const own = { size: 1, union: () => 2, showPopover: 3 };
     console.log(own.size, own.union(), own.showPopover, [1].toReversed(), /(?<=a)b/);
     console.log(new URLSearchParams('a=1').size, new Set([1]).union(new Set()));
     requestIdleCallback(() => document.body.showPopover());
     export const page = <div popover="auto" title="a" />;`,
  );
  const featuresByFile = findScriptFeatures(
    [file],
    (compat) => findUnsupportedBrowsers(compat, old).length === 0,
    {
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
      noEmit: true,
      types: [],
    },
  );
  rmSync(folder, { recursive: true });
  expect(featuresByFile.get(file)?.map(({ feature, line }) => `${line} ${feature}`)).toEqual([
    '3 URLSearchParams.size',
    '3 Set.union',
    '4 requestIdleCallback',
    '4 HTMLElement.showPopover',
    '5 <popover>',
  ]);
});
