import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Product } from '../../model/catalogue.ts';
import { schemas } from '@luxe/contract/schemas';
import { recordChanges } from '../../db/changeLog.ts';
import { contentPage } from '../../db/schema/catalogue.ts';
import { listCollection, listProducts } from './listing.ts';
import { listSkuCollection } from './skuCollection.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const listAt = async (pagePath: string, searchText = ':relevance') => {
  const response = await listProducts(seeded.catalogue, { searchText, pagePath, page: 0, pageSize: 24 });
  return response && schemas.searchProducts.response.parse(response);
};
const at = async (pagePath: string, searchText?: string) => {
  const response = await listAt(pagePath, searchText);
  if (!response) throw new Error(`nothing is listed at ${pagePath}`);
  return response;
};
const countOf = (wanted: (product: Product) => boolean) => seeded.shop.products.filter(wanted).length;
describe('a dynamic listing', () => {
  it('contains its stored query and its products, with isDynamicPLP set [LST-17] [LST-18]', async () => {
    expect(seeded.shop.dynamicListings.length).toBeGreaterThanOrEqual(8);
    for (const { catalogue, ...dynamicQuery } of seeded.shop.dynamicListings) {
      const response = await at(dynamicQuery.url);
      expect(response.isDynamicPLP, dynamicQuery.url).toBe(true);
      expect(response.dynamicQuery, dynamicQuery.url).toEqual(dynamicQuery);
      expect(response.h1PageName).toBe(dynamicQuery.h1PageName);
      expect(response.pageDescription).toBe(dynamicQuery.description);
      expect(response.seo).toMatchObject({
        title: dynamicQuery.title,
        description: dynamicQuery.description,
      });
      expect(response.searchresult.length, dynamicQuery.url).toBeGreaterThan(0);
      const products = response.searchresult.map(({ productId }) =>
        seeded.shop.products.find(({ id }) => id === productId),
      );
      expect(new Set(products.map((one) => one?.catalogue))).toEqual(new Set([catalogue]));
    }
  });

  it('whose path has two parts contains the products of its query [LST-17]', async () => {
    const { pagination } = await at('/bags/top-handle');
    expect(pagination.totalResults).toBe(countOf(({ categoryCode }) => categoryCode === 'LSH1010101'));
  });

  it('whose path has three parts contains the products of its query [LST-17]', async () => {
    const { pagination } = await at('/watches/automatic/men');
    const watches = countOf(
      (one) =>
        one.categoryCode.startsWith('LSH1510') &&
        one.typeWatches !== undefined &&
        one.genders.includes('Men'),
    );
    expect(pagination.totalResults).toBe(watches);
  });

  it('has a breadcrumb for each of its levels [LST-18]', async () => {
    expect((await at('/bags/top-handle')).seo.breadcrumbs).toEqual([
      { name: 'Home', url: '/' },
      { name: 'Bags', url: '/bags/c-lsh10' },
      { name: 'Top-handle bags', url: '/bags/top-handle' },
    ]);
    expect((await at('/watches/automatic/men')).seo.breadcrumbs).toEqual([
      { name: 'Home', url: '/' },
      { name: 'Watches', url: '/watches/c-lsh1510' },
      { name: 'Automatic watches', url: '/watches/automatic' },
      { name: 'Automatic watches for men', url: '/watches/automatic/men' },
    ]);
    expect((await at('/indiluxe/kurtas')).seo.breadcrumbs[0]).toEqual({
      name: 'indiluxe',
      url: '/explore/indiluxe',
    });
  });

  it('names its canonical page for search engines [SEO-08]', async () => {
    expect((await at('/bags/top-handle')).seo.canonicalURL).toBe('/top-handle-bags/c-lsh1010101');
    expect((await at('/bags/black')).seo.canonicalURL).toBeUndefined();
  });

  it.each([
    ['/bags/black', ':relevance:brand:MBH11A00001'],
    ['/bags/black', ':relevance:category:LSH1010103'],
    ['/watches/automatic', ':relevance:genderbeauty-classification:Men'],
  ])('at %s filtered by %s has fewer products and the same name [LST-17]', async (path, searchText) => {
    const unfiltered = await at(path);
    const narrow = await at(path, searchText);
    expect(narrow.h1PageName).toBe(unfiltered.h1PageName);
    expect(narrow.pagination.totalResults).toBeGreaterThan(0);
    expect(narrow.pagination.totalResults).toBeLessThan(unfiltered.pagination.totalResults);
  });

  it.each([
    ':relevance:colour:Brown',
    ':relevance:category:LSH13',
    ':relevance:category:ISH1',
    'tote:relevance',
    ':::',
  ])('has the same number of products for a request with the query %s [LST-17]', async (searchText) => {
    const { pagination, h1PageName } = await at('/bags/black', searchText);
    expect(h1PageName).toBe('Black bags');
    expect(pagination.totalResults).toBe((await at('/bags/black')).pagination.totalResults);
  });

  it('has the sort order that the request asks for', async () => {
    const { searchresult } = await at('/bags/black', ':price-asc');
    const prices = searchresult.map(({ price }) => price.sellingPrice.value);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each(['/BAGS/Top-Handle', 'bags/top-handle/', '/bags/top-handle'])('is at the path %s', async (path) => {
    expect((await at(path)).h1PageName).toBe('Top-handle bags');
  });

  it.each([
    '/no/such',
    '/bags',
    '/',
    '',
    '/a/b/c/d',
    '/constructor/x',
    '/__proto__',
    '/bags/top-handle\0',
    '/luxury/browse/none',
  ])('does not exist at the path %j', async (path) => expect(await listAt(path)).toBeUndefined());
});

test('the jewellery store lists jewellery under its own name [LST-06]', async () => {
  const { h1PageName, pagination, seo } = await at('/jewellerystore');
  expect(h1PageName).toBe('The jewellery store');
  expect(pagination.totalResults).toBe(countOf(({ categoryCode }) => categoryCode.startsWith('LSH1520')));
  expect(seo.breadcrumbs).toEqual([
    { name: 'Home', url: '/' },
    { name: 'The jewellery store', url: '/jewellerystore' },
  ]);
});

test('a path of the form */browse/* lists its collection [LST-05]', async () => {
  const gifts = await at('/luxury/browse/gifting');
  expect(gifts).toMatchObject({ h1PageName: 'Presents', isDynamicPLP: false });
  expect(gifts.pagination.totalResults).toBe(
    countOf(({ tags, catalogue }) => catalogue === 'luxury' && tags.includes('gifting')),
  );
  const craft = await at('/indiluxe/browse/craft');
  expect(craft.h1PageName).toMatch(/ at indiluxe$/);
  expect(craft.pagination.totalResults).toBe(
    countOf(({ tags, catalogue }) => catalogue === 'indiluxe' && tags.includes('craft')),
  );
  // A path with any other prefix shows the listing of luxury, and names the luxury path as canonical.
  expect((await at('/anything/browse/gifting')).dynamicQuery?.dupCanonicalUrl).toBe('/luxury/browse/gifting');
});

describe('the editorial content of a category', () => {
  const listing = async (searchText: string, page = 0) =>
    (await listProducts(seeded.catalogue, { searchText, page, pageSize: 24 }))?.hybridPlpId;

  it('is named by the unfiltered listing, and is found under this id [LST-07]', async () => {
    for (const [q, code] of [
      [':relevance:category:LSH1510', 'LSH1510'],
      [':relevance:category:ish1010103', 'ISH1010103'],
    ] as const) {
      expect(await listing(q)).toBe(code);
      const page = schemas.hybridPlpPage.response.parse(await seeded.content.layout('hybrid-plp-page', code));
      expect(page.blocks.length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    [':relevance:category:LSH10', 0],
    [':relevance:category:LSH1510', 1],
    [':price-asc:category:LSH1510', 0],
    [':relevance:category:LSH1510:colour:Black', 0],
    ['watch:relevance:category:LSH1510', 0],
    [':relevance:brand:MBH11A00001', 0],
  ])('is missing from the listing %s, page %s [LST-07]', async (searchText, page) => {
    expect(await listing(searchText, page)).toBeUndefined();
  });

  it('is not a page of the shop by itself [LST-07]', async () => {
    expect(await seeded.content.pageByPath('/hybrid-plp-page/lsh1510')).toBeUndefined();
    expect(await seeded.content.pageByPath('/Layout-Page/service')).toBeUndefined();
    expect(await seeded.content.pageBySlug('hybrid-plp-page-lsh1510')).toBeUndefined();
    expect(await seeded.content.layout('layout-page', 'service')).toMatchObject({ h1: 'The service' });
    for (const id of ['none', '../x', 'a b', ''])
      expect(await seeded.content.layout('layout-page', id)).toBeUndefined();
  });

  it('disappears when the editor deletes it [LST-07]', async () => {
    await seeded.db.transaction(async (tx) => {
      await tx.delete(contentPage).where(eq(contentPage.path, '/hybrid-plp-page/ish1010103'));
      await recordChanges(tx, 'content', ['hybrid-plp-page-ish1010103'], new Date(0));
    });
    await seeded.follower.poll();
    expect(await listing(':relevance:category:ISH1010103')).toBeUndefined();
    expect(await listing(':relevance:category:LSH1510')).toBe('LSH1510');
  });
});

describe('a collection by code or slug [LST-09]', () => {
  const collection = async (category: string, rest: { sort?: string; page?: number } = {}) => {
    const response = await listCollection(seeded.catalogue, { category, page: 0, ...rest });
    return response && schemas.customSkuCollection.response.parse(response);
  };

  it.each([
    ['LSH10', 'Bags'],
    ['lsh10', 'Bags'],
    ['mbh11a00001', 'Halden & Roe'],
    ['gifting', 'Presents'],
  ])('for the value %s is the listing with the heading %s', async (codeOrSlug, name) => {
    const response = await collection(codeOrSlug);
    expect(response?.h1PageName).toBe(name);
    expect(response?.searchresult.length).toBeGreaterThan(0);
  });

  it('is sorted by the requested order and divided into pages', async () => {
    const first = await collection('LSH10', { sort: 'price-asc' });
    const second = await collection('LSH10', { sort: 'price-asc', page: 1 });
    expect(second?.pagination.currentPage).toBe(1);
    const prices = [first, second]
      .flatMap((one) => one?.searchresult ?? [])
      .map((one) => one.price.sellingPrice.value);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await collection('LSH10', { sort: 'toString' }))?.currentQuery.sort).toBe('relevance');
  });

  it('of chosen SKUs has them in the order of the list, page by page', async () => {
    const chosen = seeded.shop.skuCollections.find(({ code }) => code === 'jewellery-atelier');
    const skus = seeded.shop.products.map(({ id, colours }) => ({
      id,
      skus: colours.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    }));
    const ids = chosen?.skus.map((sku) => skus.find((one) => one.skus.includes(sku))?.id) ?? [];
    const page = async (at: number) => {
      const response = await listSkuCollection(seeded.catalogue, 'jewellery-atelier', at);
      return response && schemas.customSkuCollection.response.parse(response);
    };
    const [first, second] = [await page(0), await page(1)];
    expect(first).toMatchObject({
      h1PageName: 'From the atelier',
      pagination: { currentPage: 0, pageSize: 24, totalPages: 2, totalResults: ids.length },
    });
    const found = [...(first?.searchresult ?? []), ...(second?.searchresult ?? [])];
    expect(found.map(({ productId }) => productId)).toEqual(ids);
    expect(await listSkuCollection(seeded.catalogue, 'no-such-list', 0)).toBeUndefined();
    expect(await listSkuCollection(seeded.catalogue, '../x', 0)).toBeUndefined();
  });

  it.each(['none', 'LSH99', '', 'toString'])('is undefined for the unknown value %j', async (codeOrSlug) => {
    expect(await collection(codeOrSlug)).toBeUndefined();
  });
});
