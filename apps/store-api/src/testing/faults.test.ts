import { sql } from 'drizzle-orm';
import { hasPostgres, startPostgres, type TestPostgres } from '@luxe/host/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type OpenDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openServer } from '../db/server.ts';
import { makeCustomer } from './buyers.ts';
import { placeOrder, readyBag, type ReadyBag } from './buying.ts';
import { insertFixtures, fixtures } from './fixtures.ts';
import { openShop, type TestShop } from './shop.ts';

const many = 30;

describe.skipIf(!hasPostgres)('a store whose PostgreSQL server restarts', () => {
  let server: TestPostgres;
  let database: OpenDatabase;
  let shop: TestShop;
  let bags: ReadyBag[];
  beforeAll(async () => {
    server = await startPostgres();
    database = await openServer(server.url);
    await migrate(database.db);
    await insertFixtures(database.db);
    shop = openShop(database.db);
    bags = [];
    for (let at = 0; at < many; at += 1)
      bags.push(
        await readyBag(await makeCustomer(database.db, shop, String(9_500_000_000 + at)), [
          [fixtures.soap, 1],
        ]),
      );
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await database.close();
    await server.close();
  });

  const orderAll = () => Promise.all(bags.map((bag, at) => placeOrder(bag, `order-number-${at}`)));
  const ready = async () => (await shop.app.inject('/readyz')).json();

  it('answers 503 during the restart, reconnects, and leaves no partial or duplicate order', async () => {
    const { db } = database;
    // Cut all connections during the orders, twice.
    const orders = orderAll();
    for (let cut = 0; cut < 2; cut += 1)
      await rowsOf(
        db,
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'luxe'`,
      ).catch(() => []);
    const first = await orders;
    expect(first.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual(
      [],
    );

    // Stop the server during the same orders.
    const again = orderAll();
    await server.stop();
    expect(
      (await again).map(({ status }) => status).filter((status) => status !== 200 && status !== 503),
    ).toEqual([]);
    const rejected = await shop.app.inject({
      url: '/v2/lux/users/anonymous/bagCount?cartGuid=x',
      headers: { authorization: 'Bearer unknown' },
    });
    expect([rejected.statusCode, rejected.headers['retry-after'], rejected.json().errorCode]).toEqual([
      503,
      '5',
      'UNAVAILABLE',
    ]);
    expect(await ready()).toEqual({ status: 'not ready', checks: { database: 'does not answer' } });
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);

    await server.start();
    expect(await ready()).toEqual({ status: 'ready', checks: { database: 'ok' } });
    const last = await orderAll();
    expect(last.map(({ status }) => status)).toEqual(bags.map(() => 200));
    for (const [at, { status, body }] of first.entries())
      if (status === 200) expect(last[at]?.body.orderDetails.orderId).toBe(body.orderDetails.orderId);
    const [sums] = await rowsOf<Record<string, string>>(
      db,
      sql`select (select count(*) from customer_order)::text as orders,
        (select count(distinct order_id) from ledger_entry)::text as booked,
        (select sum(amount_paise) from ledger_entry)::text as balance,
        (select sum(quantity) from stock_reservation)::text as reserved,
        (select count(*) from job)::text as jobs`,
    );
    const number = String(many);
    expect(sums).toEqual({ orders: number, booked: number, balance: '0', reserved: number, jobs: number });
  }, 60_000);

  it('answers 503 while another process locks a row, and works again after the row is released', async () => {
    const other = await openServer(server.url, { lockMs: 500 });
    const otherShop = openShop(other.db);
    const { db } = database;
    const buyer = await readyBag(await makeCustomer(other.db, otherShop, '9500009999'), [[fixtures.soap, 1]]);
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holder = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from offer where ussid = ${fixtures.soap.USSID} for update`);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const response = await placeOrder(buyer, 'order-of-a-held-row');
    expect([response.status, response.body.errorCode]).toEqual([503, 'UNAVAILABLE']);
    release.resolve();
    await holder;
    expect((await placeOrder(buyer, 'order-of-a-held-row')).status).toBe(200);
    await otherShop.close();
    await other.close();
  }, 60_000);
});
