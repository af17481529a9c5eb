import type { OrderState } from '@luxe/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { customerOrder } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';

const day = 24 * 60 * 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the list of orders on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let buyer: TestCustomer;
    /** Order numbers, by the name that the tests give them. */
    const numbers: Record<string, string> = {};
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db);
      buyer = await makeCustomer(database.db, shop, '9200000001');
      const stranger = await makeCustomer(database.db, shop, '9200000002');
      const place = async (
        label: string,
        lines: Parameters<typeof readyBag>[1],
        customer = buyer,
      ): Promise<string> => {
        shop.clock.advance(1000);
        const { body } = await placeOrder(await readyBag(customer, lines), `key-of-${label}-order`);
        const { orderId } = body.orderDetails;
        numbers[label] = orderId;
        return orderId;
      };
      const parts = { db: database.db, clock: shop.clock };
      const old = await place('old', [[fixtures.soap, 1]]);
      await moveParcels(parts, { orderId: old }, stepsToDoor);
      await database.db
        .update(customerOrder)
        .set({ placedAt: new Date(shop.clock.now().getTime() - 200 * day) })
        .where(eq(customerOrder.id, old));
      const delivered = await place('delivered', [[fixtures.potli, 1]]);
      await moveParcels(parts, { orderId: delivered }, stepsToDoor);
      const lost = await place('lost', [[fixtures.soap, 1]]);
      await moveParcels(parts, { orderId: lost }, ['confirmed', 'packed', 'shipped', 'lost']);
      const returning = await place('returning', [[fixtures.soap, 1]]);
      await moveParcels(parts, { orderId: returning }, [
        'confirmed',
        'packed',
        'shipped',
        'returningToOrigin',
      ]);
      await place('waiting', [
        [fixtures.potli, 1],
        [fixtures.soap, 2],
      ]);
      await place('foreign', [[fixtures.potli, 1]], stranger);
    }, 120_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    const find = async (query = ''): Promise<{ labels: string[]; total: number; counts: unknown }> => {
      const { body } = await buyer.call('GET', `/v2/lux/users/{me}/orders${query}`);
      const labelOf = (id: string) => Object.keys(numbers).find((label) => numbers[label] === id) ?? id;
      return {
        labels: body.orderData.map(({ orderId }: { orderId: string }) => labelOf(orderId)),
        total: body.totalNoOfOrders,
        counts: body.counts,
      };
    };

    it('shows all orders of the customer, newest first, with their number in each state [ORD-01]', async () => {
      expect(await find()).toEqual({
        labels: ['waiting', 'returning', 'lost', 'delivered', 'old'],
        total: 5,
        counts: { all: 5, onTheWay: 1, delivered: 2, cancelled: 2 },
      });
    });

    it.each<[OrderState, string[]]>([
      ['onTheWay', ['waiting']],
      ['delivered', ['delivered', 'old']],
      ['cancelled', ['returning', 'lost']],
    ])('filters by the state %s, and counts the others too [ORD-01]', async (state, labels) => {
      expect(await find(`?state=${state}`)).toEqual({
        labels,
        total: labels.length,
        counts: { all: 5, onTheWay: 1, delivered: 2, cancelled: 2 },
      });
    });

    it.each([
      ['potli', ['waiting', 'delivered']],
      ['  POTLI ', ['waiting', 'delivered']],
      ['p\u00f4tli', ['waiting', 'delivered']],
      ['soap', ['waiting', 'returning', 'lost', 'old']],
      ['nothing like this', []],
      ['%', []],
      ['_', []],
      ["'; drop table customer_order; --", []],
    ])('searches "%s" in the names of products and brands [ORD-01]', async (search, labels) => {
      expect((await find(`?search=${encodeURIComponent(search)}`)).labels).toEqual(labels);
    });

    it('searches by order number, however it is typed, and by its beginning [ORD-01]', async () => {
      const number = numbers['lost'] ?? '';
      const digits = number.replace(/\D/g, '');
      const typings = [
        number,
        number.toLowerCase(),
        digits,
        `#${number}`,
        `Order ${number}`,
        `LX ${digits.slice(0, 8)}`,
      ];
      for (const typed of typings)
        expect([typed, (await find(`?search=${encodeURIComponent(typed)}`)).labels]).toEqual([
          typed,
          expect.arrayContaining(['lost']),
        ]);
      expect((await find(`?search=${encodeURIComponent(number)}`)).labels).toEqual(['lost']);
      expect((await find(`?search=${numbers['foreign']}`)).labels).toEqual([]);
    });

    it('shows the orders of the last months [ORD-01]', async () => {
      expect((await find('?months=3')).labels).toEqual(['waiting', 'returning', 'lost', 'delivered']);
      expect((await find('?months=12')).labels).toContain('old');
      expect(await find('?months=3&state=delivered&search=potli')).toEqual({
        labels: ['delivered'],
        total: 1,
        counts: { all: 2, onTheWay: 1, delivered: 1, cancelled: 0 },
      });
    });

    it('shows pages of the orders that were found [ORD-01]', async () => {
      expect((await find('?search=soap&pageSize=3&currentPage=1')).labels).toEqual(['old']);
    });

    it.each(['state=nowhere', 'months=0', `search=${'x'.repeat(101)}`])(
      'rejects the query %s',
      async (query) => {
        expect((await buyer.call('GET', `/v2/lux/users/{me}/orders?${query}`)).status).toBe(400);
      },
    );
  });
