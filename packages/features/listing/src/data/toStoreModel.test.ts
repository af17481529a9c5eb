import { samples } from '@luxe/contract/samples';
import { ratio } from '@luxe/tokens/colour';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toListingRequest } from './toListingRequest.ts';
import { toStoreModel } from './toStoreModel.ts';

const { storeBanner, storeBannerBrand, storeBannerUnsafe, storeBannerUnreadable } = samples;
const path = '/neelam-vaid-store';
const at = (q?: string) => toListingRequest({ path, pagePath: path, q });
const whole = at();

test('a designer of indiluxe and a house have kickers of their own, and their pieces counted [SHL-17]', () => {
  expect(toStoreModel(storeBanner, whole).banner).toMatchObject({
    kicker: 'Designer store',
    name: 'Neelam Vaid',
    count: '57 pieces',
  });
  expect(toStoreModel(storeBannerBrand, whole).banner).toMatchObject({
    kicker: 'Brand store',
    count: '1,204 pieces',
  });
});

test('colours that can be read stay as they are [SHL-17]', () => {
  expect(toStoreModel(storeBanner, whole).banner.colours).toEqual(storeBanner.colours);
});

test('colours that cannot be read are put right [SHL-17]', () => {
  const { colours } = toStoreModel(storeBannerUnsafe, whole).banner;
  expect(colours).toEqual({
    surface: '#10162a',
    text: '#f4eee3',
    muted: '#f4eee3',
    accent: '#f4eee3',
    media: '#10162a',
  });
});

test('a set of which one is missing, or is no colour, is left away [SHL-17]', () => {
  expect(toStoreModel(storeBannerUnreadable, whole).banner.colours).toBeUndefined();
  const { media: _, ...four } = storeBanner.colours;
  expect(toStoreModel({ ...storeBanner, colours: four }, whole).banner.colours).toBeUndefined();
});

test('whatever the five colours are, what stands on the banner can be read [SHL-17]', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, '0')}`);
  const set = fc.record({ surface: colour, text: colour, muted: colour, accent: colour, media: colour });
  fc.assert(
    fc.property(set, (colours) => {
      const safe = toStoreModel({ ...storeBanner, colours }, whole).banner.colours;
      if (!safe) throw new Error('a set that parses was left away');
      expect(ratio(safe.text, safe.surface)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(safe.muted, safe.surface)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(safe.accent, safe.surface)).toBeGreaterThanOrEqual(3);
    }),
  );
});

const shown = (request = whole) =>
  toStoreModel(storeBanner, request)
    .tabs.filter(({ current }) => current)
    .map(({ label }) => label);

test('its tabs are addresses of its own page, the one that is shown marked [SHL-17]', () => {
  expect(toStoreModel(storeBanner, whole).tabs.map(({ label, href }) => [label, href])).toEqual([
    ['All', '/neelam-vaid-store'],
    ['Kurtas', '/neelam-vaid-store?q=:relevance:category:ISH1010101'],
    ['Dupattas', '/neelam-vaid-store?q=:relevance:category:ISH1010102'],
    ['Shawls', '/neelam-vaid-store?q=:relevance:category:ISH1010103'],
  ]);
  expect(shown()).toEqual(['All']);
  expect(shown(at(':price-asc:colour:Blue'))).toEqual(['All']);
  expect(shown(at(':relevance:category:ISH1010102'))).toEqual(['Dupattas']);
  expect(shown(at(':relevance:category:ISH1010102:category:ISH1010103'))).toEqual(['Dupattas', 'Shawls']);
});

test('over a list that is not its own page none is marked; with pieces of one kind there are none [SHL-17]', () => {
  const bags = toListingRequest({ path: '/bags/c-lsh10', code: 'lsh10', superBrand: 'SBD11A20001' });
  expect(shown(bags)).toEqual([]);
  expect(toStoreModel(storeBannerBrand, whole).tabs).toEqual([]);
});
