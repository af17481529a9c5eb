import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
  customer,
  customerOrder,
  discount,
  discountUse,
  ledgerEntry,
  offer,
  stockReservation,
} from '../../db/schema/index.ts';
import { addTo, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { changeCart, findCartOf } from '../cart/repository.ts';
import { balancesOf } from '../credit/balances.ts';
import { post } from '../ledger/ledger.ts';
import { createOrder } from './makeOrder.ts';
import { lockOrder } from './repository.ts';
import { changeReservations } from './stockRepository.ts';
import { seedPolicy } from '../policy/policyValues.ts';
import { failOpenOrder } from './failOpenOrder.ts';
import { placeOpenOrder } from './placeOpenOrder.ts';
import { releaseStock } from './stock.ts';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`an open order on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_300_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db);
      await database.db.insert(discount).values({
        code: 'WINTER500',
        kind: 'coupon',
        title: '₹500 off',
        amountPaise: 500_00,
        fromDay: '2026-01-01',
        untilDay: '2026-12-31',
        perCustomer: 1,
      });
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const idOf = async (bag: ReadyBag) => {
      const [found] = await database.db
        .select({ id: customer.id })
        .from(customer)
        .where(eq(customer.userName, bag.customer.userName));
      return found?.id ?? 0;
    };
    const stockOf = async (ussid: string) =>
      (await database.db.select().from(offer).where(eq(offer.ussid, ussid)))[0]?.stock;
    const give = (customerId: number, account: 'cliq-cash' | 'loyalty-points', paise: number) =>
      database.db.transaction((tx) =>
        post(
          tx,
          null,
          [
            { account, amountPaise: -paise, customerId },
            { account: 'discounts', amountPaise: paise },
          ],
          shop.clock.now(),
        ),
      );

    /**
     * A customer with two potlis and a coupon in the bag. The customer uses ₹1,000 of cliq cash and 200
     * points for the order.
     */
    async function shopper() {
      const bag = await readyBag(await makeCustomer(database.db, shop, String(++last)), [
        [fixtures.potli, 2],
      ]);
      const customerId = await idOf(bag);
      await give(customerId, 'cliq-cash', 1_000_00);
      await give(customerId, 'loyalty-points', 200_00);
      const cart = await findCartOf(database.db, customerId, bag.cart);
      await changeCart(database.db, cart?.id ?? 0, {
        couponCode: 'WINTER500',
        usesCliqCash: true,
        usesPoints: true,
      });
      const { body } = await bag.customer.call('GET', `/v2/lux/users/{me}/carts/${bag.cart}/cartDetails_V2`);
      return { bag: { ...bag, paybleAmount: body.cartAmount.paybleAmount.value }, customerId };
    }
    const begin = ({ bag, customerId }: Awaited<ReturnType<typeof shopper>>) =>
      database.db.transaction((tx) =>
        createOrder(tx, shop.clock, {
          customerId,
          cart: bag.cart,
          body: { paymentMode: 'UPI', addressId: bag.addressId, paybleAmount: bag.paybleAmount },
          policy: seedPolicy,
          minimumPayable: 0,
        }),
      );
    const placeOrder = (id: string) =>
      database.db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        return order ? placeOpenOrder(tx, order, seedPolicy, shop.clock.now()) : false;
      });
    const fail = (id: string) =>
      database.db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order)
          await failOpenOrder(
            tx,
            order,
            { errorCode: 'AUTHORIZATION_FAILED', errorMessage: 'No.' },
            shop.clock.now(),
          );
      });
    const storedOrder = async (id: string) =>
      (await database.db.select().from(customerOrder).where(eq(customerOrder.id, id)))[0];

    it('takes stock and credits and counts the coupon use as soon as it is created', async () => {
      const buyer = await shopper();
      expect(buyer.bag.paybleAmount).toBe(29_000 - 500 - 1_000 - 200);
      const before = (await stockOf(fixtures.potli.USSID)) ?? 0;
      const { order } = await begin(buyer);
      expect(await storedOrder(order.id)).toMatchObject({
        status: 'open',
        couponDiscountPaise: 500_00,
        cliqCashPaise: 1_000_00,
        loyaltyPaise: 200_00,
        payablePaise: 27_300_00,
      });
      expect(await stockOf(fixtures.potli.USSID)).toBe(before - 2);
      expect(await balancesOf(database.db, buyer.customerId, '2026-11-20')).toMatchObject({
        cliqCash: 0,
        points: 0,
      });
      expect(
        await database.db.select().from(discountUse).where(eq(discountUse.orderId, order.id)),
      ).toHaveLength(1);
    });

    it('prevents a second order of the same bag, by any payment method [CHK-19]', async () => {
      const buyer = await shopper();
      await begin(buyer);
      await expect(begin(buyer)).rejects.toMatchObject({ code: 'O4004' });
      const cash = await buyer.bag.customer.call(
        'POST',
        `/v2/lux/users/{me}/carts/${buyer.bag.cart}/placeOrder`,
        {
          headers: { 'idempotency-key': 'while-it-is-paid' },
          payload: {
            paymentMode: 'COD',
            addressId: buyer.bag.addressId,
            paybleAmount: buyer.bag.paybleAmount,
          },
        },
      );
      expect(cash).toMatchObject({ status: 409, body: { errorCode: 'O4004' } });
    });

    it('returns stock, credits and coupon when it fails, so that the shopper can order the bag again', async () => {
      const buyer = await shopper();
      const before = await stockOf(fixtures.potli.USSID);
      const { order } = await begin(buyer);
      await fail(order.id);
      expect(await storedOrder(order.id)).toMatchObject({
        status: 'failed',
        paymentStatus: 'FAILURE',
        errorCode: 'AUTHORIZATION_FAILED',
      });
      expect(await stockOf(fixtures.potli.USSID)).toBe(before);
      expect(await balancesOf(database.db, buyer.customerId, '2026-11-20')).toMatchObject({
        cliqCash: 1_000_00,
        points: 200_00,
      });
      expect(
        await database.db.select().from(discountUse).where(eq(discountUse.orderId, order.id)),
      ).toHaveLength(0);
      const again = await begin(buyer);
      expect(again.order.id).not.toBe(order.id);
      expect(again.order.payablePaise).toBe(27_300_00);
    });

    it('balances the ledger, and moves items added during payment to the next bag [CHK-15]', async () => {
      const buyer = await shopper();
      const { order } = await begin(buyer);
      await addTo(buyer.bag.customer, buyer.bag.cart, fixtures.soap, 1);
      await addTo(buyer.bag.customer, buyer.bag.cart, fixtures.potli, 1);
      expect(await placeOrder(order.id)).toBe(true);
      expect(await storedOrder(order.id)).toMatchObject({ status: 'placed', paymentStatus: 'SUCCESS' });
      const [sums] = await database.db
        .select({
          all: sql<string>`sum(${ledgerEntry.amountPaise})`,
          held: sql<string>`sum(${ledgerEntry.amountPaise}) filter (where ${ledgerEntry.account} = 'credits-held')`,
          paid: sql<string>`sum(${ledgerEntry.amountPaise}) filter (where ${ledgerEntry.account} = 'payments')`,
        })
        .from(ledgerEntry)
        .where(eq(ledgerEntry.orderId, order.id));
      expect(sums).toEqual({ all: '0', held: '0', paid: '2730000' });
      const [next] = (await buyer.bag.customer.call('GET', '/v2/lux/users/{me}/carts')).body.carts;
      expect(next.code).not.toBe(buyer.bag.cart);
      expect(next.count).toBe(2);
    });

    it('does not return units that the retailer no longer has, when its payment fails', async () => {
      const [first, second] = [await shopper(), await shopper()];
      const orders = [(await begin(first)).order.id, (await begin(second)).order.id];
      const stock = { stock: 0, stockShort: 3 };
      await database.db.update(offer).set(stock).where(eq(offer.ussid, fixtures.potli.USSID));
      for (const id of orders) await fail(id);
      const [left] = await database.db.select().from(offer).where(eq(offer.ussid, fixtures.potli.USSID));
      expect(left).toMatchObject({ stock: 1, stockShort: 0 });
      await database.db.update(offer).set({ stock: 1000 }).where(eq(offer.ussid, fixtures.potli.USSID));
    });

    /** Returns the units that open orders of other tests hold. */
    const releaseOthers = () =>
      database.db
        .update(stockReservation)
        .set({ status: 'released' })
        .where(eq(stockReservation.status, 'held'));

    it('lowers the shortage of an offer to the units that are still held when an order is placed', async () => {
      await releaseOthers();
      const [first, second] = [await shopper(), await shopper()];
      const orders = [(await begin(first)).order.id, (await begin(second)).order.id] as const;
      // Of four held units, the retailer has one. Two are sold, so both of the rest are missing.
      const stock = { stock: 0, stockShort: 3 };
      await database.db.update(offer).set(stock).where(eq(offer.ussid, fixtures.potli.USSID));
      const left = async () =>
        (await database.db.select().from(offer).where(eq(offer.ussid, fixtures.potli.USSID)))[0];
      expect(await placeOrder(orders[0])).toBe(true);
      expect(await left()).toMatchObject({ stock: 0, stockShort: 2 });
      await fail(orders[1]);
      expect(await left()).toMatchObject({ stock: 0, stockShort: 0 });
      await database.db.update(offer).set({ stock: 1000 }).where(eq(offer.ussid, fixtures.potli.USSID));
    });

    it('leaves the shortage when more units are held than are missing after an order is placed', async () => {
      await releaseOthers();
      const [first, second] = [await shopper(), await shopper()];
      const orders = [(await begin(first)).order.id, (await begin(second)).order.id] as const;
      const stock = { stock: 0, stockShort: 1 };
      await database.db.update(offer).set(stock).where(eq(offer.ussid, fixtures.potli.USSID));
      expect(await placeOrder(orders[0])).toBe(true);
      await fail(orders[1]);
      // The retailer had three units of four: two are sold, and one is back.
      const [left] = await database.db.select().from(offer).where(eq(offer.ussid, fixtures.potli.USSID));
      expect(left).toMatchObject({ stock: 1, stockShort: 0 });
      await database.db.update(offer).set({ stock: 1000 }).where(eq(offer.ussid, fixtures.potli.USSID));
    });

    it('takes released stock again when placed, and stays open when that stock is sold out', async () => {
      const [one, other] = [await shopper(), await shopper()];
      const orders = [(await begin(one)).order.id, (await begin(other)).order.id] as const;
      const now = shop.clock.now();
      for (const id of orders) await database.db.transaction((tx) => releaseStock(tx, id, now));
      const stock = (await stockOf(fixtures.potli.USSID)) ?? 0;
      expect(await placeOrder(orders[0])).toBe(true);
      expect(await stockOf(fixtures.potli.USSID)).toBe(stock - 2);
      await database.db.update(offer).set({ stock: 1 }).where(eq(offer.ussid, fixtures.potli.USSID));
      expect(await placeOrder(orders[1])).toBe(false);
      expect(await storedOrder(orders[1])).toMatchObject({ status: 'open' });
      await fail(orders[1]);
      expect(await stockOf(fixtures.potli.USSID)).toBe(1);
      await database.db.update(offer).set({ stock }).where(eq(offer.ussid, fixtures.potli.USSID));
      expect(
        await database.db.transaction((tx) => changeReservations(tx, orders[1], 'held', 'consumed')),
      ).toEqual([]);
    });

    it('uses up a single-use coupon, so that the next order gets no discount from it', async () => {
      const buyer = await shopper();
      const { order } = await begin(buyer);
      await placeOrder(order.id);
      const cart = (await buyer.bag.customer.call('GET', '/v2/lux/users/{me}/carts')).body.carts[0].code;
      await addTo(buyer.bag.customer, cart, fixtures.potli, 1);
      const found = await findCartOf(database.db, buyer.customerId, cart);
      await changeCart(database.db, found?.id ?? 0, { couponCode: 'WINTER500' });
      const { body } = await buyer.bag.customer.call(
        'GET',
        `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`,
      );
      expect(body.cartAmount.couponDiscountAmount.value).toBe(0);
      expect(body.slpCouponError.slpCouponMessage).toBe('You have already used WINTER500.');
    });
  });
