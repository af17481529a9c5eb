import { freePort } from '@luxe/host/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { openFolder } from '../db/embedded.ts';
import { offer } from '../db/schema/index.ts';
import { makeCustomer } from './buyers.ts';
import { placeOrder, readyBag, type ReadyBag } from './buying.ts';
import { manualClock } from './manualClock.ts';
import { fixtures } from './fixtures.ts';
import { openShop } from './shop.ts';
import { fillFolder, overHttp, startStore, waitForExit } from './storeProcess.ts';

const seconds = Number(process.env.LUXE_LONG_MINUTES ?? 1) * 60 * 0.25;
const seed = Number(process.env.LUXE_SEED ?? 1);
const port = await freePort();
const folder = mkdtempSync(path.join(tmpdir(), 'luxe-orders-'));
let program: ChildProcess | undefined;

afterAll(() => {
  program?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const product = fc.constantFrom(fixtures.soap, fixtures.soap, fixtures.potli, fixtures.candle);
/**
 * Random data of one round: what each buyer orders, whether they order twice at once, and when the process is
 * killed.
 */
const round = fc.record({
  buyers: fc.array(fc.record({ product, quantity: fc.integer({ min: 1, max: 2 }), isTwice: fc.boolean() }), {
    minLength: 20,
    maxLength: 50,
  }),
  killAfter: fc.integer({ min: 1, max: 30 }),
  killDelay: fc.integer({ min: 0, max: 40 }),
});
type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never;

interface Buyer {
  readonly bag: ReadyBag;
  readonly key: string;
  readonly isTwice: boolean;
  /** Id of the acknowledged order. */
  orderId?: string;
}

/** Creates customers with their bags. Call it while no store process uses the data folder. */
async function prepare({ buyers }: Round, number: number): Promise<Buyer[]> {
  const { db, close } = await openFolder(folder);
  const shop = openShop(db, manualClock(new Date().toISOString()));
  const made: Buyer[] = [];
  for (const [at, { product: wanted, quantity, isTwice }] of buyers.entries()) {
    const customer = await makeCustomer(db, shop, String(9_000_000_000 + number * 1_000 + at));
    // Each buyer of candles takes one, because only five candles are in stock.
    const bag = await readyBag(customer, [[wanted, wanted === fixtures.candle ? 1 : quantity]]).catch(
      () => undefined,
    );
    if (bag?.paybleAmount) made.push({ bag, key: `order-${number}-${at}`, isTwice });
  }
  await shop.close();
  await close();
  return made;
}

async function buy(buyer: Buyer): Promise<void> {
  const send = () => placeOrder(overHttp(buyer.bag, port), buyer.key).catch(() => undefined);
  let response = await send();
  // On a slow machine, requests of this many buyers wait too long, and the store answers 503. The buyer tries
  // again, as a shopper would.
  while (response?.status === 503) {
    await delay(1000);
    response = await send();
  }
  if (response?.status !== 200) {
    // No response means that the process was killed; 409 means that the product is sold out. Any other status
    // is a fault of the store.
    expect([undefined, 409]).toContain(response?.status);
    return;
  }
  const { orderId } = response.body.orderDetails as { orderId: string };
  if (buyer.orderId !== undefined) expect(orderId).toBe(buyer.orderId);
  buyer.orderId = orderId;
}

/**
 * All buyers order. The process is killed during the orders, then started again, and all buyers repeat their
 * orders.
 */
async function runRound({ killAfter, killDelay }: Round, buyers: Buyer[]): Promise<void> {
  program = await startStore(folder, port);
  const first = program;
  let responseCount = 0;
  const onResponse = () => {
    responseCount += 1;
    if (responseCount === killAfter) setTimeout(() => first.kill('SIGKILL'), killDelay);
  };
  const requests = buyers.flatMap((buyer) => (buyer.isTwice ? [buy(buyer), buy(buyer)] : [buy(buyer)]));
  await Promise.all(requests.map((one) => one.then(onResponse)));
  first.kill('SIGKILL');
  await waitForExit(first);

  program = await startStore(folder, port);
  await Promise.all(buyers.map(buy));
  program.kill('SIGTERM');
  expect(await waitForExit(program)).toBe(0);
}

async function check(acknowledged: readonly string[]): Promise<void> {
  const { db, close } = await openFolder(folder);
  const orders = await rowsOf<{ id: string; carts: string }>(
    db,
    sql`select id, count(*) over (partition by cart_id)::text as carts from customer_order`,
  );
  const [sums] = await rowsOf<Record<'balance' | 'owed' | 'payable' | 'uneven', string | null>>(
    db,
    sql`select (select sum(amount_paise) from ledger_entry)::text as balance,
      (select sum(amount_paise) from ledger_entry where account = 'cash-on-delivery')::text as owed,
      (select sum(payable_paise) from customer_order)::text as payable,
      (select count(*) from customer_order o where payable_paise <>
        (select sum(amount_paise) from ledger_entry l where l.order_id = o.id and account = 'cash-on-delivery'))::text as uneven`,
  );
  const sold = new Map(
    (
      await rowsOf<{ ussid: string; quantity: string }>(
        db,
        sql`select ussid, sum(quantity)::text as quantity from order_line group by ussid`,
      )
    ).map(({ ussid, quantity }) => [ussid, Number(quantity)]),
  );
  const stock = new Map((await db.select().from(offer)).map((one) => [one.ussid, one.stock]));
  await close();

  expect(orders.map(({ id }) => id).toSorted()).toEqual([...acknowledged].toSorted());
  expect(orders.filter(({ carts }) => carts !== '1')).toEqual([]);
  expect(sums).toMatchObject({ balance: '0', owed: sums?.payable, uneven: '0' });
  for (const [{ USSID }, initial] of [
    [fixtures.soap, 100_000],
    [fixtures.potli, 100_000],
    [fixtures.candle, 5],
  ] as const)
    expect([USSID, stock.get(USSID)]).toEqual([USSID, initial - (sold.get(USSID) ?? 0)]);
}

it(`kill -9 loses and duplicates no order, for ${seconds.toFixed(0)} s from seed ${seed}`, async () => {
  await fillFolder(folder, async () => {});

  const ends = Date.now() + seconds * 1000;
  const rounds = fc.sample(round, { numRuns: 10_000, seed });
  const acknowledged: string[] = [];
  let played = 0;
  for (const given of rounds) {
    if (played > 0 && Date.now() > ends) break;
    const buyers = await prepare(given, played);
    await runRound(given, buyers);
    const mine = buyers.flatMap(({ orderId }) => orderId ?? []);
    expect(new Set(mine).size).toBe(mine.length);
    acknowledged.push(...mine);
    await check(acknowledged);
    played += 1;
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  process.stdout.write(`orders: ${played} rounds, ${acknowledged.length} orders, one kill -9 each\n`);
});
