import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rail } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { curatedSearches } from './curatedSearches.ts';
import { railsFor, type RailsRequest } from './rails.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const rails = async (request: RailsRequest) =>
  schemas.personalizedProducts.response.parse({ rails: await railsFor(seeded.catalogue, request) }).rails;
const kinds = (found: readonly Rail[]) => found.map(({ kind }) => kind);
const only = async (kind: Rail['kind'], request: RailsRequest) =>
  (await rails(request)).find((rail) => rail.kind === kind)?.products ?? [];
const departmentOf = (code: string) => seeded.catalogue.pathTo(code)[1]?.code;

/** Returns one product of each department, whichever seed generated the catalogue. */
const some = () => [
  ...new Map(seeded.shop.products.map((product) => [departmentOf(product.categoryCode), product])).values(),
];

describe('the rails of a page', () => {
  it.each([
    ['home', false, ['popular']],
    ['listing', false, ['popular']],
    ['bag', false, ['popular']],
    ['bag', true, ['complements']],
    ['product', true, ['complements', 'similar']],
  ] as const)(
    'have the specified kinds on the page “%s” (the request names a product: %s) [PER-01]',
    async (page, isAbout, expected) => {
      const [product] = some();
      expect(kinds(await rails({ page, ...(isAbout && { product_id: product!.id }) }))).toEqual(expected);
    },
  );

  it('contain only bestsellers when the requested product is unknown', async () => {
    expect(kinds(await rails({ page: 'product', product_id: 'mp000000000000000' }))).toEqual(['popular']);
  });

  it('show similar products of the same parent category, without the product itself [PDP-06]', async () => {
    for (const { id, categoryCode } of some()) {
      const parent = seeded.catalogue.categories.get(categoryCode)?.parentCode;
      const found = await only('similar', { page: 'product', product_id: id });
      expect(found.map(({ productId }) => productId)).not.toContain(id);
      for (const { productCategoryId: code, isOutOfStock } of found) {
        expect(seeded.catalogue.categories.get(code)?.parentCode).toBe(parent);
        expect(isOutOfStock).toBe(false);
      }
      expect(new Set(found.map(({ productId }) => productId)).size).toBe(found.length);
    }
  });

  it('show complements from other departments of the same catalogue, each department in turn', async () => {
    for (const { id, categoryCode, catalogue } of some()) {
      const found = await only('complements', { page: 'product', product_id: id });
      const departments = found.map(({ productCategoryId }) => departmentOf(productCategoryId));
      expect(found.length, `${id} in ${categoryCode}`).toBeGreaterThan(0);
      expect(departments).not.toContain(departmentOf(categoryCode));
      const first = departments.slice(0, new Set(departments).size);
      expect(new Set(first).size).toBe(first.length);
      const root = catalogue === 'luxury' ? 'LSH1' : 'ISH1';
      for (const { productCategoryId } of found)
        expect(seeded.catalogue.pathTo(productCategoryId)[0]?.code).toBe(root);
    }
  });

  it('show bestsellers of the requested category or brand', async () => {
    const ofCategory = await only('popular', { page: 'listing', category: 'ish1' });
    expect(ofCategory.length).toBeGreaterThan(3);
    for (const { productCategoryId } of ofCategory) expect(productCategoryId).toMatch(/^ISH/);
    const { brandCode } = some()[0]!;
    const ofBrand = await only('popular', { page: 'listing', brand_id: brandCode.toLowerCase() });
    expect(new Set(ofBrand.map((card) => card.brandCode))).toEqual(new Set([brandCode]));
  });

  it('show no bestsellers that the page shows already', async () => {
    const request: RailsRequest = { page: 'listing', category: 'lsh1' };
    const first = (await only('popular', request)).map(({ productId }) => productId);
    const next = (await only('popular', { ...request, shown: first })).map(({ productId }) => productId);
    expect(next).toHaveLength(first.length);
    expect(next.filter((id) => first.includes(id))).toEqual([]);
  });

  it('begin the bestsellers with products of different colours', async () => {
    const row = (await only('popular', { page: 'home' })).slice(0, 4).map(({ color }) => color);
    expect(new Set(row).size).toBeGreaterThan(2);
  });

  it('show viewed products in the requested sequence, without the product of the page and unknown products [PDP-06]', async () => {
    const [one, two, three] = some().map(({ id }) => id);
    const found = await only('viewed', {
      page: 'product',
      product_id: two,
      viewed: [three!, two!, 'mp000000000000000', 'nonsense', one!, three!],
    });
    expect(found.map(({ productId }) => productId)).toEqual([three, one]);
  });

  it('have at most twelve products, and are left out when empty', async () => {
    const ids = seeded.shop.products.slice(0, 20).map(({ id }) => id);
    expect(await only('viewed', { page: 'home', viewed: ids })).toHaveLength(12);
    expect(kinds(await rails({ page: 'home', viewed: ['nonsense'] }))).toEqual(['popular']);
  });
});

describe('what a visitor has viewed and bought', () => {
  const of = (viewed: readonly string[], bought: readonly string[] = []) => ({ viewed, bought });
  const first = () => seeded.shop.products.find(({ catalogue }) => catalogue === 'luxury')!;

  it('adds a rail of products similar to the last viewed one, which it names [PER-01]', async () => {
    const { id, name } = first();
    const [rail, ...others] = await railsFor(seeded.catalogue, { page: 'home' }, of([id]));
    expect(rail).toMatchObject({ kind: 'because', about: name });
    expect(rail?.products.map(({ productId }) => productId)).not.toContain(id);
    expect(kinds(others)).toEqual(['popular']);
  });

  it.each([
    ['without views', () => of([])],
    ['about a bought product', () => of([first().id], [first().id])],
    ['about an unknown product', () => of(['mp000000000000000'])],
  ])('adds no rail %s [PER-01]', async (_, profile) => {
    expect(kinds(await railsFor(seeded.catalogue, { page: 'home' }, profile()))).toEqual(['popular']);
  });

  it('leaves bought products out of the rail [PER-01]', async () => {
    const { id } = first();
    const [before] = await railsFor(seeded.catalogue, { page: 'home' }, of([id]));
    const bought = before?.products[0]?.productId ?? '';
    const [after] = await railsFor(seeded.catalogue, { page: 'home' }, of([id], [bought]));
    expect(after?.products.map(({ productId }) => productId)).not.toContain(bought);
  });

  it('selects searches of the catalogue by brand and category, most points first [PER-01]', async () => {
    const luxury = seeded.shop.products.filter(({ catalogue }) => catalogue === 'luxury');
    const [once, ...others] = luxury;
    const twice = others.find(({ categoryCode }) => categoryCode !== once!.categoryCode)!;
    const searches = await curatedSearches(seeded.catalogue, of([once!.id, twice.id], [twice.id]), 'luxury');
    const brand = seeded.catalogue.brands.get(twice.brandCode)?.name;
    const category = seeded.catalogue.categories.get(twice.categoryCode)?.name;
    expect(searches[0]).toBe(`${brand} ${category}`);
    expect(searches.length).toBeLessThanOrEqual(5);
    expect(await curatedSearches(seeded.catalogue, of([once!.id]), 'indiluxe')).toEqual([]);
    expect(await curatedSearches(seeded.catalogue, of([]), 'luxury')).toEqual([]);
  });
});
