import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { indianDay, indianDayAfter } from '@luxe/format';
import { rowsOf, type Database, type OpenDatabase } from '../../db/database.ts';
import { creditLot, customer } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { makeCustomer as makeBuyer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { balancesOf } from '../credit/balances.ts';
import { endCredits } from '../credit/endCredits.ts';
import { holdCredits, releaseCredits } from '../credit/holdCredits.ts';
import { post, type Row } from './ledger.ts';
import { lastDayOf } from './lots.ts';

const start = new Date('2026-11-20T06:00:00.000Z');
const after = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60_000);
const days = { cliqCashDays: 365, pointsDays: 365 };

test.each([
  ['cliq-cash', '2026-11-04T12:00:00+05:30', '2027-11-04'],
  ['cliq-cash', '2026-11-04T00:10:00+05:30', '2027-11-04'],
  ['loyalty-points', '2026-11-04T12:00:00+05:30', '2027-11-30'],
  ['loyalty-points', '2026-12-31T12:00:00+05:30', '2027-12-31'],
  ['loyalty-points', '2027-02-28T12:00:00+05:30', '2028-02-29'],
] as const)('%s of %s can be spent until %s', (account, at, lastDay) =>
  expect(lastDayOf({ account, at: new Date(at) }, days)).toBe(lastDay),
);

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`credit lots on ${name}`, () => {
    let database: OpenDatabase;
    let db: Database;
    let shop: TestShop;
    let last = 0;
    let orders = 0;
    beforeAll(async () => {
      database = await open();
      ({ db } = database);
      await insertFixtures(db);
      shop = openShop(db);
      const bag = await readyBag(await makeBuyer(db, shop, '9400000001'), [[fixtures.soap, 1]]);
      await placeOrder(bag, 'order-for-lots-01');
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    /** An order that entries can name: a copy of a real one. */
    const makeOrder = async (): Promise<string> => {
      const id = `LOTS-${++orders}`;
      await db.execute(sql`insert into customer_order
        select (jsonb_populate_record(null::customer_order, to_jsonb(one) || jsonb_build_object('id', ${id}::text, 'status', 'failed'))).*
        from customer_order one where id not like 'LOTS-%' limit 1`);
      return id;
    };
    const hold = (id: string, customerId: number, cliqCash: number, at: Date) =>
      db.transaction((tx) => holdCredits(tx, { id, customerId }, { cliqCash, points: 0, brandCash: [] }, at));
    const release = (id: string, customerId: number, at: Date) =>
      db.transaction((tx) => releaseCredits(tx, { id, customerId }, at));

    const makeCustomer = async (): Promise<number> => {
      const name = `lots-${++last}`;
      const [made] = await db
        .insert(customer)
        .values({ userName: name, customerHash: name, phone: name, userType: 'existing', createdAt: start })
        .returning();
      return made?.id ?? 0;
    };
    const give = (customerId: number, paise: number, at = start, row: Partial<Row> = {}) =>
      db.transaction((tx) =>
        post(
          tx,
          null,
          [
            { account: 'cliq-cash', amountPaise: -paise, customerId, ...row },
            { account: 'credits-given', amountPaise: paise },
          ],
          at,
        ),
      );
    const end = (now: Date) => db.transaction((tx) => endCredits(tx, now, 100));
    const lotsOf = async (customerId: number) =>
      (
        await db.select().from(creditLot).where(eq(creditLot.customerId, customerId)).orderBy(creditLot.id)
      ).map(({ leftPaise }) => leftPaise);
    const balanceOf = async (customerId: number, at = start) =>
      (await balancesOf(db, customerId, indianDay(at))).cliqCash;

    const takeBack = (customerId: number, paise: number, at: Date) =>
      db.transaction((tx) =>
        post(
          tx,
          null,
          [
            { account: 'cliq-cash', amountPaise: paise, customerId, reason: 'takenBack' },
            { account: 'credits-given', amountPaise: -paise },
          ],
          at,
        ),
      );

    it('spend first what ends first', async () => {
      const customerId = await makeCustomer();
      await give(customerId, 500, after(10));
      await give(customerId, 300, after(0));
      await hold(await makeOrder(), customerId, 400, after(11));
      expect(await lotsOf(customerId)).toEqual([400, 0]);
    });

    it('reject an order that spends more than there is', async () => {
      const customerId = await makeCustomer();
      await give(customerId, 500);
      await expect(hold(await makeOrder(), customerId, 501, start)).rejects.toThrow('1 paise of cliq-cash');
      expect(await balanceOf(customerId)).toBe(500);
    });

    it('end after their last day, once, and are no balance from the first moment of the next day', async () => {
      const customerId = await makeCustomer();
      await give(customerId, 500);
      const over = new Date(`${indianDayAfter(start, 366)}T00:00:00+05:30`);
      const before = new Date(over.getTime() - 1);
      expect(await end(before)).toBe(0);
      expect(await balanceOf(customerId, before)).toBe(500);
      expect(await balanceOf(customerId, over)).toBe(0);
      await Promise.all([end(over), end(over)]);
      expect(await lotsOf(customerId)).toEqual([0]);
      const entries = await rowsOf<{ reason: string | null; paise: string }>(
        db,
        sql`select reason, amount_paise::text as paise from ledger_entry
          where customer_id = ${customerId} order by id`,
      );
      expect(entries).toEqual([
        { reason: 'goodwill', paise: '-500' },
        { reason: 'ended', paise: '500' },
      ]);
    });

    it('keep a debt of what was taken back after it was spent, and pay it from the next credit', async () => {
      const customerId = await makeCustomer();
      await give(customerId, 100);
      await takeBack(customerId, 250, start);
      expect(await lotsOf(customerId)).toEqual([0, -150]);
      expect(await balanceOf(customerId)).toBe(0);
      await give(customerId, 200);
      expect(await lotsOf(customerId)).toEqual([0, 0, 50]);
      expect(await balanceOf(customerId)).toBe(50);
    });

    it('pay a debt with what an order puts back', async () => {
      const customerId = await makeCustomer();
      await give(customerId, 100);
      const id = await makeOrder();
      await hold(id, customerId, 100, start);
      await takeBack(customerId, 50, start);
      expect(await lotsOf(customerId)).toEqual([0, -50]);
      await release(id, customerId, start);
      expect(await lotsOf(customerId)).toEqual([50, 0]);
    });

    it('add up to the ledger after any history', async () => {
      const step = fc.oneof(
        fc.record({ kind: fc.constant('give' as const), paise: fc.integer({ min: 1, max: 900 }) }),
        fc.record({ kind: fc.constant('takeBack' as const), paise: fc.integer({ min: 1, max: 900 }) }),
        fc.record({ kind: fc.constant('hold' as const), paise: fc.integer({ min: 1, max: 900 }) }),
        fc.record({ kind: fc.constant('release' as const), paise: fc.constant(0) }),
        fc.record({ kind: fc.constant('wait' as const), paise: fc.integer({ min: 1, max: 200 }) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
          const customerId = await makeCustomer();
          const held: string[] = [];
          let day = 0;
          for (const { kind, paise } of steps) {
            if (kind === 'wait') await end(after((day += paise)));
            else if (kind === 'give') await give(customerId, paise, after(day));
            else if (kind === 'release') await release(held.pop() ?? '', customerId, after(day));
            else if (kind === 'hold') {
              const spent = Math.min(paise, await balanceOf(customerId, after(day)));
              held.push(await makeOrder());
              await hold(held.at(-1) ?? '', customerId, spent, after(day));
            } else await takeBack(customerId, paise, after(day));
            const [sums] = await rowsOf<Record<'ledger' | 'lots' | 'wrong', number>>(
              db,
              sql`select
                (select coalesce(-sum(amount_paise), 0)::int from ledger_entry
                  where customer_id = ${customerId} and account = 'cliq-cash') as ledger,
                (select coalesce(sum(left_paise), 0)::int from credit_lot where customer_id = ${customerId}) as lots,
                (select count(*)::int from credit_lot where customer_id = ${customerId} and left_paise <> given_paise
                  - (select coalesce(sum(paise), 0) from credit_use where lot_id = credit_lot.id)) as wrong`,
            );
            expect(sums).toEqual({ ledger: sums?.ledger, lots: sums?.ledger, wrong: 0 });
          }
        }),
        { numRuns: 12 },
      );
    }, 60_000);

    it('get back what an order held that is not placed, once, and stay for a week if they have ended', async () => {
      const customerId = await makeCustomer();
      await give(customerId, 300, after(0));
      await give(customerId, 500, after(10));
      const id = await makeOrder();
      await hold(id, customerId, 400, after(11));
      expect(await lotsOf(customerId)).toEqual([0, 400]);
      await release(id, customerId, after(366));
      await release(id, customerId, after(366));
      expect(await lotsOf(customerId)).toEqual([0, 500, 300]);
      expect(await balanceOf(customerId, after(373))).toBe(800);
      expect(await balanceOf(customerId, after(374))).toBe(500);
    });
  });
