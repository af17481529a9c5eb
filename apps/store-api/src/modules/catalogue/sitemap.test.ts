import { schemas } from '@luxe/contract/schemas';
import { indianDay } from '@luxe/format';
import { systemClock as clock } from '@luxe/host';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../db/schema/catalogue.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { createSitemap } from './sitemap.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

test('the sitemap contains every public path once [SEO-07]', async () => {
  const response = schemas.sitemap.response.parse(await createSitemap({ ...seeded, clock })(0));
  const { articles, brands, categories, content, dynamicListings, products, stores } = seeded.shop;
  const now = clock.now();
  const published = articles.filter(({ publishedAt }) => new Date(publishedAt) <= now);
  const sections = new Set(published.map(({ section }) => section));
  const own = dynamicListings.filter(({ dupCanonicalUrl }) => dupCanonicalUrl === '');
  const urls = response.entries.map(({ url }) => url);
  expect(response.totalPages).toBe(1);
  expect(new Set(urls).size).toBe(
    brands.length +
      categories.length +
      content.length +
      own.length +
      products.length +
      stores.length +
      published.length +
      sections.size,
  );
  expect(urls).toEqual(expect.arrayContaining(own.map(({ url }) => url)));
  expect(urls).toEqual(expect.arrayContaining(stores.map(({ slug }) => `/${slug}-store`)));
  expect(urls).toHaveLength(new Set(urls).size);
  expect((await createSitemap({ ...seeded, clock })(1)).entries).toEqual([]);
});

test('the sitemap dates a category by the latest change of a product at any level below it', async () => {
  const { db } = seeded;
  const beauty = seeded.shop.products.find(({ categoryCode }) => categoryCode.startsWith('LSH2'));
  if (!beauty) throw new Error('no product outside of LSH1…');
  const dateOf = async (code: string) =>
    (await createSitemap({ ...seeded, clock })(0)).entries.find(({ url }) =>
      url.endsWith(`/c-${code.toLowerCase()}`),
    )?.lastModified;
  const change = (changedAt: Date | null) =>
    db.update(product).set({ changedAt }).where(eq(product.id, beauty.id));
  await change(new Date('2031-05-06T12:00:00Z'));
  const path = seeded.catalogue.pathTo(beauty.categoryCode).map(({ code }) => code);
  expect(path).toContain('LSH1');
  for (const code of path) expect([code, await dateOf(code)]).toEqual([code, '2031-05-06']);
  expect(await dateOf('LSH10')).not.toBe('2031-05-06');
  await change(null);
});

test('sitemap pages of any size contain the same entries, each once, and none beyond the last page', async () => {
  const fullSitemap = await createSitemap({ ...seeded, clock })(0);
  for (const pageSize of [7, 100, fullSitemap.entries.length - 1, fullSitemap.entries.length]) {
    const sitemap = createSitemap({ ...seeded, clock, pageSize });
    const { totalPages } = await sitemap(0);
    expect(totalPages).toBe(Math.ceil(fullSitemap.entries.length / pageSize));
    const pages = [];
    for (let page = 0; page < totalPages; page++) pages.push((await sitemap(page)).entries);
    expect(pages.flat()).toEqual(fullSitemap.entries);
    expect(pages.every((entries) => entries.length > 0)).toBe(true);
    for (const beyond of [totalPages, 99_998])
      expect(await sitemap(beyond)).toEqual({ totalPages, entries: [] });
  }
}, 60_000);

test('a change of price or text, not of popularity, updates lastModified of product and brand', async () => {
  const { db } = seeded;
  const product = seeded.shop.products.at(-1)!;
  const url = `/${product.slug}/p-${product.id}`;
  const brand = seeded.shop.brands.find(({ code }) => code === product.brandCode)!;
  const dayOf = async (path: string) =>
    (await createSitemap({ db, catalogue: seeded.catalogue, clock })(0)).entries.find(
      (entry) => entry.url === path,
    )?.lastModified;
  const first = await dayOf(url);
  expect(first).toBe(indianDay(new Date(product.createdAt)));
  await db.execute(sql`update product set popularity = popularity + 1 where id = ${product.id}`);
  expect(await dayOf(url)).toBe(first);
  const today = indianDay(new Date());
  await db.execute(sql`update offer set price_paise = price_paise - 1 where variant_sku in
    (select sku from variant where product_id = ${product.id})`);
  expect(await dayOf(url)).toBe(today);
  expect(await dayOf(`/${brand.slug}/c-${brand.code.toLowerCase()}`)).toBe(today);
  await db.execute(sql`update product set changed_at = null where id = ${product.id}`);
  expect(await dayOf(url)).toBe(first);
  await db.execute(sql`update product set title = title || '.' where id = ${product.id}`);
  expect(await dayOf(url)).toBe(today);
});
