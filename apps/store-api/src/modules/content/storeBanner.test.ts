import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { schemas } from '@luxe/contract/schemas';
import { recordChanges } from '../../db/changeLog.ts';
import { store } from '../../db/schema/catalogue.ts';
import { listProducts } from '../catalogue/listing.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const bannerOf = async (id: string) => {
  const banner = await seeded.content.banner(id);
  return banner && schemas.storeBanner.response.parse(banner);
};
const listAt = async (pagePath: string | undefined, searchText = ':relevance') => {
  const listing = await listProducts(seeded.catalogue, {
    searchText,
    page: 0,
    pageSize: 24,
    ...(pagePath !== undefined && { pagePath }),
  });
  return listing && schemas.searchProducts.response.parse(listing);
};

it('a store banner is found by slug or super-brand, with its stored values [SHL-17] [CON-09]', async () => {
  expect(seeded.shop.stores.length).toBeGreaterThanOrEqual(3);
  for (const { slug, brandCode, text, colours } of seeded.shop.stores) {
    const brand = seeded.catalogue.brands.get(brandCode);
    const banner = await bannerOf(slug);
    expect(banner).toMatchObject({
      ...{ slug, name: brand?.name, text, story: brand?.story, colours },
      pagePath: `/${slug}-store`,
    });
    expect(banner?.productCount).toBe(
      seeded.shop.products.filter((product) => product.brandCode === brandCode).length,
    );
    if (brand?.superBrand !== 'SBD11A11124')
      expect(await bannerOf(brand?.superBrand.toLowerCase() ?? '')).toEqual(banner);
  }
});

it.each(['unknown', '', 'SBD11A99999', '__proto__', 'null\0byte'])(
  'a store banner is undefined for %j',
  async (id) => expect(await bannerOf(id)).toBeUndefined(),
);

it('a store banner counts products by category if the brand has several categories [SHL-17]', async () => {
  for (const { slug, brandCode } of seeded.shop.stores) {
    const made = seeded.shop.products.filter((product) => product.brandCode === brandCode);
    const kinds = new Set(made.map(({ categoryCode }) => categoryCode));
    const { categories = [], productCount } = (await bannerOf(slug)) ?? {};
    expect(categories.length > 1, slug).toBe(kinds.size > 1);
    if (categories.length === 0) continue;
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(productCount);
    for (const { code, count } of categories) {
      const listing = await listAt(`/${slug}-store`, `:relevance:category:${code}`);
      expect([code, listing?.pagination.totalResults]).toEqual([code, count]);
    }
  }
});

it('a store lists the products of its brand at its own path [SHL-17]', async () => {
  const listing = await listAt('/Neelam-Vaid-store/');
  const code = seeded.shop.stores.find(({ slug }) => slug === 'neelam-vaid')?.brandCode;
  expect(new Set(listing?.searchresult.map(({ brandCode }) => brandCode))).toEqual(new Set([code]));
  expect(listing?.h1PageName).toBe('Neelam Vaid');
  expect(listing?.isDynamicPLP).toBe(false);
  expect(listing?.dynamicQuery).toMatchObject({
    searchUrl: `:relevance:brand:${code}`,
    url: '/neelam-vaid-store',
    dupCanonicalUrl: '/neelam-vaid-store',
  });
  expect(listing?.seo.breadcrumbs).toEqual([
    { name: 'indiluxe', url: '/explore/indiluxe' },
    { name: 'Neelam Vaid', url: '/neelam-vaid-store' },
  ]);
  expect((await listAt('/luxury/vantour-store'))?.dynamicQuery?.url).toBe('/vantour-store');
  expect(await listAt('/unknown-store')).toBeUndefined();
});

test('only the listing of a single brand, filtered or not, contains the URL of its store [SHL-17]', async () => {
  const [first, second] = seeded.shop.stores;
  const of = async (searchText: string) => (await listAt(undefined, searchText))?.storeUrl;
  expect(await of(`:relevance:brand:${first?.brandCode}`)).toBe(`/${first?.slug}-store`);
  expect(await of(`:price-asc:brand:${first?.brandCode}:colour:Blue`)).toBe(`/${first?.slug}-store`);
  expect(await of(`:relevance:brand:${first?.brandCode}:brand:${second?.brandCode}`)).toBeUndefined();
  expect(await of(':relevance:brand:MBH11A00001')).toBeUndefined();
  expect(await of(':relevance:category:LSH10')).toBeUndefined();
  expect((await listAt(`/${first?.slug}-store`))?.storeUrl).toBeUndefined();
});

it('a store banner shows the changes of an editor and disappears when deleted [CON-09]', async () => {
  const colours = { surface: '#ffffff', text: 'no colour' };
  await seeded.db.transaction(async (tx) => {
    await tx
      .update(store)
      .set({ colours, text: 'Anew.', link: null, image: null })
      .where(eq(store.slug, 'brae'));
    await recordChanges(tx, 'content', ['brae'], new Date(0));
  });
  await seeded.follower.poll();
  const banner = await bannerOf('brae');
  expect(banner).toMatchObject({ text: 'Anew.', colours });
  expect([banner?.link, banner?.image]).toEqual([undefined, undefined]);
  await seeded.db.transaction(async (tx) => {
    await tx.delete(store).where(eq(store.slug, 'brae'));
    await recordChanges(tx, 'content', ['brae'], new Date(0));
  });
  await seeded.follower.poll();
  expect(await bannerOf('brae')).toBeUndefined();
  expect(await listAt('/brae-store')).toBeUndefined();
});
