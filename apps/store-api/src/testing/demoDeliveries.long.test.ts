import { freePort } from '@luxe/host/testing';
import { sql } from 'drizzle-orm';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { openFolder } from '../db/embedded.ts';
import { makeCustomer } from './buyers.ts';
import { placeOrder, readyBag, type ReadyBag } from './buying.ts';
import { fixtures } from './fixtures.ts';
import type { TestCustomer } from './shop.ts';
import { fillFolder, overHttp, startStore, waitForExit } from './storeProcess.ts';

const port = await freePort();
const folder = mkdtempSync(path.join(tmpdir(), 'luxe-deliveries-'));
/** How the way of a parcel ends, by the landmark of its address. */
const ends = {
  '': 'DELIVERED',
  'not at home': 'DELIVERED',
  'wrong address': 'RETURNED_TO_ORIGIN',
  lost: 'LOST',
} as const;
const beforeShipping = new Set(['PLACED', 'CONFIRMED', 'PACKED']);
let bags: ReadyBag[] = [];
let program: ChildProcess | undefined;

beforeAll(async () => {
  bags = await fillFolder(folder, async (db, shop) => {
    const made = [];
    for (const [at, landmark] of Object.keys(ends).entries()) {
      const customer = await makeCustomer(db, shop, String(9_700_000_000 + at));
      made.push(await readyBag(customer, [[fixtures.potli, 1]], { landmark }));
    }
    return made;
  });
}, 600_000);
afterAll(() => {
  program?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const start = () => startStore(folder, port, { CARRIER_DAY_SECONDS: '2' });

it('a demo shop brings every parcel to its end by the clock, also when its process is killed on the way', async () => {
  program = await start();
  const orders: { customer: TestCustomer; orderId: string }[] = [];
  for (const [at, bag] of bags.entries()) {
    const { customer, ...rest } = overHttp(bag, port);
    const { body } = await placeOrder({ customer, ...rest }, `order-number-${at}`);
    orders.push({ customer, orderId: body.orderDetails.orderId });
  }
  const statesNow = () =>
    Promise.all(
      orders.map(async ({ customer, orderId }) => {
        const { body } = await customer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`);
        return body.products[0].groups[0].state as string;
      }),
    );
  const isOnTheWay = async () => (await statesNow()).some((state) => !beforeShipping.has(state));
  await expect.poll(isOnTheWay, { timeout: 120_000, interval: 200 }).toBe(true);
  program.kill('SIGKILL');
  await waitForExit(program);
  program = await start();
  await expect.poll(statesNow, { timeout: 120_000, interval: 500 }).toEqual(Object.values(ends));
  program.kill('SIGTERM');
  await waitForExit(program);

  const { db, close } = await openFolder(folder);
  const repeated = await rowsOf(
    db,
    sql`select unit_id, state from unit_event where state <> 'outForDelivery' group by unit_id, state having count(*) > 1`,
  );
  expect(repeated).toEqual([]);
  const unbalanced = await rowsOf(
    db,
    sql`select order_id from ledger_entry group by order_id having sum(amount_paise) <> 0`,
  );
  expect(unbalanced).toEqual([]);
  const cash = await rowsOf<{ paise: string }>(
    db,
    sql`select coalesce(sum(amount_paise), 0)::text as paise from ledger_entry where account = 'cash-on-delivery'`,
  );
  expect(cash).toEqual([{ paise: '0' }]);
  await close();
}, 400_000);
