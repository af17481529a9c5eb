// Measures concurrent purchases from one store API on PostgreSQL, and prints the result as one line of JSON:
// `node measureBuying.ts --shoppers 200 --seconds 300`. The provider responds at once, so the measured times
// are those of the store.
import { startPostgres } from '@luxe/host/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.ts';
import { openServer } from '../db/server.ts';
import { readConfig } from '../config.ts';
import { addTo, cartOf, readyBag, type ReadyBag } from './buying.ts';
import { makeCustomer } from './buyers.ts';
import { manualClock } from './manualClock.ts';
import { fakeJuspay, type FakeJuspay } from './fakeJuspay.ts';
import { insertFixtures, fixtures } from './fixtures.ts';
import { openShop } from './shop.ts';
import { waitForExit, overHttp, startStore } from './storeProcess.ts';

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    port: { type: 'string', default: '4302' },
  },
});
const port = Number(values.port);
const folder = mkdtempSync(path.join(tmpdir(), 'luxe-buying-'));
const server = await startPostgres();
const provider = await fakeJuspay();
try {
  readConfig({ DATA_DIR: folder });
  const bags = await prepare(Number(values.shoppers));
  const store = await startStore(folder, port, {
    PAYMENT_PROVIDER: 'sandbox',
    PAYMENT_ORIGIN: provider.origin,
    DATABASE_URL: server.url,
    DATABASE_CONNECTIONS: '20',
  });
  const result = await run(bags, provider, Number(values.seconds));
  store.kill('SIGTERM');
  await waitForExit(store);
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  await provider.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function prepare(shoppers: number): Promise<ReadyBag[]> {
  const { db, close } = await openServer(server.url);
  await migrate(db);
  await insertFixtures(db);
  const shop = openShop(db, manualClock(new Date().toISOString()));
  const bags: ReadyBag[] = [];
  for (let at = 0; at < shoppers; at += 1)
    bags.push(await readyBag(await makeCustomer(db, shop, String(9_000_000_000 + at)), [[fixtures.soap, 1]]));
  await shop.close();
  await close();
  return bags;
}

/**
 * Each shopper buys one item, from the bag to the placed order, until the time is over. Returns rates per
 * second and times in milliseconds.
 */
async function run(bags: readonly ReadyBag[], { approve }: FakeJuspay, seconds: number) {
  const times: Record<string, number[]> = {};
  const failures: Record<string, number> = {};
  let orders = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    bags.map(async (bag, number) => {
      const { customer } = overHttp(bag, port);
      const timed = async (what: string, work: () => ReturnType<typeof customer.call>) => {
        const begin = performance.now();
        const response = await work();
        (times[what] ??= []).push(performance.now() - begin);
        if (response.status !== 200)
          failures[`${what} ${response.status}`] = (failures[`${what} ${response.status}`] ?? 0) + 1;
        return response;
      };
      for (let round = 0; performance.now() < until; round += 1) {
        const cart = await cartOf(customer);
        if (round > 0) await timed('add', () => addTo(customer, cart, fixtures.soap));
        const summary = await timed('summary', () =>
          customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/displayOrderSummary_V2`),
        );
        const begun = await timed('collect', () =>
          customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/collectPaymentOrder_V2`, {
            headers: { 'idempotency-key': `buying-${number}-${round}` },
            payload: {
              paymentMode: 'UPI',
              addressId: bag.addressId,
              paybleAmount: summary.body.cartAmount?.paybleAmount.value,
            },
          }),
        );
        if (begun.status !== 200) continue;
        approve(begun.body.payment.orderId, 'charged');
        const { body } = await timed('settle', () =>
          customer.call('POST', `/v2/lux/users/{me}/orders/${begun.body.orderId}/updateTransactionDetails`),
        );
        if (body.outcome === 'PLACED') orders += 1;
      }
    }),
  );
  const all = Object.values(times).flat();
  return {
    shoppers: bags.length,
    seconds,
    orders,
    failures,
    ordersPerSecond: Number((orders / seconds).toFixed(1)),
    callsPerSecond: Number((all.length / seconds).toFixed(1)),
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    p99Of: Object.fromEntries(Object.entries(times).map(([what, some]) => [what, percentile(some, 0.99)])),
  };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
