import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { cart, offer } from '../../db/schema/index.ts';
import { addTo, cartOf, placeOrder, readyBag } from '../../testing/buying.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the bag on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let guest: TestCustomer['call'];
    let last = 9_200_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db);
      const token = await shop.guestToken();
      guest = (method, url, more = {}) =>
        shop.call(method, url, { ...more, headers: { authorization: `Bearer ${token}` } });
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const buyer = () => makeCustomer(database.db, shop, String(++last));
    const guestCart = async (): Promise<string> =>
      (await guest('POST', '/v2/lux/users/anonymous/carts')).body.guid;
    const put = (
      guid: string,
      { productCode, USSID }: { productCode: string; USSID: string },
      quantity = 1,
    ) =>
      guest(
        'POST',
        `/v2/lux/users/anonymous/carts/${guid}/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=${quantity}`,
      );
    const details = (guid: string, query = '') =>
      guest('GET', `/v2/lux/users/anonymous/carts/${guid}/cartDetails_V2${query}`);
    const merge = (customer: TestCustomer, guid: string) =>
      customer.call('POST', `/v2/lux/users/{me}/carts?oldCartId=${guid}&channel=web&platformNumber=11`);
    const linesOf = async (customer: TestCustomer, cart: string) => {
      const { body } = await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`);
      return body.products.map(({ USSID, quantity }: { USSID: string; quantity: number }) => [
        USSID,
        quantity,
      ]);
    };

    it('shows lines, amounts and dates to a guest who has its guid [BAG-01, BAG-03, BAG-15]', async () => {
      const guid = await guestCart();
      expect((await put(guid, fixtures.potli)).body).toEqual({
        status: 'SUCCESS',
        entryNumber: '0',
        quantity: 1,
        count: 1,
        price: fixtures.potli.price / 100,
        sellerId: expect.stringMatching(/^\d+$/),
      });
      await put(guid, fixtures.soap, 3);
      const { body } = await details(guid, '?pincode=110003&isPwa=true&isUpdatedPwa=true&platformNumber=11');
      expect(body).toMatchObject({ guid, count: 4, entries: 2, pincode: '110003', isCheckoutAllowed: true });
      expect(body.products[0]).toMatchObject({
        productcode: fixtures.potli.productCode,
        productBrand: 'Zari Katha',
        productCategoryId: 'LSH1010',
        size: '',
        pinCodeResponse: { isServicable: 'Y', deliveryDate: '2026-11-25' },
        categoryHierarchy: [
          { category_id: 'LSH1', category_name: 'Luxury' },
          { category_id: 'LSH10', category_name: 'Bags' },
          { category_id: 'LSH1010', category_name: 'Potlis' },
        ],
      });
      expect(body.products[0].elligibleDeliveryMode.map(({ code }: { code: string }) => code)).toEqual([
        'express-delivery',
        'home-delivery',
      ]);
      expect(body.cartAmount.paybleAmount.value).toBe(14_500 + 3 * 1_249.37);
    });

    it('blocks checkout for an unknown pincode and for a pincode without delivery [BAG-03]', async () => {
      const guid = await guestCart();
      await put(guid, fixtures.potli);
      for (const pincode of ['744301', '999999']) {
        const { body } = await details(guid, `?pincode=${pincode}`);
        expect(body.products[0].pinCodeResponse).toEqual({ isServicable: 'N', deliveryDate: null });
        expect(body.isCheckoutAllowed).toBe(false);
      }
    });

    it('limits quantities to the stock and to 10 per line, and removes lines [BAG-02, BAG-16]', async () => {
      const guid = await guestCart();
      await put(guid, fixtures.candle, 2);
      const update = (quantity: number) =>
        guest('POST', `/v2/lux/users/anonymous/carts/${guid}/updateEntries/0?quantity=${quantity}`);
      expect((await update(5)).body).toMatchObject({ quantity: 5, count: 5 });
      expect((await update(6)).body).toMatchObject({
        errorCode: 'B9301',
        errors: [{ message: 'Only 5 of The candle are left.' }],
      });
      await put(guid, fixtures.potli, 10);
      expect((await put(guid, fixtures.potli)).body).toMatchObject({ errorCode: 'B9302' });
      const remove = () => guest('GET', `/v2/lux/users/anonymous/carts/${guid}/deleteEntries/0`);
      expect((await remove()).body).toEqual({ status: 'SUCCESS', count: 10 });
      expect((await remove()).body).toEqual({ status: 'SUCCESS', count: 10 });
      expect((await put(guid, fixtures.soap)).body.entryNumber).toBe('2');
    });

    it('rejects an offer that is sold out, unknown or of another product', async () => {
      const guid = await guestCart();
      const soldOut = await put(guid, fixtures.scarf);
      expect([soldOut.status, soldOut.body.errorCode, soldOut.body.errors[0].message]).toEqual([
        409,
        'B9301',
        'The scarf is sold out.',
      ]);
      expect((await put(guid, { ...fixtures.potli, USSID: 'nothing' })).body.errorCode).toBe('B4041');
      expect((await put(guid, { ...fixtures.potli, USSID: fixtures.soap.USSID })).body.errorCode).toBe(
        'B4041',
      );
    });

    it('shows the original price of a line when the price has changed since the line was added', async () => {
      const guid = await guestCart();
      await put(guid, fixtures.soap);
      const higherPrice = fixtures.soap.price + 50_00;
      await database.db
        .update(offer)
        .set({ pricePaise: higherPrice })
        .where(eq(offer.ussid, fixtures.soap.USSID));
      const { body } = await details(guid);
      expect([body.products[0].addedPrice.value, body.products[0].price.value]).toEqual([1_249.37, 1_299.37]);
      await database.db
        .update(offer)
        .set({ pricePaise: fixtures.soap.price })
        .where(eq(offer.ussid, fixtures.soap.USSID));
    });

    it('responds 404 Cart not found for an unknown guid and for the bag of another shopper', async () => {
      const { status, body } = await details('6f9b6f9e-0000-4000-8000-000000000000');
      expect([status, body.errorCode, body.errors[0].message]).toEqual([404, 'CartError', 'Cart not found']);
      const customer = await buyer();
      const { guid } = (await customer.call('POST', '/v2/lux/users/{me}/carts')).body;
      expect((await details(guid)).status).toBe(404);
      expect((await put(guid, fixtures.potli)).status).toBe(404);
      const other = await buyer();
      expect((await other.call('GET', `/v2/lux/users/{me}/carts/${guid}/cartDetails_V2`)).status).toBe(404);
    });

    it('counts its units for the badge of the bag icon; the count without a guid is 0 [BAG-13]', async () => {
      const guid = await guestCart();
      await put(guid, fixtures.potli, 3);
      expect((await guest('GET', `/v2/lux/users/anonymous/bagCount?cartGuid=${guid}`)).body).toEqual({
        count: 3,
      });
      expect((await guest('GET', '/v2/lux/users/anonymous/bagCount')).body).toEqual({ count: 0 });
    });

    it('is created for guests of one network only up to a limit, and records when it is read', async () => {
      const few = openShop(database.db, shop.clock, { config: { guestCartLimit: 2 } });
      const headers = { authorization: `Bearer ${await few.guestToken()}` };
      const open = () => few.call('POST', '/v2/lux/users/anonymous/carts', { headers });
      const responses = [await open(), await open(), await open()];
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
      const guid: string = responses[0]?.body.guid;
      expect((await details(guid)).status).toBe(200);
      shop.clock.advance(10 * 60_000);
      expect((await open()).status).toBe(200);
      await few.close();

      const usedAt = async () =>
        (await database.db.select().from(cart).where(eq(cart.guid, guid)))[0]?.updatedAt.getTime();
      const made = await usedAt();
      shop.clock.advance(2 * 24 * 60 * 60_000);
      await details(guid);
      expect(await usedAt()).toBe((made ?? 0) + 2 * 24 * 60 * 60_000 + 10 * 60_000);
    });

    it('is created only once for 8 simultaneous requests of a customer', async () => {
      const customer = await buyer();
      const codes = await Promise.all(Array.from({ length: 8 }, () => cartOf(customer)));
      expect(new Set(codes).size).toBe(1);
    });

    it('loses no item when items are added at the same time', async () => {
      const customer = await buyer();
      const cart = await cartOf(customer);
      await Promise.all(
        [fixtures.potli, fixtures.soap, fixtures.potli, fixtures.soap, fixtures.potli].map((fixture) =>
          addTo(customer, cart, fixture),
        ),
      );
      expect((await linesOf(customer, cart)).sort()).toEqual([
        [fixtures.potli.USSID, 3],
        [fixtures.soap.USSID, 2],
      ]);
    });

    it('merges a guest bag once, even for 8 simultaneous requests [BAG-07, BAG-17]', async () => {
      const guid = await guestCart();
      await put(guid, fixtures.potli, 4);
      await put(guid, fixtures.candle, 4);
      const customer = await buyer();
      const cart = await cartOf(customer);
      await addTo(customer, cart, fixtures.potli, 3);
      await addTo(customer, cart, fixtures.candle, 3);
      const responses = await Promise.all(Array.from({ length: 8 }, () => merge(customer, guid)));
      expect(responses.map(({ status, body }) => [status, body.code])).toEqual(
        Array.from({ length: 8 }, () => [200, cart]),
      );
      expect(responses.filter(({ body }) => body.merged)).toHaveLength(1);
      expect(await linesOf(customer, cart)).toEqual([
        [fixtures.potli.USSID, 7],
        [fixtures.candle.USSID, 5],
      ]);
      expect((await details(guid)).status).toBe(404);
      expect((await merge(customer, guid)).body).toMatchObject({ code: cart, merged: false });
      expect(await linesOf(customer, cart)).toEqual([
        [fixtures.potli.USSID, 7],
        [fixtures.candle.USSID, 5],
      ]);
    });

    it('merges a guest bag into the next bag when the current bag is ordered at the same moment [BAG-07]', async () => {
      for (let round = 0; round < 8; round += 1) {
        const guid = await guestCart();
        await put(guid, fixtures.soap);
        const bag = await readyBag(await buyer(), [[fixtures.potli, 1]]);
        const [placed, merged] = await Promise.all([
          placeOrder(bag, `merging-${round}`),
          merge(bag.customer, guid),
        ]);
        expect(merged.status, JSON.stringify(merged.body)).toBe(200);
        expect([200, 409]).toContain(placed.status);
      }
    });

    it('merges lines of one offer, keeps the cheaper delivery, reports units above the limit [BAG-07]', async () => {
      const customer = await buyer();
      const cart = (await customer.call('POST', '/v2/lux/users/{me}/carts')).body.code;
      const own = `/v2/lux/users/{me}/carts/${cart}`;
      const guid = await guestCart();
      const { productCode, USSID } = fixtures.soap;
      await put(guid, fixtures.soap, 6);
      await customer.call(
        'POST',
        `${own}/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=6`,
      );
      const mode = (code: string) => `entries/0/deliveryMode?deliveryMode=${code}`;
      const changed = [
        await guest('POST', `/v2/lux/users/anonymous/carts/${guid}/${mode('express-delivery')}`),
        await customer.call('POST', `${own}/${mode('home-delivery')}`),
      ];
      expect(changed.map(({ status }) => status)).toEqual([200, 200]);
      await merge(customer, guid);
      const { body } = await customer.call('GET', `${own}/cartDetails_V2`);
      expect([body.products[0].quantity, body.products[0].selectedDeliveryMode]).toEqual([
        10,
        'home-delivery',
      ]);
      expect(body.mergeNote).toBe(
        'The soap will come by Standard Delivery: it saves ₹250. Your two bags had 12 of The soap; 10 can be ordered.',
      );
    });

    it('keeps its credits and bank offer in a merge, and uses the requested pincode [BAG-07]', async () => {
      const customer = await buyer();
      const code = await cartOf(customer);
      await addTo(customer, code, fixtures.soap);
      const own = eq(cart.code, code);
      const choices = { usesCliqCash: true, usesPoints: true, usesBrandCash: true, bankOfferCode: 'HDFC10' };
      await database.db.update(cart).set(choices).where(own);
      const guid = await guestCart();
      await put(guid, fixtures.candle);
      expect((await merge(customer, guid)).body.merged).toBe(true);
      const [row] = await database.db.select().from(cart).where(own);
      expect(row).toMatchObject({ ...choices, mergeNote: null });
      const { body } = await customer.call(
        'GET',
        `/v2/lux/users/{me}/carts/${code}/cartDetails_V2?pincode=560001`,
      );
      expect(body.pincode).toBe('560001');
    });

    it('reports no moved lines when it is merged with itself or an empty guest bag [BAG-07]', async () => {
      const customer = await buyer();
      expect((await merge(customer, await guestCart())).body.merged).toBe(false);
      const { guid } = (await customer.call('POST', '/v2/lux/users/{me}/carts')).body;
      expect((await merge(customer, guid)).body).toMatchObject({ guid, merged: false });
    });

    it('of a guest merges only into the open bag of the customer who logs in [BAG-17]', async () => {
      const guid = await guestCart();
      await put(guid, fixtures.soap);
      const mergeInto = (customer: TestCustomer, target: string) =>
        customer.call('POST', `/v2/lux/users/{me}/carts?oldCartId=${guid}&toMergeCartGuid=${target}`);
      const guidOf = async (customer: TestCustomer): Promise<string> =>
        (await customer.call('POST', '/v2/lux/users/{me}/carts')).body.guid;
      const customer = await buyer();
      for (const target of [await guidOf(await buyer()), await guestCart(), 'no-such-guid'])
        expect((await mergeInto(customer, target)).body.errorCode).toBe('CartError');
      expect((await details(guid)).body.count).toBe(1);

      const ordered = await guidOf(customer);
      await placeOrder(await readyBag(customer, [[fixtures.soap, 1]]), `order-of-${customer.userName}`);
      const { body } = await mergeInto(customer, ordered);
      expect(body.merged).toBe(true);
      expect(body.guid).not.toBe(ordered);
      expect(await linesOf(customer, body.code)).toEqual([[fixtures.soap.USSID, 1]]);
    });

    it('of a guest is merged for only one of two customers who log in at the same time', async () => {
      const guid = await guestCart();
      await put(guid, fixtures.potli);
      const pair = [await buyer(), await buyer()];
      const responses = await Promise.all(pair.map((customer) => merge(customer, guid)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await merge(await buyer(), 'no-such-guid')).body.errorCode).toBe('CartError');
    });
  });
