import { freePort, startPostgres } from '@luxe/host/testing';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rowsOf, type OpenDatabase } from '../db/database.ts';
import { openFolder } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { customer } from '../db/schema/index.ts';
import { openServer } from '../db/server.ts';
import { post } from '../modules/ledger/ledger.ts';
import { readConfig } from '../config.ts';
import { makeCustomer } from './buyers.ts';
import { readyBag, type ReadyBag } from './buying.ts';
import { manualClock } from './manualClock.ts';
import { fakeJuspay, type PaymentOutcome, type FakeJuspay } from './fakeJuspay.ts';
import { insertFixtures, fixtures } from './fixtures.ts';
import { raceGiftCard, type RacedCard } from './giftCardRace.ts';
import { countSettled, credit, given, type SettledTotals } from './settledTotals.ts';
import { openShop } from './shop.ts';
import { waitForExit, overHttp, startStore } from './storeProcess.ts';

export interface Chaos {
  readonly kind: 'embedded' | 'server';
  readonly purchases: number;
  readonly seed: number;
  /**
   * True: two purchases share the credits of one customer, a bag and a buy-now cart, and three tabs pay for
   * each at once. Default: every purchase has a customer of its own and one tab.
   */
  readonly sharesCredits?: true;
  /**
   * True: guests buy gift cards at the same time, and the customers of the bags redeem them, two for each
   * card. With `sharesCredits`.
   */
  readonly hasGiftCards?: true;
}

const outcomes: readonly PaymentOutcome[] = [
  ...(['charged', 'charged', 'charged', 'charged late', 'declined', 'notRecognised'] as const),
  ...(['declined late', 'never', 'lost', 'too much'] as const),
];
const purchase = fc.record({
  outcome: fc.constantFrom(...outcomes),
  product: fc.constantFrom(fixtures.soap, fixtures.potli, fixtures.candle),
  credits: fc.subarray(['applyVouchers', 'applyLoyaltyPoints', 'brandcash']),
  /** How often the browser returns from the provider, and how many webhooks the provider sends. */
  returns: fc.integer({ min: 0, max: 2 }),
  webhooks: fc.integer({ min: 0, max: 2 }),
  /** True: the shopper closes the bank's page. */
  isAbandoned: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

/** Number of shoppers who buy at once. */
const waveSize = 100;
/** Gift cards of a wave. Two customers redeem each in two tabs, below the limits of one network. */
const cardsOfWave = 12;

/**
 * Runs many concurrent purchases while the store is killed, the provider is late or loses responses, and the
 * connections of a PostgreSQL server are cut. Then lets three days pass and counts the totals.
 */
export async function playPurchases({
  kind,
  purchases,
  seed,
  sharesCredits,
  hasGiftCards,
}: Chaos): Promise<SettledTotals> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-purchases-'));
  const server = kind === 'server' ? await startPostgres() : undefined;
  const provider = await fakeJuspay();
  const port = await freePort();
  let killsInHolds = 0;
  const open = (): Promise<OpenDatabase> => (server ? openServer(server.url) : openFolder(folder));
  try {
    readConfig({ DATA_DIR: folder });
    await withDatabase(open, async ({ db }) => {
      await migrate(db);
      await insertFixtures(db);
    });
    const plans = fc.sample(purchase, { numRuns: purchases, seed });
    for (let from = 0; from < plans.length; from += waveSize) {
      const some = plans.slice(from, from + waveSize);
      const bags = await withDatabase(open, (database) => prepare(database, some, from, sharesCredits));
      const cards = hasGiftCards
        ? await withDatabase(open, (database) => prepareCards(database, bags, some, from))
        : [];
      const wave = { some, bags, cards, provider, folder, port, url: server?.url, seed: seed + from, open };
      killsInHolds += await runWave({ ...wave, tabs: sharesCredits ? 3 : 1 });
    }
    provider.chance = () => false;
    const customers = sharesCredits ? Math.ceil(purchases / 2) : purchases;
    const totals = await withDatabase(open, (database) => countSettled(database, provider, customers));
    return { ...totals, killsInHolds };
  } finally {
    await provider.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs work in a database that no store process uses. */
export async function withDatabase<T>(
  open: () => Promise<OpenDatabase>,
  work: (database: OpenDatabase) => Promise<T>,
) {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Creates customers with a bag and credits. Call it while no store process uses the data folder. */
async function prepare(
  { db }: OpenDatabase,
  some: readonly Purchase[],
  from: number,
  sharesCredits = false,
): Promise<(ReadyBag | undefined)[]> {
  const shop = openShop(db, manualClock(new Date().toISOString()));
  const bags: (ReadyBag | undefined)[] = [];
  for (const [at, { product, credits }] of some.entries()) {
    if (sharesCredits && at % 2 === 1) {
      const first = bags[at - 1];
      bags.push(first && (await buyNowBag(first, product, credits)));
      continue;
    }
    const buyer = await makeCustomer(db, shop, String(9_000_000_000 + from + at));
    const [row] = await db.select().from(customer).where(eq(customer.userName, buyer.userName));
    const customerId = row?.id ?? 0;
    await post(
      db,
      null,
      [
        { account: 'cliq-cash', amountPaise: -given['cliq-cash'], customerId },
        { account: 'loyalty-points', amountPaise: -given['loyalty-points'], customerId },
        {
          account: 'brand-cash',
          amountPaise: -given['brand-cash'],
          customerId,
          brandCode: 'MBH11A00001',
        },
        { account: 'payments', amountPaise: credit },
      ],
      new Date(),
    );
    // Only five candles are in stock, so later buyers of candles have an empty bag.
    const bag = await readyBag(buyer, [[product, 1]]);
    if (bag.paybleAmount > 0) await applyCredits(bag, credits);
    bags.push(bag.paybleAmount > 0 ? bag : undefined);
  }
  await shop.close();
  return bags;
}

/** Guests who buy gift cards, and the customers who redeem them. */
async function prepareCards(
  { db }: OpenDatabase,
  bags: readonly (ReadyBag | undefined)[],
  some: readonly Purchase[],
  from: number,
): Promise<RacedCard[]> {
  const shop = openShop(db, manualClock(new Date().toISOString()));
  const ready = bags.flatMap((bag) => bag ?? []);
  const customers = ready.filter(
    ({ customer: { userName } }, at) =>
      ready.findIndex((other) => other.customer.userName === userName) === at,
  );
  const cards: RacedCard[] = [];
  for (const [at, { outcome }] of some.slice(0, cardsOfWave).entries())
    cards.push({
      at: from + at,
      guestToken: await shop.guestToken(),
      outcome: at % 2 === 0 ? 'charged' : outcome,
      // Few customers, so that each redeems while their orders spend the same balance.
      redeemers: [0, 1].flatMap((next) => customers[(at + next) % Math.min(6, customers.length)] ?? []),
    });
  await shop.close();
  return cards;
}

async function applyCredits({ customer: buyer, cart }: ReadyBag, credits: readonly string[]): Promise<void> {
  for (const call of credits) {
    const applied = await buyer.call('POST', `/v2/lux/users/{me}/carts/${cart}/${call}?action=apply`);
    if (applied.status !== 200)
      throw new Error(`${call} answered ${applied.status} ${applied.body.errorCode}`);
  }
}

/**
 * A buy-now cart of the customer of a bag, which spends the same credits. Undefined when the product is sold
 * out.
 */
async function buyNowBag(
  bag: ReadyBag,
  { productCode, USSID }: Purchase['product'],
  credits: readonly string[],
): Promise<ReadyBag | undefined> {
  const query = `USSID=${USSID}&productCode=${productCode}`;
  const made = await bag.customer.call('GET', `/v2/lux/users/{me}/buyNow/mergeBuyNowCart?${query}`);
  if (made.status === 409) return undefined;
  const cart: unknown = made.body.code;
  if (made.status !== 200 || typeof cart !== 'string')
    throw new Error(`the buy-now cart answered ${made.status} ${made.body.errorCode}`);
  await applyCredits({ ...bag, cart }, credits);
  return { ...bag, cart };
}

interface Wave {
  readonly some: readonly Purchase[];
  readonly bags: readonly (ReadyBag | undefined)[];
  readonly cards: readonly RacedCard[];
  readonly provider: FakeJuspay;
  readonly folder: string;
  readonly port: number;
  readonly url: string | undefined;
  readonly seed: number;
  readonly open: () => Promise<OpenDatabase>;
  /** Tabs in which every shopper pays at once. */
  readonly tabs: number;
}

/** Environment of a store process with a provider. `url`: its PostgreSQL server; undefined for none. */
export const environmentOf = ({ origin }: FakeJuspay, url: string | undefined): NodeJS.ProcessEnv => ({
  PAYMENT_PROVIDER: 'sandbox',
  PAYMENT_ORIGIN: origin,
  PAYMENT_WEBHOOK_PASSWORD: 'the password of the webhooks',
  DATABASE_URL: url ?? '',
  // Errors about cut connections are expected.
  LOG_LEVEL: 'silent',
});

/**
 * All shoppers buy at once. Two processes of the store are killed during the purchases. In the last one,
 * which shuts down normally, they try again one after another. Resolves to the number of kills that came
 * while orders held credits.
 */
async function runWave(wave: Wave): Promise<number> {
  const { some, bags, cards, provider, folder, port, url, seed, open, tabs } = wave;
  let killsInHolds = 0;
  const chance = seededRandom(seed);
  const environment = environmentOf(provider, url);
  provider.chance = () => chance() < 0.1;
  // With gift cards, the kills come when orders are under way, which hold credits.
  for (const kills of cards.length > 0 ? [90, 200, Infinity] : [7, 19, Infinity]) {
    const program = await startStore(folder, port, environment);
    let responseCount = 0;
    const cuts: Promise<unknown>[] = [];
    const onResponse = () => {
      responseCount += 1;
      if (responseCount === kills) program.kill('SIGKILL');
      else if (url && responseCount % 37 === 0) cuts.push(cutConnections(open));
    };
    await Promise.all([
      ...bags.map(async (bag, at) => {
        const plan = some[at];
        if (!bag || !plan) return;
        await Promise.all(
          Array.from({ length: tabs }, (_, tab) => buy(bag, plan, provider, port, onResponse, tab)),
        );
      }),
      ...cards.map((card) => raceGiftCard(card, provider, port, { onResponse, tabs: 2 })),
    ]);
    // A slow machine answers many of the calls above with 503. Each shopper tries again without the others.
    const onResponseLater = () => undefined;
    if (kills === Infinity) {
      for (const [at, bag] of bags.entries()) {
        const plan = some[at];
        if (bag && plan) await buy(bag, plan, provider, port, onResponseLater, 0);
      }
      for (const card of cards)
        await raceGiftCard(card, provider, port, { onResponse: onResponseLater, tabs: 1 });
    }
    program.kill(kills === Infinity ? 'SIGTERM' : 'SIGKILL');
    await waitForExit(program as ChildProcess);
    // A late cut would end the connection that counts the holds.
    await Promise.all(cuts);
    if (kills !== Infinity && (await withDatabase(open, hasHolds))) killsInHolds += 1;
  }
  return killsInHolds;
}

/** Whether orders hold credits. */
async function hasHolds({ db }: OpenDatabase): Promise<boolean> {
  const [row] = await rowsOf<{ paise: string }>(
    db,
    sql`select coalesce(sum(amount_paise), 0)::text as paise from ledger_entry where account = 'credits-held'`,
  );
  return Number(row?.paise ?? 0) !== 0;
}

/**
 * One shopper's purchase, from the Pay button to the return. A call without a response is not repeated here,
 * because the shopper may try again in the next round.
 */
async function buy(
  bag: ReadyBag,
  { outcome, returns, webhooks, isAbandoned }: Purchase,
  provider: FakeJuspay,
  port: number,
  onResponse: () => void,
  tab: number,
): Promise<void> {
  const { customer: shopper } = overHttp(bag, port);
  const call = async (...[method, url, more]: Parameters<typeof shopper.call>) => {
    const response = await shopper.call(method, url, more).catch(() => undefined);
    onResponse();
    return response;
  };
  const summary = await call('GET', `/v2/lux/users/{me}/carts/${bag.cart}/displayOrderSummary_V2`);
  if (summary?.status !== 200) return;
  const begun = await call('POST', `/v2/lux/users/{me}/carts/${bag.cart}/collectPaymentOrder_V2`, {
    headers: { 'idempotency-key': `key-of-${bag.cart}${tab === 0 ? '' : `-${tab}`}` },
    payload: {
      paymentMode: 'UPI',
      addressId: bag.addressId,
      paybleAmount: summary.body.cartAmount?.paybleAmount.value ?? bag.paybleAmount,
    },
  });
  if (begun?.status !== 200) return;
  const { orderId, payment } = begun.body as { orderId: string; payment: { orderId: string } };
  if (!isAbandoned) provider.approve(payment.orderId, outcome);
  for (let time = 0; time < webhooks; time += 1) {
    await sendWebhook(port, payment.orderId);
    onResponse();
  }
  for (let time = 0; time < returns; time += 1)
    await call('POST', `/v2/lux/users/{me}/orders/${orderId}/updateTransactionDetails`);
}

const sendWebhook = (port: number, reference: string) =>
  fetch(`http://127.0.0.1:${port}/payments/sandbox/webhook`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa('sandbox:the password of the webhooks')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      id: `evt-${reference}`,
      event_name: 'ORDER_SUCCEEDED',
      content: { order: { order_id: reference, status: 'CHARGED' } },
    }),
  }).catch(() => undefined);

const cutConnections = (open: () => Promise<OpenDatabase>) =>
  withDatabase(open, ({ db }) =>
    rowsOf(
      db,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() order by random() limit 3`,
    ),
  ).catch(() => undefined);

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
