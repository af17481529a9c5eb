import { createLog } from '@luxe/host/log';
import { startPostgres } from '@luxe/host/testing';
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
import { post } from '../modules/order/ledger.ts';
import { createJuspay } from '../modules/payment/juspay.ts';
import { reconcile } from '../modules/payment/reconciler.ts';
import { demoSecrets } from '../secrets.ts';
import { makeCustomer } from './buyers.ts';
import { readyBag, type ReadyBag } from './buying.ts';
import { handClock } from './clock.ts';
import { fakeJuspay, type Ending, type FakeJuspay } from './fakeJuspay.ts';
import { fillShelf, shelf } from './shelf.ts';
import { openShop } from './shop.ts';
import { ended, over, startStore } from './store-process.ts';

export interface Chaos {
  readonly kind: 'embedded' | 'server';
  readonly purchases: number;
  readonly seed: number;
  readonly port: number;
}

/** What is left when all is settled: every number of it is nought but `placed` and `failed`. */
export interface Aftermath {
  readonly placed: number;
  readonly failed: number;
  /** Paise: charged and kept by the provider, less what placed orders are worth. */
  readonly unmatchedCharges: number;
  /** Pieces that are neither on the shelf nor sold. */
  readonly lostPieces: number;
  /** Paise of credits that are neither the customers' nor spent. */
  readonly lostCredits: number;
  readonly unbalancedLedger: number;
  readonly heldCredits: number;
  readonly refundsDue: number;
  /** Orders, attempts, reservations that still wait for something. */
  readonly pending: number;
  readonly faults: number;
}

/** Nothing is left over: docs/decisions/0022-buying.md. */
export const whole: Omit<Aftermath, 'placed' | 'failed'> = {
  unmatchedCharges: 0,
  lostPieces: 0,
  lostCredits: 0,
  unbalancedLedger: 0,
  heldCredits: 0,
  refundsDue: 0,
  pending: 0,
  faults: 0,
};

const endings: readonly Ending[] = [
  ...(['charged', 'charged', 'charged', 'charged late', 'refused', 'notRecognised'] as const),
  ...(['refused late', 'never', 'lost', 'too much'] as const),
];
const purchase = fc.record({
  ending: fc.constantFrom(...endings),
  piece: fc.constantFrom(shelf.soap, shelf.potli, shelf.candle),
  credits: fc.subarray(['applyVouchers', 'applyLoyaltyPoints', 'brandcash']),
  /** How often the browser comes back, how often a webhook comes. */
  returns: fc.integer({ min: 0, max: 2 }),
  webhooks: fc.integer({ min: 0, max: 2 }),
  /** She closes the page of her bank. */
  leavesIt: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

/** What everybody has: cliq cash, points, and cash of the brand that all pieces are of. */
const given = { 'cliq-cash': 500_00, 'loyalty-points': 300_00, 'brand-cash': 200_00 } as const;
const credit = Object.values<number>(given).reduce((sum, one) => sum + one);
/** Who buys at once. */
const wave = 100;

/**
 * Buys many times at once while the store's program is killed without warning, its provider is late, silent or lies twice, and, with a server,
 * its connections are cut; then lets three days pass and counts what is left.
 */
export async function playPurchases({ kind, purchases, seed, port }: Chaos): Promise<Aftermath> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-purchases-'));
  const server = kind === 'server' ? await startPostgres() : undefined;
  const provider = await fakeJuspay();
  const open = (): Promise<OpenDatabase> => (server ? openServer(server.url) : openFolder(folder));
  try {
    demoSecrets(folder, {});
    await within(open, async ({ db }) => {
      await migrate(db);
      await fillShelf(db);
    });
    const plans = fc.sample(purchase, { numRuns: purchases, seed });
    for (let from = 0; from < plans.length; from += wave) {
      const some = plans.slice(from, from + wave);
      const bags = await within(open, (database) => prepare(database, some, from));
      await live({ some, bags, provider, folder, port, url: server?.url, seed: seed + from, open });
    }
    provider.chance = () => false;
    return await within(open, (database) => count(database, provider, purchases));
  } finally {
    await provider.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function within<T>(open: () => Promise<OpenDatabase>, work: (database: OpenDatabase) => Promise<T>) {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Customers with a bag and some credits, made while no program has the folder. */
async function prepare(
  { db }: OpenDatabase,
  some: readonly Purchase[],
  from: number,
): Promise<(ReadyBag | undefined)[]> {
  const shop = openShop(db, handClock(new Date().toISOString()));
  const bags: (ReadyBag | undefined)[] = [];
  for (const [at, { piece, credits }] of some.entries()) {
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
    // The last five candles go to whoever is first.
    const bag = await readyBag(buyer, [[piece, 1]]).catch(() => undefined);
    for (const call of bag ? credits : [])
      await bag?.customer.call('POST', `/v2/lux/users/{me}/carts/${bag.cart}/${call}?action=apply`);
    bags.push(bag?.paybleAmount ? bag : undefined);
  }
  await shop.close();
  return bags;
}

interface Living {
  readonly some: readonly Purchase[];
  readonly bags: readonly (ReadyBag | undefined)[];
  readonly provider: FakeJuspay;
  readonly folder: string;
  readonly port: number;
  readonly url: string | undefined;
  readonly seed: number;
  readonly open: () => Promise<OpenDatabase>;
}

/** Everybody buys; the program is killed in the midst of it, twice, and ends as it should at last. */
async function live({ some, bags, provider, folder, port, url, seed, open }: Living): Promise<void> {
  const chance = dice(seed);
  const environment = {
    PAYMENT_PROVIDER: 'sandbox',
    PAYMENT_ORIGIN: provider.origin,
    PAYMENT_WEBHOOK_PASSWORD: 'the password of the webhooks',
    DATABASE_URL: url ?? '',
    // What it tells of cut connections is what is asked for.
    LOG_LEVEL: 'silent',
  };
  provider.chance = () => chance() < 0.1;
  for (const kills of [7, 19, Infinity]) {
    const program = await startStore(folder, port, environment);
    let answered = 0;
    const pull = () => {
      answered += 1;
      if (answered === kills) program.kill('SIGKILL');
      else if (url && answered % 37 === 0) void cutConnections(open);
    };
    await Promise.all(
      bags.map(async (bag, at) => {
        const plan = some[at];
        if (bag && plan) await buy(bag, plan, provider, port, pull);
      }),
    );
    program.kill(kills === Infinity ? 'SIGTERM' : 'SIGKILL');
    await ended(program as ChildProcess);
  }
}

/** One shopper's try, from her press to her way back. Whatever is not answered is left as it is: she may press again in the next round. */
async function buy(
  bag: ReadyBag,
  { ending, returns, webhooks, leavesIt }: Purchase,
  provider: FakeJuspay,
  port: number,
  pull: () => void,
): Promise<void> {
  const { customer: shopper } = over(bag, port);
  const ask = async (...[method, url, more]: Parameters<typeof shopper.call>) => {
    const answer = await shopper.call(method, url, more).catch(() => undefined);
    pull();
    return answer;
  };
  const summary = await ask('GET', `/v2/lux/users/{me}/carts/${bag.cart}/displayOrderSummary_V2`);
  if (summary?.status !== 200) return;
  const begun = await ask('POST', `/v2/lux/users/{me}/carts/${bag.cart}/collectPaymentOrder_V2`, {
    headers: { 'idempotency-key': `key-of-${bag.cart}` },
    payload: {
      paymentMode: 'UPI',
      addressId: bag.addressId,
      paybleAmount: summary.body.cartAmount?.paybleAmount.value ?? bag.paybleAmount,
    },
  });
  if (begun?.status !== 200) return;
  const { orderId, payment } = begun.body as { orderId: string; payment: { orderId: string } };
  if (!leavesIt) provider.approve(payment.orderId, ending);
  for (let time = 0; time < webhooks; time += 1) {
    await tellStore(port, payment.orderId);
    pull();
  }
  for (let time = 0; time < returns; time += 1)
    await ask('POST', `/v2/lux/users/{me}/orders/${orderId}/updateTransactionDetails`);
}

const tellStore = (port: number, reference: string) =>
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
  within(open, ({ db }) =>
    rowsOf(
      db,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() order by random() limit 3`,
    ),
  ).catch(() => undefined);

/** The same throws for the same seed. */
function dice(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Three days of the reconciler, then one look at everything. */
async function count({ db }: OpenDatabase, provider: FakeJuspay, purchases: number): Promise<Aftermath> {
  const clock = handClock(new Date().toISOString());
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
  for (let hour = 0; hour < 80; hour += 1) {
    clock.pass(60 * 60_000);
    while ((await reconcile({ db, clock, provider: juspay }, log)) > 0);
  }
  const [sums] = await rowsOf<Record<Exclude<keyof Aftermath, 'faults' | 'lostPieces'> | 'kept', string>>(
    db,
    sql`select
      (select count(*) from customer_order where status = 'placed')::text as "placed",
      (select count(*) from customer_order where status = 'failed')::text as "failed",
      (select coalesce(sum(payable_paise), 0) from customer_order where status = 'placed')::text as "unmatchedCharges",
      (select coalesce(sum(amount_paise), 0) from ledger_entry)::text as "unbalancedLedger",
      (select coalesce(sum(amount_paise), 0) from ledger_entry where account = 'credits-held')::text as "heldCredits",
      (select coalesce(sum(amount_paise), 0) from ledger_entry where account = 'refunds-due')::text as "refundsDue",
      (select coalesce(-sum(amount_paise), 0) + (select coalesce(sum(cliq_cash_paise + loyalty_paise + brand_cash_paise), 0) from customer_order where status = 'placed')
        from ledger_entry where account in ('cliq-cash', 'loyalty-points', 'brand-cash'))::text as "lostCredits",
      (select count(*) from customer_order where status = 'open')
        + (select count(*) from payment_attempt where status in ('made', 'open', 'refunding'))
        + (select count(*) from stock_reservation where status = 'held') as "pending"`,
  );
  const sold = await rowsOf<{ ussid: string; quantity: string }>(
    db,
    sql`select ussid, sum(quantity)::text as quantity from order_line join customer_order on customer_order.id = order_id where status = 'placed' group by ussid`,
  );
  const soldOf = new Map(sold.map(({ ussid, quantity }) => [ussid, Number(quantity)]));
  const there = new Map((await db.select().from(offer)).map(({ ussid, stock }) => [ussid, stock]));
  const lost = ([ussid, initial]: readonly [string, number]) =>
    Math.abs(initial - (soldOf.get(ussid) ?? 0) - (there.get(ussid) ?? 0));
  const kept = [...provider.kept().values()].reduce((sum, one) => sum + one, 0);
  const number = (name: keyof NonNullable<typeof sums>) => Number(sums?.[name]);
  return {
    placed: number('placed'),
    failed: number('failed'),
    unmatchedCharges: kept - number('unmatchedCharges'),
    lostPieces: [
      [shelf.soap.USSID, 100_000] as const,
      [shelf.potli.USSID, 100_000] as const,
      [shelf.candle.USSID, 5] as const,
    ].reduce((sum, one) => sum + lost(one), 0),
    lostCredits: number('lostCredits') - purchases * credit,
    unbalancedLedger: number('unbalancedLedger'),
    heldCredits: number('heldCredits'),
    refundsDue: number('refundsDue'),
    pending: number('pending'),
    faults,
  };
}
