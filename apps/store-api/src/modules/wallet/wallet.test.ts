import { indianDayAfter } from '@luxe/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallResponse } from '@luxe/contract/calls';
import type { OpenDatabase } from '../../db/database.ts';
import { applicationProperty, brand, brandCashProgramme, customer } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { beginPayment, placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels } from '../../testing/fulfilling.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { post, type Row } from '../ledger/ledger.ts';
import { readStatementFile } from './statementFile.ts';

const brae = 'MBH11A00001';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the wallet on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_600_000_000;
    const provider = fakeProvider();
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db, undefined, { provider });
      await database.db
        .update(applicationProperty)
        .set({ value: 'true' })
        .where(eq(applicationProperty.name, 'isLoyaltyEnabled_Lux'));
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    interface Owner extends ReadyBag {
      readonly id: number;
    }
    const openBag = async (): Promise<Owner> => {
      const bag = await readyBag(await makeCustomer(database.db, shop, String(++last)), [
        [fixtures.potli, 1],
      ]);
      const [found] = await database.db
        .update(customer)
        .set({ isLoyal: true })
        .where(eq(customer.userName, bag.customer.userName))
        .returning();
      return { ...bag, id: found?.id ?? 0 };
    };
    const give = ({ id }: Owner, paise: number, row: Partial<Row> = {}, at = shop.clock.now()) =>
      database.db.transaction((tx) =>
        post(
          tx,
          null,
          [
            { account: 'cliq-cash', amountPaise: -paise, customerId: id, ...row },
            { account: 'credits-given', amountPaise: paise },
          ],
          at,
        ),
      );
    const read = async ({ customer: buyer }: ReadyBag, path: string) =>
      (await buyer.call('GET', `/v2/lux/users/{me}/${path}`)).body;
    const statement = (owner: Owner, query: string): Promise<CallResponse<'creditStatement'>> =>
      read(owner, `creditStatement?${query}`);
    const entryOf = (owner: Owner, id = 0): Promise<CallResponse<'creditEntry'>> =>
      read(owner, `creditStatement/${id}`);
    const cliqCashOf = (owner: Owner): Promise<CallResponse<'cliqCash'>> => read(owner, 'cliqCash');
    /** The rows of a statement as CSV; the first has the names of the columns. */
    const csvOf = async (owner: Owner, query: string): Promise<string[]> => {
      const { content } = await read(owner, `creditStatementFile?${query}`);
      return Buffer.from(String(content), 'base64').toString('utf8').trim().split('\r\n');
    };
    const pointsOf = (owner: Owner): Promise<CallResponse<'loyaltyPoints'>> => read(owner, 'loyaltyPoints');
    const programmesOf = async (owner: Owner) =>
      ((await read(owner, 'brandCash')) as CallResponse<'brandCashProgrammes'>).programmes;
    /** The bag when cliq cash pays for a part of it. */
    const applyCliqCash = async (owner: Owner): Promise<ReadyBag> => {
      const base = `/v2/lux/users/{me}/carts/${owner.cart}`;
      await owner.customer.call('POST', `${base}/applyVouchers?action=apply`);
      const { body } = await owner.customer.call('GET', `${base}/cartDetails_V2`);
      return { ...owner, paybleAmount: body.cartAmount.paybleAmount.value };
    };
    /** Pays with cliq cash. */
    const buy = async (owner: Owner, key: string) => {
      const placed = await placeOrder(await applyCliqCash(owner), key);
      return String(placed.body.orderDetails.orderId);
    };

    it('shows cliq cash by source and last day, and spends first what ends first [ACC-10]', async () => {
      const owner = await openBag();
      const then = new Date(shop.clock.now().getTime() - 40 * 24 * 60 * 60_000);
      await give(owner, 2_000_00, { note: 'For a late delivery' });
      await give(owner, 500_00, {}, then);
      const before = await cliqCashOf(owner);
      expect(before.balance.value).toBe(2_500);
      expect(before.held).toEqual([]);
      expect(before.lots.map((lot) => [lot.reason, lot.note, lot.amount.value])).toEqual([
        ['goodwill', '', 500],
        ['goodwill', 'For a late delivery', 2_000],
      ]);
      expect(String(before.lots[0]?.lastDay) < String(before.lots[1]?.lastDay)).toBe(true);

      const orderId = await buy(owner, 'wallet-order-01');
      expect((await cliqCashOf(owner)).lots).toEqual([]);
      const { entries, totalNoOfEntries } = await statement(owner, 'account=cliq-cash');
      expect(totalNoOfEntries).toBe(3);
      expect(
        entries.map((one) => [one.reason, one.orderId, one.isAdded, one.amount.value, one.balance.value]),
      ).toEqual([
        ['spent', orderId, false, 2_500, 0],
        // Of the same sequence as in the ledger, although the credit was older.
        ['goodwill', '', true, 500, 2_500],
        ['goodwill', '', true, 2_000, 2_000],
      ]);
      const { lots } = await entryOf(owner, entries[0]?.entryId);
      expect(lots.map((lot) => lot.amount.value)).toEqual([500, 2_000]);
      const added = await entryOf(owner, entries[1]?.entryId);
      expect(added.lots.map((lot) => [lot.amount.value, lot.lastDay])).toEqual([
        [500, before.lots[0]?.lastDay],
      ]);
    });

    it('filters a statement by kind and months, and divides it into pages [ACC-10]', async () => {
      const owner = await openBag();
      const long = new Date(shop.clock.now().getTime() - 200 * 24 * 60 * 60_000);
      await give(owner, 100_00, {}, long);
      for (const paise of [200_00, 300_00]) await give(owner, paise);
      await buy(owner, 'wallet-order-02');
      const amounts = async (query: string) =>
        (await statement(owner, `account=cliq-cash&${query}`)).entries.map((one) => one.amount.value);
      expect(await amounts('show=added')).toEqual([300, 200, 100]);
      expect(await amounts('show=spent')).toEqual([600]);
      expect(await amounts('show=ended')).toEqual([]);
      expect(await amounts('show=added&months=6')).toEqual([300, 200]);
      expect(await amounts('pageSize=2&currentPage=1')).toEqual([200, 100]);
    });

    it('shows what an order holds during its payment, and gives it back when the payment fails', async () => {
      const owner = await openBag();
      await give(owner, 400_00);
      const bag = await applyCliqCash(owner);
      const begin = async (key: string) => String((await beginPayment(bag, 'UPI', key)).body.orderId);
      const settle = async (orderId: string, status: 'AUTHORIZATION_FAILED' | 'CHARGED') => {
        provider.setStatus(`${orderId}-1`, status);
        const path = `/v2/lux/users/{me}/orders/${orderId}/updateTransactionDetails`;
        return (await owner.customer.call('POST', path)).body.outcome;
      };
      const entries = async () =>
        (await statement(owner, 'account=cliq-cash')).entries.map((one) => [
          one.reason,
          one.isHeld,
          one.balance.value,
        ]);

      const orderId = await begin('wallet-order-03');
      const { balance, held } = await cliqCashOf(owner);
      expect(balance.value).toBe(0);
      expect(held).toEqual([
        {
          orderId,
          orderRefNo: orderId.replaceAll('-', ' '),
          amount: expect.objectContaining({ value: 400 }),
        },
      ]);
      const before = ['goodwill', false, 400];
      expect(await entries()).toEqual([['spent', true, 0], before]);

      expect(await settle(orderId, 'AUTHORIZATION_FAILED')).toBe('FAILED');
      expect(await cliqCashOf(owner)).toMatchObject({ balance: { value: 400 }, held: [] });
      const failed = [['released', false, 400], ['spent', false, 0], before];
      expect(await entries()).toEqual(failed);

      expect(await settle(await begin('wallet-order-06'), 'CHARGED')).toBe('PLACED');
      expect(await cliqCashOf(owner)).toMatchObject({ balance: { value: 0 }, held: [] });
      expect(await entries()).toEqual([['spent', false, 0], ...failed]);
    });

    it('shows points, those that an order will bring, and the tier [ACC-08]', async () => {
      const owner = await openBag();
      await give(owner, 300_00, { account: 'loyalty-points', reason: 'earned' });
      const placed = await placeOrder(owner, 'wallet-order-04');
      const orderId = String(placed.body.orderDetails.orderId);
      const points = await pointsOf(owner);
      expect(points).toMatchObject({ isMember: true, points: 300, tier: 'Base' });
      expect(points.pending).toEqual([
        { orderId, orderRefNo: orderId.replaceAll('-', ' '), points: 145, arrivesOn: null },
      ]);
      expect(points.endingNext?.points).toBe(300);
      expect(points.spent.value).toBe(14_500);
      await moveParcels({ db: database.db, clock: shop.clock }, { orderId }, [
        'confirmed',
        'packed',
        'shipped',
        'outForDelivery',
        'delivered',
      ]);
      const [pending] = (await pointsOf(owner)).pending;
      // The seventh day after the delivery counts in full, as in `credit.test.ts`.
      expect(pending?.arrivesOn).toBe(indianDayAfter(shop.clock.now(), 8));
    });

    it('shows cash of each brand with its statement, and marks EXPIRED programmes [ACC-09]', async () => {
      const owner = await openBag();
      await give(owner, 700_00, { account: 'brand-cash', brandCode: brae });
      const [found] = await programmesOf(owner);
      expect(found).toMatchObject({ brandCode: brae, cashProgramStatus: 'ACTIVE', lastDay: null });
      expect(found?.remainingBalance.value).toBe(700);
      await database.db.insert(brandCashProgramme).values({ brandCode: brae, lastDay: '2020-01-01' });
      expect((await programmesOf(owner))[0]?.cashProgramStatus).toBe('EXPIRED');
      await database.db.delete(brandCashProgramme);
      const { entries } = await statement(owner, `account=brand-cash&brandCode=${brae}`);
      expect(entries.map((one) => one.balance.value)).toEqual([700]);
    });

    it('simulates the points of items by the policy, for members and others [ACC-08]', async () => {
      const owner = await openBag();
      const item = (itemCode: string) => ({ itemCode, programId: 'NEUPASS', tier: 'Base' });
      const simulate = async () =>
        (
          await owner.customer.call('POST', '/api/v1/np/point/gsearch/simulation', {
            payload: {
              ...{ neuPassTier: 'NonMember', source: 'tcl', neuPassStatus: '' },
              items: [item(fixtures.potli.USSID), item('unknown')],
            },
          })
        ).body;
      expect(await simulate()).toMatchObject({
        isMember: true,
        spendPerPoint: { value: 100 },
        items: [{ itemCode: fixtures.potli.USSID, programId: 'NEUPASS', points: 145 }],
      });
      await database.db.update(customer).set({ isLoyal: false }).where(eq(customer.id, owner.id));
      expect(await simulate()).toMatchObject({ isMember: false, items: [{ points: 145 }] });
    });

    it('sends a statement as CSV and PDF with its filters, a few times an hour [ACC-10]', async () => {
      const owner = await openBag();
      await give(owner, 250_00, { note: '=1+1' });
      await buy(owner, 'wallet-order-05');
      const file = (query: string) =>
        owner.customer.call('GET', `/v2/lux/users/{me}/creditStatementFile?account=cliq-cash&${query}`);
      const { body } = await file('format=csv&show=added');
      const rows = Buffer.from(body.content, 'base64').toString('utf8').trim().split('\r\n');
      expect(rows).toHaveLength(2);
      expect(rows[1]).toMatch(/^\d{4}-\d{2}-\d{2},Credit from us,,'=1\+1,250\.00,250\.00$/);
      expect(body).toMatchObject({
        type: 'text/csv; charset=utf-8',
        fileName: expect.stringMatching(/^cliq-cash-added-\d{4}-\d{2}-\d{2}\.csv$/),
      });
      const pdf = (await file('format=pdf')).body;
      expect(Buffer.from(pdf.content, 'base64').toString('latin1')).toMatch(/^%PDF/);
      for (let more = 0; more < 18; more += 1) expect((await file('format=csv')).status).toBe(200);
      const rejected = await file('format=csv');
      expect([rejected.status, rejected.body.errorCode]).toEqual([429, 'P4291']);
      // The limit is that of a customer, and a file has only their entries.
      const other = await openBag();
      const own = await csvOf(other, 'account=cliq-cash&format=csv');
      expect(own.slice(1)).toEqual([]);
    });

    it('has in a file the months and the brand that were chosen, and their names [ACC-09, ACC-10]', async () => {
      const owner = await openBag();
      const { db } = database;
      const yearAgo = new Date(shop.clock.now().getTime() - 400 * 86_400_000);
      await give(owner, 100_00, { note: 'Earlier' }, yearAgo);
      await give(owner, 250_00, { note: 'Later' });
      const latest = await csvOf(owner, 'account=cliq-cash&format=csv&months=6');
      expect(latest.slice(1).map((row) => row.split(',')[3])).toEqual(['Later']);
      const [first] = await db.select().from(brand).where(eq(brand.code, brae));
      if (!first) throw new Error('the fixtures have a brand');
      const second = { ...first, code: 'MBH11A00002', name: 'Second brand' };
      await db.insert(brand).values(second).onConflictDoNothing();
      await give(owner, 700_00, { account: 'brand-cash', brandCode: first.code });
      await give(owner, 800_00, { account: 'brand-cash', brandCode: second.code });
      const namesIn = (rows: readonly string[]) => rows.slice(1).map((row) => row.split(',')[1]);
      expect(namesIn(await csvOf(owner, 'account=brand-cash&format=csv'))).toEqual([second.name, first.name]);
      const ofBrand = `account=brand-cash&format=csv&brandCode=${first.code}`;
      expect(namesIn(await csvOf(owner, ofBrand))).toEqual([first.name]);
      const file = await read(owner, `creditStatementFile?${ofBrand}&months=6`);
      expect(file.fileName).toMatch(
        new RegExp(`^brand-cash-${first.code.toLowerCase()}-6-months-\\d{4}-\\d{2}-\\d{2}\\.csv$`),
      );
    });

    it('ends a file with a sentence when it has only the latest entries', async () => {
      const owner = await openBag();
      await give(owner, 100_00, { note: 'Earlier' });
      await give(owner, 250_00, { note: 'Later' });
      const choice = { account: 'cliq-cash', show: 'all' } as const;
      const limits = { csv: 1, pdf: 1 };
      const now = shop.clock.now();
      const fileOf = async (format: 'csv' | 'pdf') => {
        const file = await readStatementFile(database.db, owner.id, { ...choice, format }, now, limits);
        return Buffer.from(file.content, 'base64');
      };
      const rows = (await fileOf('csv')).toString('utf8').trim().split('\r\n');
      expect(rows).toHaveLength(3);
      expect(rows[1]).toContain('Later');
      expect(rows[2]).toBe('Only the latest 1 entries. Choose a shorter period for a complete file.');
    });

    it("shows nothing of another customer's credits", async () => {
      const owner = await openBag();
      await give(owner, 100_00);
      const other = await openBag();
      const { entries } = await statement(owner, 'account=cliq-cash');
      const path = `/v2/lux/users/{me}/creditStatement/${entries[0]?.entryId}`;
      expect((await other.customer.call('GET', path)).status).toBe(404);
      expect((await other.customer.call('GET', '/v2/lux/users/{me}/creditStatement/x')).status).toBe(404);
      expect((await statement(other, 'account=cliq-cash')).entries).toEqual([]);
      expect((await cliqCashOf(other)).lots).toEqual([]);
      expect(await csvOf(other, 'account=cliq-cash&format=csv')).toHaveLength(1);
    });
  });
