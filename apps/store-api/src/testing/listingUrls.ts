import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Catalogue, Colour, Product } from '../model/catalogue.ts';
import type { CallResponse } from '@luxe/contract/calls';
import { sortCodes } from '@luxe/contract/schemas';

type Filter = readonly [key: string, value: string];

const path = '/v2/lux/products/searchProducts/';
const pageSize = 24;

/**
 * Counts the products of the demo catalogue that pass the filters, colour by colour, without the shop's own
 * search.
 */
export function countPlainly({ products, categories }: Catalogue, filters: readonly Filter[]): number {
  const parents = new Map(categories.map(({ code, parentCode }) => [code, parentCode]));
  const lineage = (code: string): string[] => {
    const parent = parents.get(code);
    return parent ? [code, ...lineage(parent)] : [code];
  };
  const chosen = Map.groupBy(filters, ([key]) => key);
  const wanted = (key: string) => chosen.get(key)?.map(([, value]) => value) ?? [];
  // A chosen subcategory replaces its chosen parent.
  const codes = wanted('category').filter(
    (code) => !wanted('category').some((other) => other !== code && lineage(other).includes(code)),
  );
  const meets = (product: Product, colour: Colour): boolean => {
    const has = (key: string, values: readonly (string | undefined)[]) =>
      wanted(key).length === 0 || wanted(key).some((value) => values.includes(value));
    return (
      (codes.length === 0 || codes.some((code) => lineage(product.categoryCode).includes(code))) &&
      has('brand', [product.brandCode]) &&
      has('colour', [colour.family]) &&
      has('bagType', [product.bagType]) &&
      has('typeWatches', [product.typeWatches]) &&
      has('tag', product.tags) &&
      has('genderbeauty-classification', product.genders) &&
      has(
        'price',
        wanted('price').filter((range) => isWithin(priceOf(colour), range)),
      )
    );
  };
  return products.filter((product) => product.colours.some((colour) => meets(product, colour))).length;
}

/**
 * Price of a colour in paise: the lowest price of its sizes in stock. The first offer in stock sets the price
 * of a size. A sold-out colour has the lowest price of all its sizes.
 */
function priceOf({ variants }: Colour): number {
  const offers = variants.flatMap(({ offers: all }) => all.find(({ stock }) => stock > 0) ?? all[0] ?? []);
  const sold = offers.filter(({ stock }) => stock > 0);
  return Math.min(...(sold.length > 0 ? sold : offers).map(({ price }) => price));
}

function isWithin(paise: number, range: string): boolean {
  const [low, high] = range.split('-');
  return paise >= Number(low) * 100 && paise <= (high ? Number(high) * 100 : Infinity);
}

/** Filters with values of the demo catalogue, in any number and order. */
function filtersOf({ products, categories, brands }: Catalogue): fc.Arbitrary<Filter[]> {
  const of = (key: string, values: readonly (string | undefined)[]) =>
    fc
      .constantFrom(...new Set(values.filter((value) => value !== undefined)))
      .map((value): Filter => [key, value]);
  const rupees = fc.integer({ min: 0, max: 500_000 });
  return fc.array(
    fc.oneof(
      of(
        'category',
        categories.map(({ code }) => code),
      ),
      of(
        'brand',
        brands.map(({ code }) => code),
      ),
      of(
        'colour',
        products.flatMap(({ colours }) => colours.map(({ family }) => family)),
      ),
      of(
        'bagType',
        products.map(({ bagType }) => bagType),
      ),
      of(
        'typeWatches',
        products.map(({ typeWatches }) => typeWatches),
      ),
      of(
        'tag',
        products.flatMap(({ tags }) => tags),
      ),
      of('genderbeauty-classification', ['Women', 'Men', 'Unisex']),
      fc.tuple(rupees, rupees).map(([a, b]): Filter => ['price', `${Math.min(a, b)}-${Math.max(a, b)}`]),
    ),
    { maxLength: 5 },
  );
}

const search = (app: FastifyInstance, query: Record<string, string>) => app.inject({ url: path, query });

/** Expects that listings return as many products as a plain count, in total and on every page. */
export const expectRightCounts = (app: FastifyInstance, shop: Catalogue, options: fc.Parameters<unknown>) =>
  fc.assert(
    fc.asyncProperty(
      filtersOf(shop),
      fc.constantFrom(...sortCodes),
      fc.integer({ min: 0, max: 12 }),
      async (filters, sort, page) => {
        const q = `:${sort}${filters.map(([key, value]) => `:${key}:${value}`).join('')}`;
        const response = await search(app, { searchText: q, page: String(page), pageSize: String(pageSize) });
        expect(response.statusCode, q).toBe(200);
        const { pagination, searchresult } = response.json<CallResponse<'searchProducts'>>();
        const total = countPlainly(shop, filters);
        expect(pagination.totalResults, q).toBe(total);
        expect(searchresult.length, q).toBe(Math.max(0, Math.min(pageSize, total - page * pageSize)));
      },
    ),
    options as fc.Parameters<[Filter[], (typeof sortCodes)[number], number]>,
  );

/** Parts of listing URLs: valid, nearly valid and invalid. */
const part = fc.oneof(
  fc.constantFrom(':', '::', '%', '%3A', '%25', 'relevance', 'category', 'LSH10', 'brand', 'MBH1', 'price'),
  fc.constantFrom(
    '9-1',
    '-',
    'tag',
    'none',
    'constructor',
    '__proto__',
    '\0',
    '\ud800',
    '👜',
    'é',
    "'--",
    '<b>',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const text = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));

/** Expects that the store answers or rejects any listing URL without a fault. */
export const expectNoFault = (app: FastifyInstance, options: fc.Parameters<unknown>) =>
  fc.assert(
    fc.asyncProperty(
      fc.record({ searchText: text }),
      // Only one parameter is random at a time. With several, one of them is nearly always rejected, so that
      // the others are not tested.
      fc.dictionary(
        fc.constantFrom('page', 'pageSize', 'searchCategory', 'isSortFlow', 'pagePath', 'sort'),
        text,
        { maxKeys: 1 },
      ),
      async (searchParams, more) => {
        const query = Object.fromEntries(
          Object.entries({ ...searchParams, ...more }).map(([name, value]) => [name, value.toWellFormed()]),
        );
        expect([200, 400, 404]).toContain((await search(app, query)).statusCode);
      },
    ),
    options as fc.Parameters<[{ searchText: string }, Record<string, string>]>,
  );
