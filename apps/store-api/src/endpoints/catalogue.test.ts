import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { errorSchema, schemas } from '@luxe/contract/schemas';
import type { CallResponse } from '@luxe/contract/calls';
import { recordChanges } from '../db/changeLog.ts';
import { product } from '../db/schema/index.ts';
import { changePrice } from '../modules/ops/changeOffer.ts';
import { openListings, type Listings } from '../testing/openListings.ts';
import type { Seeded } from '../testing/seeded.ts';

let store: Listings;
let seeded: Seeded;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openListings();
  ({ app, seeded } = store);
}, 60_000);
afterAll(() => store.close());

const listing = (query: Record<string, string>) =>
  app.inject({ url: '/v2/lux/products/searchProducts/', query });
const readError = async (url: string) => {
  const response = await app.inject(url);
  return [response.statusCode, errorSchema.parse(response.json()).errorCode];
};

it('personalizedProducts omits products that the page already shows, even when cached [PER-01]', async () => {
  const rails = async (more = {}) => {
    const payload = { channel: 'web', base_site: 'lux', page: 'listing', category: 'lsh1', ...more };
    const response = await app.inject({ method: 'POST', url: '/personalization/products', payload });
    return schemas.personalizedProducts.response.parse(response.json()).rails;
  };
  const idsOf = (found: Awaited<ReturnType<typeof rails>>) =>
    found.flatMap(({ products }) => products.map(({ productId }) => productId));
  const shown = idsOf(await rails());
  expect(shown.length).toBeGreaterThan(3);
  expect(idsOf(await rails({ shown })).filter((id) => shown.includes(id))).toEqual([]);
});

describe('search variants under test [SEA-07]', () => {
  const query = { searchText: ':relevance:category:LSH10' };
  it('show new products first in the variant new-first, unless a sort order is chosen', async () => {
    const of = async (path: string, more = {}) => {
      const response = await app.inject({
        url: `/v2/lux/products/searchProducts/${path}`,
        query: { ...query, ...more },
      });
      return schemas.searchProducts.response.parse(response.json());
    };
    const ids = ({ searchresult }: Awaited<ReturnType<typeof of>>) =>
      searchresult.map(({ productId }) => productId);
    const byNew = await of('', { searchText: ':isProductNew:category:LSH10' });
    const onTrial = await of('new-first');
    expect(ids(onTrial)).toEqual(ids(byNew));
    expect(ids(onTrial)).not.toEqual(ids(await of('')));
    expect(onTrial.currentQuery.sort).toBe('relevance');
    const cheap = { searchText: ':price-asc:category:LSH10' };
    expect(ids(await of('new-first', cheap))).toEqual(ids(await of('', cheap)));
    expect(await readError('/v2/lux/products/searchProducts/unheard-of?searchText=bag')).toEqual([
      404,
      'L4041',
    ]);
  });

  it('suggest brands before terms in the variant brands-first', async () => {
    const url = '/v2/lux/products/suggestions';
    const kinds = async (path: string) => {
      const response = await app.inject(`${url}${path}?searchString=os`);
      return schemas.suggestions.response.parse(response.json()).suggestions.map(({ kind }) => kind);
    };
    const usual = await kinds('');
    expect(usual).toContain('brand');
    expect(usual[0]).toBe('term');
    const [first, ...others] = await kinds('/brands-first');
    expect(first).toBe('brand');
    expect([first, ...others].toSorted()).toEqual(usual.toSorted());
    expect(await readError(`${url}/unheard-of?searchString=os`)).toEqual([404, 'L4041']);
  });
});

describe('searchProducts', () => {
  it('returns a keyword redirect if the request enables it [SEA-05]', async () => {
    const query = {
      searchText: 'Brands:relevance:superBrand:SBD11A11124:inStockFlag:true',
      isTextSearch: 'true',
    };
    const redirectFor = async (more = {}) =>
      schemas.searchProducts.response.parse((await listing({ ...query, ...more })).json()).keywordRedirect;
    expect(await redirectFor({ isKeywordRedirectEnabled: 'true' })).toBe('/brandList/a-to-z-luxury-brands');
    expect(await redirectFor({ isKeywordRedirectEnabled: 'false' })).toBeUndefined();
    expect(await redirectFor()).toBeUndefined();
    expect(await redirectFor({ isKeywordRedirectEnabled: 'true', page: '1' })).toBeUndefined();
    expect(await redirectFor({ isKeywordRedirectEnabled: 'true', searchText: 'tote' })).toBeUndefined();
  });

  it('accepts all parameters of the specification at its path [SEA-09, SEA-14]', async () => {
    const response = await listing({
      searchText: 'tote:relevance:superBrand:SBD11A11124:inStockFlag:true',
      page: '0',
      pageSize: '24',
      isTextSearch: 'true',
      isFilter: 'false',
      isPwa: 'true',
      channel: 'web',
      typeID: 'all',
      isSuggested: 'false',
      isMDE: 'true',
      test: 'a',
      qc: 'false',
      isKeywordRedirect: 'true',
      isKeywordRedirectEnabled: 'true',
      isFilterDataRequired: 'true',
      isSortFlow: 'false',
      searchCategory: 'all',
    });
    expect(response.statusCode).toBe(200);
    const { searchresult } = schemas.searchProducts.response.parse(response.json());
    expect(searchresult.length).toBeGreaterThan(0);
  });

  it('returns 3 products for a page size of 3 [SEA-15]', async () => {
    const response = await listing({ searchText: ':relevance:category:LSH1', page: '0', pageSize: '3' });
    expect(response.json().searchresult).toHaveLength(3);
  });

  it.each(['%', 'a:%zz:b', ':'.repeat(599), '💎'.repeat(120), ':relevance:price:1e99-'])(
    'responds 200 to the search text %j',
    async (searchText) => expect((await listing({ searchText })).statusCode).toBe(200),
  );

  it('rejects a value out of bounds and names its field', async () => {
    for (const [query, field] of [
      [{ searchText: 'a'.repeat(601) }, 'searchText'],
      [{ searchText: '', page: '-1' }, 'page'],
      [{ searchText: '', pageSize: '1000' }, 'pageSize'],
    ] as const) {
      const response = await listing(query);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0].message).toContain(field);
    }
  });
});

it('searchCategory limits a search to a category, and is ignored if the category is unknown', async () => {
  const found = async (searchCategory?: string) =>
    (
      await listing({ searchText: 'bag', ...(searchCategory && { searchCategory }) })
    ).json() as CallResponse<'searchProducts'>;
  const everywhere = await found();
  expect(await found('nowhere')).toEqual(everywhere);
  const { searchresult, pagination } = await found('ISH1');
  expect(await found('ish1')).toEqual(await found('ISH1'));
  expect(searchresult).not.toHaveLength(0);
  expect(pagination.totalResults).toBeLessThan(everywhere.pagination.totalResults);
  for (const { productCategoryId } of searchresult) expect(productCategoryId).toMatch(/^ISH/);
});

it('cached listings and product pages show a new price at once', async () => {
  const search = { searchText: 'tote' };
  const [first] = ((await listing(search)).json() as CallResponse<'searchProducts'>).searchresult;
  const { productId = '', winningUssID = '' } = first ?? {};
  const texts = async () => [
    (await listing(search)).body,
    (await app.inject(`/v2/lux/products/${productId}/productDetails`)).body,
  ];
  for (const text of await texts()) expect(text).not.toContain('"value":12345,');
  await changePrice(seeded.db, winningUssID, 1_234_500);
  await seeded.follower.poll();
  for (const text of await texts()) expect(text).toContain('"value":12345,');
});

it('the cached SEO of a product has its new name at once [PDP-08]', async () => {
  const { id = '', name = '' } = seeded.shop.products[0] ?? {};
  const seo = async () => (await app.inject(`/v2/lux/products/${id}/seo`)).body;
  const rename = async (next: string) => {
    await seeded.db.update(product).set({ name: next }).where(eq(product.id, id));
    await seeded.db.transaction((tx) => recordChanges(tx, 'product', [id], new Date()));
    await seeded.follower.poll();
  };
  const before = await seo();
  const reads = vi.spyOn(seeded.catalogue, 'product');
  expect(await seo()).toBe(before);
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
  await rename('Renamed tote');
  expect(await seo()).toContain('"name":"Renamed tote"');
  await rename(name);
  expect(await seo()).toBe(before);
});

test.each([
  ['/v2/lux/products/searchProducts/?searchText=:relevance:category:LSH98', 404, 'L4041'],
  ['/v2/lux/products/mp999999999999999/productDetails', 404, 'P4041'],
  ['/v2/lux/products/..%2f..%2fetc/productDetails', 404, 'P4041'],
  ['/v2/lux/products/mp1%00/seo', 400, 'MALFORMED'],
  ['/v2/lux/products/searchProducts/?searchText=%00', 400, 'INVALID_REQUEST'],
  ['/content-aggregator-service/v1/luxury/home-page/nothing', 404, 'C4041'],
  ['/v2/lux/cms/nothing/here', 404, 'C4041'],
  ['/v2/lux/cms/%2e%2e%2fsecret', 404, 'C4041'],
])('%s responds with the status %i and the code %s', async (url, status, code) =>
  expect(await readError(url)).toEqual([status, code]),
);

test('every call of catalogue and content responds at its path', async () => {
  const [product] = seeded.shop.products;
  for (const [url, name] of [
    [`/v2/lux/products/${product?.id}/productDetails?isPwa=true&channel=web`, 'productDetails'],
    [`/v2/lux/products/${product?.id}/seo`, 'productSeo'],
    ['/v2/lux/sitemap?page=0', 'sitemap'],
    ['/content-aggregator-service/v1/luxury/home-page/home-page', 'homePage'],
    ['/content-aggregator-service/v1/luxury/nav-menu?catalogue=indiluxe', 'navigation'],
    ['/v2/lux/cms/explore/gifting', 'cmsPage'],
    ['/v2/lux/cms/desktop-cart-page', 'cmsPage'],
    ['/getApplicationProperties.json?propertyNames=Search_AB_Web', 'properties'],
  ] as const) {
    const response = await app.inject({
      url,
      headers: { tenant: 'luxury', channel: 'web', 'client-id': 'x' },
    });
    expect([url, response.statusCode]).toEqual([url, 200]);
    expect(schemas[name].response.safeParse(response.json()).error).toBeUndefined();
  }
});

test('the size guide of a garment has no measures, which the product page has [PDP-12]', async () => {
  const made = seeded.shop.products.find(({ sizeChart }) => sizeChart?.garment);
  const response = await app.inject(`/v2/lux/products/${made?.id}/sizeGuide`);
  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json()).toSorted()).toEqual(['columns', 'note', 'rows', 'title']);
});

test('the picture URL of a tile returns the picture', async () => {
  const { searchresult } = (await listing({ searchText: 'bag' })).json();
  const response = await app.inject(searchresult[0].images[0].url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/avif']);
});
