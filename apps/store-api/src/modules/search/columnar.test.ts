import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sortCodes } from '@luxe/contract/schemas';
import { createColumnarEngine } from './columnar.ts';
import type { SearchColour, SearchDocument, SearchNames, SearchRequest } from './engine.ts';
import { facetDefinitions, parsePriceRange } from './facets.ts';

const names: SearchNames = {
  synonyms: [],
  brands: ['MBH1', 'MBH2', 'MBH3', 'MBH4'].map((code, at) => ({
    code,
    name: `Maison ${code}`,
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
const document = fc.record({
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
const documents = fc
  .array(document, { maxLength: 60 })
  .map((list): SearchDocument[] =>
    list.map((one, at) => ({ ...one, id: `mp${String(at).padStart(15, '0')}` })),
  );

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
    value: fc.constantFrom('10000-25000', '-20000', '500-', 'dear', '9-1'),
  }),
  fc.record({ key: fc.constant('nonsense'), value: fc.constant('1') }),
);
const request = fc.record({
  term: fc.constant(''),
  sort: fc.constantFrom(...sortCodes),
  filters: fc.array(filter, { maxLength: 6 }),
  page: fc.integer({ min: 0, max: 3 }),
  pageSize: fc.integer({ min: 1, max: 24 }),
});

/** The plain way: look at every product and every colour for every question. */
function judge(all: SearchDocument[], { filters, sort, page, pageSize }: SearchRequest) {
  const parentOf = (code: string) => names.categories.find((one) => one.code === code)?.parentCode;
  const chosenCategories = filters
    .filter(({ key }) => key === 'category')
    .map(({ value }) => value.toUpperCase());
  const isAbove = (code: string, other: string): boolean => {
    const parent = parentOf(other);
    return !!parent && (parent === code || isAbove(code, parent));
  };
  const meets = (item: SearchDocument, one: SearchColour, without?: string) =>
    facetDefinitions.every(({ key, valuesOf, canonical }) => {
      const own = new Set(valuesOf(item, one).map((value) => value.toLowerCase()));
      let wanted = filters
        .filter((given) => given.key === key)
        .map(({ value }) => (canonical?.(value) ?? value).toLowerCase());
      if (key === without) return true;
      if (key === 'price') {
        const ranges = wanted.flatMap((value) => parsePriceRange(value) ?? []);
        return ranges.length === 0 || ranges.some(({ min, max }) => one.price >= min && one.price <= max);
      }
      if (key === 'category')
        wanted = wanted.filter(
          (code) => !chosenCategories.some((other) => isAbove(code.toUpperCase(), other)),
        );
      return wanted.length === 0 || wanted.some((value) => own.has(value));
    });
  const shown = all.flatMap((item) => {
    const fitting = item.colours.filter((one) => meets(item, one));
    const best = fitting.find((one) => one.inStock) ?? fitting[0];
    return best ? [{ item, best }] : [];
  });
  type Shown = (typeof shown)[number];
  const before: Record<string, (a: Shown, b: Shown) => number> = {
    relevance: (a, b) => b.item.popularity - a.item.popularity,
    isProductNew: (a, b) =>
      Number(b.item.isProductNew) - Number(a.item.isProductNew) || b.item.createdAt - a.item.createdAt,
    'price-asc': (a, b) => a.best.price - b.best.price,
    'price-desc': (a, b) => b.best.price - a.best.price,
    'discount-desc': (a, b) => b.best.discount - a.best.discount,
  };
  shown.sort((a, b) => before[sort]?.(a, b) || (a.item.id < b.item.id ? -1 : 1));
  const countOf = (key: string, value: string) => {
    const facet = facetDefinitions.find((one) => one.key === key);
    return all.filter((item) =>
      item.colours.some((one) => meets(item, one, key) && facet?.valuesOf(item, one).includes(value)),
    ).length;
  };
  const prices = all.flatMap((item) =>
    item.colours.filter((one) => meets(item, one, 'price')).map((one) => one.price / 100),
  );
  return {
    hits: shown
      .slice(page * pageSize, (page + 1) * pageSize)
      .map(({ item, best }) => ({ id: item.id, colour: best.key })),
    total: shown.length,
    countOf,
    priceRange: prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  };
}

interface Node {
  categoryCode: string;
  count: number;
  childFilters: Node[];
}
const flat = (tree: Node[]): Node[] => tree.flatMap((node) => [node, ...flat(node.childFilters)]);

function expectJudged(
  all: SearchDocument[],
  asked: SearchRequest,
  engine = createColumnarEngine({ names, documents: all }),
) {
  const right = judge(all, asked);
  const result = engine.search(asked);
  expect(result.hits).toEqual(right.hits);
  expect(result.total).toBe(right.total);
  expect(result.priceRange).toEqual(right.priceRange);
  for (const { key, values } of result.facets)
    for (const { value, count } of values)
      expect([key, value, count]).toEqual([key, value, right.countOf(key, value)]);
  for (const { categoryCode, count } of flat(result.categories))
    expect([categoryCode, count]).toEqual([categoryCode, right.countOf('category', categoryCode)]);
  return result;
}

describe('the columnar engine against a plain judge', () => {
  it('finds, counts, sorts and pages alike on random queries [LST-02, LST-16]', () =>
    fc.assert(
      fc.property(documents, fc.array(request, { minLength: 1, maxLength: 8 }), (all, requests) => {
        for (const asked of requests) expectJudged(all, asked);
      }),
      { numRuns: 150 },
    ));

  it('is as right after changes as when built anew', () =>
    fc.assert(
      fc.property(documents, documents, request, (before, after, asked) => {
        const engine = createColumnarEngine({ names, documents: before });
        const ids = new Set([...before, ...after].map(({ id }) => id));
        engine.apply([...ids].map((id) => ({ id, document: after.find((one) => one.id === id) })));
        expectJudged(after, asked, engine);
      }),
      { numRuns: 60 },
    ));

  it('takes in stock alone without new columns, and stays right', () =>
    fc.assert(
      fc.property(documents, fc.infiniteStream(fc.boolean()), request, (before, stock, asked) => {
        const engine = createColumnarEngine({ names, documents: before });
        const after = before.map((item) => ({
          ...item,
          colours: item.colours.map((one) => ({ ...one, inStock: stock.next().value as boolean })),
        }));
        engine.apply(after.map((item) => ({ id: item.id, document: item })));
        expectJudged(after, asked, engine);
      }),
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
const ask = (filters: [string, string][]): SearchRequest => ({
  term: '',
  sort: 'relevance',
  filters: filters.map(([key, value]) => ({ key, value })),
  page: 0,
  pageSize: 24,
});

test('a tile shows the first colour that the filters allow', () => {
  const engine = createColumnarEngine({ names, documents: [plain] });
  expect(engine.search(ask([])).hits).toEqual([{ id: plain.id, colour: 'ink' }]);
  expect(engine.search(ask([['colour', 'White']])).hits).toEqual([{ id: plain.id, colour: 'bone' }]);
  expect(engine.search(ask([['price', '-45000']])).hits).toEqual([{ id: plain.id, colour: 'bone' }]);
});

test('one colour has to meet all filters: blue does not borrow the discount of white', () => {
  const engine = createColumnarEngine({ names, documents: [plain] });
  const asked = ask([
    ['colour', 'Blue'],
    ['isDiscountedPrice', 'true'],
  ]);
  expect(engine.search(asked).total).toBe(0);
});

test('a chosen part of a chosen category narrows it', () => {
  const shoes = { ...plain, id: 'mp000000000000002', categories: ['LSH1', 'LSH11'] };
  const engine = createColumnarEngine({ names, documents: [plain, shoes] });
  const asked = ask([
    ['category', 'LSH1'],
    ['category', 'LSH11'],
  ]);
  expect(engine.search(asked).hits.map(({ id }) => id)).toEqual([shoes.id]);
});

test('the category tree opens along the way to what is chosen [LST-15]', () => {
  const engine = createColumnarEngine({ names, documents: [plain] });
  const [root] = engine.search(ask([['category', 'LSH10']])).categories;
  expect(root).toMatchObject({ categoryCode: 'LSH1', categoryName: 'Luxury', selected: false, count: 1 });
  expect(root?.childFilters).toMatchObject([
    { categoryCode: 'LSH10', selected: true, childFilters: [{ categoryCode: 'LSH1010', childFilters: [] }] },
  ]);
});

test('a sold-out colour stays in place, and gives its tile to one that can be had', () => {
  const engine = createColumnarEngine({ names, documents: [plain] });
  const [ink, bone] = plain.colours as [SearchColour, SearchColour];
  engine.apply([{ id: plain.id, document: { ...plain, colours: [{ ...ink, inStock: false }, bone] } }]);
  expect(engine.search(ask([])).hits).toEqual([{ id: plain.id, colour: 'bone' }]);
  engine.apply([{ id: plain.id, document: undefined }]);
  expect(engine.search(ask([]))).toMatchObject({ hits: [], total: 0, priceRange: null });
});
