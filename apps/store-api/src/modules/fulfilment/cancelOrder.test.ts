import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
  customer,
  discount,
  discountUse,
  orderLine,
  orderUnit,
  refundPart,
  unitEvent,
} from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels } from '../../testing/fulfilling.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { linesOf } from '../order/deliveriesOf.ts';
import { sweep } from '../retention/sweep.ts';
import { cancelUnits } from './cancelOrder.ts';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`cancelling over HTTP on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_400_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      await database.db.insert(discount).values([
        {
          code: 'ONCE',
          kind: 'coupon',
          title: '',
          percent: 10,
          perCustomer: 1,
          fromDay: '2026-01-01',
          untilDay: '2027-12-31',
        },
        {
          code: 'GIFT',
          kind: 'gift',
          title: '',
          minimumPaise: 40_000_00,
          giftUssid: fixtures.soap.USSID,
          fromDay: '2026-01-01',
          untilDay: '2027-12-31',
        },
      ]);
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const orders = '/v2/lux/users/{me}/orders';

    it('dates a cancellation that waited for another move after that move', async () => {
      const { orderId, transactionId } = await place(1);
      const requestedAt = shop.clock.now();
      shop.clock.advance(1000);
      await moveParcels({ db: database.db, clock: shop.clock }, { orderId }, ['confirmed']);
      const cancellations = [{ transactionId, quantity: 1 }];
      await database.db.transaction((tx) =>
        cancelUnits(tx, { orderId, cancellations, note: '' }, requestedAt),
      );
      const [line] = (await linesOf(database.db, [orderId])).get(orderId) ?? [];
      expect(line?.units[0]?.events.map(({ state }) => state)).toEqual(['placed', 'confirmed', 'cancelled']);
    });

    async function place(quantity: number, couponCode?: string) {
      const bag = await readyBag(await makeCustomer(database.db, shop, String(++last)), [
        [fixtures.potli, quantity],
      ]);
      const cart = `/v2/lux/users/{me}/carts/${bag.cart}`;
      if (couponCode) await bag.customer.call('POST', `${cart}/applyCoupons?couponCode=${couponCode}`);
      const { body: now } = await bag.customer.call('GET', `${cart}/cartDetails_V2`);
      const ready: ReadyBag = { ...bag, paybleAmount: now.cartAmount.paybleAmount.value };
      const { body } = await placeOrder(ready, `cancel-${last}`);
      const { orderId, products } = body.orderDetails;
      return { bag: ready, orderId: String(orderId), transactionId: String(products[0].transactionId) };
    }

    const cancel = (
      { customer }: ReadyBag,
      orderId: string,
      units: unknown,
      key = `key-${(last += 1)}`,
      more: object = {},
    ) =>
      customer.call('POST', `${orders}/${orderId}/cancel`, {
        headers: { 'idempotency-key': key },
        payload: { units, reason: 'mistake', ...more },
      });
    const summarise = ({ customer }: ReadyBag, orderId: string, units: string) =>
      customer.call('GET', `${orders}/${orderId}/cancelSummary?units=${units}`);

    it('shows first what a cancellation gives back, and then does exactly that [ORD-04]', async () => {
      const { bag, orderId, transactionId } = await place(2);
      const { status, body: summary } = await summarise(bag, orderId, `${transactionId}:1`);
      expect(status).toBe(200);
      expect(summary).toMatchObject({
        isComplete: false,
        products: [{ transactionId, quantity: 1, price: { value: 14_500 } }],
        refundAmount: { value: 0 },
        refundParts: [],
        lessDue: { value: 14_500 },
      });
      const { body } = await cancel(bag, orderId, [{ transactionId, quantity: 1 }]);
      expect(body.orderDetails.cashDue.value).toBe(14_500);
      expect(body.orderDetails.products[0]).toMatchObject({
        cancellableQuantity: 1,
        groups: [
          { quantity: 1, state: 'PLACED' },
          { quantity: 1, state: 'CANCELLED', price: { value: 14_500 } },
        ],
      });
    });

    it('cancels once, however often the request repeats', async () => {
      const { bag, orderId, transactionId } = await place(3);
      const units = [{ transactionId, quantity: 1 }];
      const responses = await Promise.all(
        [1, 2, 3].map(() => cancel(bag, orderId, units, `same-${orderId}`)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { body } = await bag.customer.call('GET', `${orders}/${orderId}`);
      expect(body.products[0].cancellableQuantity).toBe(2);
      const other = await cancel(bag, orderId, [{ transactionId, quantity: 2 }], `same-${orderId}`);
      expect(other.status).toBe(409);
    });

    it.each<[string, unknown, number]>([
      ['no units', [], 400],
      ['zero units', [{ transactionId: 'line', quantity: 0 }], 400],
      ['a fraction of a unit', [{ transactionId: 'line', quantity: 0.5 }], 400],
      ['more units than the line has', [{ transactionId: 'line', quantity: 3 }], 409],
      [
        'more units than the line has, in two entries',
        [
          { transactionId: 'line', quantity: 2 },
          { transactionId: 'line', quantity: 1 },
        ],
        409,
      ],
      ['a line of another order', [{ transactionId: '1234', quantity: 1 }], 404],
    ])('rejects %s, and changes nothing', async (_, units, status) => {
      const { bag, orderId, transactionId } = await place(2);
      const own = JSON.parse(JSON.stringify(units).replaceAll('"line"', JSON.stringify(transactionId)));
      expect((await cancel(bag, orderId, own)).status).toBe(status);
      const { body } = await bag.customer.call('GET', `${orders}/${orderId}`);
      expect(body.products[0].groups).toMatchObject([{ quantity: 2, state: 'PLACED' }]);
    });

    it("does not reveal or change another customer's order", async () => {
      const theirs = await place(1);
      const mine = await place(1);
      const units = [{ transactionId: theirs.transactionId, quantity: 1 }];
      expect((await cancel(mine.bag, theirs.orderId, units)).status).toBe(404);
      expect((await summarise(mine.bag, theirs.orderId, `${theirs.transactionId}:1`)).status).toBe(404);
      const { body } = await theirs.bag.customer.call('GET', `${orders}/${theirs.orderId}`);
      expect(body.products[0].cancellableQuantity).toBe(1);
    });

    it('is too late once the parcel is shipped', async () => {
      const { bag, orderId, transactionId } = await place(1);
      await moveParcels({ db: database.db, clock: shop.clock }, { orderId }, [
        'confirmed',
        'packed',
        'shipped',
      ]);
      const { status, body } = await cancel(bag, orderId, [{ transactionId, quantity: 1 }]);
      expect(status).toBe(409);
      expect(body.errors[0].message).toBe('The potli has left the seller and can no longer be cancelled.');
      expect((await summarise(bag, orderId, `${transactionId}:1`)).status).toBe(409);
    });

    it('a one-use coupon is free again only when the complete order is cancelled', async () => {
      const { bag, orderId, transactionId } = await place(2, 'ONCE');
      const uses = () => database.db.select().from(discountUse).where(eq(discountUse.orderId, orderId));
      expect(await uses()).toHaveLength(1);
      expect((await summarise(bag, orderId, `${transactionId}:1`)).body).toMatchObject({
        usedCoupon: 'ONCE',
        freedCoupon: null,
        lessDue: { value: 13_050 },
      });
      await cancel(bag, orderId, [{ transactionId, quantity: 1 }]);
      expect(await uses()).toHaveLength(1);
      expect((await summarise(bag, orderId, `${transactionId}:1`)).body).toMatchObject({
        usedCoupon: null,
        freedCoupon: 'ONCE',
      });
      await cancel(bag, orderId, [{ transactionId, quantity: 1 }]);
      expect(await uses()).toHaveLength(0);
    });

    it('a gift stays with a part of its order, and is cancelled with the last paid unit', async () => {
      const { bag, orderId, transactionId } = await place(3);
      const giftOf = async () =>
        (await bag.customer.call('GET', `${orders}/${orderId}`)).body.products.find(
          ({ isGiveAway }: { isGiveAway: string }) => isGiveAway === 'Y',
        );
      expect(await giftOf()).toMatchObject({ groups: [{ state: 'PLACED' }] });
      await cancel(bag, orderId, [{ transactionId, quantity: 2 }]);
      expect(await giftOf()).toMatchObject({ groups: [{ state: 'PLACED' }] });
      const { body: summary } = await summarise(bag, orderId, `${transactionId}:1`);
      expect(summary.products.map(({ isGiveAway }: { isGiveAway: string }) => isGiveAway)).toEqual([
        'N',
        'Y',
      ]);
      await cancel(bag, orderId, [{ transactionId, quantity: 1 }]);
      expect(await giftOf()).toMatchObject({ groups: [{ state: 'CANCELLED' }] });
      expect(await database.db.select().from(refundPart)).toEqual([]);
    });

    it('a gift is cancelled when the parcel of the last paid unit is lost or cancelled at the desk', async () => {
      const { bag, orderId } = await place(3);
      const parts = { db: database.db, clock: shop.clock };
      await database.db
        .update(orderUnit)
        .set({ state: 'shipped' })
        .where(
          inArray(
            orderUnit.orderLineId,
            database.db
              .select({ id: orderLine.id })
              .from(orderLine)
              .where(and(eq(orderLine.orderId, orderId), eq(orderLine.isGiveAway, false))),
          ),
        );
      await moveParcels(parts, { orderId, number: 1, actor: 'carrier' }, ['lost']);
      const { body } = await bag.customer.call('GET', `${orders}/${orderId}`);
      expect(body.earnedPoints).toBe(0);
      expect(
        body.products.map(({ groups }: { groups: { state: string }[] }) => groups.map(({ state }) => state)),
      ).toEqual([['LOST'], ['CANCELLED']]);
    });

    it("the shopper's comment is in the download, and is erased with the account; the reason stays", async () => {
      const { bag, orderId, transactionId } = await place(1);
      await cancel(bag, orderId, [{ transactionId, quantity: 1 }], undefined, {
        reason: 'other',
        comment: 'Call Asha on 98123',
      });
      const notes = async () =>
        (await database.db.select().from(unitEvent).where(eq(unitEvent.state, 'cancelled'))).map(
          ({ note }) => note,
        );
      expect(await notes()).toContain('other: Call Asha on 98123');
      const { body } = await bag.customer.call('GET', '/v2/lux/users/{me}/personalData');
      expect(body.cancellationComments).toEqual([
        { orderId, comment: 'Call Asha on 98123', at: shop.clock.now().toISOString() },
      ]);
      await database.db
        .update(customer)
        .set({ deletionRequestedAt: shop.clock.now() })
        .where(eq(customer.userName, bag.customer.userName));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 40 * 24 * 60 * 60_000));
      expect(await notes()).toContain('other');
      expect((await notes()).join()).not.toContain('Asha');
    });
  });
