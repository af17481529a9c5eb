import { createLog } from '@luxe/host/log';
import { and, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { job, ledgerEntry, refundPart } from '../../db/schema/index.ts';
import { createEncryption } from '../../secrets/encryption.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { beginPayment, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { decryptBank } from './bankAccount.ts';
import { recordTransfer } from './recordTransfer.ts';
import { readElsewhere, redirectPart, retryPart } from './redirectRefund.ts';
import { refundsOf } from './repository.ts';
import { sendRefunds } from './sendRefunds.ts';

const dayMs = 24 * 60 * 60_000;
const account = { holder: 'Ananya Rao', ifsc: 'HDFC0000001', accountNumber: '50100012345678' };

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`refunds that go elsewhere on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let provider: FakeProvider;
    let last = 9_370_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      provider = fakeProvider();
      shop = openShop(database.db, undefined, { provider });
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const log = createLog('silent');
    const parts = () => ({ ...{ db: database.db, clock: shop.clock, provider, log }, encryption });
    const encryption = createEncryption('key', 'bank account');

    interface Rejected {
      readonly bag: ReadyBag;
      readonly orderId: string;
      readonly partId: number;
      readonly paise: number;
    }

    /** An order paid by UPI, cancelled, whose refund the bank rejects for good. */
    async function rejected(): Promise<Rejected> {
      const bag = await readyBag(await makeCustomer(database.db, shop, String(++last)), [[fixtures.soap, 1]]);
      const { body } = await beginPayment(bag, 'UPI', `key-${last}`);
      const orderId = String(body.orderId);
      const path = `/v2/lux/users/{me}/orders/${orderId}`;
      provider.setStatus(`${orderId}-1`, 'CHARGED');
      await bag.customer.call('POST', `${path}/updateTransactionDetails`);
      const { body: order } = await bag.customer.call('GET', path);
      await bag.customer.call('POST', `${path}/cancel`, {
        headers: { 'idempotency-key': `cancel-${last}` },
        payload: {
          units: [{ transactionId: order.products[0].transactionId, quantity: 1 }],
          reason: 'late',
        },
      });
      provider.refunds = 'failed';
      for (let time = 0; time < 5; time += 1) {
        await sendRefunds({ ...parts(), provider }, log);
        shop.clock.advance(dayMs);
      }
      provider.refunds = 'done';
      const [part] = await partsOf(orderId);
      expect(part?.status).toBe('failed');
      return { bag, orderId, partId: part?.id ?? 0, paise: part?.amountPaise ?? 0 };
    }

    const partsOf = async (orderId: string) =>
      ((await refundsOf(database.db, [orderId])).get(orderId) ?? []).flatMap((one) => one.parts);
    const redirect = ({ bag, orderId, partId }: Rejected, payload: object, key = `redirect-${++last}`) =>
      bag.customer.call('POST', `/v2/lux/users/{me}/orders/${orderId}/redirectRefund`, {
        headers: { 'idempotency-key': key },
        payload: { partId, ...payload },
      });
    const balanceOf = async (accountName: string, orderId: string) => {
      const [row] = await database.db
        .select({ total: sum(ledgerEntry.amountPaise) })
        .from(ledgerEntry)
        .where(and(eq(ledgerEntry.account, accountName as 'sales'), eq(ledgerEntry.orderId, orderId)));
      return Number(row?.total ?? 0);
    };
    const mailsOf = async (orderId: string) =>
      (await database.db.select().from(job)).filter(({ payload }) => {
        const text = JSON.stringify(payload);
        return text.includes(orderId) && text.includes('refundPartDone');
      });

    it('offers a part that the bank rejects, and gives it back as cliq cash once [ORD-09]', async () => {
      const found = await rejected();
      const { body } = await found.bag.customer.call('GET', `/v2/lux/users/{me}/orders/${found.orderId}`);
      expect(body.refunds[0].parts).toMatchObject([{ status: 'failed', redirectId: found.partId }]);
      const first = await redirect(found, { refundTo: 'cliq-cash' }, `once-${last}`);
      const again = await redirect(found, { refundTo: 'cliq-cash' }, `once-${last}`);
      expect(first.status).toBe(200);
      expect(again.body).toEqual(first.body);
      expect((await redirect(found, { refundTo: 'cliq-cash' })).body.errorCode).toBe('O4098');
      expect(first.body.orderDetails.refunds[0].parts).toMatchObject([
        { destination: 'cliq-cash', status: 'done', redirectId: null },
      ]);
      expect(await balanceOf('cliq-cash', found.orderId)).toBe(-found.paise);
      expect(await balanceOf('refunds-due', found.orderId)).toBe(0);
      expect(await mailsOf(found.orderId)).toHaveLength(1);
      shop.clock.advance(3 * dayMs);
      await sendRefunds({ ...parts(), provider }, log);
      expect(await balanceOf('refunds-due', found.orderId)).toBe(0);
    });

    it('sends it to a bank account, which is deleted with the transfer', async () => {
      const found = await rejected();
      expect((await redirect(found, { refundTo: 'bank' })).body.errorCode).toBe('O4014');
      const unknown = { ...account, ifsc: 'ZZZZ0000001' };
      expect((await redirect(found, { refundTo: 'bank', bank: unknown })).body.errorCode).toBe('O4043');
      const { status, body } = await redirect(found, { refundTo: 'bank', bank: account });
      expect(status).toBe(200);
      expect(body.orderDetails.refunds[0].parts).toMatchObject([{ destination: 'bank', status: 'pending' }]);
      const [part] = await partsOf(found.orderId);
      expect(part?.bankLastFour).toBe('5678');
      expect(part?.bank).not.toContain('5010001');
      expect(await mailsOf(found.orderId)).toEqual([]);
      await recordTransfer(parts(), found.orderId, found.partId, 'UTR 42');
      const [paid] = await partsOf(found.orderId);
      expect(paid).toMatchObject({ status: 'done', bank: null, bankReference: 'UTR 42' });
      expect(await balanceOf('refunds-due', found.orderId)).toBe(0);
      expect(await mailsOf(found.orderId)).toHaveLength(1);
    });

    it('changes nothing when the provider is silent, or has paid in its dashboard', async () => {
      const found = await rejected();
      provider.isSilent = true;
      expect((await redirect(found, { refundTo: 'cliq-cash' })).body.errorCode).toBe('O4099');
      provider.isSilent = false;
      provider.payments.get(`${found.orderId}-1`)?.refunds.set('by hand', found.paise);
      expect((await redirect(found, { refundTo: 'cliq-cash' })).body.errorCode).toBe('O4098');
      expect((await partsOf(found.orderId))[0]).toMatchObject({ destination: 'provider', status: 'failed' });
      while ((await sendRefunds({ ...parts(), provider }, log)) > 0);
      expect((await partsOf(found.orderId))[0]?.status).toBe('done');
      expect(await balanceOf('cliq-cash', found.orderId)).toBe(0);
    });

    it('stays elsewhere when the provider was being asked about it meanwhile', async () => {
      const found = await rejected();
      const { status } = provider;
      vi.spyOn(provider, 'status').mockImplementationOnce(async (...asked) => {
        const state = await status(...asked);
        expect((await redirect(found, { refundTo: 'bank', bank: account })).status).toBe(200);
        return state;
      });
      shop.clock.advance(dayMs);
      await sendRefunds({ ...parts(), provider }, log);
      expect((await partsOf(found.orderId))[0]).toMatchObject({ destination: 'bank', status: 'pending' });
    });

    it('two redirections at once give the money back once', async () => {
      const found = await rejected();
      const results = await Promise.all([
        redirect(found, { refundTo: 'cliq-cash' }),
        redirect(found, { refundTo: 'bank', bank: account }),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [part] = await partsOf(found.orderId);
      const isBank = part?.destination === 'bank';
      expect(await balanceOf('refunds-due', found.orderId)).toBe(isBank ? -found.paise : 0);
    });

    it("rejects another customer's part, and a part of another order", async () => {
      const found = await rejected();
      const other = await rejected();
      expect((await redirect({ ...found, bag: other.bag }, { refundTo: 'cliq-cash' })).status).toBe(404);
      expect((await redirect({ ...found, partId: other.partId }, { refundTo: 'cliq-cash' })).status).toBe(
        404,
      );
      expect((await partsOf(other.orderId))[0]?.status).toBe('failed');
    });

    it('at the desk, a part is requested once more or goes elsewhere', async () => {
      const found = await rejected();
      await retryPart(parts(), found.orderId, found.partId);
      await expect(retryPart(parts(), found.orderId, found.partId)).rejects.toThrow();
      await sendRefunds({ ...parts(), provider }, log);
      const [part] = await partsOf(found.orderId);
      expect(part).toMatchObject({ status: 'done', destination: 'provider', requestNumber: 6 });

      const second = await rejected();
      const elsewherePaise = await readElsewhere(parts(), second.orderId, second.partId);
      const redirection = { to: 'bank', bank: account } as const;
      await database.db.transaction((tx) =>
        redirectPart(tx, { ...second, redirection, elsewherePaise, encryption }, shop.clock.now()),
      );
      const [waiting] = await database.db.select().from(refundPart).where(eq(refundPart.id, second.partId));
      expect(decryptBank(waiting?.bank ?? '', encryption)).toEqual(account);
    });
  });
