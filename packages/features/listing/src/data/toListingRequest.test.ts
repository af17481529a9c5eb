import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemas } from '@luxe/contract/schemas';
import { listingHref } from './listingHref.ts';
import { searchTextOf, isKeywordRedirectOn, toListingRequest, withPrice } from './toListingRequest.ts';

const bags = { path: '/bags/c-lsh10', code: 'lsh10' };

test.each([
  [null, ':relevance:category:LSH10'],
  ['', ':relevance:category:LSH10'],
  [':relevance:category:LSH10', ':relevance:category:LSH10'],
  [':price-asc:category:LSH10:colour:Black', ':price-asc:category:LSH10:colour:Black'],
  [':colour:Black', ':relevance:category:LSH10:colour:Black'],
  [':relevance:category:LSH1010', ':relevance:category:LSH1010'],
  [':relevance:brand:MBH12A:brand:MBH13B', ':relevance:category:LSH10:brand:MBH12A:brand:MBH13B'],
  [':relevance:colour', ':relevance:category:LSH10'],
  ['%3Arelevance%3Acolour%3ABlack', ':relevance:category:LSH10:colour:Black'],
])('the URL parameter q with the value %s requests the search text %s [LST-02]', (q, searchText) => {
  expect(toListingRequest({ ...bags, q }).call.searchText).toBe(searchText);
});

test.each([
  'category',
  'brand',
  'genderbeauty-classification',
  'colour',
  'strapcolor',
  'typeWatches',
  'bagType',
  'discountAll',
  'isDiscountedPrice',
  'isProductNew',
  'superBrand',
  'inStockFlag',
  'patternWatches',
  'price',
])('a value of the facet %s in the URL filters the list [LST-02]', (key) => {
  const { call, query } = toListingRequest({ ...bags, q: `:relevance:${key}:X1` });
  expect(query.filters).toEqual([{ key, value: 'X1' }]);
  expect(call.searchText).toContain(`:${key}:X1`);
  expect(call.isFilter).toBe('true');
});

test.each([
  [{ path: '/neelam-vaid-store', pagePath: '/neelam-vaid-store' }, 'neelam-vaid'],
  [{ path: '/luxury/vantour-store/', pagePath: '/luxury/vantour-store' }, 'vantour'],
  [{ path: '/jewellerystore', pagePath: '/jewellerystore' }, undefined],
  [bags, undefined],
  [{ ...bags, superBrand: 'SBD11A20001' }, 'SBD11A20001'],
  [{ ...bags, superBrand: 'sbd11a20001' }, 'sbd11a20001'],
  [{ ...bags, superBrand: 'SBD11A11124' }, undefined],
  [{ ...bags, superBrand: 'sbd11a11124' }, undefined],
  [{ ...bags, superBrand: '' }, undefined],
  [{ ...bags, q: ':relevance:superBrand:SBD11A20001' }, 'SBD11A20001'],
  [{ ...bags, q: ':relevance:superBrand:SBD11A11124' }, undefined],
  [{ ...bags, q: ':relevance:superBrand:SBD11A11124:superBrand:SBD11A20001' }, 'SBD11A20001'],
  [{ path: '/search/', q: 'tote:relevance:superBrand:SBD11A20001' }, 'SBD11A20001'],
  [{ path: '/search/', q: 'tote' }, undefined],
  [{ path: '/vantour-store', pagePath: '/vantour-store', superBrand: 'SBD11A20002' }, 'vantour'],
])('the URL %j shows the store banner %s [SHL-17]', (address, store) => {
  expect(toListingRequest(address).store).toBe(store);
});

test('a super-brand in the URL filters the list, and the luxury super-brand is ignored [SHL-17]', () => {
  const foreign = toListingRequest({ ...bags, superBrand: 'SBD11A20001' });
  expect(foreign.query.filters).toEqual([{ key: 'superBrand', value: 'SBD11A20001' }]);
  expect(foreign.call.searchText).toBe(':relevance:category:LSH10:superBrand:SBD11A20001');
  expect(toListingRequest({ ...bags, superBrand: 'SBD11A11124' }).query.filters).toEqual([]);
});

test('a brand page requests the products of its brand', () => {
  const { kind, call } = toListingRequest({ path: '/oduvia/c-mbh12a00001', code: 'mbh12a00001' });
  expect(kind).toBe('brand');
  expect(call.searchText).toBe(':relevance:brand:MBH12A00001');
});

test.each([
  [undefined, 1, 0],
  ['1', 1, 0],
  ['3', 3, 2],
  ['0', 1, 0],
  ['-2', 1, 0],
  ['two', 1, 0],
  ['1e9', 10_000, 9999],
])(
  'page %s in the URL is page %s of the list and page %s of the store call [LST-04]',
  (page, expectedPage, expectedCallPage) => {
    const request = toListingRequest({ ...bags, page });
    expect([request.page, request.call.page]).toEqual([expectedPage, expectedCallPage]);
  },
);

test.each([
  ['tote', 'tote:relevance:superBrand:SBD11A11124:inStockFlag:true'],
  ['tote:price-asc:brand:MBH1', 'tote:price-asc:brand:MBH1:superBrand:SBD11A11124:inStockFlag:true'],
  ['tote:relevance:superBrand:SBD22', 'tote:relevance:superBrand:SBD22:inStockFlag:true'],
  ['superbrand edit', 'superbrand edit:relevance:inStockFlag:true'],
  ['tote:relevance:inStockFlag:false', 'tote:relevance:inStockFlag:false:superBrand:SBD11A11124'],
  ['black%20tote', 'black tote:relevance:superBrand:SBD11A11124:inStockFlag:true'],
  ['100% silk', '100%25 silk:relevance:superBrand:SBD11A11124:inStockFlag:true'],
])('a search for %s sends the search text %s to the store [SEA-04]', (q, sent) => {
  expect(searchTextOf(q)).toBe(sent);
});

test('a search request has the parameters that the specification requires [SEA-09]', () => {
  const { call } = toListingRequest({ path: '/search/', q: 'tote', searchCategory: 'bags' });
  expect(call).toMatchObject({
    page: 0,
    pageSize: 24,
    isTextSearch: 'true',
    isFilter: 'false',
    typeID: 'all',
    searchCategory: 'bags',
  });
});

test('reads sort and price from forms submitted without scripts', () => {
  const { call } = toListingRequest({ ...bags, sort: 'price-desc', min: '20000', max: '50000.5' });
  expect(call.searchText).toBe(':price-desc:category:LSH10:price:20000-50001');
});

test.each([
  ['20000', '', '20000-'],
  ['', '50000', '0-50000'],
  [null, '50000', '0-50000'],
])('with the minimum "%s" and the maximum "%s", the empty end of the range is open', (min, max, value) => {
  const { query } = toListingRequest({ ...bags, min, max });
  expect(query.filters).toEqual([{ key: 'price', value }]);
});

test.each([
  [5, 2],
  [Number.NaN, 2],
  [-1, 2],
])('removes the price filter when the new price range, %s to %s, is invalid', (low, high) => {
  const query = toListingRequest({ ...bags, q: ':relevance:price:1-2' }).query;
  expect(withPrice(query, [low, high]).filters).toEqual([]);
});

const plain = toListingRequest(bags);

test.each([
  ['page', '2', { page: 2, call: { page: 1 } }],
  ['q', ':price-asc:colour:Black', { call: { searchText: ':price-asc:category:LSH10:colour:Black' } }],
  ['isSortFlow', 'true', { call: { isSortFlow: 'true' } }],
  ['offer', 'true', { call: { searchText: ':relevance:category:LSH10:isDiscountedPrice:true' } }],
  ['searchCategory', 'LSH11', { call: { searchCategory: 'LSH11' } }],
  ['icid', 'home_hero_1', { campaigns: { icid: 'home_hero_1' }, call: plain.call }],
  ['icid2', 'mail', { campaigns: { icid2: 'mail' }, call: plain.call }],
  ['richplp', 'false', { isRich: false, call: plain.call }],
  ['richplp', 'true', { isRich: true, call: plain.call }],
])('reads the parameter %s=%s from the URL of a listing [LST-01]', (name, value, expected) => {
  expect(toListingRequest({ ...bags, [name]: value })).toMatchObject(expected);
});

test.each([
  ['isSortFlow', 'maybe'],
  ['offer', '<script>'],
  ['offer', 'false'],
  ['searchCategory', 'x'.repeat(41)],
  ['page', '-1'],
  ['richplp', 'perhaps'],
  ['sort', 'random'],
  ['constructor', 'x'],
])('ignores the invalid URL parameter %s=%.20s [LST-01]', (name, value) => {
  expect(toListingRequest({ ...bags, [name]: value })).toEqual(plain);
});

test('a discount filter that both `q` and `offer` contain is sent once [LST-01]', () => {
  const { query } = toListingRequest({ ...bags, q: ':relevance:isDiscountedPrice:true', offer: 'true' });
  expect(query.filters).toEqual([{ key: 'isDiscountedPrice', value: 'true' }]);
});

test.each([
  ['LSH10', 'category', 'LSH10'],
  ['lsh10', 'category', 'LSH10'],
  ['ISH1', 'category', 'ISH1'],
  ['ish1', 'category', 'ISH1'],
  ['MBH11A00001', 'brand', 'MBH11A00001'],
  ['mbh11a00001', 'brand', 'MBH11A00001'],
])('reads the code %s in a path as a %s, in upper and lower case [LST-01]', (code, key, value) => {
  const request = toListingRequest({ path: `/x/c-${code}`, code });
  expect(request.kind).toBe(key);
  expect(request.implied).toEqual([{ key, value }]);
});

test('any URL gives a valid request, whose own URL gives the same query and page [LST-01] [SEA-01]', () => {
  const junk = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 1500 }),
    fc
      .array(
        fc.constantFrom(':', '%', '%3A', 'relevance', 'category', 'LSH1010', 'brand', 'price', '1-2', 'é'),
      )
      .map((parts) => parts.join('')),
  );
  const baseAddress = fc.constantFrom<object>(
    bags,
    { path: '/search/' },
    { path: '/bags/black', pagePath: '/bags/black' },
  );
  const names = ['q', 'page', 'isSortFlow', 'offer', 'searchCategory', 'icid', 'icid2', 'richplp', 'sort'];
  const query = fc.record(Object.fromEntries([...names, 'min', 'max'].map((name) => [name, junk])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(baseAddress, query, (at, queryParams) => {
      const request = toListingRequest({ ...at, ...queryParams } as never);
      expect(schemas.searchProducts.query.safeParse(request.call).error?.issues).toBeUndefined();
      const url = new URL(listingHref(request, request.query, request.page), 'https://shop.invalid');
      const again = toListingRequest({
        ...at,
        q: url.searchParams.get('q'),
        page: url.searchParams.get('page'),
      } as never);
      expect([again.query, again.page]).toEqual([request.query, request.page]);
    }),
    { numRuns: 500 },
  );
});

test('a dynamic listing sends its path instead of filters [LST-17]', () => {
  const request = toListingRequest({ path: '/bags/black', pagePath: '/bags/black', q: ':price-asc' });
  expect(request.kind).toBe('page');
  expect(request.call).toMatchObject({
    pagePath: '/bags/black',
    searchText: ':price-asc',
    isTextSearch: 'false',
  });
});

test.each([
  ['', true],
  ['?q=brands', true],
  ['?q=brands&isKeywordRedirectEnabled=true', true],
  ['?q=brands&isKeywordRedirectEnabled=false', false],
  ['?q=brands:relevance:superBrand:SBD11A11124', true],
  ['?q=brands%3Arelevance%3AsuperBrand%3ASBD11A20001', false],
  ['?q=brands:relevance:superBrand:SBD11A20001:superBrand:SBD11A11124', true],
])('a search with the query string %j may redirect to a page: %j [SEA-05]', (search, isOn) => {
  expect(isKeywordRedirectOn(search)).toBe(isOn);
  const q = 'brands';
  expect(toListingRequest({ path: '/search/', q, search }).call).toMatchObject({
    isKeywordRedirect: 'true',
    isKeywordRedirectEnabled: String(isOn),
  });
});

test('a search may redirect to a page only if it has no filters [SEA-05]', () => {
  for (const address of [
    { path: '/bags/c-lsh10', code: 'lsh10' },
    { path: '/search/', q: 'brands:relevance:colour:Black' },
  ])
    expect(toListingRequest(address).call).not.toHaveProperty('isKeywordRedirectEnabled');
});
