import { systemClock } from '@luxe/host';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { recordChanges } from '../../db/changeLog.ts';
import { brand, category, offer, product, tag } from '../../db/schema/catalogue.ts';
import { searchSubstitute, searchSynonym } from '../../db/schema/search.ts';
import { databases } from '../../testing/databases.ts';
import { listProducts } from './listing.ts';
import { showProduct } from './product.ts';
import { listSellers } from './sellers.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { createSitemap } from './sitemap.ts';

describe.each(databases)('the live catalogue on $name', ({ name, isAvailable, open }) => {
  let seeded: Seeded;
  beforeAll(async () => {
    if (isAvailable) seeded = await openSeeded(await open());
  }, 60_000);
  afterAll(() => seeded?.close());

  /**
   * A variant that has only one offer, and this offer is in stock. When the offer sells out, no other
   * seller's offer replaces it.
   */
  const onlyOffer = () => {
    for (const { id, colours } of seeded.shop.products)
      for (const { name: colour, variants } of colours)
        for (const { offers, sizeLabel } of variants) {
          const [only, other] = offers;
          if (only && !other && only.stock > 0) return { id, colour, size: sizeLabel, ussid: only.ussid };
        }
    throw new Error('no variant with one offer');
  };
  const visibleStockOf = async ({ id, colour, size }: ReturnType<typeof onlyOffer>) => {
    const response = await showProduct(seeded.catalogue, id, colour);
    return response?.variantOptions.sizelink.find((one) => one.size === size)?.stockCount;
  };
  const setStock = async (tx: Database, ussid: string, stock: number) => {
    await tx.update(offer).set({ stock }).where(eq(offer.ussid, ussid));
    await recordChanges(tx, 'offer', [ussid], new Date(0));
  };

  it.skipIf(!isAvailable)('contains all seeded products', async () => {
    const response = await listProducts(seeded.catalogue, { searchText: '', page: 0, pageSize: 24 });
    expect(response?.pagination.totalResults).toBe(seeded.shop.products.length);
    expect(seeded.catalogue.engine.size).toBe(seeded.shop.products.length);
  });

  it.skipIf(!isAvailable)('shows committed stock and ignores a rollback', async () => {
    const one = onlyOffer();
    const before = await visibleStockOf(one);
    await seeded.db
      .transaction(async (tx) => {
        await setStock(tx, one.ussid, 0);
        throw new Error('no');
      })
      .catch(() => {});
    await seeded.follower.poll();
    expect(await visibleStockOf(one)).toBe(before);
    await seeded.db.transaction((tx) => setStock(tx, one.ussid, 3));
    await seeded.follower.poll();
    expect(await visibleStockOf(one)).toBe(3);
  });

  it.skipIf(!isAvailable)('shows a new collection and finds new search terms, which are rows', async () => {
    const { db, catalogue, follower } = seeded;
    const isCollection = () => catalogue.tags.some(({ slug }) => slug === 'monsoon');
    const found = async (searchText: string) =>
      (await listProducts(catalogue, { searchText, page: 0, pageSize: 24 }))?.pagination.totalResults;
    expect([isCollection(), await found('xylophone'), await found('zeppelin')]).toEqual([false, 0, 0]);
    await db.transaction(async (tx) => {
      await tx.insert(tag).values({ slug: 'monsoon', title: 'Monsoon', description: '', position: 99 });
      await tx.insert(searchSynonym).values({ term: 'xylophone', synonyms: ['handbag'] });
      await tx.insert(searchSubstitute).values({ term: 'zeppelin', offered: ['bracelet'] });
      await recordChanges(tx, 'content', ['search'], new Date(0));
    });
    await follower.poll();
    expect(isCollection()).toBe(true);
    expect(await found('xylophone')).toBe(await found('handbag'));
    expect(await found('zeppelin')).toBeGreaterThan(0);
  });

  it.skipIf(!isAvailable)('shows a new brand and category with its first product', async () => {
    const { db, catalogue, follower } = seeded;
    const sitemap = createSitemap({ db, catalogue, clock: systemClock });
    const isInSitemap = async (url: string) => (await sitemap(0)).entries.some((one) => one.url === url);
    const moved = seeded.shop.products.at(-1);
    const [parent] = seeded.shop.categories;
    if (!moved || !parent) throw new Error('an empty seed');
    expect(await isInSitemap('/kites/c-lsh9010')).toBe(false);
    await db.transaction(async (tx) => {
      const [known] = await tx.select().from(brand).limit(1);
      if (!known) throw new Error('no brand');
      await tx.insert(brand).values({ ...known, code: 'MBH90A00001', name: 'Kestrel', slug: 'kestrel' });
      await tx.insert(category).values({
        ...{ code: 'LSH9010', name: 'Kites', slug: 'kites', level: 2, catalogue: 'luxury', title: 'Kites' },
        ...{ parentCode: parent.code, description: '', faq: [], position: 999 },
      });
      await tx
        .update(product)
        .set({ brandCode: 'MBH90A00001', categoryCode: 'LSH9010' })
        .where(eq(product.id, moved.id));
      await recordChanges(tx, 'name', ['MBH90A00001', 'LSH9010'], new Date(0));
      await recordChanges(tx, 'product', [moved.id], new Date(0));
    });
    await follower.poll();
    const listed = await listProducts(catalogue, { searchText: 'kestrel kites', page: 0, pageSize: 24 });
    expect(listed?.searchresult).toMatchObject([{ productId: moved.id, brandname: 'Kestrel' }]);
    expect(listed?.facetdata.find(({ key }) => key === 'brand')?.values).toMatchObject([{ name: 'Kestrel' }]);
    expect(await isInSitemap('/kites/c-lsh9010')).toBe(true);
  });

  it.skipIf(!isAvailable)('finds the products of a renamed brand by the new name', async () => {
    const { db, catalogue, follower } = seeded;
    await db.transaction(async (tx) => {
      await tx.update(brand).set({ name: 'Meridian' }).where(eq(brand.code, 'MBH90A00001'));
      await recordChanges(tx, 'name', ['MBH90A00001'], new Date(0));
    });
    await follower.poll();
    const listed = await listProducts(catalogue, { searchText: 'meridian', page: 0, pageSize: 24 });
    expect(listed?.searchresult).toMatchObject([{ brandname: 'Meridian' }]);
  });

  it.skipIf(!isAvailable)(
    'keeps the tile of a product whose offer changes while other tiles load',
    async () => {
      const { catalogue, shop } = seeded;
      const [first, ...others] = shop.products.slice(0, 3).map(({ id }) => ({ id }));
      if (!first) throw new Error('an empty seed');
      await catalogue.reload();
      await catalogue.cards([first]);
      const [cards] = await Promise.all([
        catalogue.cards([first, ...others]),
        catalogue.refreshOffers([first.id]),
      ]);
      expect(cards.map(({ productId }) => productId)).toEqual([first, ...others].map(({ id }) => id));
    },
  );

  it.skipIf(!isAvailable)(
    'notes when a price changed, and compares no row with all others when many stocks change',
    async () => {
      const { db } = seeded;
      const { id, ussid } = onlyOffer();
      const changedAt = async () =>
        (await db.select({ at: product.changedAt }).from(product).where(eq(product.id, id)))[0]?.at ?? null;
      const before = await changedAt();
      const copies = db.transaction(async (tx) => {
        // With the plan of a statement without rows, 64 million pairs would be compared.
        await tx.execute(sql`update offer set stock = stock where false`);
        await tx.execute(sql`insert into offer
            (ussid, seller_id, variant_sku, mrp_paise, price_paise, stock, delivery_modes, rank)
          select 'copy ' || copy, seller_id, variant_sku, mrp_paise, price_paise, stock, delivery_modes, 1
          from offer, generate_series(1, 8000) copy where ussid = ${ussid}`);
        await tx.execute(sql`update offer set stock = stock + 1 where ussid like 'copy %'`);
        throw new Error('done');
      });
      await expect(copies).rejects.toThrow('done');
      expect(await changedAt()).toEqual(before);
      await db.execute(sql`update offer set price_paise = price_paise - 100 where ussid = ${ussid}`);
      expect(await changedAt()).not.toEqual(before);
    },
    15_000,
  );

  it.skipIf(!isAvailable)(
    'lists no product that the retailer no longer sells, and keeps its page',
    async () => {
      const { db, catalogue, follower } = seeded;
      const sitemap = createSitemap({ db, catalogue, clock: systemClock });
      const ended = seeded.shop.products.at(-1);
      if (!ended) throw new Error('an empty seed');
      const url = `/${ended.slug}/p-${ended.id}`;
      const size = catalogue.engine.size;
      expect((await sitemap(0)).entries.some((one) => one.url === url)).toBe(true);
      await db.transaction(async (tx) => {
        await tx
          .update(product)
          .set({ endedAt: new Date(0) })
          .where(eq(product.id, ended.id));
        await recordChanges(tx, 'product', [ended.id], new Date(0));
        await recordChanges(tx, 'content', ['sitemap'], new Date(0));
      });
      await follower.poll();
      expect(await showProduct(catalogue, ended.id)).toMatchObject({
        isDiscontinued: true,
        isOutOfStock: true,
        productName: ended.name,
      });
      expect(await listSellers(catalogue, ended.id)).toBeUndefined();
      expect(await catalogue.cards([{ id: ended.id }])).toEqual([]);
      const byCode = await listProducts(catalogue, { searchText: ended.id, page: 0, pageSize: 24 });
      expect(byCode?.searchresult).toEqual([]);
      expect(catalogue.engine.size).toBe(size - 1);
      expect((await sitemap(0)).entries.some((one) => one.url === url)).toBe(false);
    },
  );

  // PGlite does not need the test below: it has only one connection, so its transactions cannot overlap.
  if (name === 'PGlite') return;
  it.skipIf(!isAvailable)('shows a change whose transaction began early and committed late', async () => {
    const one = onlyOffer();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const late = seeded.db.transaction(async (tx) => {
      await setStock(tx, one.ussid, 0);
      begun();
      await held;
    });
    await hasBegun;
    await seeded.db.transaction((tx) => recordChanges(tx, 'content', ['home-page'], new Date(0)));
    await seeded.follower.poll();
    release();
    await late;
    await seeded.follower.poll();
    expect(await visibleStockOf(one)).toBe(0);
  });
});
