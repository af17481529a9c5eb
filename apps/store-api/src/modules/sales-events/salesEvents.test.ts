import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { customer as customerTable, salesEvent } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { sweep } from '../retention/sweep.ts';

const day = 24 * 60 * 60_000;
const sale = {
  event_name: 'funnel_salecomplete',
  event_time: '1764400000000',
  os_name: 'Desktop',
  cli_ubid: '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11',
  product_quantities: '1|2',
  product_prices: '245000|1250.5',
  sku_id: '123654HR1|123654HR2',
  seller_id: '123654|123654',
  sales: '247501',
  item_identifier: 'LX261120487',
};
let ids = 0;
const newId = () => `sales-event-${++ids}`;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`events of sales analytics on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      database = await open();
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const send = (query: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
      shop.call(method, `/events?${new URLSearchParams(query)}`);
    const stored = (id: string) => database.db.select().from(salesEvent).where(eq(salesEvent.id, id));

    it.each(['GET', 'POST'] as const)(
      'stores the fields of a query that is sent with %s [ANA-02]',
      async (method) => {
        const id = newId();
        expect(await send({ ...sale, event_id: id }, method)).toMatchObject({
          status: 200,
          body: { status: 'SUCCESS' },
        });
        const { event_name: _name, event_time: _time, os_name: _os, cli_ubid: visitor, ...fields } = sale;
        expect(await stored(id)).toEqual([
          {
            ...{ id, name: 'funnel_salecomplete', visitor, customerId: null, os: 'Desktop', fields },
            at: new Date(1_764_400_000_000),
            receivedAt: shop.clock.now(),
          },
        ]);
      },
    );

    it('counts an event once, also when it arrives ten times at once', async () => {
      const id = newId();
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, at) => send({ ...sale, event_id: id }, at % 2 ? 'GET' : 'POST')),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await stored(id)).toHaveLength(1);
    });

    it('stores an event without an id under one of its own', async () => {
      const before = await database.db.$count(salesEvent);
      await send(sale);
      expect(await database.db.$count(salesEvent)).toBe(before + 1);
    });

    it.each([
      ['an unknown event', { event_name: 'logged out' }],
      ['a time that is no number', { event_time: 'today' }],
      ['a time beyond every calendar', { event_time: '8640000000000001' }],
      ['a long visitor', { cli_ubid: 'x'.repeat(81) }],
      ['a long list', { sku_id: 'x'.repeat(4001) }],
      ['an id with other letters', { event_id: "'; drop table" }],
    ])('rejects %s', async (_what, change) => {
      expect((await send({ ...sale, event_id: newId(), ...change })).status).toBe(400);
    });

    it('deletes an event after 400 days', async () => {
      const [old, other] = [newId(), newId()];
      await send({ ...sale, event_id: old });
      await database.db
        .update(salesEvent)
        .set({ receivedAt: new Date(shop.clock.now().getTime() - 401 * day) })
        .where(eq(salesEvent.id, old));
      await send({ ...sale, event_id: other });
      await sweep(database.db, shop.clock.now());
      expect(await stored(old)).toEqual([]);
      expect(await stored(other)).toHaveLength(1);
    });

    it('a customer finds their events in their data, and no others; they are erased with the account', async () => {
      const buyer = await makeCustomer(database.db, shop, '9411111111');
      const another = await makeCustomer(database.db, shop, '9411111112');
      const [own, other] = [newId(), newId()];
      await send({ ...sale, event_id: own, cli_ubid: buyer.userName });
      await send({ ...sale, event_id: other, cli_ubid: another.userName });
      const { event_name, product_quantities, product_prices, sku_id, seller_id, ...rest } = sale;
      const { body } = await buyer.call('GET', '/v2/lux/users/{me}/personalData');
      expect(body.salesEvents).toEqual([
        {
          ...{ event_name, product_quantities, product_prices, sku_id, seller_id },
          ...{
            sales: rest.sales,
            item_identifier: rest.item_identifier,
            at: new Date(Number(sale.event_time)).toISOString(),
          },
        },
      ]);
      await database.db
        .update(customerTable)
        .set({ deletionRequestedAt: shop.clock.now() })
        .where(eq(customerTable.userName, buyer.userName));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 8 * day));
      expect(await stored(own)).toEqual([]);
      expect(await stored(other)).toHaveLength(1);
    });

    it('rejects the events of an address above its limit for ten minutes', async () => {
      const responses = [];
      for (let sent = 0; sent < 1200; sent += 100)
        responses.push(
          ...(await Promise.all(
            Array.from({ length: 100 }, () => send({ ...sale, event_id: 'same-event' })),
          )),
        );
      responses.push(await send({ ...sale, event_id: 'same-event' }));
      expect(responses.at(-1)).toMatchObject({ status: 429, body: { errorCode: 'R4291' } });
      shop.clock.advance(10 * 60_000);
      expect((await send({ ...sale, event_id: newId() })).status).toBe(200);
    }, 60_000);
  });
