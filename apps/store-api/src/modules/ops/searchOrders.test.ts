import { deskCalls, type DeskResponse } from '@luxe/contract/desk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { orderQuery, searchOrders, type OrderSearch } from './searchOrders.ts';

const day = 24 * 60 * 60_000;

/** Copies of the orders, enough that a plan that reads all of them is expensive. */
const copies = 20_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the order search on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let person: TestPerson;
    let last = 9_500_000_000;
    const ids: string[] = [];

    async function order(product: typeof fixtures.potli | typeof fixtures.soap, address = {}) {
      const bag = await readyBag(
        await makeCustomer(database.db, shop, String(++last)),
        [[product, 1]],
        address,
      );
      const { body } = await placeOrder(bag, `to-search-${last}`);
      ids.push(body.orderDetails.orderId);
    }
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db);
      await order(fixtures.potli, { emailID: 'Asha@Shop.com', phone: '9000000001' });
      shop.clock.advance(day);
      await order(fixtures.soap);
      await order(fixtures.potli);
      person = await openDesk(database.db, shop.clock).logIn(['orders']);
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    const find = async (search: OrderSearch) =>
      (await searchOrders(database.db, search, 10)).map(({ id }) => ids.indexOf(id));

    it('lists all orders, newest first, with their products', async () => {
      const found = await searchOrders(database.db, {}, 10);
      expect(found).toHaveLength(3);
      expect(found.at(-1)).toMatchObject({ id: ids[0], products: ['The potli'] });
      expect(found.map(({ placedAt }) => placedAt.getTime())).toEqual(
        found.map(({ placedAt }) => placedAt.getTime()).toSorted((a, b) => b - a),
      );
    });

    it.each<[string, () => OrderSearch, readonly number[]]>([
      ['an order number', () => ({ text: ids[0]?.replaceAll('-', ' ').toLowerCase() }), [0]],
      ['an e-mail address', () => ({ text: ' asha@SHOP.com ' }), [0]],
      ['a phone number', () => ({ text: '+91 90000 00001' }), [0]],
      ['a part of a product name', () => ({ text: 'SOAP' }), [1]],
      ['a product code', () => ({ text: fixtures.soap.productCode.toUpperCase() }), [1]],
      ['an offer', () => ({ text: fixtures.soap.USSID }), [1]],
      ['a wildcard', () => ({ text: '%' }), []],
      ['a text with a NUL', () => ({ text: 'so\0ap' }), [1]],
      ['no match', () => ({ text: 'umbrella' }), []],
      ['the first day', () => ({ to: '2026-11-20' }), [0]],
      ['the second day', () => ({ from: '2026-11-21', to: '2026-11-21', text: 'soap' }), [1]],
      ['a later day', () => ({ from: '2026-11-22' }), []],
      ['a state', () => ({ state: 'placed', text: 'soap' }), [1]],
      ['a state of no unit', () => ({ state: 'shipped' }), []],
      ['failed payments', () => ({ state: 'failed' }), []],
    ])('finds orders by %s', async (_what, search, expected) => {
      expect(await find(search())).toEqual(expected);
    });

    it('answers the orders of a search with shopper, products and the states of their units', async () => {
      const query = { q: 'potli', state: 'placed', from: '2026-11-20' };
      const { orders, next } = (await person.call('orders', { query })).json<DeskResponse<'orders'>>();
      expect([orders.map(({ id }) => id), next]).toEqual([[ids[2], ids[0]], null]);
      expect(orders[1]).toMatchObject({
        status: 'placed',
        states: ['placed'],
        shopper: { email: 'Asha@Shop.com', phone: '9000000001' },
        products: ['The potli'],
      });
      const none = await person.call('orders', { query: { q: 'umbrella' } });
      expect(none.json()).toEqual({ orders: [], next: null });
    });

    it.each(['state=nonsense', 'from=nonsense', 'from=2026-13-45', 'q=a&q=b', 'after=a&after=b'])(
      'rejects a search with %s',
      async (query) => {
        expect((await person.get(`${deskCalls.orders.path}?${query}`)).statusCode).toBe(400);
      },
    );

    it('begins at the first page after a cursor that is no cursor', async () => {
      const { orders } = (await person.call('orders', { query: { after: 'nonsense' } })).json();
      expect(orders).toHaveLength(3);
    });

    describe('among many orders', () => {
      beforeAll(async () => {
        // Copies of the first order, one a minute before the other. They have failed, because a cart has at
        // most one other order.
        await database.db.execute(sql`insert into customer_order select copy.*
          from customer_order o, generate_series(1, ${sql.raw(String(copies))}) n,
            jsonb_populate_record(null::customer_order, to_jsonb(o) || jsonb_build_object(
              'id', 'LX-0000-' || lpad(n::text, 6, '0'),
              'status', 'failed',
              'placed_at', o.placed_at - n * interval '1 minute',
              'delivery_address', o.delivery_address || jsonb_build_object('phone', (8000000000 + n)::text,
                'emailID', 'shopper' || n || '@shop.example'))) copy
          where o.id = ${ids[0]}`);
        await database.db.execute(sql`insert into order_line overriding system value select copy.*
          from order_line l, generate_series(1, ${sql.raw(String(copies))}) n,
            jsonb_populate_record(null::order_line, to_jsonb(l) || jsonb_build_object(
              'id', 1000000 + n,
              'order_id', 'LX-0000-' || lpad(n::text, 6, '0'),
              'transaction_id', 'copy-' || n,
              'shown', l.shown || jsonb_build_object('productName', 'Copy ' || n))) copy
          where l.order_id = ${ids[0]}`);
        await database.db.execute(sql`analyze customer_order`);
        await database.db.execute(sql`analyze order_line`);
      }, 120_000);

      it('follows the pages to the end, each order once', async () => {
        const found: string[] = [];
        let after = '';
        for (let pages = 0; pages < 3; pages += 1) {
          const query = { state: 'failed', to: '2026-11-06', ...(after && { after }) };
          const { orders, next } = (await person.call('orders', { query })).json<DeskResponse<'orders'>>();
          found.push(...orders.map(({ id }) => id));
          after = next ?? '';
        }
        expect(found).toHaveLength(150);
        const numbers = found.map((id) => Number(id.slice(8)));
        const [first = 0] = numbers;
        expect(numbers).toEqual(Array.from({ length: 150 }, (_, at) => first + at));
      });

      it.each<[string, OrderSearch, RegExp]>([
        ['newest', {}, /customer_order_newest/],
        ['next page', { after: { placedAt: new Date('2026-11-15'), id: 'x' } }, /customer_order_newest/],
        ['days', { from: '2026-11-12', to: '2026-11-12' }, /customer_order_newest/],
        ['state', { state: 'failed' }, /customer_order_(newest|status)/],
        ['open payments', { state: 'open' }, /customer_order_(open|status)/],
        ['unit state', { state: 'shipped' }, /order_unit_state/],
        ['e-mail', { text: 'shopper77@shop.example' }, /customer_order_email/],
        ['phone', { text: '8000000077' }, /customer_order_phone/],
        ['number', { text: 'LX-2611-2048-77' }, /customer_order_pkey/],
        ['product', { text: 'Copy 19999' }, /order_line_product_name/],
      ])('reads an index for: %s', async (_what, search, index) => {
        const query = orderQuery(database.db, search, 51);
        const rows = await rowsOf<{ 'QUERY PLAN': string }>(database.db, sql`explain ${query}`);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toMatch(index);
        expect(plan).not.toMatch(/Seq Scan on (customer_order|order_line)\b/);
      });
    });
  });
