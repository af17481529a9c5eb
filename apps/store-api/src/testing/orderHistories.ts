import { createLog } from '@luxe/host/log';
import { freePort, startPostgres } from '@luxe/host/testing';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { rowsOf, type Database, type OpenDatabase } from '../db/database.ts';
import { openFolder } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import {
  customer,
  discount,
  dropStore,
  offer,
  paymentAttempt,
  product,
  variant,
} from '../db/schema/index.ts';
import { openServer } from '../db/server.ts';
import { post } from '../modules/ledger/ledger.ts';
import { createJuspay } from '../modules/payment-provider/juspay.ts';
import { reconcile } from '../modules/payment/reconciler.ts';
import { createLivePolicy } from '../modules/policy/livePolicy.ts';
import { retryCharge } from '../modules/refund/redirectCharge.ts';
import { retryPart } from '../modules/refund/redirectRefund.ts';
import { sendRefunds } from '../modules/refund/sendRefunds.ts';
import { makeCustomer } from './buyers.ts';
import { openDesk } from './desk.ts';
import { deskPerson, sendThrough, type Gate } from './deskProcess.ts';
import { fakeJuspay, type FakeJuspay } from './fakeJuspay.ts';
import { fixtures, insertFixtures } from './fixtures.ts';
import { addSecondSeller } from './fulfilling.ts';
import { manualClock } from './manualClock.ts';
import { chargeProblems, countUnits, moneyProblems, unsettled } from './orderInvariants.ts';
import { openShop, type TestResponse } from './shop.ts';
import { plan, playPlan, settleOrder, type Player } from './playOrder.ts';
import { startStore, waitForExit } from './storeProcess.ts';

export interface HistoryOptions {
  readonly kind: 'embedded' | 'server';
  /** How long store processes run, without their starts and the checks between them. */
  readonly seconds: number;
  readonly seed: number;
}

/** What was played, and every rule that was broken. */
export interface HistoryResult {
  readonly orders: number;
  readonly kills: number;
  /** Number of requests by what they did, for example `cancel 200`. */
  readonly counts: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
}

const potli = fixtures.potli;
/** Variants of the potli: another size, a cheaper one, and one with little stock. */
const variants = [
  { ussid: '100001PL-L', pricePaise: potli.price, stock: 100_000 },
  { ussid: '100001PL-S', pricePaise: potli.price - 1000_07, stock: 100_000 },
  { ussid: '100001PL-X', pricePaise: potli.price, stock: 4 },
] as const;

/** Credits that every customer gets, in paise. */
const given = { 'cliq-cash': 9_000_01, 'loyalty-points': 700_00, 'brand-cash': 450_33 } as const;

/** Orders that are played at the same time. */
const playersAtOnce = 8;

/**
 * Plays random orders with random moves of shoppers, desk and carrier, while the store process is killed
 * again and again. After each kill, and when everything is settled, checks the rules for money and stock.
 */
export async function playHistories({ kind, seconds, seed }: HistoryOptions): Promise<HistoryResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-histories-'));
  const server = kind === 'server' ? await startPostgres() : undefined;
  const provider = await fakeJuspay();
  // Port of the store process; the next one is that of the desk.
  const port = await freePort();
  provider.refundOutcome = (reference) =>
    (['done', 'done', 'rejected', 'failed late'] as const)[hashOf(`${seed} ${reference}`) % 4] ?? 'done';
  const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const database: OpenDatabase = await (server ? openServer(server.url) : openFolder(folder));
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  const problems: string[] = [];
  const counts = new Map<string, number>();
  const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  try {
    readConfig({ DATA_DIR: folder });
    const plans = fc.sample(plan, { numRuns: Math.ceil(seconds * 2), seed });
    const killDelays = fc.sample(fc.integer({ min: 3000, max: 12_000 }), { numRuns: 200, seed });
    const { tokens, cookie, initial } = await withDatabase((db) => prepare(db, plans.length));

    const gate = openGate();
    let left = seconds * 1000;
    const send = async (method: string, url: string, init: Sent = {}): Promise<TestResponse> => {
      const response = await sendThrough(gate, `http://127.0.0.1:${port}${url}`, {
        method,
        headers: { ...init.headers, ...(init.payload === undefined ? {} : contentType(init.payload)) },
        ...(init.payload !== undefined && { body: textOf(init.payload) }),
      });
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : {} };
    };
    const desk = deskPerson(
      async (method, url, init) => {
        const response = await sendThrough(gate, `http://127.0.0.1:${port + 1}${url}`, { method, ...init });
        return { status: response.status, text: await response.text() };
      },
      cookie,
      port + 1,
    );
    const players = tokens.flatMap((one, at): Player[] => {
      const chosen = plans[at];
      if (!chosen) return [];
      const fault = (sentence: string) => void problems.push(sentence);
      const isOver = () => left <= 0;
      return [{ ...one, plan: chosen, desk, provider, send, note, fault, isOver }];
    });
    const started: Player[] = [];
    const playing = inParallel(playersAtOnce, players, async (player) => {
      if (player.isOver()) return;
      started.push(player);
      await playPlan(player);
    });
    const state = { isPlaying: true };
    void playing.finally(() => (state.isPlaying = false));

    const start = (carrier: 'demo' | 'none') =>
      startStore(folder, port, {
        PAYMENT_PROVIDER: 'sandbox',
        PAYMENT_ORIGIN: provider.origin,
        PAYMENT_WEBHOOK_PASSWORD: 'the password of the webhooks',
        DATABASE_URL: server?.url ?? '',
        // Refunds that fail and moves that come too late are expected.
        LOG_LEVEL: 'silent',
        CARRIER: carrier,
        CARRIER_DAY_SECONDS: '1',
      });
    let kills = 0;
    while (state.isPlaying) {
      // With the demo carrier, the clock moves parcels and returns at the same time as the desk.
      const program = await start(kills % 2 === 0 ? 'none' : 'demo');
      gate.open();
      const from = Date.now();
      await Promise.race([playing, delay(killDelays[kills % killDelays.length])]);
      left -= Date.now() - from;
      gate.close();
      program.kill('SIGKILL');
      await waitForExit(program);
      kills += 1;
      await withDatabase(async (db) => {
        problems.push(...(await brokenRules(db, initial)).map((one) => `after kill ${kills}: ${one}`));
        await passTime(db, provider);
      });
      if (problems.length > 0) break;
    }
    if (problems.length === 0) {
      provider.refundOutcome = () => 'done';
      const program = await start('none');
      gate.open();
      await inParallel(playersAtOnce, started, settleOrder);
      program.kill('SIGTERM');
      const code = await waitForExit(program);
      if (code !== 0) problems.push(`the store ended with ${code}`);
      await withDatabase(async (db) => {
        await settle(db, provider);
        problems.push(...(await brokenRules(db, initial)), ...(await unsettled(db)));
        problems.push(...(await chargeProblems(db, provider.netCharges())));
        problems.push(...(await unknownOrders(db, started)));
      });
    }
    return { orders: started.filter(({ orderId }) => orderId).length, kills, counts, problems };
  } finally {
    await provider.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Sent {
  readonly headers?: Record<string, string>;
  readonly payload?: object | string;
}
const contentType = (payload: object | string) => ({
  'content-type': typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
});
const textOf = (payload: object | string) =>
  typeof payload === 'string' ? payload : JSON.stringify(payload);

const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

function openGate(): Gate & { open(): void; close(): void } {
  let next = Promise.withResolvers<void>();
  let lives = 0;
  const gate = {
    life: undefined as number | undefined,
    opened: next.promise,
    open() {
      gate.life = lives += 1;
      next.resolve();
    },
    close() {
      gate.life = undefined;
      next = Promise.withResolvers<void>();
      gate.opened = next.promise;
    },
  };
  return gate;
}

async function inParallel<T>(limit: number, all: readonly T[], work: (one: T) => Promise<void>) {
  const queue = [...all];
  const worker = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/** Fills an empty database with products, rules, customers with credits, and a person at the desk. */
async function prepare(db: Database, customers: number) {
  await migrate(db);
  await insertFixtures(db);
  await addSecondSeller(db);
  await db.update(product).set({ returnPolicy: '7 Day Return or Replacement' });
  await db.update(offer).set({ stock: 60 }).where(eq(offer.ussid, fixtures.candle.USSID));
  for (const [at, one] of variants.entries()) {
    const sku = `${one.ussid}V`;
    await db.insert(variant).values({
      ...{ sku, productId: potli.productCode, colourKey: 'forest', position: at + 1 },
      ...{ size: one.ussid.at(-1) ?? '', sizeLabel: one.ussid.at(-1) ?? '' },
    });
    await db.insert(offer).values({
      ...{ ...one, sellerId: '100001', variantSku: sku, rank: 0, mrpPaise: one.pricePaise },
      deliveryModes: ['home-delivery'],
    });
  }
  await db.insert(dropStore).values({
    ...{ id: 'lodhi', name: 'Lodhi Market', address: 'Lodhi Colony', city: 'New Delhi' },
    ...{ postalCode: '110003', opensAt: '11:00', closesAt: '21:00' },
  });
  const term = { title: '', fromDay: '2020-01-01', untilDay: '2099-12-31' } as const;
  await db.insert(discount).values([
    { ...term, code: 'TENTH', kind: 'coupon', percent: 10, perCustomer: 1 },
    { ...term, code: 'GIFT', kind: 'gift', minimumPaise: 60_000_00, giftUssid: fixtures.soap.USSID },
  ]);
  const clock = manualClock(new Date().toISOString());
  const shop = openShop(db, clock);
  const tokens: { userName: string; token: string; phone: string }[] = [];
  for (let at = 0; at < customers; at += 1) {
    const { userName, token, phone } = await makeCustomer(db, shop, String(9_500_000_000 + at));
    tokens.push({ userName, token, phone });
    const [row] = await db.select().from(customer).where(eq(customer.userName, userName));
    const customerId = row?.id ?? 0;
    const total = Object.values<number>(given).reduce((sum, one) => sum + one, 0);
    await db.transaction((tx) =>
      post(
        tx,
        null,
        [
          { account: 'cliq-cash', amountPaise: -given['cliq-cash'], customerId },
          { account: 'loyalty-points', amountPaise: -given['loyalty-points'], customerId },
          {
            ...{ account: 'brand-cash', amountPaise: -given['brand-cash'], customerId },
            brandCode: 'MBH11A00001',
          },
          { account: 'credits-given', amountPaise: total },
        ],
        clock.now(),
      ),
    );
  }
  const { cookie } = await openDesk(db, clock).logIn(['orders']);
  const initial = await countUnits(db);
  await shop.close();
  return { tokens, cookie, initial };
}

/** The rules that hold at any time. */
async function brokenRules(db: Database, initial: ReadonlyMap<string, number>): Promise<string[]> {
  const gone = await rowsOf<{ unitId: string }>(
    db,
    sql`select u.unit_id::text as "unitId" from return_unit u join return_request r on r.id = u.return_id
      where u.is_open and exists (select 1 from unit_event e where e.unit_id = u.unit_id and e.state = 'inspected'
        and (r.method = 'nothing' or (e.actor = 'desk' and r.id % 4 = 0)))`,
  );
  const now = await countUnits(db, new Set(gone.map(({ unitId }) => Number(unitId))));
  const stock = [...initial].filter(([ussid, count]) => now.get(ussid) !== count);
  return [
    ...stock.map(([ussid, count]) => `there are ${now.get(ussid)} units of ${ussid}, not ${count}`),
    ...(await moneyProblems(db)),
  ];
}

/** Lets the time pass until every refund that is pending is requested again, several times. */
async function passTime(db: Database, provider: FakeJuspay): Promise<void> {
  const parts = { db, clock: manualClock(new Date().toISOString()), provider: juspayOf(provider) };
  const makeDue = sql`update refund_part set check_at = ${new Date(0).toISOString()}::timestamptz
    where check_at is not null and status in ('due', 'pending')`;
  for (let time = 0; time < 2; time += 1) {
    await rowsOf(db, makeDue);
    await sendRefunds(parts, createLog('silent'));
  }
  await rowsOf(db, makeDue);
}

const juspayOf = ({ origin }: FakeJuspay) =>
  createJuspay({
    ...{ name: 'sandbox', origin, merchantId: 'luxe' },
    ...{ apiKey: '', responseKey: '', webhookUser: '', webhookPassword: '' },
  });

/** Lets three days pass, in which every payment and refund reaches its end. */
async function settle(db: Database, provider: FakeJuspay): Promise<void> {
  const clock = manualClock(new Date().toISOString());
  const parts = { db, clock, livePolicy: createLivePolicy(db), provider: juspayOf(provider) };
  const log = createLog('silent');
  for (let hour = 0; hour < 72; hour += 1) {
    clock.advance(60 * 60_000);
    while ((await reconcile(parts, log)) > 0);
    while ((await sendRefunds(parts, log)) > 0);
    // A refund that was pending may have failed for the last time.
    for (const { id, orderId } of await failedParts(db)) await retryPart(parts, orderId, Number(id));
    const policy = await parts.livePolicy.read();
    for (const charge of await rejectedCharges(db))
      await db.transaction((tx) => retryCharge(tx, charge, { policy, now: clock.now() }));
  }
}

const rejectedCharges = (db: Database) =>
  db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.status, 'refunding'), isNotNull(paymentAttempt.refundStoppedAt)));

const failedParts = (db: Database) =>
  rowsOf<{ id: string; orderId: string }>(
    db,
    sql`select p.id::text as id, r.order_id as "orderId" from refund_part p join refund r on r.id = p.refund_id
      where p.status = 'failed'`,
  );

/** Every order that was answered to a shopper exists, once per bag, and no other one was placed. */
async function unknownOrders(db: Database, players: readonly Player[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string; status: string; carts: string }>(
    db,
    sql`select id, status, count(*) filter (where status = 'placed') over (partition by cart_id)::text as carts
      from customer_order`,
  );
  const known = new Set(players.flatMap(({ orderId }) => orderId ?? []));
  const stored = new Set(rows.map(({ id }) => id));
  return [
    ...rows
      .filter(({ carts }) => Number(carts) > 1)
      .map(({ id }) => `${id} is not the only order of its bag`),
    ...rows
      .filter(({ id, status }) => status === 'placed' && !known.has(id))
      .map(({ id }) => `${id} was placed without an answer`),
    ...[...known].filter((id) => !stored.has(id)).map((id) => `${id} is lost`),
  ];
}
