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
import { fillShelf, shelf } from '../../testing/shelf.ts';
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

for (const { name, isHere, open } of databases)
  describe.skipIf(!isHere)(`wishlists on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      database = await open();
      await fillShelf(database.db);
      await addSizes(database);
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });
    const buyer = () => makeCustomer(database.db, shop, String(++last));

    it('there is none until it is made, under its one name [ACC-04]', async () => {
      const customer = await buyer();
      expect(await read(customer)).toEqual({ wishList: [], productList: [], count: 0 });
      const create = (wishlistName: string) =>
        customer.call('POST', '/v2/lux/users/{me}/createWishlist', toForm({ wishlistName }));
      for (const answer of await Promise.all([create('My wishlist'), create('My wishlist')]))
        expect(answer.body).toEqual({ status: 'SUCCESS' });
      expect(await read(customer)).toMatchObject({ wishList: [{ name: 'My wishlist', products: [] }] });
      expect((await create('Another')).status).toBe(400);
    });

    it('a piece by its offer: everything on a page load, codes alone for hearts [ACC-18]', async () => {
      const customer = await buyer();
      const { productCode, USSID } = shelf.potli;
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

    it('a tile names no offer: the best of the colour it shows, and no size [ACC-18]', async () => {
      const customer = await buyer();
      await save(customer, 'mpsizes', { color: 'Ink' });
      const [piece] = (await read(customer)).wishList[0].products;
      expect(piece).toMatchObject({ USSID: 'INK-M', color: 'Ink', size: '' });
      expect(piece.sizes).toEqual([
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

    it('what was saved last is first; saving twice at once keeps one; taking out twice is a success', async () => {
      const customer = await buyer();
      await save(customer, shelf.potli.productCode);
      shop.clock.pass(1000);
      await Promise.all([1, 2, 3].map(() => save(customer, shelf.candle.productCode)));
      expect(
        (await read(customer)).productList.map((one: { productCode: string }) => one.productCode),
      ).toEqual([shelf.candle.productCode, shelf.potli.productCode]);
      expect((await remove(customer, shelf.candle.productCode)).body).toEqual({
        status: 'SUCCESS',
        count: 1,
      });
      expect((await remove(customer, shelf.candle.productCode)).body).toEqual({
        status: 'SUCCESS',
        count: 1,
      });
    });

    it('a removal that is undone takes its old place, price and expiry; no date puts a piece ahead, or keeps it longer [ACC-04]', async () => {
      const customer = await buyer();
      const codes = async () =>
        (await read(customer)).productList.map((one: { productCode: string }) => one.productCode);
      const three = [shelf.potli, shelf.candle, shelf.soap].map(({ productCode }) => productCode);
      for (const code of three) {
        await save(customer, code);
        shop.clock.pass(1000);
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
        const pieces: { productcode: string; addedDate: string }[] = (await read(customer)).wishList[0]
          .products;
        const moved = pieces.find(({ productcode }) => productcode === was.productcode);
        expect(Date.parse(moved?.addedDate ?? '')).toBe(expected);
      }
      expect((await save(customer, was.productcode, { addedDate: 'yesterday' })).status).toBe(400);
    });

    it('tells a price that has changed since, and what is sold out', async () => {
      const customer = await buyer();
      await save(customer, shelf.soap.productCode);
      await database.db.update(offer).set({ pricePaise: 1_149_00 }).where(eq(offer.ussid, shelf.soap.USSID));
      await save(customer, shelf.scarf.productCode);
      const byCode = Object.fromEntries(
        (await read(customer)).wishList[0].products.map((one: { productcode: string }) => [
          one.productcode,
          one,
        ]),
      );
      expect(byCode[shelf.soap.productCode]).toMatchObject({
        price: { value: 1149 },
        addedPrice: { value: 1249.37 },
      });
      expect(byCode[shelf.scarf.productCode]).toMatchObject({ isOutOfStock: true });
      await database.db
        .update(offer)
        .set({ pricePaise: shelf.soap.price })
        .where(eq(offer.ussid, shelf.soap.USSID));
    });

    it('keeps a piece to the end of the day it runs out on [ACC-19]', async () => {
      const customer = await buyer();
      await save(customer, shelf.potli.productCode);
      const [piece] = (await read(customer)).wishList[0].products;
      const begun = shop.clock.now().getTime();
      const expiry = new Date(piece.expiryDate).getTime();
      expect(expiry - begun).toBe(365 * day);
      // The test's token lives as long: asked of the service's own clock, just before and after midnight in India.
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

    it('refuses what is not sold, and an offer of something else [B9209]', async () => {
      const customer = await buyer();
      for (const answer of [
        await save(customer, 'mp000000000000099'),
        await save(customer, shelf.potli.productCode, { ussid: shelf.candle.USSID }),
        await save(customer, shelf.potli.productCode, { ussid: 'nobody' }),
      ])
        expect([answer.status, answer.body.errorCode]).toEqual([404, 'B9209']);
      expect((await read(customer)).count).toBe(0);
    });

    it('holds 200 pieces [B9207]', async () => {
      const customer = await buyer();
      await save(customer, shelf.candle.productCode);
      const kept = await database.db.select().from(wishlistLine);
      const mine = Math.max(...kept.map(({ wishlistId }) => wishlistId));
      const like = kept.find(({ wishlistId }) => wishlistId === mine);
      if (!like) throw new Error('nothing was saved');
      const ids = await addProducts(database, 199);
      await database.db.insert(wishlistLine).values(ids.map((productId) => ({ ...like, productId })));
      expect((await read(customer, false)).count).toBe(200);
      const refused = await save(customer, shelf.potli.productCode);
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'B9207']);
      expect((await save(customer, shelf.candle.productCode)).status).toBe(200);
    });

    it("is a customer's own, and needs one [ACC-04]", async () => {
      const [owner, other] = [await buyer(), await buyer()];
      await save(owner, shelf.potli.productCode);
      expect((await read(other)).count).toBe(0);
      await remove(other, shelf.potli.productCode);
      expect((await read(owner)).count).toBe(1);
      const foreign = await other.call('POST', `/v2/lux/users/${owner.userName}/getAllWishlist`);
      expect(foreign.status).toBe(404);
      const guest = await shop.ask('POST', '/v2/lux/users/anonymous/getAllWishlist', {
        headers: { authorization: `Bearer ${await shop.guestToken()}` },
      });
      expect(guest.status).toBe(401);
    });
  });

/** A shirt in two colours: Bone, all sold out, and Ink, of which M is left. */
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

/** Products with nothing to sell: enough to be counted. */
async function addProducts({ db }: OpenDatabase, count: number) {
  const [like] = await db.select().from(product).where(eq(product.id, shelf.potli.productCode));
  if (!like) throw new Error('no product to copy');
  const ids = Array.from({ length: count }, (_, at) => `mpmany${at}`);
  await db.insert(product).values(ids.map((id) => ({ ...like, id, slug: id })));
  return ids;
}

const image = { file: 'x.avif', view: 'hero', alt: '', width: 1, height: 1, tone: '#aabbcc' } as const;

async function copyProduct(db: OpenDatabase['db'], id: string, name: string) {
  const [like] = await db.select().from(product).where(eq(product.id, shelf.potli.productCode));
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
