import type { DeskResponse } from '@luxe/contract/desk';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import type { OpenDatabase } from '../../db/database.ts';
import {
  category,
  changeLog,
  giftCardPreset,
  policyChange,
  product,
  shopPolicy,
} from '../../db/schema/index.ts';
import { openCatalogue, type OpenCatalogue } from '../../openCatalogue.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { listAudit } from '../staff/audit.ts';
import { conflictOf, policyNames, problemOf, seedPolicy, type PolicyName } from './policyValues.ts';
import { readPolicy } from './repository.ts';

/** A store process: its catalogue and policy follow the change log when a test calls `poll`. */
interface Process {
  readonly opened: OpenCatalogue;
  readonly shop: TestShop;
}

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the shop's policy on ${name}`, () => {
    let database: OpenDatabase;
    let first: Process;
    let second: Process;
    let ops: FastifyInstance;
    let meera: TestPerson;
    let asha: TestPerson;
    let reported: unknown[] = [];
    let last = 9_300_000_000;

    async function startProcess(): Promise<Process> {
      const opened = await openCatalogue({
        db: database.db,
        every: 3_600_000,
        onError: (error) => reported.push(error),
      });
      return { opened, shop: openShop(database.db, undefined, { catalogue: opened }) };
    }

    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      first = await startProcess();
      second = await startProcess();
      const desk = openDesk(database.db, first.shop.clock, { livePolicy: first.opened.livePolicy });
      ops = desk.ops;
      meera = await desk.logIn(['settings'], 'Meera Nair');
      asha = await desk.logIn(['settings'], 'Asha Rao');
    }, 60_000);
    afterEach(() => {
      reported = [];
    });
    afterAll(async () => {
      await ops.close();
      for (const { opened, shop } of [first, second]) {
        expect(shop.faults).toEqual([]);
        await shop.close();
        await opened.close();
      }
      await database.close();
    });

    const change = (policy: string, value: unknown, person = meera) =>
      person.call('changePolicy', { params: { name: policy }, body: { value } });
    const changes = () => database.db.select().from(policyChange).orderBy(desc(policyChange.id));
    const announced = async () =>
      (await database.db.select().from(changeLog).where(eq(changeLog.topic, 'policy'))).length;
    const pollBoth = () => Promise.all([first.opened.follower.poll(), second.opened.follower.poll()]);
    const buyer = ({ shop }: Process) => makeCustomer(database.db, shop, String(++last));

    it('begins with the seed of every value', async () => {
      expect(await readPolicy(database.db)).toEqual(seedPolicy);
    });

    it('takes effect in another process, which reads it from memory', async () => {
      const bag = await readyBag(await buyer(second), [[fixtures.potli, 1]]);
      expect((await change('cashLimit', 10_000_00)).statusCode).toBe(200);
      expect((await second.opened.livePolicy.read()).cashLimit).toBe(seedPolicy.cashLimit);
      await pollBoth();
      const { status, body } = await placeOrder(bag, 'cash-above-the-limit');
      expect(status).toBe(400);
      expect(body.errors[0].message).toContain('for orders up to ₹10,000');
      for (const { opened } of [first, second])
        expect((await opened.livePolicy.read()).cashLimit).toBe(10_000_00);
      await change('cashLimit', seedPolicy.cashLimit);
      await pollBoth();
      expect((await placeOrder(bag, 'cash-within-the-limit')).status).toBe(200);
    });

    it('rejects an order above the limit of one item, and nothing is ordered', async () => {
      const bag = await readyBag(await buyer(first), [[fixtures.soap, 3]]);
      await change('maxLineQuantity', 2);
      await pollBoth();
      const { status, body } = await placeOrder(bag, 'above-the-limit-of-a-line');
      expect([status, body.errorCode, body.errors[0].message]).toEqual([
        409,
        'B9302',
        'You can order up to 2 of one item.',
      ]);
      expect((await bag.customer.call('GET', '/v2/lux/users/{me}/orders')).body.totalNoOfOrders).toBe(0);
      await change('maxLineQuantity', 3);
      await pollBoth();
      expect((await placeOrder(bag, 'within-the-limit-of-a-line')).status).toBe(200);
      await change('maxLineQuantity', seedPolicy.maxLineQuantity);
      await pollBoth();
    });

    it('decides the GST of a bag, its delivery charge, and the PAN limit that pages show', async () => {
      const { customer, cart } = await readyBag(await buyer(first), [[fixtures.soap, 1]]);
      const taxOf = async () =>
        (await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`)).body.cartAmount
          .taxAmount.value;
      const chargeOf = async () => {
        const token = await first.shop.guestToken();
        const query = `pincode=110001&ussid=${fixtures.soap.USSID}&access_token=${token}`;
        const { body } = await first.shop.call('GET', `/v2/lux/getPincodeData?${query}`);
        return body.deliveryModes.find((one: { code: string }) => one.code === 'express-delivery').charge
          .value;
      };
      const panLimitOf = async () => {
        const { body } = await first.shop.call(
          'GET',
          '/olux/getApplicationProperties.json?propertyNames=panValidationConfig',
        );
        return JSON.parse(body.applicationProperties[0].value);
      };
      // ₹1,249.37 contains 18% GST of ₹190.58, or 40% GST of ₹356.96.
      expect([await taxOf(), await chargeOf()]).toEqual([190.58, 250]);
      expect(await panLimitOf()).toMatchObject({ limitRupees: 200_000, pattern: expect.any(String) });
      await change('standardGstRate', 4000);
      await change('expressFee', 99_00);
      await change('panLimit', 50_000_00);
      await pollBoth();
      expect([await taxOf(), await chargeOf()]).toEqual([356.96, 99]);
      // With the HSN code of jewellery it contains 3% GST.
      await database.db.update(category).set({ hsnCode: '7113' });
      expect(await taxOf()).toBe(36.39);
      await database.db.update(category).set({ hsnCode: '' });
      // The HSN code of the product has priority.
      await database.db.update(product).set({ hsnCode: '7113' });
      expect(await taxOf()).toBe(36.39);
      await database.db.update(product).set({ hsnCode: null });
      expect(await panLimitOf()).toMatchObject({ limitRupees: 50_000 });
      for (const value of ['standardGstRate', 'expressFee', 'panLimit'] as const)
        await change(value, seedPolicy[value]);
      await pollBoth();
    });

    it('records each change once: who, when, the old and the new value', async () => {
      const before = (await changes()).length;
      await change('wishlistDays', 30, asha);
      await change('wishlistDays', 30, asha);
      await Promise.all([change('wishlistDays', 60), change('wishlistDays', 90)]);
      const [latest, middle, earliest, ...others] = await changes();
      expect(others).toHaveLength(before);
      const at = first.shop.clock.now();
      expect(earliest).toMatchObject({ at, operator: 'Asha Rao', name: 'wishlistDays', newValue: 30 });
      expect(earliest?.oldValue).toBe(seedPolicy.wishlistDays);
      expect([middle?.oldValue, latest?.oldValue]).toEqual([30, middle?.newValue]);
      const { values, changes: shown } = (await meera.call('policy')).json<DeskResponse<'policy'>>();
      expect(values.find(({ name }) => name === 'wishlistDays')).toMatchObject({
        sentence: 'Time for which an item stays in a wishlist.',
        value: latest?.newValue,
        seed: seedPolicy.wishlistDays,
      });
      expect(shown[0]).toMatchObject({ operator: 'Meera Nair', newValue: latest?.newValue });
      const [entry] = await listAudit(database.db, { subject: 'policy wishlistDays' }, 1);
      expect(entry).toMatchObject({
        person: 'Meera Nair',
        action: 'change policy',
        before: String(latest?.oldValue),
        after: String(latest?.newValue),
      });
      await change('wishlistDays', seedPolicy.wishlistDays);
      await pollBoth();
    });

    it.each([
      ['cashLimit', -1, 400, 'cashLimit: must be an integer from 0 to 100000000000 (paise).'],
      ['maxLineQuantity', 11, 400, 'maxLineQuantity: must be an integer from 1 to 10 (count).'],
      ['gstSlabs', [{ hsn: '7', rate: 300 }], 400, 'gstSlabs: 0.hsn: must have 2, 4, 6 or 8 digits.'],
      ['cashLimit', undefined, 400, 'value: this is not in the expected form.'],
      ['cashLimits', 1, 404, "The shop's policy has no value cashLimits."],
      ['toString', 1, 404, "The shop's policy has no value toString."],
    ])('rejects %s = %j, and changes nothing', async (policy, value, status, message) => {
      const before = [await readPolicy(database.db), await changes(), await announced()];
      const response = await change(policy, value);
      expect([response.statusCode, response.json().errors[0].message]).toEqual([status, message]);
      expect([await readPolicy(database.db), await changes(), await announced()]).toEqual(before);
    });

    it('never lets a limit of gift cards leave out an amount that their page suggests', async () => {
      const errorOf = async (policy: string, value: number) =>
        (await change(policy, value)).json().errors?.[0].message;
      expect(await errorOf('giftCardMinimum', 5_001_00)).toMatch(
        /^giftCardMinimum: must be at most ₹5,000, /,
      );
      expect(await errorOf('giftCardMaximum', 49_999_00)).toMatch(
        /^giftCardMaximum: must be at least ₹50,000, /,
      );
      const { db } = database;
      await expect(db.insert(giftCardPreset).values({ amountPaise: 999_00 })).rejects.toThrow();
      await expect(db.insert(giftCardPreset).values({ amountPaise: 1_00_001_00 })).rejects.toThrow();
      expect(await errorOf('giftCardMinimum', 5_000_00)).toBeUndefined();
      await change('giftCardMinimum', seedPolicy.giftCardMinimum);
    });

    it('never lets the limits of gift cards exclude every amount, also with changes at once', async () => {
      await database.db.delete(giftCardPreset);
      const errorOf = async (policy: string, value: number) =>
        (await change(policy, value)).json().errors?.[0].message;
      expect(await errorOf('giftCardMinimum', 1_00_000_01)).toBe(
        'giftCardMinimum: must be at most giftCardMaximum, ₹1,00,000, with an amount in rupees between them.',
      );
      expect(await errorOf('giftCardMaximum', 999_00)).toBe(
        'giftCardMaximum: must be at least giftCardMinimum, ₹1,000, with an amount in rupees between them.',
      );
      const statuses = (
        await Promise.all([change('giftCardMinimum', 60_000_00), change('giftCardMaximum', 50_000_00)])
      ).map(({ statusCode }) => statusCode);
      expect(statuses.toSorted()).toEqual([200, 400]);
      for (const value of ['giftCardMinimum', 'giftCardMaximum'] as const)
        await change(value, seedPolicy[value]);
      expect(await errorOf('giftCardMinimum', 1_00_000_00)).toBeUndefined();
      await change('giftCardMinimum', seedPolicy.giftCardMinimum);
      await pollBoth();
    });

    it('keeps the earlier values and reports an invalid row that was written by hand', async () => {
      const setByHand = (value: unknown) =>
        database.db.transaction(async (tx) => {
          await tx.update(shopPolicy).set({ value }).where(eq(shopPolicy.name, 'cashLimit'));
          await recordChanges(tx, 'policy', ['cashLimit'], new Date(0));
        });
      await setByHand('a lot');
      await second.opened.follower.poll();
      expect(String(reported[0])).toContain('The row cashLimit of shop_policy is invalid');
      expect((await second.opened.livePolicy.read()).cashLimit).toBe(seedPolicy.cashLimit);
      await expect(startProcess()).rejects.toThrow('The row cashLimit of shop_policy is invalid');
      await setByHand(seedPolicy.cashLimit);
      await pollBoth();
    });
  });

test.each<[PolicyName, unknown, boolean]>([
  ['cashLimit', 0, true],
  ['cashLimit', 10.5, false],
  ['cashLimit', '100', false],
  ['cashLimit', null, false],
  ['cashLimit', undefined, false],
  ['wishlistDays', 0, false],
  // A gift card is valid for at least a year, and a year can have 366 days.
  ['giftCardDays', 365, false],
  ['giftCardDays', 366, true],
  ['stockHoldMinutes', 30, true],
  ['stockHoldMinutes', 31, false],
  ['standardGstRate', 100_01, false],
  ['gstSlabs', [], true],
  ['gstSlabs', [{ hsn: '64', rate: 500, upTo: 2_500_00, above: 1800 }], true],
  ['gstSlabs', [{ hsn: '64', rate: 500, upTo: 2_500_00 }], false],
  ['gstSlabs', [{ hsn: '64', rate: 500, above: 1800 }], false],
  ['gstSlabs', [{ hsn: '64', rate: 5.5 }], false],
  ['gstSlabs', [{ hsn: '64', rate: 500, until: 1 }], false],
  [
    'gstSlabs',
    [
      { hsn: '64', rate: 500 },
      { hsn: '64', rate: 300 },
    ],
    false,
  ],
  ['gstSlabs', 'none', false],
])('%s = %j is valid: %j', (name, value, isValid) =>
  expect(problemOf(name, value) === undefined).toBe(isValid),
);

test.each([
  [1_000_00, 1_000_00, true],
  [1_000_01, 1_001_00, true],
  [1_000_01, 1_000_99, false],
  [1_001_00, 1_000_00, false],
])('gift cards from %i to %i paise can be bought: %j', (least, most, isPossible) => {
  for (const name of ['giftCardMinimum', 'giftCardMaximum'] as const) {
    const conflict = conflictOf(name, (one) => (one === 'giftCardMinimum' ? least : most));
    expect(conflict === undefined).toBe(isPossible);
  }
});

test('the seed of every value is valid', () => {
  for (const name of policyNames)
    expect([name, problemOf(name, seedPolicy[name])]).toEqual([name, undefined]);
});
