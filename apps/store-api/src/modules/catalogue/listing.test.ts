import { catalogueOfCode } from '@luxe/format';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readCatalogue } from '../../testing/readCatalogue.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { listProducts } from './listing.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());
const { list, found, listAllPages, productOf } = readCatalogue(() => seeded);

describe('listing', () => {
  it('contains heading, facets, results, pagination and the query [LST-14]', async () => {
    const response = await found(':relevance:category:LSH10');
    expect(response).toMatchObject({
      h1PageName: 'Bags',
      isDynamicPLP: false,
      spellingSuggestion: null,
      seo: {
        breadcrumbs: [
          { name: 'Home', url: '/' },
          { name: 'Bags', url: '/bags/c-lsh10' },
        ],
      },
      pagination: { currentPage: 0, pageSize: 24 },
      currentQuery: { searchText: '', sort: 'relevance', query: ':relevance:category:LSH10' },
    });
    expect(response.searchresult).toHaveLength(24);
    expect(response.searchresult[0]?.brandname).toBeTruthy();
    expect(response.pagination.totalPages).toBe(Math.ceil(response.pagination.totalResults / 24));
    expect(response.questionAndAnswerList.length).toBeGreaterThanOrEqual(3);
    expect(response.facetdata.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['brand', 'colour', 'bagType', 'price', 'inStockFlag']),
    );
  });

  it('has the real parent categories in its breadcrumbs', async () => {
    const { seo } = await found(':relevance:category:LSH1510101001');
    expect(seo.breadcrumbs.map(({ name }) => name)).toEqual([
      'Home',
      'Watches and jewellery',
      'Watches',
      'Dress watches',
      'Round watches',
    ]);
  });

  it('contains a category tree with codes, names and children [LST-15]', async () => {
    const { facetdatacategory } = await found(':relevance:category:LSH10');
    const [root] = facetdatacategory.filters;
    expect(root).toMatchObject({ categoryCode: 'LSH1', categoryName: 'Luxury' });
    const bags = root?.childFilters.find(({ categoryCode }) => categoryCode === 'LSH10');
    expect(bags).toMatchObject({ selected: true, webURL: '/bags/c-lsh10' });
    expect(bags?.childFilters.map(({ categoryName }) => categoryName)).toContain('Handbags');
  });

  it.each([
    ['category', 'LSH1'],
    ['brand', 'LSH10'],
    ['genderbeauty-classification', 'LSH13'],
    ['colour', 'LSH10'],
    ['strapcolor', 'LSH1510'],
    ['typeWatches', 'LSH1510'],
    ['patternWatches', 'LSH1510'],
    ['bagType', 'LSH10'],
    ['discountAll', 'LSH1'],
    ['isDiscountedPrice', 'LSH1'],
    ['isProductNew', 'LSH1'],
    ['superBrand', 'LSH1'],
    ['inStockFlag', 'LSH1'],
    ['price', 'LSH1'],
  ])('filtered by %s has as many results as the facet counted [LST-02]', async (key, category) => {
    const before = await found(`:relevance:category:${category}`);
    const values = before.facetdata.find((facet) => facet.key === key)?.values ?? [];
    const offered =
      key === 'category'
        ? before.facetdatacategory.filters.flatMap(({ childFilters }) =>
            childFilters.map(({ categoryCode, count }) => ({ value: categoryCode, count })),
          )
        : values;
    const [value] = [...offered].sort((a, b) => a.count - b.count);
    expect(value).toBeDefined();
    const after = await found(`:relevance:category:${category}:${key}:${value?.value}`);
    expect(after.pagination.totalResults).toBe(value?.count);
    expect(after.pagination.totalResults).toBeLessThanOrEqual(before.pagination.totalResults);
    const facet = after.facetdata.find((one) => one.key === key);
    if (key !== 'category') expect(facet).toMatchObject({ selectedFilterCount: 1 });
  });

  it('contains the query that selects each facet value and the query that removes each filter [LST-16]', async () => {
    const before = await found(':relevance:category:LSH10:brand:MBH11A00001');
    const black = before.facetdata
      .find(({ key }) => key === 'colour')
      ?.values.find(({ value }) => value === 'Black');
    const after = await found(black?.url ?? '');
    expect(after.pagination.totalResults).toBe(black?.count);
    expect(after.currentQuery.filters.map(({ name }) => name)).toEqual(['Bags', 'Halden & Roe', 'Black']);
    expect(after.currentQuery.filters[2]?.url).toBe(before.currentQuery.query);
    expect(after.searchresult.every(({ color }) => color !== undefined)).toBe(true);
  });

  it('shows products in the selected colour', async () => {
    const { searchresult } = await found(':relevance:category:LSH10:colour:Red');
    for (const { productId, color } of searchresult)
      expect(productOf(productId).colours.find(({ name }) => name === color)?.family).toBe('Red');
  });

  it.each(['LSH1', 'LSH10', 'LSH11', 'LSH13', 'LSH15', 'LSH18', 'LSH21', 'ISH1'])(
    'of %s contains only products of its own catalogue [LST-11, LST-13]',
    async (code) => {
      const cards = await listAllPages(`:relevance:category:${code}`);
      expect(cards.length).toBeGreaterThan(0);
      expect(new Set(cards.map(({ productId }) => productOf(productId).catalogue))).toEqual(
        new Set([catalogueOfCode(code)]),
      );
      expect(cards.every(({ brandCode }) => brandCode.startsWith('MBH'))).toBe(true);
    },
  );

  it('lists every product once over all its pages, even for a category code in lower case', async () => {
    const cards = await listAllPages(':price-asc:category:lsh1');
    const luxury = seeded.shop.products.filter(({ catalogue }) => catalogue === 'luxury');
    expect(cards.map(({ productId }) => productId).sort()).toEqual(luxury.map(({ id }) => id).sort());
    const prices = cards.map(({ price }) => price.sellingPrice.value);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('of a brand has the name of the brand', async () => {
    const response = await found(':relevance:brand:MBH11A00001');
    expect(response.h1PageName).toBe('Halden & Roe');
    expect(response.seo.breadcrumbs.at(-1)?.url).toBe('/halden-roe/c-mbh11a00001');
    expect(new Set(response.searchresult.map(({ brandCode }) => brandCode))).toEqual(
      new Set(['MBH11A00001']),
    );
  });

  it('of a complete catalogue filtered by Women has the name Women', async () => {
    const response = await found(':relevance:category:LSH1:genderbeauty-classification:Women');
    expect(response.h1PageName).toBe('Women');
  });

  it('of a collection has the name of the collection [LST-05]', async () => {
    const response = await found(':relevance:category:LSH1:tag:gifting');
    expect(response.h1PageName).toBe('Presents');
    expect(response.seo.breadcrumbs.at(-1)).toEqual({ name: 'Presents', url: '/luxury/browse/gifting' });
    expect(response.currentQuery.filters.map(({ name }) => name)).toEqual(['Luxury', 'Presents']);
  });

  it('shows the range of all prices, ignoring the price filter, and the selected range', async () => {
    const open = await found(':relevance:category:LSH10');
    const narrow = await found(':relevance:category:LSH10:price:30000-60000');
    expect(narrow.priceRange).toEqual({ ...open.priceRange, selectedMin: 30_000, selectedMax: 60_000 });
    for (const { price } of narrow.searchresult) {
      expect(price.sellingPrice.value).toBeGreaterThanOrEqual(30_000);
      expect(price.sellingPrice.value).toBeLessThanOrEqual(60_000);
    }
  });

  it.each([
    ':relevance:brand:MBH99Z99999',
    ':relevance:category:LSH99',
    ':price-asc:category:x:colour:Black',
  ])('is undefined for an unknown code: %s', async (q) => expect(await list(q)).toBeUndefined());

  it('is empty beyond its last page, with the right totals', async () => {
    const first = await found(':relevance:category:LSH10');
    const beyond = await list(':relevance:category:LSH10', 9_999);
    expect(beyond).toMatchObject({
      searchresult: [],
      pagination: { ...first.pagination, currentPage: 9_999 },
      facetdata: first.facetdata,
    });
  });

  it('never fails, whatever the query text', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 600, unit: 'binary' }),
          fc
            .array(
              fc.constantFrom(':', 'price', '20-', '%', '%3A', 'brand', 'MBH11A00001', 'a', '-', '__proto__'),
            )
            .map((parts) => parts.join('')),
        ),
        async (text) => void (await list(text)),
      ),
      { numRuns: 300 },
    ));

  it('cuts the search text to 51 characters', async () => {
    const { currentQuery } = await found('a'.repeat(80));
    expect(currentQuery.searchText).toHaveLength(51);
  });

  it('contains only products of the scope category, which does not appear as a filter', async () => {
    const response = await listProducts(seeded.catalogue, {
      searchText: 'bag',
      page: 0,
      pageSize: 100,
      scope: 'ISH1',
    });
    expect(response?.searchresult.every(({ productCategoryId }) => productCategoryId.startsWith('ISH'))).toBe(
      true,
    );
    expect(response?.currentQuery.filters).toEqual([]);
  });
});

test('no two listings of the sitemap share a title', async () => {
  const { brands, categories } = seeded.shop;
  const titles = [];
  for (const key of ['category', 'brand'])
    for (const { code } of key === 'category' ? categories : brands) {
      const { seo, h1PageName } = await found(`:relevance:${key}:${code}`);
      titles.push(seo.title ?? `${key} ${h1PageName}`);
      expect(seo.canonicalURL?.endsWith(`/c-${code.toLowerCase()}`)).toBe(true);
    }
  expect(titles).toHaveLength(new Set(titles).size);
}, 60_000);
