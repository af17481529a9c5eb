import { expect, test } from 'vitest';
import { searchTextOf, toListingRequest, withPrice } from './toListingRequest.ts';

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
])('the address q %s asks the store for %s [LST-02]', (q, searchText) => {
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
])('the facet %s narrows the list [LST-02]', (key) => {
  const { call, query } = toListingRequest({ ...bags, q: `:relevance:${key}:X1` });
  expect(query.filters).toEqual([{ key, value: 'X1' }]);
  expect(call.searchText).toContain(`:${key}:X1`);
  expect(call.isFilter).toBe('true');
});

test('a brand page asks for its brand', () => {
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
  ['1e9', 1, 0],
])('page %s of the address is page %s, %s to the store [LST-04]', (page, shown, asked) => {
  const request = toListingRequest({ ...bags, page });
  expect([request.page, request.call.page]).toEqual([shown, asked]);
});

test.each([
  ['tote', 'tote:relevance:superBrand:SBD11A11124:inStockFlag:true'],
  ['tote:price-asc:brand:MBH1', 'tote:price-asc:brand:MBH1:superBrand:SBD11A11124:inStockFlag:true'],
  ['tote:relevance:superBrand:SBD22', 'tote:relevance:superBrand:SBD22:inStockFlag:true'],
  ['superbrand edit', 'superbrand edit:relevance:inStockFlag:true'],
  ['tote:relevance:inStockFlag:false', 'tote:relevance:inStockFlag:false:superBrand:SBD11A11124'],
  ['black%20tote', 'black tote:relevance:superBrand:SBD11A11124:inStockFlag:true'],
  ['100% silk', '100%25 silk:relevance:superBrand:SBD11A11124:inStockFlag:true'],
])('a search for %s sends %s [SEA-04]', (q, sent) => {
  expect(searchTextOf(q)).toBe(sent);
});

test('a search carries its parameters [SEA-09]', () => {
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

test('forms without a script sort and narrow by price', () => {
  const { call } = toListingRequest({ ...bags, sort: 'price-desc', min: '20000', max: '50000.5' });
  expect(call.searchText).toBe(':price-desc:category:LSH10:price:20000-50001');
});

test.each([
  ['20000', '', '20000-'],
  ['', '50000', '0-50000'],
  [null, '50000', '0-50000'],
])('a price field left empty is an end left open: %s to %s', (min, max, value) => {
  const { query } = toListingRequest({ ...bags, min, max });
  expect(query.filters).toEqual([{ key: 'price', value }]);
});

test.each([
  [5, 2],
  [Number.NaN, 2],
  [-1, 2],
])('a senseless price range is none: %s to %s', (low, high) => {
  const query = toListingRequest({ ...bags, q: ':relevance:price:1-2' }).query;
  expect(withPrice(query, [low, high]).filters).toEqual([]);
});
