import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { recordChanges } from '../../db/changeLog.ts';
import { offer, tag } from '../../db/schema/catalogue.ts';
import { searchSubstitute, searchSynonym } from '../../db/schema/search.ts';
import { databases } from '../../testing/databases.ts';
import { listProducts } from './listing.ts';
import { showProduct } from './product.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';

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
