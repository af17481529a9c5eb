import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
  changeLog,
  applicationProperty,
  cart as storedCart,
  discount,
  offer,
  product,
  variant,
} from '../../db/schema/index.ts';
import { addressOf, addTo, cartOf } from '../../testing/buying.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { noChoices } from './repository.ts';

/** Two more sizes of the potli. */
const [small, large] = ['100001PS', '100001PX'];
const sizes = [fixtures.potli.USSID, small, large];
const stockOfSmall = 4;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the open bag on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_500_000_000;
    beforeAll(async () => {
      database = await open();
      const { db } = database;
      await insertFixtures(db);
      for (const [ussid, stock] of [
        [small, stockOfSmall],
        [large, 100],
      ] as const) {
        await db.insert(variant).values({
          sku: `${ussid}V`,
          productId: fixtures.potli.productCode,
          colourKey: 'forest',
          position: 1,
          size: ussid,
          sizeLabel: ussid,
        });
        await db.insert(offer).values({
          ussid,
          sellerId: '100001',
          variantSku: `${ussid}V`,
          mrpPaise: 15_000_00,
          pricePaise: 15_000_00,
          stock,
          deliveryModes: ['home-delivery', 'express-delivery'],
          rank: 0,
        });
      }
      shop = openShop(db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const buyer = async () => {
      const customer = await makeCustomer(database.db, shop, String(++last));
      return { customer, cart: await cartOf(customer) };
    };
    const read = async (customer: TestCustomer, cart: string, pincode = '110001') =>
      (await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2?pincode=${pincode}`)).body;
    const post = (customer: TestCustomer, cart: string, rest: string) =>
      customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/${rest}`);
    const linesOf = async (customer: TestCustomer, cart: string): Promise<[string, string, number][]> =>
      (await read(customer, cart)).products.map(
        ({ entryNumber, USSID, quantity }: { entryNumber: string; USSID: string; quantity: number }) => [
          entryNumber,
          USSID,
          quantity,
        ],
      );

    type DeliveryOption = { code: string; deliveryDate: string; charge: { value: number } };
    const promise = ({ code, deliveryDate, charge }: DeliveryOption) => [code, deliveryDate, charge.value];

    it.each([
      [['home-delivery'], '110001'],
      [['express-delivery'], '110001'],
      [['home-delivery', 'express-delivery'], '110001'],
      [['express-delivery'], '194101'],
      [['home-delivery', 'express-delivery'], '194101'],
      [['home-delivery', 'express-delivery'], '744301'],
    ] as const)(
      'shows the same delivery options as product page and checkout, for modes %j to pincode %s',
      async (modes, pincode) => {
        const { db } = database;
        const { USSID: ussid } = fixtures.potli;
        await db
          .update(offer)
          .set({ deliveryModes: [...modes] })
          .where(eq(offer.ussid, ussid));
        const { customer, cart } = await buyer();
        await addTo(customer, cart, fixtures.potli);
        const token = await shop.guestToken();
        const promised = (
          await shop.call(
            'GET',
            `/v2/lux/getPincodeData?pincode=${pincode}&ussid=${ussid}&access_token=${token}`,
          )
        ).body.deliveryModes.map(promise);
        const [line] = (await read(customer, cart, pincode)).products;
        const summary = await customer.call(
          'GET',
          `/v2/lux/users/{me}/carts/${cart}/displayOrderSummary_V2?pincode=${pincode}`,
        );
        for (const { elligibleDeliveryMode } of [line, summary.body.products[0]])
          expect(elligibleDeliveryMode.map(promise)).toEqual(promised);
        expect(
          promised.every(([code]: [string, string, number]) => (modes as readonly string[]).includes(code)),
        ).toBe(true);
        await db
          .update(offer)
          .set({ deliveryModes: ['home-delivery', 'express-delivery'] })
          .where(eq(offer.ussid, ussid));
      },
    );

    it('applies a delivery mode and its charge where the mode is available [BAG-20] [BAG-03]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, fixtures.potli);
      const [line] = (await read(customer, cart)).products;
      expect([
        line.selectedDeliveryMode,
        line.elligibleDeliveryMode.map(({ code, charge }: never) => [
          code,
          (charge as { value: number }).value,
        ]),
      ]).toEqual([
        'home-delivery',
        [
          ['express-delivery', 250],
          ['home-delivery', 0],
        ],
      ]);
      await post(customer, cart, 'entries/0/deliveryMode?deliveryMode=express-delivery');
      const express = await read(customer, cart);
      expect(express.products[0].selectedDeliveryMode).toBe('express-delivery');
      expect([express.cartAmount.shippingCharge.value, express.cartAmount.paybleAmount.value]).toEqual([
        250, 14_750,
      ]);
      // The pincode of Leh has no express delivery, so the line changes to standard delivery for that
      // pincode.
      const leh = await read(customer, cart, '194101');
      expect([leh.products[0].selectedDeliveryMode, leh.cartAmount.shippingCharge.value]).toEqual([
        'home-delivery',
        0,
      ]);
      expect((await post(customer, cart, 'entries/0/deliveryMode?deliveryMode=by-drone')).status).toBe(400);
      expect(
        (await post(customer, cart, 'entries/7/deliveryMode?deliveryMode=home-delivery')).body.errorCode,
      ).toBe('B9303');
    });

    it('restores a removed line with its position and delivery mode [BAG-02]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, fixtures.potli, 2);
      await addTo(customer, cart, fixtures.soap);
      await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/deleteEntries/0`);
      const restore = (entry: number) =>
        post(
          customer,
          cart,
          `productsToBag?productCode=${fixtures.potli.productCode}&USSID=${fixtures.potli.USSID}&quantity=2&entryNumber=${entry}&deliveryMode=express-delivery`,
        );
      expect((await restore(0)).body).toMatchObject({ entryNumber: '0', quantity: 2, count: 3 });
      expect(await linesOf(customer, cart)).toEqual([
        ['0', fixtures.potli.USSID, 2],
        ['1', fixtures.soap.USSID, 1],
      ]);
      expect((await read(customer, cart)).products[0].selectedDeliveryMode).toBe('express-delivery');
      // A restored line does not get an entry number that is in use or was never issued.
      await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/deleteEntries/0`);
      expect((await restore(1)).body.entryNumber).toBe('2');
      await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/deleteEntries/2`);
      expect((await restore(900)).body.entryNumber).toBe('3');
    });

    it('changes a line to another size in its position, or merges it into the line of that size [BAG-02]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, fixtures.potli, 2);
      await addTo(customer, cart, fixtures.soap);
      await addTo(customer, cart, { ...fixtures.potli, USSID: large });
      expect((await post(customer, cart, `entries/0/offer?USSID=${small}`)).body).toMatchObject({
        entryNumber: '0',
        count: 4,
      });
      const [line] = (await read(customer, cart)).products;
      expect([line.USSID, line.price.value, line.addedPrice.value]).toEqual([small, 15_000, 15_000]);
      expect((await post(customer, cart, `entries/0/offer?USSID=${large}`)).body).toEqual({
        status: 'SUCCESS',
        entryNumber: '2',
        quantity: 3,
        count: 4,
      });
      expect(await linesOf(customer, cart)).toEqual([
        ['1', fixtures.soap.USSID, 1],
        ['2', large, 3],
      ]);
    });

    it('rejects a size without enough stock and an offer of another product [BAG-02]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, fixtures.potli, stockOfSmall + 1);
      const before = await linesOf(customer, cart);
      for (const [ussid, kind] of [
        [small, 'B9301'],
        [fixtures.soap.USSID, 'B4041'],
        ['nothing', 'B4041'],
      ])
        expect((await post(customer, cart, `entries/0/offer?USSID=${ussid}`)).body.errorCode).toBe(kind);
      expect((await post(customer, cart, `entries/9/offer?USSID=${large}`)).body.errorCode).toBe('B9303');
      expect(await linesOf(customer, cart)).toEqual(before);
    });

    it('has one line per offer and correct quantities after random changes [BAG-02]', async () => {
      const size = fc.constantFrom(...sizes);
      const entry = fc.nat(4);
      const step = fc.oneof(
        fc.record({ kind: fc.constant('add' as const), size, quantity: fc.integer({ min: 1, max: 6 }) }),
        fc.record({ kind: fc.constant('back' as const), size, entry }),
        fc.record({ kind: fc.constant('remove' as const), entry }),
        fc.record({ kind: fc.constant('exchange' as const), size, entry }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const { customer, cart } = await buyer();
          let units = 0;
          for (const one of steps) {
            const add = `productsToBag?productCode=${fixtures.potli.productCode}&USSID=`;
            const { status, body } =
              one.kind === 'add'
                ? await post(customer, cart, `${add}${one.size}&quantity=${one.quantity}`)
                : one.kind === 'back'
                  ? await post(customer, cart, `${add}${one.size}&quantity=1&entryNumber=${one.entry}`)
                  : one.kind === 'remove'
                    ? await customer.call(
                        'GET',
                        `/v2/lux/users/{me}/carts/${cart}/deleteEntries/${one.entry}`,
                      )
                    : await post(customer, cart, `entries/${one.entry}/offer?USSID=${one.size}`);
            expect([200, 409]).toContain(status);
            if (status === 200) {
              if (one.kind === 'exchange') expect(body.count).toBe(units);
              units = body.count;
            }
          }
          const lines = await linesOf(customer, cart);
          expect(new Set(lines.map(([, ussid]) => ussid)).size).toBe(lines.length);
          expect(lines.reduce((sum, [, , quantity]) => sum + quantity, 0)).toBe(units);
          for (const [, ussid, quantity] of lines)
            expect(quantity).toBeLessThanOrEqual(ussid === small ? stockOfSmall : 10);
        }),
        { numRuns: 12 },
      );
    }, 60_000);

    it('reports each price change until the shopper acknowledges that change', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, fixtures.soap);
      const setPrice = (pricePaise: number) =>
        database.db.update(offer).set({ pricePaise }).where(eq(offer.ussid, fixtures.soap.USSID));
      const added = async () => (await read(customer, cart)).products[0].addedPrice.value;
      await setPrice(1_300_00);
      await post(customer, cart, 'entries/0/price?price=1250');
      expect(await added()).toBe(1_249.37);
      await post(customer, cart, 'entries/0/price?price=1300');
      expect(await added()).toBe(1_300);
      await setPrice(fixtures.soap.price);
      expect(await added()).toBe(1_300);
      expect((await post(customer, cart, 'entries/5/price?price=1300')).body.status).toBe('SUCCESS');
    });

    it('allows a replacement where return policy and pincode allow it [BAG-11]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, fixtures.potli);
      await addTo(customer, cart, fixtures.candle);
      await database.db
        .update(product)
        .set({ returnPolicy: '7 Day Return or Replacement' })
        .where(eq(product.id, fixtures.candle.productCode));
      const fetchReplaceable = async (pinCode: string) =>
        (
          await customer.call('GET', `/v2/lux/users/{me}/repApplicabilityOnCart?pinCode=${pinCode}`)
        ).body.products.map(
          ({ entryNumber, isReplaceable }: { entryNumber: string; isReplaceable: string }) => [
            entryNumber,
            isReplaceable,
          ],
        );
      expect(await fetchReplaceable('110001')).toEqual([
        ['0', 'N'],
        ['1', 'Y'],
      ]);
      expect(await fetchReplaceable('744301')).toEqual([
        ['0', 'N'],
        ['1', 'N'],
      ]);
    });

    it('contains, but does not count, a free gift while its rule applies [BAG-12] [CHK-30]', async () => {
      const { db } = database;
      const offered = (value: string) =>
        db
          .update(applicationProperty)
          .set({ value })
          .where(eq(applicationProperty.name, 'luxgwpcheckoutfree'));
      await offered('true');
      await db.update(product).set({ isGiveAway: true }).where(eq(product.id, fixtures.candle.productCode));
      await db.insert(discount).values({
        code: 'GIFT',
        kind: 'gift',
        title: 'A gift with items from ₹20,000',
        minimumPaise: 20_000_00,
        fromDay: '2026-01-01',
        untilDay: '2026-12-31',
        giftUssid: fixtures.candle.USSID,
      });
      const { customer, cart } = await buyer();
      await addTo(customer, cart, fixtures.potli, 2);
      const bag = await read(customer, cart);
      expect([bag.count, bag.entries, bag.cartAmount.paybleAmount.value]).toEqual([2, 2, 29_000]);
      expect(bag.products[1]).toMatchObject({
        USSID: fixtures.candle.USSID,
        isGiveAway: 'Y',
        giftOf: 'A gift with items from ₹20,000',
        price: { value: 0 },
      });
      expect((await addTo(customer, cart, fixtures.candle)).body.errorCode).toBe('B4041');
      const entry = bag.products[1].entryNumber;
      expect((await post(customer, cart, `updateEntries/${entry}?quantity=2`)).body.errorCode).toBe('B9303');
      await post(customer, cart, 'updateEntries/0?quantity=1');
      expect((await read(customer, cart)).products).toHaveLength(1);
      await post(customer, cart, 'updateEntries/0?quantity=2');

      // A gift that cannot be delivered to a pincode is left out and does not block checkout.
      const modesOf = (deliveryModes: ('home-delivery' | 'express-delivery')[]) =>
        db.update(offer).set({ deliveryModes }).where(eq(offer.ussid, fixtures.candle.USSID));
      await modesOf(['express-delivery']);
      expect((await read(customer, cart, '110001')).products).toHaveLength(2);
      const atLeh = await read(customer, cart, '194101');
      expect([atLeh.products.length, atLeh.isCheckoutAllowed]).toEqual([1, true]);
      await modesOf(['home-delivery', 'express-delivery']);

      // The order contains the gift at no cost, and its stock falls.
      const stockOf = async () =>
        (await db.select().from(offer).where(eq(offer.ussid, fixtures.candle.USSID)))[0]?.stock ?? 0;
      const changesOf = () => db.select().from(changeLog).where(eq(changeLog.key, fixtures.candle.USSID));
      const [before, changes] = [await stockOf(), (await changesOf()).length];
      const placed = await customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/placeOrder`, {
        headers: { 'idempotency-key': randomUUID() },
        payload: { paymentMode: 'COD', addressId: await addressOf(customer), paybleAmount: 29_000 },
      });
      const { orderDetails } = placed.body;
      expect(orderDetails.products).toMatchObject([
        { USSID: fixtures.potli.USSID, quantity: 2, isGiveAway: 'N' },
        { USSID: fixtures.candle.USSID, quantity: 1, isGiveAway: 'Y', price: { value: 0 } },
      ]);
      expect(orderDetails.finalAmount.value).toBe(29_000);
      expect(orderDetails.cartAmount.taxAmount.value).toBeGreaterThan(0);
      expect(await stockOf()).toBe(before - 1);
      // Other store APIs follow the stock of the gift by the change log.
      expect((await changesOf()).length).toBeGreaterThan(changes);

      const next = await cartOf(customer);
      await addTo(customer, next, fixtures.potli, 2);
      expect((await read(customer, next)).products).toHaveLength(2);
      await offered('false');
      expect((await read(customer, next)).products).toHaveLength(1);
      await db.delete(discount);
      await db.update(product).set({ isGiveAway: false }).where(eq(product.id, fixtures.candle.productCode));
    });

    it('stays unchanged when the shopper buys an item in a separate cart [BAG-08] [PDP-05]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, fixtures.soap, 3);
      const before = await read(customer, cart);
      const buyNow = ({ productCode, USSID }: { productCode: string; USSID: string }, more = '') =>
        customer.call(
          'GET',
          `/v2/lux/users/{me}/buyNow/mergeBuyNowCart?isPwa=true&channel=web&isMDE=true&productCode=${productCode}&USSID=${USSID}${more}`,
        );
      const { code } = (await buyNow(fixtures.potli)).body;
      expect(code).not.toBe(cart);
      expect(await linesOf(customer, code)).toEqual([['0', fixtures.potli.USSID, 1]]);
      const second = (await buyNow(fixtures.warden, '&quantity=2')).body.code;
      expect(second).toBe(code);
      expect(await linesOf(customer, code)).toEqual([['0', fixtures.warden.USSID, 2]]);
      // The buy-now cart is used again for the next item, but without the choices made for the previous item.
      const chosen = {
        addressId: await addressOf(customer),
        couponCode: 'BY5',
        bankOfferCode: 'HDFC10',
        emiCode: 'NCEMI',
        usesCliqCash: true,
        usesPoints: true,
        usesBrandCash: true,
        giftWrap: true,
        giftMessage: 'a message',
        hidesPrices: true,
        mergeNote: 'a note',
      };
      expect(Object.keys(chosen)).toEqual(Object.keys(noChoices));
      await database.db.update(storedCart).set(chosen).where(eq(storedCart.code, code));
      await buyNow(fixtures.warden, '&quantity=2');
      const [storedRow] = await database.db.select().from(storedCart).where(eq(storedCart.code, code));
      expect(storedRow).toMatchObject(noChoices);
      expect((await buyNow(fixtures.scarf)).body.errorCode).toBe('B9301');
      expect((await buyNow({ ...fixtures.potli, USSID: 'nothing' })).body.errorCode).toBe('B4041');
      expect(await read(customer, cart)).toEqual(before);
      expect(await cartOf(customer)).toBe(cart);

      await buyNow(fixtures.soap);
      const addressId = await addressOf(customer);
      const { paybleAmount } = (await read(customer, code)).cartAmount;
      const placed = await customer.call('POST', `/v2/lux/users/{me}/carts/${code}/placeOrder`, {
        headers: { 'idempotency-key': randomUUID() },
        payload: { paymentMode: 'COD', addressId, paybleAmount: paybleAmount.value },
      });
      expect(placed.status).toBe(200);
      expect(placed.body.orderDetails.isBuyNow).toBe(true);
      expect(await read(customer, cart)).toMatchObject({ count: 3, cartCode: before.cartCode });
      expect((await read(customer, code)).errorCode).toBe('CartError');
      expect((await buyNow(fixtures.potli)).body.code).not.toBe(code);
    });
  });
