import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import { customerOrder, ledgerEntry, offer, parcel, stockReservation } from '../../db/schema/index.ts';
import { addTo, addressOf, cartOf, placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { addSecondSeller, moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`placing orders on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_100_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      await addSecondSeller(database.db);
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const buyer = () => makeCustomer(database.db, shop, String(++last));
    const bagOf = async (...lines: Parameters<typeof readyBag>[1]) => readyBag(await buyer(), lines);
    const stockOf = async (ussid: string) =>
      (await database.db.select().from(offer).where(eq(offer.ussid, ussid)))[0]?.stock;
    const ordersOf = async ({ customer }: ReadyBag) =>
      (await customer.call('GET', '/v2/lux/users/{me}/orders')).body;

    it('stores the order, takes its stock and posts it to the ledger', async () => {
      const before = (await stockOf(fixtures.potli.USSID)) ?? 0;
      const bag = await bagOf([fixtures.potli, 2], [fixtures.soap, 1]);
      const { status, body } = await placeOrder(bag, 'first-order');
      expect(status).toBe(200);
      const order = body.orderDetails;
      expect(order.orderId).toMatch(/^LX-2611-\d{4}-\d{2}$/);
      expect(order.orderRefNo).toBe(order.orderId.replaceAll('-', ' '));
      expect(order).toMatchObject({ count: 3, paymentMode: 'COD', paymentStatus: 'PENDING' });
      expect(order.finalAmount.value).toBe(30_249.37);
      expect(order.products[0].trail[0]).toMatchObject({ code: 'PLACED', status: 'DONE', line: 'dashed' });
      expect(order.products[0].statusDisplay).toBe('Arriving Monday, 23 November');
      expect(await stockOf(fixtures.potli.USSID)).toBe(before - 2);

      const details = await bag.customer.call('GET', `/v2/lux/users/{me}/orders/${order.orderId}`);
      expect(details.body).toEqual({ ...order, invoices: [] });
      // Shoppers type the order id as the page shows it, or paste the id with extra characters from WhatsApp
      // or an e-mail.
      const displayedId = String(order.orderId).replaceAll('-', ' ').toLowerCase();
      for (const pasted of [displayedId, `*${displayedId}*`, `#${order.orderId}\u200b`]) {
        const url = `/v2/lux/users/{me}/orders/${encodeURIComponent(pasted)}`;
        expect((await bag.customer.call('GET', url)).body.orderId, pasted).toBe(order.orderId);
      }
      expect((await ordersOf(bag)).orderData[0].orderId).toBe(order.orderId);
      const rows = await database.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, order.orderId));
      expect(rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
      expect(rows.find(({ account }) => account === 'cash-on-delivery')?.amountPaise).toBe(3_024_937);
      const reserved = await database.db
        .select()
        .from(stockReservation)
        .where(eq(stockReservation.orderId, order.orderId));
      expect(reserved.map(({ status: state, quantity }) => [state, quantity])).toEqual([
        ['consumed', 2],
        ['consumed', 1],
      ]);
    });

    it('gives the customer a new, empty bag after the order [CHK-15]', async () => {
      const bag = await bagOf([fixtures.potli, 1]);
      await placeOrder(bag, 'new-bag-key');
      const [next] = (await bag.customer.call('GET', '/v2/lux/users/{me}/carts')).body.carts;
      expect(next).toMatchObject({ count: 0 });
      expect(next.code).not.toBe(bag.cart);
      expect((await bag.customer.call('GET', '/v2/lux/users/{me}/bagCount')).body).toEqual({ count: 0 });
    });

    it('places one order for ten identical concurrent calls [CHK-19]', async () => {
      const bag = await bagOf([fixtures.potli, 1]);
      const before = (await stockOf(fixtures.potli.USSID)) ?? 0;
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => placeOrder(bag, 'same-key-again')),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(responses.map(({ body }) => body.orderDetails.orderId)).size).toBe(1);
      expect(
        responses.every(
          ({ body }) =>
            JSON.stringify(body.orderDetails.products) ===
            JSON.stringify(responses[0]?.body.orderDetails.products),
        ),
      ).toBe(true);
      expect((await placeOrder(bag, 'same-key-again')).body).toEqual(responses[0]?.body);
      expect((await ordersOf(bag)).totalNoOfOrders).toBe(1);
      expect(await stockOf(fixtures.potli.USSID)).toBe(before - 1);
    });

    it('gives a repeated call the same response even when the call names the next bag [CHK-19]', async () => {
      const bag = await bagOf([fixtures.potli, 1]);
      const first = await placeOrder(bag, 'lost-answer-key');
      const next = await cartOf(bag.customer);
      expect(next).not.toBe(bag.cart);
      const again = await placeOrder({ ...bag, cart: next }, 'lost-answer-key');
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect((await ordersOf(bag)).totalNoOfOrders).toBe(1);
    });

    it('places one order when two tabs order the same bag with different keys [CHK-19]', async () => {
      const bag = await bagOf([fixtures.potli, 1]);
      const responses = await Promise.all([placeOrder(bag, 'tab-one-key'), placeOrder(bag, 'tab-two-key')]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const rejected = responses.find(({ status }) => status === 409);
      expect(rejected?.body.errorCode).toBe('O4003');
      expect(rejected?.body.errors[0].message).toContain('already been ordered');
      expect((await ordersOf(bag)).totalNoOfOrders).toBe(1);
    });

    it('orders the items of the next bag when a call names a bag that another device has ordered', async () => {
      const laptop = await bagOf([fixtures.potli, 1]);
      expect((await placeOrder(laptop, 'on-the-phone-1')).status).toBe(200);
      // The laptop still sends the code of the bag that the phone has ordered.
      expect((await placeOrder(laptop, 'nothing-new-001')).body.errors[0].message).toContain(
        'already been ordered',
      );
      await addTo(laptop.customer, laptop.cart, fixtures.soap, 1);
      const summary = await laptop.customer.call(
        'GET',
        `/v2/lux/users/{me}/carts/${laptop.cart}/displayOrderSummary_V2`,
      );
      const paybleAmount = summary.body.cartAmount.paybleAmount.value;
      // The page still shows the amount of the old bag, which differs from the amount of the new bag.
      expect((await placeOrder(laptop, 'old-amount-0001')).body.errorCode).toBe('B9907');
      const second = await placeOrder({ ...laptop, paybleAmount }, 'new-bag-000001');
      expect(second.body.orderDetails.products.map(({ USSID }: { USSID: string }) => USSID)).toEqual([
        fixtures.soap.USSID,
      ]);
      expect((await ordersOf(laptop)).totalNoOfOrders).toBe(2);
    });

    it('adds an item to the next bag when the current bag is ordered at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const bag = await bagOf([fixtures.potli, 1]);
        const adding = Array.from({ length: 3 }, () => addTo(bag.customer, bag.cart, fixtures.soap));
        const [placed, ...added] = await Promise.all([placeOrder(bag, `racing-${round}`), ...adding]);
        expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect([200, 409]).toContain(placed?.status);
      }
    });

    it('rejects the idempotency key of another request, and a call without a key', async () => {
      const bag = await bagOf([fixtures.potli, 1]);
      await placeOrder(bag, 'used-before');
      expect((await placeOrder(bag, 'used-before', { paybleAmount: 1 })).body.errorCode).toBe('K4091');
      const { customer, cart, addressId, paybleAmount } = bag;
      const without = await customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/placeOrder`, {
        payload: { paymentMode: 'COD', addressId, paybleAmount },
      });
      expect([without.status, without.body.errorCode]).toEqual([400, 'K4001']);
    });

    it('sells the last five units to exactly five of a hundred concurrent orders', async () => {
      const bags: ReadyBag[] = [];
      while (bags.length < 100) bags.push(await bagOf([fixtures.candle, 1]));
      // Like the shop's client, repeats an order that a busy store has turned away.
      const placeWhenFree = async (bag: ReadyBag, key: string) => {
        for (;;) {
          const response = await placeOrder(bag, key);
          if (response.status !== 503) return response;
        }
      };
      const responses = await Promise.all(bags.map((bag, index) => placeWhenFree(bag, `last-five-${index}`)));
      const placed = responses.filter(({ status }) => status === 200);
      const rejected = responses.filter(({ status }) => status !== 200);
      expect(placed).toHaveLength(5);
      expect(await stockOf(fixtures.candle.USSID)).toBe(0);
      expect(
        new Set(rejected.map(({ status, body }) => `${status} ${body.errorCode} ${body.errors[0].message}`)),
      ).toEqual(new Set(['409 B9301 The candle is sold out.']));
    });

    it('rejects an order whose amount has changed, and places nothing [CHK-16]', async () => {
      const bag = await bagOf([fixtures.potli, 1]);
      await addTo(bag.customer, bag.cart, fixtures.soap);
      const { status, body } = await placeOrder(bag, 'older-amount');
      expect([status, body.errorCode]).toEqual([409, 'B9907']);
      expect((await ordersOf(bag)).totalNoOfOrders).toBe(0);
      const now = (await bag.customer.call('GET', `/v2/lux/users/{me}/carts/${bag.cart}/cartDetails_V2`))
        .body;
      const again = await placeOrder(
        { ...bag, paybleAmount: now.cartAmount.paybleAmount.value },
        'older-amount-2',
      );
      expect(again.status).toBe(200);
    });

    it('rejects cash on delivery over ₹50,000, excluded pincodes and unavailable methods', async () => {
      const expensive = await bagOf([fixtures.warden, 1]);
      expect((await placeOrder(expensive, 'above-limit-key')).body).toMatchObject({
        errorCode: 'O4001',
        errors: [{ message: 'Cash on delivery: for orders up to ₹50,000.' }],
      });
      const bag = await bagOf([fixtures.potli, 1]);
      expect((await placeOrder(bag, 'by-upi-key', { paymentMode: 'UPI' })).body.errorCode).toBe('O4001');
      const leh = await addressOf(bag.customer, { postalCode: '194101' });
      expect((await placeOrder({ ...bag, addressId: leh }, 'to-leh-key')).body.errorCode).toBe('O4001');
      const island = await addressOf(bag.customer, { postalCode: '744301' });
      expect((await placeOrder({ ...bag, addressId: island }, 'to-island-key')).body.errorCode).toBe('A4002');
      expect(
        (await placeOrder({ ...bag, addressId: '8000000000000' }, 'unknown-address')).body.errorCode,
      ).toBe('A4041');
    });

    it('hides orders of other customers', async () => {
      const bag = await bagOf([fixtures.potli, 1]);
      const { orderId } = (await placeOrder(bag, 'private-order')).body.orderDetails;
      const other = await buyer();
      const seen = await other.call('GET', `/v2/lux/users/{me}/orders/${orderId}`);
      expect([seen.status, seen.body.errorCode]).toEqual([404, 'O4041']);
      const path = await other.call('GET', `/v2/lux/users/${bag.customer.userName}/orders/${orderId}`);
      expect([path.status, path.body.errorCode]).toEqual([404, 'U4041']);
    });

    it('lets one of ten tabs report the order to analytics, also when its response was lost [ANA-17]', async () => {
      const bag = await bagOf([fixtures.potli, 1]);
      const { orderId } = (await placeOrder(bag, 'event-once-0001')).body.orderDetails;
      const claim = (eventId: string, customer = bag.customer) =>
        customer.call('POST', `/v2/lux/users/{me}/orders/${orderId}/placedEvent?eventId=${eventId}`);
      const ids = Array.from({ length: 10 }, (_, at) => `event-of-tab-${at}`);
      const responses = await Promise.all(ids.map((id) => claim(id)));
      const first = ids.filter((_, at) => responses[at]?.body.isFirst);
      expect(first).toHaveLength(1);
      // The same tab asks again, because it got no response.
      expect((await claim(first[0] ?? '')).body).toEqual({ isFirst: true });
      expect((await claim('event-of-a-phone')).body).toEqual({ isFirst: false });
      expect((await claim('short')).status).toBe(400);
      expect((await claim('event-of-another', await buyer())).body.errorCode).toBe('O4041');
    });

    it('rejects a cart of another customer, and an empty cart', async () => {
      const bag = await bagOf([fixtures.potli, 1]);
      const other = await bagOf([fixtures.potli, 1]);
      expect((await placeOrder({ ...other, cart: bag.cart }, 'foreign-cart')).body.errorCode).toBe(
        'CartError',
      );
      const empty = await buyer();
      const cart = await cartOf(empty);
      const addressId = await addressOf(empty);
      expect(
        (await placeOrder({ customer: empty, cart, addressId, paybleAmount: 0 }, 'empty-cart')).body
          .errorCode,
      ).toBe('O4009');
    });

    it('writes a balanced, immutable ledger that matches the orders', async () => {
      const [sums] = await rowsOf<{ owed: string; orders: string; balance: string }>(
        database.db,
        sql`select (select sum(amount_paise) from ledger_entry where account = 'cash-on-delivery')::text as owed,
        (select sum(payable_paise) from customer_order)::text as orders,
        (select sum(amount_paise) from ledger_entry)::text as balance`,
      );
      expect(sums?.balance).toBe('0');
      expect(sums?.owed).toBe(sums?.orders);
      await expect(database.db.update(ledgerEntry).set({ amountPaise: 1 })).rejects.toThrow();
      await expect(database.db.delete(ledgerEntry)).rejects.toThrow();
      const [order] = await database.db.select().from(customerOrder).limit(1);
      const loose = {
        posting: 'loose',
        orderId: order?.id ?? '',
        account: 'sales',
        amountPaise: 5,
        at: new Date(),
      };
      await expect(database.db.insert(ledgerEntry).values(loose)).rejects.toThrow();
    });

    it('shows an order as delivered after its last parcel, and as delayed after its delivery day', async () => {
      const bag = await bagOf([fixtures.potli, 1], [fixtures.soap, 1]);
      const { orderId } = (await placeOrder(bag, 'two-parcels-01')).body.orderDetails;
      const statusOf = async () =>
        (await ordersOf(bag)).orderData.find((order: { orderId: string }) => order.orderId === orderId)
          .statusDisplay;
      expect(await statusOf()).toMatch(/^Arriving /);
      for (const number of [1, 2])
        for (const to of stepsToDoor) {
          await moveParcels({ db: database.db, clock: shop.clock }, { orderId, number }, [to]);
          const status = await statusOf();
          if (number === 1 && to === 'delivered')
            expect(status).toMatch(/^Part delivered, the rest arriving by /);
          else expect(status.startsWith('Delivered')).toBe(number === 2 && to === 'delivered');
        }
      const late = await bagOf([fixtures.potli, 1]);
      const { orderId: lateId } = (await placeOrder(late, 'late-parcel-01')).body.orderDetails;
      await database.db.update(parcel).set({ deliveryDay: '2026-11-01' }).where(eq(parcel.orderId, lateId));
      const details = (await late.customer.call('GET', `/v2/lux/users/{me}/orders/${lateId}`)).body;
      const expectedStatus = 'Delayed. It was expected by Sunday, 1 November';
      expect(details).toMatchObject({
        statusDisplay: expectedStatus,
        products: [{ statusDisplay: expectedStatus }],
      });
      expect(details.products[0].trail.at(-1).at).toBeNull();
    });
  });
