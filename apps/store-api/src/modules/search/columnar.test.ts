import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  expectSameAsPlainSearch,
  smallNames as names,
  someDocuments,
  someRequest,
} from '../../testing/expectSameAsPlainSearch.ts';
import { createColumnarEngine } from './columnar.ts';
import type { SearchColour, SearchDocument, SearchRequest } from './engine.ts';

const withNewOffer = (colour: SearchColour, next: () => number): SearchColour => ({
  ...colour,
  inStock: next() > 20,
  price: (next() + 1) * 1_000_00,
  discount: next(),
});

describe('the columnar engine, compared with a plain search,', () => {
  it('returns the same hits, counts, order and pages for random queries [LST-02, LST-16]', () =>
    fc.assert(
      fc.asyncProperty(
        someDocuments,
        fc.array(someRequest, { minLength: 1, maxLength: 8 }),
        async (all, requests) => {
          const engine = createColumnarEngine({ names, documents: all });
          for (const request of requests) await expectSameAsPlainSearch(engine, all, names, request);
        },
      ),
      { numRuns: 150 },
    ));

  it('returns the same after changes to products', () =>
    fc.assert(
      fc.asyncProperty(
        someDocuments,
        fc.array(someDocuments, { minLength: 1, maxLength: 3 }),
        someRequest,
        async (before, later, request) => {
          const engine = createColumnarEngine({ names, documents: before });
          for (const after of later) {
            const ids = new Set([...before, ...later.flat()].map(({ id }) => id));
            engine.apply([...ids].map((id) => ({ id, document: after.find((one) => one.id === id) })));
            await expectSameAsPlainSearch(engine, after, names, request);
          }
        },
      ),
      { numRuns: 60 },
    ));

  it('returns the same after changes to prices, stock and dates only', () =>
    fc.assert(
      fc.asyncProperty(
        someDocuments,
        fc.infiniteStream(fc.nat({ max: 40 })),
        fc.array(someRequest, { minLength: 2, maxLength: 4 }),
        async (before, facts, requests) => {
          const engine = createColumnarEngine({ names, documents: before });
          const next = () => facts.next().value as number;
          for (const request of requests) {
            await expectSameAsPlainSearch(engine, before, names, request);
            const after = before.map((item) => ({
              ...item,
              popularity: next(),
              isProductNew: next() > 20,
              createdAt: next(),
              colours: item.colours.map((one) => withNewOffer(one, next)),
            }));
            engine.apply(after.map((item) => ({ id: item.id, document: item })));
            await expectSameAsPlainSearch(engine, after, names, request);
            engine.apply(before.map((item) => ({ id: item.id, document: item })));
          }
        },
      ),
      { numRuns: 60 },
    ));

  it('returns the same after changes to offers only', () =>
    fc.assert(
      fc.asyncProperty(
        someDocuments,
        fc.infiniteStream(fc.nat({ max: 40 })),
        fc.array(someRequest, { minLength: 2, maxLength: 4 }),
        async (before, facts, requests) => {
          const engine = createColumnarEngine({ names, documents: before });
          const next = () => facts.next().value as number;
          let now = before;
          for (const request of requests) {
            await expectSameAsPlainSearch(engine, now, names, request);
            now = now.map((item) => ({
              ...item,
              colours: item.colours.map((one) => withNewOffer(one, next)),
            }));
            expect(engine.applyOffers(now)).toEqual([]);
            await expectSameAsPlainSearch(engine, now, names, request);
          }
        },
      ),
      { numRuns: 60 },
    ));
});

const plain: SearchDocument = {
  id: 'mp000000000000001',
  catalogue: 'luxury',
  categories: ['LSH1', 'LSH10', 'LSH1010'],
  brandCode: 'MBH1',
  superBrand: 'SBD1',
  genders: ['Women'],
  bagType: 'Tote',
  typeWatches: null,
  patternWatches: null,
  strapColour: null,
  tags: [],
  isProductNew: false,
  createdAt: 0,
  popularity: 5,
  name: 'Warden tote',
  prose: '',
  colours: [
    { key: 'ink', name: 'Ink', hex: '#111133', family: 'Blue', price: 50_000_00, discount: 0, inStock: true },
    {
      key: 'bone',
      name: 'Bone',
      hex: '#eeeedd',
      family: 'White',
      price: 40_000_00,
      discount: 20,
      inStock: true,
    },
  ],
};
const toRequest = (filters: [string, string][]): SearchRequest => ({
  term: '',
  sort: 'relevance',
  filters: filters.map(([key, value]) => ({ key, value })),
  page: 0,
  pageSize: 24,
});

test('a tile shows the first colour that passes the filters', () => {
  const engine = createColumnarEngine({ names, documents: [plain] });
  expect(engine.search(toRequest([])).hits).toEqual([{ id: plain.id, colour: 'ink' }]);
  expect(engine.search(toRequest([['colour', 'White']])).hits).toEqual([{ id: plain.id, colour: 'bone' }]);
  expect(engine.search(toRequest([['price', '-45000']])).hits).toEqual([{ id: plain.id, colour: 'bone' }]);
});

test('a product matches only if one of its colours passes all filters', () => {
  const engine = createColumnarEngine({ names, documents: [plain] });
  const request = toRequest([
    ['colour', 'Blue'],
    ['isDiscountedPrice', 'true'],
  ]);
  expect(engine.search(request).total).toBe(0);
});

test('a chosen subcategory narrows a chosen category', () => {
  const shoes = { ...plain, id: 'mp000000000000002', categories: ['LSH1', 'LSH11'] };
  const engine = createColumnarEngine({ names, documents: [plain, shoes] });
  const request = toRequest([
    ['category', 'LSH1'],
    ['category', 'LSH11'],
  ]);
  expect(engine.search(request).hits.map(({ id }) => id)).toEqual([shoes.id]);
});

test('a listing opens the category tree down to the chosen category [LST-15]', () => {
  const engine = createColumnarEngine({ names, documents: [plain] });
  const [root] = engine.search(toRequest([['category', 'LSH10']])).categories;
  expect(root).toMatchObject({ categoryCode: 'LSH1', categoryName: 'Luxury', selected: false, count: 1 });
  expect(root?.childFilters).toMatchObject([
    { categoryCode: 'LSH10', selected: true, childFilters: [{ categoryCode: 'LSH1010', childFilters: [] }] },
  ]);
});

test('a tile shows a colour in stock when the first colour is sold out', () => {
  const engine = createColumnarEngine({ names, documents: [plain] });
  const [ink, bone] = plain.colours as [SearchColour, SearchColour];
  engine.apply([{ id: plain.id, document: { ...plain, colours: [{ ...ink, inStock: false }, bone] } }]);
  expect(engine.search(toRequest([])).hits).toEqual([{ id: plain.id, colour: 'bone' }]);
  engine.apply([{ id: plain.id, document: undefined }]);
  expect(engine.search(toRequest([]))).toMatchObject({ hits: [], total: 0, priceRange: null });
});

test('a search for a common word finds the remaining products after many were removed', () => {
  const documents = Array.from({ length: 9 }, (_, at) => ({ ...plain, id: `mp00000000000000${at}` }));
  const engine = createColumnarEngine({ names, documents });
  engine.apply(documents.slice(0, 6).map(({ id }) => ({ id, document: undefined })));
  const { hits } = engine.search({ ...toRequest([]), term: 'tote' });
  expect(hits.map(({ id }) => id)).toEqual(documents.slice(6).map(({ id }) => id));
});
