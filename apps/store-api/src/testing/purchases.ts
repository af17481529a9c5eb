import { createLog } from '@luxe/host/log';
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
import { customer, offer } from '../db/schema/index.ts';
import { openServer } from '../db/server.ts';
import { post } from '../modules/ledger/ledger.ts';
import { createJuspay } from '../modules/payment-provider/juspay.ts';
import { createLivePolicy } from '../modules/policy/livePolicy.ts';
import { reconcile } from '../modules/payment/reconciler.ts';
import { readConfig } from '../config.ts';
import { makeCustomer } from './buyers.ts';
import { readyBag, type ReadyBag } from './buying.ts';
import { manualClock } from './manualClock.ts';
import { fakeJuspay, type PaymentOutcome, type FakeJuspay } from './fakeJuspay.ts';
import { insertFixtures, fixtures } from './fixtures.ts';
import { raceGiftCard, type RacedCard } from './giftCardRace.ts';
import { giftCardFaults } from './giftCards.ts';
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

/** Totals after all purchases are settled. The numbers of orders are above 0, every other one is 0. */
export interface SettledTotals {
  readonly placed: number;
  readonly failed: number;
  /** Placed orders of buy-now carts. */
  readonly placedBuyNow: number;
  /** Placed orders that a credit paid for in part. */
  readonly placedWithCredits: number;
  /** Gift cards that were issued, and those that were redeemed. */
  readonly cards: number;
  readonly redeemed: number;
  /** Kills that came between the hold of credits and the payment. */
  readonly killsInHolds: number;
  /** Cards without a charge, charges without a card, and cards that are not what the shop owes. */
  readonly wrongCards: number;
  /** Entries of redeemed cards on accounts, minus the cards that are used. */
  readonly doubleRedemptions: number;
  /**
   * Paise that were charged and not refunded, minus the payable amounts of the placed orders and the amounts
   * of the gift cards.
   */
  readonly unmatchedCharges: number;
  /** Units in stock at the beginning that are now neither in stock nor sold. */
  readonly lostUnits: number;
  /** Paise of credits that are neither spent nor on a customer's account. */
  readonly lostCredits: number;
  /** Accounts of customers that are below zero. */
  readonly negativeBalances: number;
  /** Accounts of customers whose lots do not add up to the ledger, or are below zero. */
  readonly wrongLots: number;
  readonly unbalancedLedger: number;
  readonly heldCredits: number;
  readonly refundsDue: number;
  /** Orders, attempts and reservations that are still pending. */
  readonly pending: number;
  readonly faults: number;
}

/** The totals of a correct run: docs/decisions/0022-buying.md. */
export const balancedTotals: Omit<
  SettledTotals,
  'placed' | 'failed' | 'placedBuyNow' | 'placedWithCredits' | 'cards' | 'redeemed' | 'killsInHolds'
> = {
  wrongCards: 0,
  doubleRedemptions: 0,
  unmatchedCharges: 0,
  lostUnits: 0,
  lostCredits: 0,
  negativeBalances: 0,
  wrongLots: 0,
  unbalancedLedger: 0,
  heldCredits: 0,
  refundsDue: 0,
  pending: 0,
  faults: 0,
};

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

/**
 * Credits that every customer gets, in paise. The brand cash is valid for all fixtures, because they have its
 * brand.
 */
const given = { 'cliq-cash': 500_00, 'loyalty-points': 300_00, 'brand-cash': 200_00 } as const;
const credit = Object.values<number>(given).reduce((sum, one) => sum + one);
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
    const totals = await withDatabase(open, (database) => count(database, provider, customers));
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

/** Runs the reconciler for three days. Resolves to the number of warnings. */
export async function settleAll(db: OpenDatabase['db'], provider: FakeJuspay): Promise<number> {
  const clock = manualClock(new Date().toISOString());
  const juspay = createJuspay({
    name: 'sandbox',
    origin: provider.origin,
    merchantId: 'luxe',
    apiKey: '',
    responseKey: '',
    webhookUser: '',
    webhookPassword: '',
  });
  let faults = 0;
  const log = createLog('warn', () => (faults += 1));
  const livePolicy = createLivePolicy(db);
  for (let hour = 0; hour < 80; hour += 1) {
    clock.advance(60 * 60_000);
    while ((await reconcile({ db, clock, livePolicy, provider: juspay }, log)) > 0);
  }
  return faults;
}

/** Runs the reconciler for three days, then counts the totals. */
async function count(
  { db }: OpenDatabase,
  provider: FakeJuspay,
  customers: number,
): Promise<Omit<SettledTotals, 'killsInHolds'>> {
  const faults = await settleAll(db, provider);
  type Sums = Exclude<keyof SettledTotals, 'faults' | 'lostUnits' | 'wrongCards' | 'killsInHolds'>;
  const [sums] = await rowsOf<Record<Sums | 'cardPaise' | 'usedPaise', string>>(
    db,
    sql`select
      (select count(*) from customer_order where status = 'placed')::text as "placed",
      (select count(*) from customer_order where status = 'failed')::text as "failed",
      (select count(*) from customer_order where status = 'placed' and is_buy_now)::text as "placedBuyNow",
      (select count(*) from customer_order where status = 'placed'
        and cliq_cash_paise + loyalty_paise + brand_cash_paise > 0)::text as "placedWithCredits",
      (select count(*) from gift_card)::text as "cards",
      (select count(*) from gift_card where status = 'used')::text as "redeemed",
      (select count(*) from ledger_entry where reason = 'giftCard' and account = 'cliq-cash')
        - (select count(*) from gift_card where status = 'used') as "doubleRedemptions",
      (select coalesce(sum(amount_paise), 0) from gift_card_purchase where status in ('held', 'issued'))::text as "cardPaise",
      (select coalesce(sum(amount_paise), 0) from gift_card where status = 'used')::text as "usedPaise",
      (select coalesce(sum(payable_paise), 0) from customer_order where status = 'placed')::text as "unmatchedCharges",
      (select coalesce(sum(amount_paise), 0) from ledger_entry)::text as "unbalancedLedger",
      (select coalesce(sum(amount_paise), 0) from ledger_entry where account = 'credits-held')::text as "heldCredits",
      (select coalesce(sum(amount_paise), 0) from ledger_entry where account = 'refunds-due')::text as "refundsDue",
      (select coalesce(-sum(amount_paise), 0) + (select coalesce(sum(cliq_cash_paise + loyalty_paise + brand_cash_paise), 0) from customer_order where status = 'placed')
        from ledger_entry where account in ('cliq-cash', 'loyalty-points', 'brand-cash'))::text as "lostCredits",
      (select count(*) from (select 1 from ledger_entry
        where account in ('cliq-cash', 'loyalty-points', 'brand-cash')
        group by customer_id, account, brand_code having sum(amount_paise) > 0) as one)::text as "negativeBalances",
      (select count(*) from credit_lot where left_paise < 0) + (select count(*) from (select 1 from (
          select customer_id, account, brand_code, amount_paise as paise from ledger_entry
            where account in ('cliq-cash', 'loyalty-points', 'brand-cash')
          union all select customer_id, account, brand_code, left_paise from credit_lot) as entry
        group by customer_id, account, brand_code having sum(paise) <> 0) as two) as "wrongLots",
      (select count(*) from customer_order where status = 'open')
        + (select count(*) from payment_attempt where status in ('made', 'open', 'refunding'))
        + (select count(*) from stock_reservation where status = 'held') as "pending"`,
  );
  const sold = await rowsOf<{ ussid: string; quantity: string }>(
    db,
    sql`select ussid, sum(quantity)::text as quantity from order_line join customer_order on customer_order.id = order_id where status = 'placed' group by ussid`,
  );
  const soldOf = new Map(sold.map(({ ussid, quantity }) => [ussid, Number(quantity)]));
  const stocks = new Map((await db.select().from(offer)).map(({ ussid, stock }) => [ussid, stock]));
  const lost = ([ussid, initial]: readonly [string, number]) =>
    Math.abs(initial - (soldOf.get(ussid) ?? 0) - (stocks.get(ussid) ?? 0));
  const netCharged = [...provider.netCharges().values()].reduce((sum, one) => sum + one, 0);
  const number = (name: keyof NonNullable<typeof sums>) => Number(sums?.[name]);
  const wrongCards = await giftCardFaults(db);
  return {
    placed: number('placed'),
    failed: number('failed'),
    placedBuyNow: number('placedBuyNow'),
    placedWithCredits: number('placedWithCredits'),
    cards: number('cards'),
    redeemed: number('redeemed'),
    wrongCards: wrongCards.length,
    doubleRedemptions: number('doubleRedemptions'),
    unmatchedCharges: netCharged - number('unmatchedCharges') - number('cardPaise'),
    lostUnits: [
      [fixtures.soap.USSID, 100_000] as const,
      [fixtures.potli.USSID, 100_000] as const,
      [fixtures.candle.USSID, 5] as const,
    ].reduce((sum, one) => sum + lost(one), 0),
    lostCredits: number('lostCredits') - customers * credit - number('usedPaise'),
    negativeBalances: number('negativeBalances'),
    wrongLots: number('wrongLots'),
    unbalancedLedger: number('unbalancedLedger'),
    heldCredits: number('heldCredits'),
    refundsDue: number('refundsDue'),
    pending: number('pending'),
    faults,
  };
}
