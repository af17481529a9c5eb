import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrand } from './brandFile.ts';
import { toHex } from './colour.ts';
import { correctStore, sayCorrection } from './storeGuard.ts';
import { themeTokens } from './themeFiles.ts';
import { themeFromBrand } from './themeFromBrand.ts';

const neel = { surface: '#10162a', text: '#e6e9f4', muted: '#a9b3d6', accent: '#d9b7a0', media: '#182038' };

test('five colours, with or without a name', () => {
  expect(readBrand(JSON.stringify(neel))).toEqual({ ok: true, brand: neel });
  expect(readBrand(JSON.stringify({ name: 'Neelam Vaid', ...neel }))).toMatchObject({ name: 'Neelam Vaid' });
  expect(readBrand(JSON.stringify({ ...neel, text: '#E6E9F4' }))).toEqual({ ok: true, brand: neel });
});

test('design tokens of a store, in hex or in components', () => {
  const tokens = Object.fromEntries(Object.entries(neel).map(([key, hex]) => [key, { $value: hex }]));
  expect(readBrand(JSON.stringify({ color: { store: tokens } }))).toEqual({ ok: true, brand: neel });
  const surface = { $value: { colorSpace: 'srgb', components: [16 / 255, 22 / 255, 42 / 255] } };
  expect(readBrand(JSON.stringify({ color: { store: { ...tokens, surface } } }))).toEqual({
    ok: true,
    brand: neel,
  });
});

test.each([
  ['', 'There is nothing to read yet: paste five colours as JSON'],
  ['[]', 'This is JSON, but not an object: it begins with { and names five colours'],
  [
    JSON.stringify({ ...neel, accent: '#fff' }),
    '“accent” is "#fff": write six digits after a hash, like "#10162a"',
  ],
  [JSON.stringify({ ...neel, media: undefined }), '“media” is missing'],
])('%s is refused with what to mend', (json, problem) => {
  expect(readBrand(json)).toEqual({ ok: false, problems: [problem] });
});

test('broken JSON says so', () => {
  expect(readBrand('{surface')).toMatchObject({
    problems: [expect.stringMatching(/^This is not JSON: /)],
  });
});

test('every fault is named at once', () => {
  expect(readBrand('{"text": "ivory"}')).toMatchObject({ problems: { length: 5 } });
});

test('the theme of a brand is read back as the same brand', () => {
  const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((all) => toHex(all.map((b) => b / 255)));
  fc.assert(
    fc.property(fc.record({ surface: hex, text: hex, muted: hex, accent: hex, media: hex }), (brand) => {
      const theme = themeFromBrand(brand);
      expect(readBrand(JSON.stringify(themeTokens(theme).theme))).toEqual({ ok: true, brand: theme.brand });
    }),
    { numRuns: 300, seed: 3 },
  );
});

test('what is corrected is said with its reason', () => {
  const said = (store: Partial<typeof neel>) =>
    correctStore({ ...neel, ...store }).corrections.map(sayCorrection);
  expect(said({})).toEqual([]);
  expect(said({ text: '#20263a' })).toEqual([
    'Text #20263a reads 1.20 to 1 on the surface, words need 4.5 to 1. It became ivory, #f4eee3, and reads 15.54 to 1.',
  ]);
  expect(said({ accent: '#2a3044', media: '#e6e9f4' })).toEqual([
    'Accent #2a3044 reads 1.37 to 1 on the surface, marks need 3 to 1. It became the text, #e6e9f4, and reads 14.81 to 1.',
    'Text reads 1.00 to 1 on media #e6e9f4, words need 4.5 to 1. It became the surface, #10162a, and reads 14.81 to 1.',
  ]);
});
