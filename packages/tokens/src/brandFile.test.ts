import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrand } from './brandFile.ts';
import { toHex } from './colour.ts';
import { themeTokens } from './themeFiles.ts';
import { themeFromBrand } from './themeFromBrand.ts';

const neel = { surface: '#10162a', text: '#e6e9f4', muted: '#a9b3d6', accent: '#d9b7a0', media: '#182038' };

test('reads the five colours of a brand, with or without a name', () => {
  expect(readBrand(JSON.stringify(neel))).toEqual({ ok: true, brand: neel });
  expect(readBrand(JSON.stringify({ name: 'Neelam Vaid', ...neel }))).toMatchObject({ name: 'Neelam Vaid' });
  expect(readBrand(JSON.stringify({ ...neel, text: '#E6E9F4' }))).toEqual({ ok: true, brand: neel });
});

test('reads the design tokens of a store, with colours in hex or as components', () => {
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
  ['[]', 'This JSON is not an object: start with { and name five colours'],
  [
    JSON.stringify({ ...neel, accent: '#fff' }),
    '“accent” is "#fff": write six digits after a hash, like "#10162a"',
  ],
  [JSON.stringify({ ...neel, media: undefined }), '“media” is missing'],
])('rejects %j and explains the problem', (json, problem) => {
  expect(readBrand(json)).toEqual({ ok: false, problems: [problem] });
});

test('reports invalid JSON', () => {
  expect(readBrand('{surface')).toMatchObject({
    problems: [expect.stringMatching(/^This is not JSON: /)],
  });
});

test('reports all problems of a brand file at once', () => {
  expect(readBrand('{"text": "ivory"}')).toMatchObject({ problems: { length: 5 } });
});

test('reads the same five colours from the theme files that themeFromBrand produces', () => {
  const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((all) => toHex(all.map((b) => b / 255)));
  fc.assert(
    fc.property(fc.record({ surface: hex, text: hex, muted: hex, accent: hex, media: hex }), (brand) => {
      const theme = themeFromBrand(brand);
      expect(readBrand(JSON.stringify(themeTokens(theme).theme))).toEqual({ ok: true, brand: theme.brand });
    }),
    { numRuns: 300, seed: 3 },
  );
});
