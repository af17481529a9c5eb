import { freePort, hasPostgres, startPostgres } from '@luxe/host/testing';
import { eq, sql } from 'drizzle-orm';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { rowsOf, type Database, type OpenDatabase } from '../db/database.ts';
import { openFolder } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { customer } from '../db/schema/index.ts';
import { openServer } from '../db/server.ts';
import { post } from '../modules/ledger/ledger.ts';
import { makeCustomer } from './buyers.ts';
import { beginPayment, readyBag, type ReadyBag } from './buying.ts';
import { fakeJuspay } from './fakeJuspay.ts';
import { fixtures, insertFixtures } from './fixtures.ts';
import { manualClock } from './manualClock.ts';
import { environmentOf, withDatabase } from './purchases.ts';
import { settleAll } from './settledTotals.ts';
import { openShop } from './shop.ts';
import { overHttp, startStore, waitForExit } from './storeProcess.ts';

const givenPaise = 500_00;

/** A customer whose bag spends all of their cliq cash, and has a rest to pay. */
async function bagWithCredit(db: Database, phone: string): Promise<ReadyBag> {
  const shop = openShop(db, manualClock(new Date().toISOString()));
  const buyer = await makeCustomer(db, shop, phone);
  const [row] = await db.select().from(customer).where(eq(customer.userName, buyer.userName));
  await post(
    db,
    null,
    [
      { account: 'cliq-cash', amountPaise: -givenPaise, customerId: row?.id ?? 0 },
      { account: 'payments', amountPaise: givenPaise },
    ],
    new Date(),
  );
  const bag = await readyBag(buyer, [[fixtures.potli, 1]]);
  const applied = await buyer.call('POST', `/v2/lux/users/{me}/carts/${bag.cart}/applyVouchers?action=apply`);
  await shop.close();
  return { ...bag, paybleAmount: applied.body.paybleAmount.value };
}

/** Paise that open orders hold, paise of cliq cash by customer in order, and the sum of the ledger. */
async function readLedger(db: Database) {
  const [sums] = await rowsOf<Record<'held' | 'sum', string>>(
    db,
    sql`select
      (select coalesce(abs(sum(amount_paise)), 0) from ledger_entry
        where account = 'credits-held')::text as held,
      (select sum(amount_paise) from ledger_entry)::text as sum`,
  );
  const balances = await rowsOf<{ paise: string }>(
    db,
    sql`select (-sum(amount_paise))::text as paise from ledger_entry where account = 'cliq-cash'
      group by customer_id order by customer_id`,
  );
  return {
    held: Number(sums?.held),
    sum: Number(sums?.sum),
    balances: balances.map(({ paise }) => Number(paise)),
  };
}

it.each(['embedded', 'server'] as const)(
  'kill -9 between the hold of credits and the payment loses nothing, and holds are released, on the %s database',
  async (kind) => {
    if (kind === 'server' && !hasPostgres) return;
    const folder = mkdtempSync(path.join(tmpdir(), 'luxe-hold-'));
    const server = kind === 'server' ? await startPostgres() : undefined;
    const provider = await fakeJuspay();
    const port = await freePort();
    let program: ChildProcess | undefined;
    const open = (): Promise<OpenDatabase> => (server ? openServer(server.url) : openFolder(folder));
    try {
      readConfig({ DATA_DIR: folder });
      const bags = await withDatabase(open, async ({ db }) => {
        await migrate(db);
        await insertFixtures(db);
        return [await bagWithCredit(db, '9700000001'), await bagWithCredit(db, '9700000002')];
      });

      program = await startStore(folder, port, environmentOf(provider, server?.url));
      const references: string[] = [];
      for (const [at, bag] of bags.entries()) {
        const begun = await beginPayment(overHttp(bag, port), 'UPI', `key-in-hold-${at}`);
        expect(begun.status).toBe(200);
        references.push(begun.body.payment.orderId);
      }
      program.kill('SIGKILL');
      await waitForExit(program);
      expect(await withDatabase(open, ({ db }) => readLedger(db))).toEqual({
        held: 2 * givenPaise,
        sum: 0,
        balances: [0, 0],
      });

      // The first shopper pays, and the browser does not return. The second one never pays.
      provider.approve(references[0] ?? '', 'charged');
      await withDatabase(open, async ({ db }) => {
        await settleAll(db, provider);
        expect(await readLedger(db)).toEqual({ held: 0, sum: 0, balances: [0, givenPaise] });
        const orders = await rowsOf<{ status: string; paise: string; payable: string }>(
          db,
          sql`select status, cliq_cash_paise::text as paise, payable_paise::text as payable
            from customer_order order by customer_id`,
        );
        expect(orders.map(({ status }) => status)).toEqual(['placed', 'failed']);
        expect(Number(orders[0]?.paise)).toBe(givenPaise);
        const charged = [...provider.netCharges().values()].reduce((sum, paise) => sum + paise, 0);
        expect(charged).toBe(Number(orders[0]?.payable));
      });
    } finally {
      program?.kill('SIGKILL');
      await provider.close();
      await server?.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  600_000,
);
