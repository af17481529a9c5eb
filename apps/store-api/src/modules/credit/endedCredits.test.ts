import { indianDay, indianDayAfter } from '@luxe/format';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type Database, type OpenDatabase } from '../../db/database.ts';
import { applicationProperty, brandCashProgramme, customer } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { post } from '../ledger/ledger.ts';
import { findOrder } from '../order/repository.ts';
import { sweep } from '../retention/sweep.ts';
import { balancesOf } from './balances.ts';
import { takeBackPoints } from './earning.ts';
import { endCredits } from './endCredits.ts';
import { holdCredits, releaseCredits } from './holdCredits.ts';

const brae = 'MBH11A00001';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`credits that have ended on ${name}`, () => {
    let database: OpenDatabase;
    let db: Database;
    let shop: TestShop;
    const clock = manualClock();
    let last = 9_300_000_000;
    let keys = 0;
    beforeAll(async () => {
      database = await open();
      ({ db } = database);
      await insertFixtures(db);
      shop = openShop(db, clock);
      await db
        .update(applicationProperty)
        .set({ value: 'true' })
        .where(eq(applicationProperty.name, 'isLoyaltyEnabled_Lux'));
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const member = async (): Promise<ReadyBag & { customerId: number }> => {
      const bag = await readyBag(await makeCustomer(db, shop, String(++last)), [[fixtures.potli, 2]]);
      const [updated] = await db
        .update(customer)
        .set({ isLoyal: true })
        .where(eq(customer.userName, bag.customer.userName))
        .returning();
      return { ...bag, customerId: updated?.id ?? 0 };
    };
    /** A delivered order whose 290 points have arrived, and the first moment at which they have ended. */
    const earn = async () => {
      const owner = await member();
      const { body } = await placeOrder(owner, `ended-points-${++keys}`);
      const id = String(body.orderDetails.orderId);
      await moveParcels({ db, clock }, { orderId: id }, stepsToDoor);
      const arrived = new Date(`${indianDayAfter(clock.now(), 8)}T00:00:00+05:30`);
      await sweep(db, arrived);
      const { customerId } = owner;
      const order = await findOrder(db, customerId, id);
      if (!order) throw new Error('the order is gone');
      const [lot] = await rowsOf<{ day: string }>(
        db,
        sql`select max(last_day) as day from credit_lot where customer_id = ${customerId}`,
      );
      const over = new Date(`${indianDayAfter(new Date(`${lot?.day}T12:00:00+05:30`), 1)}T00:00:00+05:30`);
      expect((await balancesOf(db, customerId, indianDay(arrived))).points).toBe(290_00);
      return { id, customerId, order, arrived, over };
    };
    /** An order that entries can name: a copy of a real one. */
    const copyOrder = async (from: string): Promise<string> => {
      const id = `COPY-${++keys}`;
      await db.execute(sql`insert into customer_order
        select (jsonb_populate_record(null::customer_order, to_jsonb(one) || jsonb_build_object('id', ${id}::text, 'status', 'failed'))).*
        from customer_order one where id = ${from}`);
      return id;
    };
    const end = (now: Date) => db.transaction((tx) => endCredits(tx, now, 100));
    const takeBack = (order: Parameters<typeof takeBackPoints>[1], left: number, now: Date) =>
      db.transaction((tx) => takeBackPoints(tx, order, left, now));
    const totalsOf = async (customerId: number, orderId: string) => {
      const [totals] = await rowsOf<Record<'lots' | 'ledger' | 'order', number>>(
        db,
        sql`select
          (select coalesce(sum(left_paise), 0)::int from credit_lot where customer_id = ${customerId}) as lots,
          (select coalesce(-sum(amount_paise), 0)::int from ledger_entry
            where customer_id = ${customerId} and account = 'loyalty-points') as ledger,
          (select coalesce(sum(amount_paise), 0)::int from ledger_entry
            where order_id = ${orderId} and account in ('loyalty-points', 'points-given', 'credits-ended')) as order`,
      );
      return totals;
    };

    it('leave no debt when the order of points that ended unused is returned', async () => {
      const { id, customerId, order, over } = await earn();
      await end(over);
      await takeBack(order, 0, over);
      expect(await totalsOf(customerId, id)).toEqual({ lots: 0, ledger: 0, order: 0 });
    });

    it('count points that ended unused once, and take back what was spent of the order', async () => {
      const { id, customerId, order, arrived, over } = await earn();
      const other = await copyOrder(id);
      await db.transaction((tx) =>
        holdCredits(tx, { id: other, customerId }, { cliqCash: 0, points: 100_00, brandCash: [] }, arrived),
      );
      await end(over);
      await takeBack(order, 145, over);
      expect(await totalsOf(customerId, id)).toMatchObject({ lots: 0, ledger: 0 });
      await takeBack({ ...order, earnedPoints: 145 }, 0, over);
      expect(await totalsOf(customerId, id)).toEqual({ lots: -100_00, ledger: -100_00, order: 0 });
    });

    it('count points of the order that came back after their last day and ended then', async () => {
      const { id, customerId, order, arrived, over } = await earn();
      const holder = { id: await copyOrder(id), customerId };
      const credits = { cliqCash: 0, points: 290_00, brandCash: [] };
      await db.transaction((tx) => holdCredits(tx, holder, credits, arrived));
      await end(over);
      await db.transaction((tx) => releaseCredits(tx, holder, over));
      expect(await totalsOf(customerId, id)).toMatchObject({ lots: 290_00 });
      await end(new Date(`${indianDayAfter(over, 8)}T00:00:00+05:30`));
      await takeBack(order, 0, over);
      expect(await totalsOf(customerId, id)).toEqual({ lots: 0, ledger: 0, order: 0 });
    });

    it('count points that paid another order, came back as its refund, and ended then', async () => {
      const { id, customerId, order, arrived, over } = await earn();
      const other = { id: await copyOrder(id), customerId };
      await db.transaction((tx) =>
        holdCredits(tx, other, { cliqCash: 0, points: 290_00, brandCash: [] }, arrived),
      );
      const refund = (paise: number) =>
        db.transaction((tx) =>
          post(
            tx,
            other.id,
            [
              { account: 'loyalty-points', amountPaise: -paise, customerId, reason: 'refund' },
              { account: 'credits-held', amountPaise: paise },
            ],
            arrived,
          ),
        );
      await refund(100_00);
      await refund(190_00);
      await end(over);
      expect(await totalsOf(customerId, id)).toMatchObject({ lots: 0, ledger: 0 });
      await takeBack(order, 0, over);
      expect(await totalsOf(customerId, id)).toEqual({ lots: 0, ledger: 0, order: 0 });
    });

    it('of a refund count for the orders that earned them, and no more than they gave', async () => {
      const { id, customerId, order, arrived, over } = await earn();
      await db.transaction((tx) =>
        post(
          tx,
          null,
          [
            { account: 'loyalty-points', amountPaise: -60_00, customerId, reason: 'goodwill' },
            { account: 'credits-given', amountPaise: 60_00 },
          ],
          arrived,
        ),
      );
      const other = { id: await copyOrder(id), customerId };
      await db.transaction((tx) =>
        holdCredits(tx, other, { cliqCash: 0, points: 350_00, brandCash: [] }, arrived),
      );
      await db.transaction((tx) =>
        post(
          tx,
          other.id,
          [
            { account: 'loyalty-points', amountPaise: -350_00, customerId, reason: 'refund' },
            { account: 'credits-held', amountPaise: 350_00 },
          ],
          arrived,
        ),
      );
      const [lots] = await rowsOf<{ parts: string }>(
        db,
        sql`select string_agg(given_paise::text, ',' order by credit_lot.id) as parts from credit_lot
          join ledger_entry on ledger_entry.id = entry_id where order_id = ${other.id} and source_lot_id is not null`,
      );
      expect(lots?.parts.split(',').toSorted()).toEqual(['29000', '6000']);
      await end(over);
      await takeBack(order, 0, over);
      expect(await totalsOf(customerId, id)).toEqual({ lots: 0, ledger: 0, order: 0 });
    });

    it('of a brand leave with an entry of their own when its programme ends, once [ACC-09]', async () => {
      const { customerId } = await member();
      const now = clock.now();
      await db.transaction((tx) =>
        post(
          tx,
          null,
          [
            { account: 'brand-cash', amountPaise: -700_00, customerId, brandCode: brae },
            { account: 'credits-given', amountPaise: 700_00 },
          ],
          now,
        ),
      );
      const day = indianDay(now);
      await db.insert(brandCashProgramme).values({ brandCode: brae, lastDay: day });
      expect(await end(now)).toBe(0);
      const over = new Date(`${indianDayAfter(now, 1)}T00:00:00+05:30`);
      await Promise.all([end(over), end(over)]);
      expect(await end(over)).toBe(0);
      await db.delete(brandCashProgramme);
      const entries = await rowsOf<{ reason: string; paise: string }>(
        db,
        sql`select reason, amount_paise::text as paise from ledger_entry
          where customer_id = ${customerId} and account = 'brand-cash' order by id`,
      );
      expect(entries).toEqual([
        { reason: 'goodwill', paise: '-70000' },
        { reason: 'ended', paise: '70000' },
      ]);
      expect((await balancesOf(db, customerId, day)).brandCash).toEqual([]);
    });

    it('or are taken back while an order is placed give the error for a changed amount', async () => {
      const owner = await member();
      const { customerId } = owner;
      await db.transaction((tx) =>
        post(
          tx,
          null,
          [
            { account: 'loyalty-points', amountPaise: -50_00, customerId, reason: 'earned' },
            { account: 'points-given', amountPaise: 50_00 },
          ],
          clock.now(),
        ),
      );
      const base = `/v2/lux/users/{me}/carts/${owner.cart}`;
      await owner.customer.call('POST', `${base}/applyLoyaltyPoints?action=apply`);
      const { body } = await owner.customer.call('GET', `${base}/cartDetails_V2`);
      const paybleAmount = body.cartAmount.paybleAmount.value;
      expect(paybleAmount).toBe(owner.paybleAmount - 50);
      let placing: ReturnType<typeof placeOrder> | undefined;
      await db.transaction(async (tx) => {
        await post(
          tx,
          null,
          [
            { account: 'loyalty-points', amountPaise: 20_00, customerId, reason: 'takenBack' },
            { account: 'points-given', amountPaise: -20_00 },
          ],
          clock.now(),
        );
        placing = placeOrder({ ...owner, paybleAmount }, 'points-taken-back');
        // On the server, the order now waits for the lots; the embedded database runs it afterwards.
        await waitingFor(tx);
      });
      const answer = await placing;
      expect([answer?.status, answer?.body.errorCode]).toEqual([409, 'B9907']);
      expect(answer?.body.errors[0].message).toContain('The amount is now');
    });

    /** Resolves when another transaction waits for the lots; at once on the embedded database. */
    const waitingFor = async (tx: Database): Promise<void> => {
      if (name === 'PGlite') return;
      for (let tries = 0; tries < 2_000; tries += 1) {
        const [found] = await rowsOf<{ waiting: number }>(
          tx,
          sql`select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
        );
        if (found && found.waiting > 0) return;
      }
      throw new Error('the order does not wait');
    };
  });
