import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { recordChanges } from '../../db/change-log.ts';
import { offer } from '../../db/schema/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { listProducts } from './listing.ts';
import { showProduct } from './product.ts';
import { openSeeded, type Seeded } from './seeded.ts';

describe.each(databases)('the live catalogue on $name', ({ name, isHere, open }) => {
  let seeded: Seeded;
  beforeAll(async () => {
    if (isHere) seeded = await openSeeded(await open());
  }, 60_000);
  afterAll(() => seeded?.close());

  /** Colour and size with one offer, so that no other seller takes its place. */
  const onlyOffer = () => {
    for (const { id, colours } of seeded.shop.products)
      for (const { name: colour, variants } of colours)
        for (const { offers, sizeLabel } of variants) {
          const [only, other] = offers;
          if (only && !other && only.stock > 0) return { id, colour, size: sizeLabel, ussid: only.ussid };
        }
    throw new Error('no variant with one offer');
  };
  const stockShown = async ({ id, colour, size }: ReturnType<typeof onlyOffer>) => {
    const answer = await showProduct(seeded.catalogue, id, colour);
    return answer?.variantOptions.sizelink.find((one) => one.size === size)?.stockCount;
  };
  const setStock = async (tx: Database, ussid: string, stock: number) => {
    await tx.update(offer).set({ stock }).where(eq(offer.ussid, ussid));
    await recordChanges(tx, 'offer', [ussid], new Date(0));
  };

  it.skipIf(!isHere)('holds all that was seeded', async () => {
    const answer = await listProducts(seeded.catalogue, { searchText: '', page: 0, pageSize: 24 });
    expect(answer?.pagination.totalResults).toBe(seeded.shop.products.length);
    expect(seeded.catalogue.engine.size).toBe(seeded.shop.products.length);
  });

  it.skipIf(!isHere)('shows stock as it was committed, not as it was rolled back', async () => {
    const one = onlyOffer();
    const before = await stockShown(one);
    await seeded.db
      .transaction(async (tx) => {
        await setStock(tx, one.ussid, 0);
        throw new Error('no');
      })
      .catch(() => {});
    await seeded.follower.look();
    expect(await stockShown(one)).toBe(before);
    await seeded.db.transaction((tx) => setStock(tx, one.ussid, 3));
    await seeded.follower.look();
    expect(await stockShown(one)).toBe(3);
  });

  // PGlite has one connection: its transactions come one after another.
  if (name === 'PGlite') return;
  it.skipIf(!isHere)('misses no change that was numbered early and committed late', async () => {
    const one = onlyOffer();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const late = seeded.db.transaction(async (tx) => {
      await setStock(tx, one.ussid, 0);
      begun();
      await held;
    });
    await hasBegun;
    await seeded.db.transaction((tx) => recordChanges(tx, 'content', ['home-page'], new Date(0)));
    await seeded.follower.look();
    letGo();
    await late;
    await seeded.follower.look();
    expect(await stockShown(one)).toBe(0);
  });
});
