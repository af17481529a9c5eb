import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastOn, toHex, type Colour } from './colour.ts';
import { contrastPairs, customMorePairs, type Pair } from './contrastPairs.ts';
import { moreRoles, themeFromBrand, type BrandTheme, type Role } from './themeFromBrand.ts';

const neel = { surface: '#10162a', text: '#e6e9f4', muted: '#a9b3d6', accent: '#d9b7a0', media: '#182038' };
const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((bytes) => toHex(bytes.map((b) => b / 255)));
const brand = fc.record({ surface: hex, text: hex, muted: hex, accent: hex, media: hex });

function failing(theme: BrandTheme, pairs: readonly Pair[], layers: Partial<Record<Role, Colour>> = {}) {
  const roles: Record<string, Colour> = { ...theme.roles, ...layers };
  const at = (name: string) => roles[name] ?? { hex: '', alpha: 1 };
  return pairs.filter(
    ([front, background, needs, wash]) =>
      contrastOn(at(front), at(background), wash === undefined ? undefined : at(wash)) < needs,
  );
}

test(
  'any five colours give a theme in which every contrast pair passes [SHL-23]',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(brand, (given) => {
        const theme = themeFromBrand(given);
        expect(failing(theme, contrastPairs)).toEqual([]);
        expect(failing(theme, customMorePairs, theme.more)).toEqual([]);
      }),
      { numRuns: 1000, seed: 23 },
    );
  },
);

test.each([
  [
    'the mid-tone with the lowest possible contrast',
    { surface: '#777777', text: '#777777', muted: '#777777', accent: '#777777', media: '#777777' },
  ],
  [
    'a media background lighter than the text on a dark surface',
    { surface: '#000000', text: '#767676', muted: '#767676', accent: '#767676', media: '#ffffff' },
  ],
  [
    'black on black',
    { surface: '#000000', text: '#000000', muted: '#000000', accent: '#000000', media: '#000000' },
  ],
])('every contrast pair of the theme passes for a brand with %s', (_, given) => {
  const theme = themeFromBrand(given);
  expect(failing(theme, contrastPairs)).toEqual([]);
  expect(failing(theme, customMorePairs, theme.more)).toEqual([]);
});

test('brand colours with enough contrast are used in the theme without correction', () => {
  const { corrections, brand: safeBrand, roles, scheme } = themeFromBrand(neel);
  expect(corrections).toEqual([]);
  expect(safeBrand).toEqual(neel);
  expect(scheme).toBe('dark');
  expect(roles['bg.page'].hex).toBe(neel.surface);
  expect(roles['bg.media'].hex).toBe(neel.media);
  expect(roles['text.primary'].hex).toBe(neel.text);
  expect(roles['text.secondary'].hex).toBe(neel.muted);
  expect(roles['accent.base'].hex).toBe(neel.accent);
});

test('a brand with a pale surface gives a light theme with dark status colours', () => {
  const theme = themeFromBrand({
    surface: '#fbf7f0',
    text: '#2a1420',
    muted: '#6b4a58',
    accent: '#9b2d4f',
    media: '#f0e6dc',
  });
  expect(theme.scheme).toBe('light');
  expect(theme.photo).toBe(1);
  expect(theme.roles['text.error'].hex).toBe('#a3231f');
});

test('`prefers-contrast: more` never lowers a contrast ratio', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(brand, (given) => {
      const { roles, more } = themeFromBrand(given);
      for (const role of ['text.secondary', 'text.tertiary', 'border.control'] as const) {
        const page = roles['bg.page'];
        expect(contrastOn(more[role], page)).toBeGreaterThanOrEqual(contrastOn(roles[role], page) - 0.1);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});

const idsIn = (file: string) => {
  const ids: string[] = [];
  const walk = (node: object, path: string) => {
    if ('$value' in node) ids.push(path);
    else
      for (const [key, child] of Object.entries(node))
        if (typeof child === 'object') walk(child, path === '' ? key : `${path}.${key}`);
  };
  walk(JSON.parse(readFileSync(new URL(`dtcg/${file}.tokens.json`, import.meta.url), 'utf8')), '');
  return ids.sort();
};

test('a brand theme sets exactly the tokens of the dark and light themes', () => {
  const derived = [...Object.keys(themeFromBrand(neel).roles).map((role) => `color.${role}`), 'filter.photo'];
  expect(derived.sort()).toEqual(idsIn('theme.dark'));
  expect(idsIn('theme.light')).toEqual(idsIn('theme.dark'));
  expect(idsIn('catalogue.indiluxe.light')).toEqual(idsIn('catalogue.indiluxe.dark'));
});

test('`prefers-contrast: more` changes the same colour roles in every theme', () => {
  const roles = moreRoles.map((role) => `color.${role}`).sort();
  for (const theme of ['dark', 'light', 'custom']) expect(idsIn(`contrast.more.${theme}`)).toEqual(roles);
});

test('the status colours of a theme are primitive colours of the token files', () => {
  const primitives = readFileSync(new URL('dtcg/primitive.tokens.json', import.meta.url), 'utf8');
  for (const hue of ['#f2a09b', '#a9c49a', '#e8cf7c', '#a3231f', '#3b6132', '#6e5600'])
    expect(primitives).toContain(hue);
});
