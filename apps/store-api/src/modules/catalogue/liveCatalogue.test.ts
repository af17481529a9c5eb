import { categoryLevel } from '@luxe/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import { offer } from '../../db/schema/catalogue.ts';
import { readCatalogue } from '../../testing/readCatalogue.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());
const { found, productPage, productOf } = readCatalogue(() => seeded);

describe('a change in the database', () => {
  const sellOut = async (ussids: string[]) => {
    await seeded.db.transaction(async (tx) => {
      for (const ussid of ussids) await tx.update(offer).set({ stock: 0 }).where(eq(offer.ussid, ussid));
      await recordChanges(tx, 'offer', ussids, new Date(0));
    });
    await seeded.follower.poll();
  };

  it('shows a size as sold out', async () => {
    const product = seeded.shop.products.find(
      ({ colours }) => (colours[0]?.variants.filter(({ offers }) => offers[0]?.stock).length ?? 0) > 2,
    );
    const before = await productPage(product?.id ?? '');
    const size = before.variantOptions.sizelink.find(({ isAvailable }) => isAvailable);
    const variants = product?.colours.flatMap((colour) => colour.variants) ?? [];
    const variant = variants.find(({ offers }) => offers.some(({ ussid }) => ussid === size?.ussid));
    await sellOut(variant?.offers.map(({ ussid }) => ussid) ?? []);
    const after = await productPage(product?.id ?? '');
    expect(after.variantOptions.sizelink.find((one) => one.size === size?.size)).toMatchObject({
      isAvailable: false,
      stockCount: 0,
    });
  });

  it('removes a sold-out product from the in-stock listing', async () => {
    const inStock = ':relevance:category:LSH10:inStockFlag:true';
    const before = await found(inStock);
    const id = before.searchresult[0]?.productId ?? '';
    const offers = productOf(id).colours.flatMap(({ variants }) => variants.flatMap((one) => one.offers));
    await sellOut(offers.map(({ ussid }) => ussid));
    const after = await found(inStock);
    expect(after.pagination.totalResults).toBe(before.pagination.totalResults - 1);
    expect(after.searchresult.map(({ productId }) => productId)).not.toContain(id);
    const [card] = await seeded.catalogue.cards([{ id }]);
    expect(card?.isOutOfStock).toBe(true);
  });

  it('updates the price of a tile, the sort order and the price range', async () => {
    const { searchresult } = await found(':price-desc:category:LSH13');
    const [first, second] = searchresult;
    const ussids = productOf(second?.productId ?? '').colours.flatMap(({ variants }) =>
      variants.flatMap(({ offers }) => offers.map(({ ussid }) => ussid)),
    );
    const paise = ((first?.price.sellingPrice.value ?? 0) + 1_000) * 100;
    await seeded.db.transaction(async (tx) => {
      for (const ussid of ussids)
        await tx.update(offer).set({ pricePaise: paise, mrpPaise: paise }).where(eq(offer.ussid, ussid));
      await recordChanges(tx, 'product', [second?.productId ?? ''], new Date(0));
    });
    await seeded.follower.poll();
    const after = await found(':price-desc:category:LSH13');
    expect(after.searchresult[0]?.productId).toBe(second?.productId);
    expect(after.priceRange?.max).toBe(paise / 100);
  });
});

test('every category has the level that its code implies [SEO-04]', () => {
  for (const { code, level } of seeded.catalogue.categories.values())
    expect([code, level]).toEqual([code, code.length === 4 ? 1 : categoryLevel(code)]);
});
