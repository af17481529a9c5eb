import { indianDayAfter } from '@luxe/format';
import { demoCredits } from '@luxe/catalogue';
import type { Catalogue } from '../../model/catalogue.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { applicationProperty, brandCashProgramme, customer, ledgerEntry } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { post } from '../ledger/ledger.ts';
import { seedPolicy } from '../policy/policyValues.ts';
import { sweep } from '../retention/sweep.ts';
import { balancesOf } from './balances.ts';
import { giveCredits } from './giveCredits.ts';
import { pointsFor } from './earning.ts';

const day = 24 * 60 * 60_000;

test.each([
  [0, 0],
  [99_99, 0],
  [100_00, 1],
  [3_70_900_00, 3709],
  [3_70_999_99, 3709],
])('an order of %d paise earns %d points', (paise, points) =>
  expect(pointsFor(paise, seedPolicy)).toBe(points),
);

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`credits on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    const clock = manualClock();
    let last = 9_200_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db, clock);
      await switchLoyalty('true');
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const switchLoyalty = (value: string) =>
      database.db
        .update(applicationProperty)
        .set({ value })
        .where(eq(applicationProperty.name, 'isLoyaltyEnabled_Lux'));
    const bagOf = async (isLoyal: boolean): Promise<ReadyBag & { customerId: number }> => {
      const bag = await readyBag(await makeCustomer(database.db, shop, String(++last)), [
        [fixtures.potli, 2],
      ]);
      const [updated] = await database.db
        .update(customer)
        .set({ isLoyal })
        .where(eq(customer.userName, bag.customer.userName))
        .returning();
      return { ...bag, customerId: updated?.id ?? 0 };
    };
    const pointsOf = async ({ customerId }: { customerId: number }) =>
      (await balancesOf(database.db, customerId, '2026-11-20')).points;
    const messageOf = async ({ customer: buyer, cart }: ReadyBag) =>
      (await buyer.call('GET', `/v2/lux/users/{me}/carts/${cart}/loyaltyPointsMessage`)).body;

    it('include the points of an order exactly once, after its return period has ended', async () => {
      const bag = await bagOf(true);
      expect(await messageOf(bag)).toEqual({
        points: 290,
        message: 'You earn 290 points. They arrive when the return window closes.',
      });
      const { orderDetails } = (await placeOrder(bag, 'earns-points-01')).body;
      expect(orderDetails).toMatchObject({ earnedPoints: 290, isBuyNow: false });
      const orderId = String(orderDetails.orderId);
      await sweep(database.db, new Date(clock.now().getTime() + 100 * day));
      expect(await pointsOf(bag)).toBe(0);

      await moveParcels({ db: database.db, clock }, { orderId }, stepsToDoor);
      // The seventh day after the delivery counts in full.
      const then = new Date(`${indianDayAfter(clock.now(), 8)}T00:00:00+05:30`);
      await sweep(database.db, new Date(then.getTime() - 1));
      expect(await pointsOf(bag)).toBe(0);
      await Promise.all([sweep(database.db, then), sweep(database.db, then)]);
      await sweep(database.db, then);
      expect(await pointsOf(bag)).toBe(290_00);
      const rows = await database.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId));
      expect(rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
    });

    it('include no points for a customer outside the programme, or while the programme is off', async () => {
      const nonMember = await bagOf(false);
      expect(await messageOf(nonMember)).toEqual({ points: 0, message: '' });
      expect((await placeOrder(nonMember, 'earns-points-02')).body.orderDetails.earnedPoints).toBe(0);
      await switchLoyalty('false');
      const member = await bagOf(true);
      expect((await placeOrder(member, 'earns-points-03')).body.orderDetails.earnedPoints).toBe(0);
      await switchLoyalty('true');
    });

    it('exclude cash of a brand whose programme is EXPIRED, from the day after its last day [CHK-38]', async () => {
      const { customer: buyer, cart, customerId } = await bagOf(false);
      await post(
        database.db,
        null,
        [
          { account: 'brand-cash', amountPaise: -300_00, customerId, brandCode: 'MBH11A00001' },
          { account: 'payments', amountPaise: 300_00 },
        ],
        clock.now(),
      );
      const eligible = async () =>
        (await buyer.call('GET', `/v2/lux/users/{me}/carts/${cart}/displayOrderSummary_V2`)).body
          .brandCashEligible;
      const apply = async () =>
        (await buyer.call('POST', `/v2/lux/users/{me}/carts/${cart}/brandcash?action=apply`)).body;
      expect(await eligible()).toBe(true);
      await database.db
        .insert(brandCashProgramme)
        .values({ brandCode: 'MBH11A00001', lastDay: '2026-11-20' });
      expect(await eligible()).toBe(true);
      expect((await apply()).brandCashPaidAmount.value).toBe(300);

      await database.db.update(brandCashProgramme).set({ lastDay: '2026-11-19' });
      expect(await eligible()).toBe(false);
      expect((await apply()).errorCode).toBe('B9701');
      const { body } = await buyer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`);
      expect(body.cartAmount.brandCashPaidAmount.value).toBe(0);
    });

    it('of the demo customer include every kind of credit from the first login on', async () => {
      await database.db.delete(brandCashProgramme);
      const brands = [{ name: 'Brae', code: 'MBH11A00001' }] as Catalogue['brands'];
      const holder = demoCredits({ brands }, clock.now());
      await database.db.transaction((tx) => giveCredits(tx, holder, clock.now()));
      const { customer: buyer, cart } = await readyBag(await shop.logIn('9000000014'), [[fixtures.potli, 1]]);
      const { body } = await buyer.call('GET', `/v2/lux/users/{me}/carts/${cart}/displayOrderSummary_V2`);
      expect(body).toMatchObject({ loyaltyPointsBalance: 1840, brandCashEligible: true });
      expect(body.cliqCashBalance.value).toBe(12_500);
    });
  });
