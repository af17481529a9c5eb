import { freePort } from '@luxe/host/testing';
import { sql } from 'drizzle-orm';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { openFolder } from '../db/embedded.ts';
import { offer } from '../db/schema/index.ts';
import { makeCustomer } from './buyers.ts';
import { placeOrder, readyBag, type ReadyBag } from './buying.ts';
import { fixtures } from './fixtures.ts';
import { fillFolder, overHttp, startStore } from './storeProcess.ts';

const many = 100;
/** Few enough that a slow machine answers each order before its waiting time ends. */
const atOnce = 10;
const port = await freePort();
const folder = mkdtempSync(path.join(tmpdir(), 'luxe-chaos-'));
let program: ChildProcess | undefined;
let bags: ReadyBag[] = [];

beforeAll(async () => {
  bags = await fillFolder(folder, async (db, shop) => {
    const made = [];
    for (let at = 0; at < many; at += 1) {
      const customer = await makeCustomer(db, shop, String(9_600_000_000 + at));
      made.push(await readyBag(customer, [[fixtures.soap, 1 + (at % 3)]]));
    }
    return made;
  });
}, 600_000);
afterAll(() => {
  program?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('kill -9 neither loses nor duplicates an acknowledged order, and the ledger balances', async () => {
  const acknowledged = new Map<number, string>();
  const order = async (bag: ReadyBag, at: number) => {
    const response = await placeOrder(overHttp(bag, port), `order-number-${at}`).catch(() => undefined);
    if (response?.status === 200) acknowledged.set(at, response.body.orderDetails.orderId);
    return response;
  };

  program = await startStore(folder, port);
  const killed = new Promise((resolve) => program?.once('exit', resolve));
  const waiting = bags.entries();
  const orderInTurn = async () => {
    for (const [at, bag] of waiting) {
      await order(bag, at);
      if (acknowledged.size >= 30) program?.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, orderInTurn));
  expect(acknowledged.size).toBeGreaterThanOrEqual(30);
  await killed;
  const before = new Map(acknowledged);
  expect(before.size).toBeLessThan(many);

  program = await startStore(folder, port);
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
