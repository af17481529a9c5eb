import fc from 'fast-check';
import { expect } from 'vitest';
import { sortCodes } from '@luxe/contract/schemas';
import type { SearchDocument, SearchEngine, SearchNames, SearchRequest } from '../modules/search/engine.ts';
import { plainSearch } from './plainSearch.ts';

/** A small catalogue, for thousands of random requests. */
export const smallNames: SearchNames = {
  synonyms: [],
  nearest: [],
  brands: ['MBH1', 'MBH2', 'MBH3', 'MBH4'].map((code, at) => ({
    code,
    name: `Brand ${code}`,
    nicknames: [],
    superBrand: at === 3 ? 'SBD9' : 'SBD1',
  })),
  categories: [
    ['LSH1', 'Luxury', null],
    ['LSH10', 'Bags', 'LSH1'],
    ['LSH1010', 'Totes', 'LSH10'],
    ['LSH1011', 'Clutches', 'LSH10'],
    ['LSH11', 'Shoes', 'LSH1'],
    ['ISH1', 'Indiluxe', null],
    ['ISH1010', 'Juttis', 'ISH1'],
  ].map(([code, name, parentCode]) => ({
    code: code ?? '',
    name: name ?? '',
    slug: (name ?? '').toLowerCase(),
    parentCode: parentCode ?? null,
  })),
};
const paths = [
  ['LSH1', 'LSH10', 'LSH1010'],
  ['LSH1', 'LSH10', 'LSH1011'],
  ['LSH1', 'LSH11'],
  ['ISH1', 'ISH1010'],
];

const colour = fc.record({
  name: fc.constantFrom('Ink', 'Oxblood', 'Bone'),
  hex: fc.constant('#123456'),
  family: fc.constantFrom('Black', 'Red', 'White', 'Blue'),
  price: fc.integer({ min: 1, max: 60 }).map((thousand) => thousand * 1_000_00),
  discount: fc.constantFrom(0, 0, 9, 10, 25, 50),
  inStock: fc.boolean(),
});
const product = fc.record({
  catalogue: fc.constantFrom('luxury' as const, 'indiluxe' as const),
  categories: fc.constantFrom(...paths),
  brandCode: fc.constantFrom('MBH1', 'MBH2', 'MBH3', 'MBH4'),
  superBrand: fc.constantFrom('SBD1', 'SBD9'),
  genders: fc.subarray(['Women' as const, 'Men' as const], { minLength: 1 }),
  bagType: fc.constantFrom(null, 'Tote', 'Clutch'),
  typeWatches: fc.constantFrom(null, 'Analogue', 'Automatic'),
  patternWatches: fc.constantFrom(null, 'Sunburst'),
  strapColour: fc.constantFrom(null, 'Brown', 'Black'),
  tags: fc.subarray(['gifting', 'wedding']),
  isProductNew: fc.boolean(),
  createdAt: fc.integer({ min: 0, max: 5 }),
  popularity: fc.integer({ min: 0, max: 5 }),
  name: fc.constantFrom('Warden tote', 'Halo clutch', 'Court shoe'),
  prose: fc.constant(''),
  colours: fc
    .array(colour, { minLength: 1, maxLength: 4 })
    .map((list) => list.map((one, at) => ({ ...one, key: `k${at}` }))),
});
/** Products with ids counted from 0. */
const documentsOf = (lengths: fc.ArrayConstraints) =>
  fc
    .array(product, lengths)
    .map((list): SearchDocument[] =>
      list.map((one, at) => ({ ...one, id: `mp${String(at).padStart(15, '0')}` })),
    );
export const someDocuments = documentsOf({ maxLength: 60 });
export const manyDocuments = documentsOf({ minLength: 40, maxLength: 60 });

const filter = fc.oneof(
  fc.record({
    key: fc.constant('category'),
    value: fc.constantFrom('LSH1', 'lsh10', 'LSH1010', 'ISH1', 'LSH99'),
  }),
  fc.record({ key: fc.constant('brand'), value: fc.constantFrom('MBH1', 'mbh2', 'MBH4', 'MBH77') }),
  fc.record({ key: fc.constant('colour'), value: fc.constantFrom('Black', 'red', 'White', 'Plaid') }),
  fc.record({ key: fc.constant('genderbeauty-classification'), value: fc.constantFrom('Women', 'Men') }),
  fc.record({ key: fc.constant('strapcolor'), value: fc.constantFrom('Brown', 'Black') }),
  fc.record({ key: fc.constant('typeWatches'), value: fc.constantFrom('Analogue', 'Automatic') }),
  fc.record({ key: fc.constant('bagType'), value: fc.constantFrom('Tote', 'Clutch') }),
  fc.record({ key: fc.constant('patternWatches'), value: fc.constant('Sunburst') }),
  fc.record({ key: fc.constant('discountAll'), value: fc.constantFrom('10% and above', '50% and above') }),
  fc.record({
    key: fc.constantFrom('isDiscountedPrice', 'isProductNew', 'inStockFlag'),
    value: fc.constantFrom('true', 'false', 'Y'),
  }),
  fc.record({ key: fc.constant('superBrand'), value: fc.constantFrom('SBD1', 'SBD9') }),
  fc.record({ key: fc.constant('tag'), value: fc.constantFrom('gifting', 'wedding') }),
  fc.record({
    key: fc.constant('price'),
    value: fc.constantFrom('10000-25000', '-20000', '500-', 'expensive', '9-1'),
  }),
  fc.record({ key: fc.constant('nonsense'), value: fc.constant('1') }),
);
export const someRequest: fc.Arbitrary<SearchRequest> = fc.record({
  term: fc.constant(''),
  sort: fc.constantFrom(...sortCodes),
  filters: fc.array(filter, { maxLength: 6 }),
  page: fc.integer({ min: 0, max: 3 }),
  pageSize: fc.integer({ min: 1, max: 24 }),
});

interface Category {
  categoryCode: string;
  count: number;
  childFilters: Category[];
}
const flat = (tree: readonly Category[]): Category[] =>
  tree.flatMap((node) => [node, ...flat(node.childFilters)]);

/** Expects that an engine answers a request without a term exactly as `plainSearch` does. */
export async function expectSameAsPlainSearch(
  engine: SearchEngine,
  documents: Iterable<SearchDocument>,
  names: SearchNames,
  request: SearchRequest,
) {
  const right = plainSearch(documents, names, request);
  const { hits, total, priceRange, facets, categories } = await engine.search(request);
  expect(total).toBe(right.total);
  expect(hits).toEqual(right.hits);
  expect(priceRange).toEqual(right.priceRange);
  const countOf = (key: string, value: string) => right.counts.get(`${key} ${value}`) ?? 0;
  for (const { key, values } of facets)
    for (const { value, count } of values)
      expect([key, value, count]).toEqual([key, value, countOf(key, value)]);
  for (const { categoryCode, count } of flat(categories))
    expect([categoryCode, count]).toEqual([categoryCode, countOf('category', categoryCode)]);
  await expectNeighbours(engine, [...documents]);
}

/**
 * Expects that `nearest` returns, for each leaf category, the products nearest in price to the first
 * document. A plain sort of all documents gives the expected products.
 */
async function expectNeighbours(engine: SearchEngine, documents: readonly SearchDocument[]) {
  const [first] = documents;
  if (!first) return;
  const { id, colours } = first;
  const price = colours[0]?.price ?? 1;
  const apartBy = (theirs: number) => Math.abs(Math.log((theirs + 1) / (price + 1)));
  const leaves = [...new Set(documents.map(({ categories }) => categories.at(-1) ?? ''))];
  const right = leaves.map((leaf) => [
    leaf,
    documents
      .filter((one) => one.id !== id && one.categories.at(-1) === leaf)
      .flatMap((one) => {
        const firstInStock = one.colours.find(({ inStock }) => inStock);
        return firstInStock ? [{ other: one.id, priceDistance: apartBy(firstInStock.price) }] : [];
      })
      .sort((a, b) => a.priceDistance - b.priceDistance || (a.other < b.other ? -1 : 1))
      .slice(0, 3)
      .map(({ other }) => other),
  ]);
  const near = await engine.nearest({ id, price, categories: leaves, limit: 3 });
  expect([...near].map(([leaf, found]) => [leaf, found.map(({ other }) => other)])).toEqual(right);
}
