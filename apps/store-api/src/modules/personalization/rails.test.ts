import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rail } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
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
