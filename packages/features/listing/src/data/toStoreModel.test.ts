import { samples } from '@luxe/contract/samples';
import { ratio } from '@luxe/tokens/colour';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toListingRequest } from './toListingRequest.ts';
import { toStoreModel } from './toStoreModel.ts';

const { storeBanner, storeBannerBrand, storeBannerUnsafe, storeBannerUnreadable } = samples;
const path = '/neelam-vaid-store';
const requestAt = (q?: string) => toListingRequest({ path, pagePath: path, q });
const storeRequest = requestAt();

test('stores of indiluxe and luxury have different kickers, and show their number of items [SHL-17]', () => {
  expect(toStoreModel(storeBanner, storeRequest).banner).toMatchObject({
    kicker: 'Designer store',
    name: 'Neelam Vaid',
    count: '57 items',
  });
  expect(toStoreModel(storeBannerBrand, storeRequest).banner).toMatchObject({
    kicker: 'Brand store',
    count: '1,204 items',
  });
});

test('preserves the colours of a store when its text is readable [SHL-17]', () => {
  expect(toStoreModel(storeBanner, storeRequest).banner.colours).toEqual(storeBanner.colours);
});

test('corrects the colours of a store when its text would be unreadable [SHL-17]', () => {
  const { colours } = toStoreModel(storeBannerUnsafe, storeRequest).banner;
  expect(colours).toEqual({
    surface: '#10162a',
    text: '#f4eee3',
    muted: '#f4eee3',
    accent: '#f4eee3',
    media: '#10162a',
  });
});

test('drops all colours of a store when one colour is missing or invalid [SHL-17]', () => {
  expect(toStoreModel(storeBannerUnreadable, storeRequest).banner.colours).toBeUndefined();
  const { media: _, ...four } = storeBanner.colours;
  expect(toStoreModel({ ...storeBanner, colours: four }, storeRequest).banner.colours).toBeUndefined();
});

test('text on the banner is readable for any five colours [SHL-17]', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, '0')}`);
  const set = fc.record({ surface: colour, text: colour, muted: colour, accent: colour, media: colour });
  fc.assert(
    fc.property(set, (colours) => {
      const safe = toStoreModel({ ...storeBanner, colours }, storeRequest).banner.colours;
      if (!safe) throw new Error('A valid set of colours was dropped.');
      expect(ratio(safe.text, safe.surface)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(safe.muted, safe.surface)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(safe.accent, safe.surface)).toBeGreaterThanOrEqual(3);
    }),
  );
});

const currentTabs = (request = storeRequest) =>
  toStoreModel(storeBanner, request)
    .tabs.filter(({ current }) => current)
    .map(({ label }) => label);

test('category tabs link to the store page, and the tab of the selected category is marked [SHL-17]', () => {
  expect(toStoreModel(storeBanner, storeRequest).tabs.map(({ label, href }) => [label, href])).toEqual([
    ['All', '/neelam-vaid-store'],
    ['Kurtas', '/neelam-vaid-store?q=:relevance:category:ISH1010101'],
    ['Dupattas', '/neelam-vaid-store?q=:relevance:category:ISH1010102'],
    ['Shawls', '/neelam-vaid-store?q=:relevance:category:ISH1010103'],
  ]);
  expect(currentTabs()).toEqual(['All']);
  expect(currentTabs(requestAt(':price-asc:colour:Blue'))).toEqual(['All']);
  expect(currentTabs(requestAt(':relevance:category:ISH1010102'))).toEqual(['Dupattas']);
  expect(currentTabs(requestAt(':relevance:category:ISH1010102:category:ISH1010103'))).toEqual([
    'Dupattas',
    'Shawls',
  ]);
});

test('marks no tab outside the store page, and shows no tabs for a single category [SHL-17]', () => {
  const bags = toListingRequest({ path: '/bags/c-lsh10', code: 'lsh10', superBrand: 'SBD11A20001' });
  expect(currentTabs(bags)).toEqual([]);
  expect(toStoreModel(storeBannerBrand, storeRequest).tabs).toEqual([]);
});

test('the page of a store has the story of the brand and a link to all brands [SHL-17]', () => {
  const own = toStoreModel(storeBanner, storeRequest);
  expect(own.story).toBe(storeBanner.story);
  expect(own.back).toEqual({ href: '/brandList/indiluxe-brands-index', label: 'All designers' });
  expect(toStoreModel(storeBannerBrand, storeRequest).back?.href).toBe('/brandList/a-to-z-luxury-brands');
});

test('a part of a store has no story, and a listing with the banner has neither [SHL-17]', () => {
  const part = toStoreModel(storeBanner, requestAt(':relevance:category:ISH1010101'));
  expect([part.story, part.back?.label]).toEqual(['', 'All designers']);
  const { story: _, ...plain } = storeBanner;
  expect(toStoreModel(plain, storeRequest).story).toBe('');
  const listing = toListingRequest({ path: '/bags/c-lsh10', code: 'LSH10', superBrand: 'SBD11A20001' });
  expect(toStoreModel(storeBannerBrand, listing)).toMatchObject({ story: '', back: undefined });
});
