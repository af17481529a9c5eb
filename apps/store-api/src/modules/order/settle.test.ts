import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { customer, customerOrder, discount, discountUse, ledgerEntry, offer } from '../../db/schema/index.ts';
import { addTo, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { fillShelf, shelf } from '../../testing/shelf.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { changeCart, findCartOf } from '../cart/repository.ts';
import { balancesOf } from '../credit/balances.ts';
import { post } from './ledger.ts';
import { makeOrder } from './make.ts';
import { changeReservations, lockOrder } from './repository.ts';
import { failOpenOrder, placeOpenOrder, releaseStock } from './settle.ts';

for (const { name, isHere, open } of databases)
  describe.skipIf(!isHere)(`orders that are paid for, on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_300_000_000;
    beforeAll(async () => {
      database = await open();
      await fillShelf(database.db);
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

    /** A customer with a coupon on two potlis, ₹1,000 of cliq cash and 200 points in use. */
    async function shopper() {
      const bag = await readyBag(await makeCustomer(database.db, shop, String(++last)), [[shelf.potli, 2]]);
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
        makeOrder(tx, shop.clock, {
          customerId,
          cart: bag.cart,
          body: { paymentMode: 'UPI', addressId: bag.addressId, paybleAmount: bag.paybleAmount },
          minimumPayable: 0,
        }),
      );
    const place = (id: string) =>
      database.db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        return order ? placeOpenOrder(tx, order, shop.clock.now()) : false;
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
    const kept = async (id: string) =>
      (await database.db.select().from(customerOrder).where(eq(customerOrder.id, id)))[0];

    it('takes stock and credits at once, and counts the coupon', async () => {
      const who = await shopper();
      expect(who.bag.paybleAmount).toBe(29_000 - 500 - 1_000 - 200);
      const before = (await stockOf(shelf.potli.USSID)) ?? 0;
      const { order } = await begin(who);
      expect(await kept(order.id)).toMatchObject({
        status: 'open',
        couponDiscountPaise: 500_00,
        cliqCashPaise: 1_000_00,
        loyaltyPaise: 200_00,
        payablePaise: 27_300_00,
      });
      expect(await stockOf(shelf.potli.USSID)).toBe(before - 2);
      expect(await balancesOf(database.db, who.customerId, '2026-11-20')).toMatchObject({
        cliqCash: 0,
        points: 0,
      });
      expect(
        await database.db.select().from(discountUse).where(eq(discountUse.orderId, order.id)),
      ).toHaveLength(1);
    });

    it('has no second order of the same bag while it is paid for, of any kind [CHK-19]', async () => {
      const who = await shopper();
      await begin(who);
      await expect(begin(who)).rejects.toMatchObject({ code: 'O4004' });
      const cash = await who.bag.customer.call(
        'POST',
        `/v2/lux/users/{me}/carts/${who.bag.cart}/placeOrder`,
        {
          headers: { 'idempotency-key': 'while-it-is-paid' },
          payload: { paymentMode: 'COD', addressId: who.bag.addressId, paybleAmount: who.bag.paybleAmount },
        },
      );
      expect(cash).toMatchObject({ status: 409, body: { errorCode: 'O4004' } });
    });

    it('gives everything back when it fails, and the bag can be paid for again', async () => {
      const who = await shopper();
      const before = await stockOf(shelf.potli.USSID);
      const { order } = await begin(who);
      await fail(order.id);
      expect(await kept(order.id)).toMatchObject({
        status: 'failed',
        paymentStatus: 'FAILURE',
        errorCode: 'AUTHORIZATION_FAILED',
      });
      expect(await stockOf(shelf.potli.USSID)).toBe(before);
      expect(await balancesOf(database.db, who.customerId, '2026-11-20')).toMatchObject({
        cliqCash: 1_000_00,
        points: 200_00,
      });
      expect(
        await database.db.select().from(discountUse).where(eq(discountUse.orderId, order.id)),
      ).toHaveLength(0);
      const again = await begin(who);
      expect(again.order.id).not.toBe(order.id);
      expect(again.order.payablePaise).toBe(27_300_00);
    });

    it('is placed once: the ledger adds up and the bag is at an end, but for what came in meanwhile [CHK-15]', async () => {
      const who = await shopper();
      const { order } = await begin(who);
      await addTo(who.bag.customer, who.bag.cart, shelf.soap, 1);
      await addTo(who.bag.customer, who.bag.cart, shelf.potli, 1);
      expect(await place(order.id)).toBe(true);
      expect(await kept(order.id)).toMatchObject({ status: 'placed', paymentStatus: 'SUCCESS' });
      const [sums] = await database.db
        .select({
          all: sql<string>`sum(${ledgerEntry.amountPaise})`,
          held: sql<string>`sum(${ledgerEntry.amountPaise}) filter (where ${ledgerEntry.account} = 'credits-held')`,
          paid: sql<string>`sum(${ledgerEntry.amountPaise}) filter (where ${ledgerEntry.account} = 'payments')`,
        })
        .from(ledgerEntry)
        .where(eq(ledgerEntry.orderId, order.id));
      expect(sums).toEqual({ all: '0', held: '0', paid: '2730000' });
      const [next] = (await who.bag.customer.call('GET', '/v2/lux/users/{me}/carts')).body.carts;
      expect(next.code).not.toBe(who.bag.cart);
      expect(next.count).toBe(2);
    });

    it('takes its stock anew when it was given back meanwhile, and is not placed when that is sold', async () => {
      const [one, other] = [await shopper(), await shopper()];
      const orders = [(await begin(one)).order.id, (await begin(other)).order.id] as const;
      const now = shop.clock.now();
      for (const id of orders) await database.db.transaction((tx) => releaseStock(tx, id, now));
      const stock = (await stockOf(shelf.potli.USSID)) ?? 0;
      expect(await place(orders[0])).toBe(true);
      expect(await stockOf(shelf.potli.USSID)).toBe(stock - 2);
      await database.db.update(offer).set({ stock: 1 }).where(eq(offer.ussid, shelf.potli.USSID));
      expect(await place(orders[1])).toBe(false);
      expect(await kept(orders[1])).toMatchObject({ status: 'open' });
      await fail(orders[1]);
      expect(await stockOf(shelf.potli.USSID)).toBe(1);
      await database.db.update(offer).set({ stock }).where(eq(offer.ussid, shelf.potli.USSID));
      expect(
        await database.db.transaction((tx) => changeReservations(tx, orders[1], 'held', 'consumed')),
      ).toEqual([]);
    });

    it('a coupon for once is for once: a second order with it is another amount', async () => {
      const who = await shopper();
      const { order } = await begin(who);
      await place(order.id);
      const cart = (await who.bag.customer.call('GET', '/v2/lux/users/{me}/carts')).body.carts[0].code;
      await addTo(who.bag.customer, cart, shelf.potli, 1);
      const found = await findCartOf(database.db, who.customerId, cart);
      await changeCart(database.db, found?.id ?? 0, { couponCode: 'WINTER500' });
      const { body } = await who.bag.customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`);
      expect(body.cartAmount.couponDiscountAmount.value).toBe(0);
      expect(body.slpCouponError.slpCouponMessage).toBe('You have already used WINTER500.');
    });
  });
