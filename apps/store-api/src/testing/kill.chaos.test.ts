import { sql } from 'drizzle-orm';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { rowsOf } from '../db/database.ts';
import { openFolder } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { offer } from '../db/schema/index.ts';
import { makeCustomer } from './buyers.ts';
import { placeOrder, readyBag, type ReadyBag } from './buying.ts';
import { manualClock } from './manualClock.ts';
import { insertFixtures, fixtures } from './fixtures.ts';
import { openShop, type TestResponse, type TestShop } from './shop.ts';

const many = 200;
const port = Number(process.env.CHAOS_PORT ?? 4280);
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(path.join(tmpdir(), 'luxe-chaos-'));
let program: ChildProcess | undefined;
let bags: ReadyBag[] = [];

beforeAll(async () => {
  readConfig({ DATA_DIR: folder });
  const { db, close } = await openFolder(folder);
  await migrate(db);
  await insertFixtures(db);
  const shop = openShop(db, manualClock(new Date().toISOString()));
  bags = [];
  for (let at = 0; at < many; at += 1)
    bags.push(
      await readyBag(await makeCustomer(db, shop, String(9_600_000_000 + at)), [
        [fixtures.soap, 1 + (at % 3)],
      ]),
    );
  await shop.close();
  await close();
}, 600_000);
afterAll(() => {
  program?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      OPS_PORT: String(port + 1),
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
    },
    stdio: 'inherit',
  });
  for (const deadline = Date.now() + 600_000; Date.now() < deadline && child.exitCode === null;) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the store API was not ready');
}

/**
 * Copies a bag, so that the calls of its customer go over HTTP to the child process. The calls of the
 * original customer go to the app in this process.
 */
function overHttp(bag: ReadyBag): ReadyBag {
  const call: TestShop['call'] = async (method, url, { headers, payload } = {}): Promise<TestResponse> => {
    const response = await fetch(origin + url, {
      method,
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const { userName, token } = bag.customer;
  return {
    ...bag,
    customer: {
      ...bag.customer,
      call: (method, url, more = {}) =>
        call(method, url.replace('{me}', userName), {
          ...more,
          headers: { ...more.headers, authorization: `Bearer ${token}` },
        }),
    },
  };
}

it('kill -9 neither loses nor duplicates an acknowledged order, and the ledger balances', async () => {
  const acknowledged = new Map<number, string>();
  const order = async (bag: ReadyBag, at: number) => {
    const response = await placeOrder(overHttp(bag), `order-number-${at}`).catch(() => undefined);
    if (response?.status === 200) acknowledged.set(at, response.body.orderDetails.orderId);
    return response;
  };

  program = await start();
  const killed = new Promise((resolve) => program?.once('exit', resolve));
  const all = bags.map((bag, at) =>
    order(bag, at).then(() => {
      if (acknowledged.size === 60) program?.kill('SIGKILL');
    }),
  );
  await Promise.all(all);
  await killed;
  const before = new Map(acknowledged);
  expect(before.size).toBeGreaterThanOrEqual(60);
  expect(before.size).toBeLessThan(many);

  program = await start();
  for (const [at, bag] of bags.entries()) {
    const response = await order(bag, at);
    expect(response?.status).toBe(200);
    const known = before.get(at);
    if (known !== undefined) expect(response?.body.orderDetails.orderId).toBe(known);
  }
  const exited = new Promise((resolve) => program?.once('exit', resolve));
  program.kill('SIGTERM');
  expect(await exited).toBe(0);

  const { db, close } = await openFolder(folder);
  const [sums] = await rowsOf<
    Record<'orders' | 'customers' | 'owed' | 'payable' | 'balance' | 'sold', string>
  >(
    db,
    sql`select (select count(*) from customer_order)::text as orders,
      (select count(distinct customer_id) from customer_order)::text as customers,
      (select sum(amount_paise) from ledger_entry where account = 'cash-on-delivery')::text as owed,
      (select sum(payable_paise) from customer_order)::text as payable,
      (select sum(amount_paise) from ledger_entry)::text as balance,
      (select sum(quantity) from stock_reservation where status = 'consumed')::text as sold`,
  );
  const stock = (await db.select().from(offer)).find(({ ussid }) => ussid === fixtures.soap.USSID)?.stock;
  await close();
  expect(sums).toMatchObject({
    orders: String(many),
    customers: String(many),
    balance: '0',
    owed: sums?.payable,
  });
  expect(stock).toBe(100_000 - Number(sums?.sold));
}, 600_000);
