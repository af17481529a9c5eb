import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
  customer as customerTable,
  offer,
  product,
  productColour,
  variant,
  wishlistLine,
} from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop, toForm, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { createWishlists } from './service.ts';

const day = 24 * 60 * 60_000;
let last = 9_600_000_000;

const read = async (customer: TestCustomer, isPage = true) =>
  (
    await customer.call(
      'POST',
      `/v2/lux/users/{me}/getAllWishlist?isWishlistPageLoad=${isPage}&platformNumber=11`,
    )
  ).body;
const save = (customer: TestCustomer, productCode: string, more: Record<string, string> = {}) =>
  customer.call(
    'POST',
    '/v2/lux/users/{me}/addProductInWishlist',
    toForm({ productCode, emailId: 'ira@example.com', ...more }),
  );
const remove = (customer: TestCustomer, productCode: string) =>
  customer.call('POST', '/v2/lux/users/{me}/removeProductFromWishlist', toForm({ productCode }));

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`a wishlist on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      await addSizes(database);
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });
    const buyer = () => makeCustomer(database.db, shop, String(++last));

    it('does not exist until created, and cannot be created again under another name [ACC-04]', async () => {
      const customer = await buyer();
      expect(await read(customer)).toEqual({ wishList: [], productList: [], count: 0 });
      const create = (wishlistName: string) =>
        customer.call('POST', '/v2/lux/users/{me}/createWishlist', toForm({ wishlistName }));
      for (const response of await Promise.all([create('My wishlist'), create('My wishlist')]))
        expect(response.body).toEqual({ status: 'SUCCESS' });
      expect(await read(customer)).toMatchObject({ wishList: [{ name: 'My wishlist', products: [] }] });
      expect((await create('Another')).status).toBe(400);
    });

    it('returns complete items to the wishlist page, and only codes to wishlist buttons [ACC-18]', async () => {
      const customer = await buyer();
      const { productCode, USSID } = fixtures.potli;
      expect((await save(customer, productCode, { ussid: USSID })).body).toEqual({
        status: 'SUCCESS',
        count: 1,
      });
      expect(await read(customer)).toMatchObject({
        wishList: [
          {
            name: 'My wishlist',
            products: [
              {
                productcode: productCode,
                USSID,
                color: 'Forest',
                size: '',
                sizes: [{ size: '', USSID, isAvailable: true }],
                price: { value: 14_500 },
                addedPrice: { value: 14_500 },
                isOutOfStock: false,
              },
            ],
          },
        ],
        productList: [{ productCode, USSID }],
        count: 1,
      });
      expect(await read(customer, false)).toEqual({
        wishList: [{ name: 'My wishlist', products: [] }],
        productList: [{ productCode, USSID }],
        count: 1,
      });
    });

    it('saves the best offer of the colour, without a size, when a tile names no offer [ACC-18]', async () => {
      const customer = await buyer();
      await save(customer, 'mpsizes', { color: 'Ink' });
      const [item] = (await read(customer)).wishList[0].products;
      expect(item).toMatchObject({ USSID: 'INK-M', color: 'Ink', size: '' });
      expect(item.sizes).toEqual([
        { size: 'S', USSID: 'INK-S', isAvailable: false },
        { size: 'M', USSID: 'INK-M', isAvailable: true },
      ]);
      await save(customer, 'mpsizes', { color: 'No such colour' });
      expect((await read(customer)).wishList[0].products).toMatchObject([{ color: 'Ink' }]);
      await save(customer, 'mpsizes', { ussid: 'BONE-L' });
      expect((await read(customer)).wishList[0].products).toMatchObject([
        { color: 'Bone', size: 'L', USSID: 'BONE-L', isOutOfStock: true },
      ]);
    });

    it('lists the latest item first, saves a product only once, and accepts a repeated removal', async () => {
      const customer = await buyer();
      await save(customer, fixtures.potli.productCode);
      shop.clock.advance(1000);
      await Promise.all([1, 2, 3].map(() => save(customer, fixtures.candle.productCode)));
      expect(
        (await read(customer)).productList.map((one: { productCode: string }) => one.productCode),
      ).toEqual([fixtures.candle.productCode, fixtures.potli.productCode]);
      expect((await remove(customer, fixtures.candle.productCode)).body).toEqual({
        status: 'SUCCESS',
        count: 1,
      });
      expect((await remove(customer, fixtures.candle.productCode)).body).toEqual({
        status: 'SUCCESS',
        count: 1,
      });
    });

    it('restores an item with its earlier date after an undo, at most a year back [ACC-04]', async () => {
      const customer = await buyer();
      const codes = async () =>
        (await read(customer)).productList.map((one: { productCode: string }) => one.productCode);
      const three = [fixtures.potli, fixtures.candle, fixtures.soap].map(({ productCode }) => productCode);
      for (const code of three) {
        await save(customer, code);
        shop.clock.advance(1000);
      }
      const was = (await read(customer)).wishList[0].products[1];
      await remove(customer, was.productcode);
      const back = { addedDate: was.addedDate, addedPrice: '123.45' };
      expect((await save(customer, was.productcode, back)).body.count).toBe(3);
      expect(await codes()).toEqual(three.toReversed());
      expect((await read(customer)).wishList[0].products[1]).toMatchObject({
        addedDate: was.addedDate,
        expiryDate: was.expiryDate,
        addedPrice: { value: 123.45 },
      });

      const now = shop.clock.now().getTime();
      for (const [addedDate, expected] of [
        ['2999-01-01T00:00:00.000Z', now],
        ['1970-01-01T00:00:00.000Z', now - 365 * day],
      ] as const) {
        await save(customer, was.productcode, { addedDate });
        const items: { productcode: string; addedDate: string }[] = (await read(customer)).wishList[0]
          .products;
        const moved = items.find(({ productcode }) => productcode === was.productcode);
        expect(Date.parse(moved?.addedDate ?? '')).toBe(expected);
      }
      expect((await save(customer, was.productcode, { addedDate: 'yesterday' })).status).toBe(400);
    });

    it('shows when an item has a new price or is sold out', async () => {
      const customer = await buyer();
      await save(customer, fixtures.soap.productCode);
      await database.db
        .update(offer)
        .set({ pricePaise: 1_149_00 })
        .where(eq(offer.ussid, fixtures.soap.USSID));
      await save(customer, fixtures.scarf.productCode);
      const byCode = Object.fromEntries(
        (await read(customer)).wishList[0].products.map((one: { productcode: string }) => [
          one.productcode,
          one,
        ]),
      );
      expect(byCode[fixtures.soap.productCode]).toMatchObject({
        price: { value: 1149 },
        addedPrice: { value: 1249.37 },
      });
      expect(byCode[fixtures.scarf.productCode]).toMatchObject({ isOutOfStock: true });
      await database.db
        .update(offer)
        .set({ pricePaise: fixtures.soap.price })
        .where(eq(offer.ussid, fixtures.soap.USSID));
    });

    it('keeps an item until the end of its expiry day [ACC-19]', async () => {
      const customer = await buyer();
      await save(customer, fixtures.potli.productCode);
      const [item] = (await read(customer)).wishList[0].products;
      const begun = shop.clock.now().getTime();
      const expiry = new Date(item.expiryDate).getTime();
      expect(expiry - begun).toBe(365 * day);
      // A year later the customer's token has expired too. The test therefore calls the service directly,
      // with a clock just before and just after midnight in India.
      const [row] = await database.db
        .select()
        .from(customerTable)
        .where(eq(customerTable.userName, customer.userName));
      const at = async (iso: Date) =>
        (
          await createWishlists(database.db, { now: () => iso, elapsed: () => 0 }).find(
            row?.id ?? 0,
            'My wishlist',
            true,
          )
        )?.products.length;
      const lastDay = new Date(expiry + 5.5 * 3_600_000).toISOString().slice(0, 10);
      expect(await at(new Date(`${lastDay}T23:59:59+05:30`))).toBe(1);
      expect(await at(new Date(new Date(`${lastDay}T23:59:59+05:30`).getTime() + 2000))).toBe(0);
    });

    it('rejects a product that is not sold, and an offer of another product [B9209]', async () => {
      const customer = await buyer();
      for (const response of [
        await save(customer, 'mp000000000000099'),
        await save(customer, fixtures.potli.productCode, { ussid: fixtures.candle.USSID }),
        await save(customer, fixtures.potli.productCode, { ussid: 'unknown' }),
      ])
        expect([response.status, response.body.errorCode]).toEqual([404, 'B9209']);
      expect((await read(customer)).count).toBe(0);
    });

    it('holds at most 200 items [B9207]', async () => {
      const customer = await buyer();
      await save(customer, fixtures.candle.productCode);
      const storedLines = await database.db.select().from(wishlistLine);
      const mine = Math.max(...storedLines.map(({ wishlistId }) => wishlistId));
      const like = storedLines.find(({ wishlistId }) => wishlistId === mine);
      if (!like) throw new Error('nothing was saved');
      const ids = await addProducts(database, 199);
      await database.db.insert(wishlistLine).values(ids.map((productId) => ({ ...like, productId })));
      expect((await read(customer, false)).count).toBe(200);
      const rejected = await save(customer, fixtures.potli.productCode);
      expect([rejected.status, rejected.body.errorCode]).toEqual([409, 'B9207']);
      expect((await save(customer, fixtures.candle.productCode)).status).toBe(200);
    });

    it('belongs to one customer, and needs a login [ACC-04]', async () => {
      const [owner, other] = [await buyer(), await buyer()];
      await save(owner, fixtures.potli.productCode);
      expect((await read(other)).count).toBe(0);
      await remove(other, fixtures.potli.productCode);
      expect((await read(owner)).count).toBe(1);
      const foreign = await other.call('POST', `/v2/lux/users/${owner.userName}/getAllWishlist`);
      expect(foreign.status).toBe(404);
      const guest = await shop.call('POST', '/v2/lux/users/anonymous/getAllWishlist', {
        headers: { authorization: `Bearer ${await shop.guestToken()}` },
      });
      expect(guest.status).toBe(401);
    });
  });

/** Adds a shirt in two colours. Bone is sold out; Ink is in stock in size M only. */
async function addSizes({ db }: OpenDatabase) {
  await copyProduct(db, 'mpsizes', 'Shirt');
  const colour = { productId: 'mpsizes', hex: '#000000', family: 'Black', images: [image] };
  await db.insert(productColour).values([
    { ...colour, key: 'bone', name: 'Bone', position: 0 },
    { ...colour, key: 'ink', name: 'Ink', position: 1 },
  ]);
  for (const [colourKey, size, position, stock] of [
    ['bone', 'L', 0, 0],
    ['ink', 'S', 0, 0],
    ['ink', 'M', 1, 4],
  ] as const)
    await addOffer(db, 'mpsizes', `${colourKey.toUpperCase()}-${size}`, { colourKey, size, position, stock });
}

/** Adds products without offers. A test only counts these products, so they need no offers. */
async function addProducts({ db }: OpenDatabase, count: number) {
  const [like] = await db.select().from(product).where(eq(product.id, fixtures.potli.productCode));
  if (!like) throw new Error('no product to copy');
  const ids = Array.from({ length: count }, (_, index) => `mpmany${index}`);
  await db.insert(product).values(ids.map((id) => ({ ...like, id, slug: id })));
  return ids;
}

const image = { file: 'x.avif', view: 'hero', alt: '', width: 1, height: 1, tone: '#aabbcc' } as const;

async function copyProduct(db: OpenDatabase['db'], id: string, name: string) {
  const [like] = await db.select().from(product).where(eq(product.id, fixtures.potli.productCode));
  if (!like) throw new Error('no product to copy');
  await db.insert(product).values({ ...like, id, name, slug: id });
}

async function addOffer(
  db: OpenDatabase['db'],
  productId: string,
  ussid: string,
  given: { colourKey: string; size: string | null; position: number; stock: number },
) {
  const { stock, ...rest } = given;
  await db
    .insert(variant)
    .values({ ...rest, sku: `${ussid}-V`, productId, sizeLabel: given.size ?? 'One size' });
  await db.insert(offer).values({
    ussid,
    sellerId: '100001',
    variantSku: `${ussid}-V`,
    mrpPaise: 5000_00,
    pricePaise: 4000_00,
    stock,
    deliveryModes: ['home-delivery'],
    rank: 0,
  });
}
