import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
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
import { fillShelf, shelf } from '../../testing/shelf.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { noChoices } from './repository.ts';

/** Two more sizes of the potli. */
const [small, large] = ['100001PS', '100001PX'];
const sizes = [shelf.potli.USSID, small, large];
const stockOfSmall = 4;

for (const { name, isHere, open } of databases)
  describe.skipIf(!isHere)(`choices of a bag on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_500_000_000;
    beforeAll(async () => {
      database = await open();
      const { db } = database;
      await fillShelf(db);
      for (const [ussid, stock] of [
        [small, stockOfSmall],
        [large, 100],
      ] as const) {
        await db.insert(variant).values({
          sku: `${ussid}V`,
          productId: shelf.potli.productCode,
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

    type Way = { code: string; deliveryDate: string; charge: { value: number } };
    const promise = ({ code, deliveryDate, charge }: Way) => [code, deliveryDate, charge.value];

    it.each([
      [['home-delivery'], '110001'],
      [['express-delivery'], '110001'],
      [['home-delivery', 'express-delivery'], '110001'],
      [['express-delivery'], '194101'],
      [['home-delivery', 'express-delivery'], '194101'],
      [['home-delivery', 'express-delivery'], '744301'],
    ] as const)(
      'the page, the bag and the checkout promise the same for %j to %s',
      async (modes, pincode) => {
        const { db } = database;
        const { USSID: ussid } = shelf.potli;
        await db
          .update(offer)
          .set({ deliveryModes: [...modes] })
          .where(eq(offer.ussid, ussid));
        const { customer, cart } = await buyer();
        await addTo(customer, cart, shelf.potli);
        const token = await shop.guestToken();
        const promised = (
          await shop.ask(
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

    it('a line goes as was chosen, at its charge, where it can [BAG-20] [BAG-03]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, shelf.potli);
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
      // Leh has no express: it goes the other way, and by express again elsewhere.
      const leh = await read(customer, cart, '194101');
      expect([leh.products[0].selectedDeliveryMode, leh.cartAmount.shippingCharge.value]).toEqual([
        'home-delivery',
        0,
      ]);
      expect((await post(customer, cart, 'entries/0/deliveryMode?deliveryMode=by-drone')).status).toBe(400);
      expect(
        (await post(customer, cart, 'entries/7/deliveryMode?deliveryMode=home-delivery')).body.errorCode,
      ).toBe('B9301');
    });

    it('a line that was taken out comes back to its place, as it went [BAG-02]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, shelf.potli, 2);
      await addTo(customer, cart, shelf.soap);
      await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/deleteEntries/0`);
      const back = (entry: number) =>
        post(
          customer,
          cart,
          `productsToBag?productCode=${shelf.potli.productCode}&USSID=${shelf.potli.USSID}&quantity=2&entryNumber=${entry}&deliveryMode=express-delivery`,
        );
      expect((await back(0)).body).toEqual({ status: 'SUCCESS', entryNumber: '0', quantity: 2, count: 3 });
      expect(await linesOf(customer, cart)).toEqual([
        ['0', shelf.potli.USSID, 2],
        ['1', shelf.soap.USSID, 1],
      ]);
      expect((await read(customer, cart)).products[0].selectedDeliveryMode).toBe('express-delivery');
      // A place that is taken, or never was, is not given.
      await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/deleteEntries/0`);
      expect((await back(1)).body.entryNumber).toBe('2');
      await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/deleteEntries/2`);
      expect((await back(900)).body.entryNumber).toBe('3');
    });

    it('a line becomes another size at its place and price, or joins the line that is of it [BAG-02]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, shelf.potli, 2);
      await addTo(customer, cart, shelf.soap);
      await addTo(customer, cart, { ...shelf.potli, USSID: large });
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
        ['1', shelf.soap.USSID, 1],
        ['2', large, 3],
      ]);
    });

    it('a line becomes nothing that there is too little of, or that is another product [BAG-02]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, shelf.potli, stockOfSmall + 1);
      const before = await linesOf(customer, cart);
      for (const [ussid, kind] of [
        [small, 'B9301'],
        [shelf.soap.USSID, 'B4041'],
        ['nothing', 'B4041'],
      ])
        expect((await post(customer, cart, `entries/0/offer?USSID=${ussid}`)).body.errorCode).toBe(kind);
      expect((await post(customer, cart, `entries/9/offer?USSID=${large}`)).body.errorCode).toBe('B9301');
      expect(await linesOf(customer, cart)).toEqual(before);
    });

    it('whatever is put in, taken out, put back and exchanged: one line an offer, none over stock or limit, the count is theirs [BAG-02]', async () => {
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
          let pieces = 0;
          for (const one of steps) {
            const add = `productsToBag?productCode=${shelf.potli.productCode}&USSID=`;
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
              if (one.kind === 'exchange') expect(body.count).toBe(pieces);
              pieces = body.count;
            }
          }
          const lines = await linesOf(customer, cart);
          expect(new Set(lines.map(([, ussid]) => ussid)).size).toBe(lines.length);
          expect(lines.reduce((sum, [, , quantity]) => sum + quantity, 0)).toBe(pieces);
          for (const [, ussid, quantity] of lines)
            expect(quantity).toBeLessThanOrEqual(ussid === small ? stockOfSmall : 10);
        }),
        { numRuns: 25 },
      );
    }, 60_000);

    it('a price that was seen is not told as a change again, another one is', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, shelf.soap);
      const setPrice = (pricePaise: number) =>
        database.db.update(offer).set({ pricePaise }).where(eq(offer.ussid, shelf.soap.USSID));
      const added = async () => (await read(customer, cart)).products[0].addedPrice.value;
      await setPrice(1_300_00);
      await post(customer, cart, 'entries/0/price?price=1250');
      expect(await added()).toBe(1_249.37);
      await post(customer, cart, 'entries/0/price?price=1300');
      expect(await added()).toBe(1_300);
      await setPrice(shelf.soap.price);
      expect(await added()).toBe(1_300);
      expect((await post(customer, cart, 'entries/5/price?price=1300')).body.status).toBe('SUCCESS');
    });

    it('a line can be exchanged where its policy says so and we come to fetch it [BAG-11]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, shelf.potli);
      await addTo(customer, cart, shelf.candle);
      await database.db
        .update(product)
        .set({ returnPolicy: '7 Day Return or Replacement' })
        .where(eq(product.id, shelf.candle.productCode));
      const ask = async (pinCode: string) =>
        (
          await customer.call('GET', `/v2/lux/users/{me}/repApplicabilityOnCart?pinCode=${pinCode}`)
        ).body.products.map(
          ({ entryNumber, isReplaceable }: { entryNumber: string; isReplaceable: string }) => [
            entryNumber,
            isReplaceable,
          ],
        );
      expect(await ask('110001')).toEqual([
        ['0', 'N'],
        ['1', 'Y'],
      ]);
      expect(await ask('744301')).toEqual([
        ['0', 'N'],
        ['1', 'N'],
      ]);
    });

    it('a gift comes and goes with what it is given for, is free, and is no piece of the bag [BAG-12] [CHK-30]', async () => {
      const { db } = database;
      const offered = (value: string) =>
        db
          .update(applicationProperty)
          .set({ value })
          .where(eq(applicationProperty.name, 'luxgwpcheckoutfree'));
      await offered('true');
      await db.update(product).set({ isGiveAway: true }).where(eq(product.id, shelf.candle.productCode));
      await db.insert(discount).values({
        code: 'GIFT',
        kind: 'gift',
        title: 'A gift with pieces from ₹20,000',
        minimumPaise: 20_000_00,
        fromDay: '2026-01-01',
        untilDay: '2026-12-31',
        giftUssid: shelf.candle.USSID,
      });
      const { customer, cart } = await buyer();
      await addTo(customer, cart, shelf.potli, 2);
      const bag = await read(customer, cart);
      expect([bag.count, bag.entries, bag.cartAmount.paybleAmount.value]).toEqual([2, 2, 29_000]);
      expect(bag.products[1]).toMatchObject({
        USSID: shelf.candle.USSID,
        isGiveAway: 'Y',
        giftOf: 'A gift with pieces from ₹20,000',
        price: { value: 0 },
      });
      expect((await addTo(customer, cart, shelf.candle)).body.errorCode).toBe('B4041');
      const entry = bag.products[1].entryNumber;
      expect((await post(customer, cart, `updateEntries/${entry}?quantity=2`)).body.errorCode).toBe('B9301');
      await post(customer, cart, 'updateEntries/0?quantity=1');
      expect((await read(customer, cart)).products).toHaveLength(1);
      await post(customer, cart, 'updateEntries/0?quantity=2');

      // What cannot be brought to a place is not given there, and holds nothing up.
      const modesOf = (deliveryModes: ('home-delivery' | 'express-delivery')[]) =>
        db.update(offer).set({ deliveryModes }).where(eq(offer.ussid, shelf.candle.USSID));
      await modesOf(['express-delivery']);
      expect((await read(customer, cart, '110001')).products).toHaveLength(2);
      const atLeh = await read(customer, cart, '194101');
      expect([atLeh.products.length, atLeh.isCheckoutAllowed]).toEqual([1, true]);
      await modesOf(['home-delivery', 'express-delivery']);

      // It goes through checkout at no cost, and off the shelf.
      const stockOf = async () =>
        (await db.select().from(offer).where(eq(offer.ussid, shelf.candle.USSID)))[0]?.stock ?? 0;
      const before = await stockOf();
      const placed = await customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/placeOrder`, {
        headers: { 'idempotency-key': randomUUID() },
        payload: { paymentMode: 'COD', addressId: await addressOf(customer), paybleAmount: 29_000 },
      });
      const { orderDetails } = placed.body;
      expect(orderDetails.products).toMatchObject([
        { USSID: shelf.potli.USSID, quantity: 2, isGiveAway: 'N' },
        { USSID: shelf.candle.USSID, quantity: 1, isGiveAway: 'Y', price: { value: 0 } },
      ]);
      expect(orderDetails.finalAmount.value).toBe(29_000);
      expect(orderDetails.cartAmount.taxAmount.value).toBeGreaterThan(0);
      expect(await stockOf()).toBe(before - 1);

      const next = await cartOf(customer);
      await addTo(customer, next, shelf.potli, 2);
      expect((await read(customer, next)).products).toHaveLength(2);
      await offered('false');
      expect((await read(customer, next)).products).toHaveLength(1);
      await db.delete(discount);
      await db.update(product).set({ isGiveAway: false }).where(eq(product.id, shelf.candle.productCode));
    });

    it('buying now makes a cart of one piece, and leaves the bag as it is [BAG-08] [PDP-05]', async () => {
      const { customer, cart } = await buyer();
      await addTo(customer, cart, shelf.soap, 3);
      const before = await read(customer, cart);
      const buyNow = ({ productCode, USSID }: { productCode: string; USSID: string }, more = '') =>
        customer.call(
          'GET',
          `/v2/lux/users/{me}/buyNow/mergeBuyNowCart?isPwa=true&channel=web&isMDE=true&productCode=${productCode}&USSID=${USSID}${more}`,
        );
      const { code } = (await buyNow(shelf.potli)).body;
      expect(code).not.toBe(cart);
      expect(await linesOf(customer, code)).toEqual([['0', shelf.potli.USSID, 1]]);
      const second = (await buyNow(shelf.warden, '&quantity=2')).body.code;
      expect(second).toBe(code);
      expect(await linesOf(customer, code)).toEqual([['0', shelf.warden.USSID, 2]]);
      // Nothing that was chosen for the piece before is chosen for this one.
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
      await buyNow(shelf.warden, '&quantity=2');
      const [kept] = await database.db.select().from(storedCart).where(eq(storedCart.code, code));
      expect(kept).toMatchObject(noChoices);
      expect((await buyNow(shelf.scarf)).body.errorCode).toBe('B9301');
      expect((await buyNow({ ...shelf.potli, USSID: 'nothing' })).body.errorCode).toBe('B4041');
      expect(await read(customer, cart)).toEqual(before);
      expect(await cartOf(customer)).toBe(cart);

      await buyNow(shelf.soap);
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
      expect((await buyNow(shelf.potli)).body.code).not.toBe(code);
    });
  });
