import { createLog } from '@luxe/host/log';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import {
  applicationProperty,
  customer,
  customerOrder,
  offer,
  orderUnit,
  parcel,
  refundPart,
  unitEvent,
} from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { beginPayment, placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import { openDesk } from '../../testing/desk.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { addSecondSeller, moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { moneyProblems } from '../../testing/orderInvariants.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { post } from '../ledger/ledger.ts';
import { linesOf } from '../order/deliveriesOf.ts';
import { nextStates } from '../order/unitStates.ts';
import { refundsOf } from '../refund/repository.ts';
import { sendRefunds } from '../refund/sendRefunds.ts';
import { listAudit } from '../staff/audit.ts';
import { cancelUnits, type Cancellation } from './cancelOrder.ts';
import { moveParcel } from './moveParcel.ts';

type Mode = 'COD' | 'UPI';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`after the order on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let provider: FakeProvider;
    let last = 9_300_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      await addSecondSeller(database.db);
      await database.db
        .update(applicationProperty)
        .set({ value: 'true' })
        .where(eq(applicationProperty.name, 'isLoyaltyEnabled_Lux'));
      provider = fakeProvider();
      shop = openShop(database.db, undefined, { provider });
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    const parts = () => ({
      db: database.db,
      clock: shop.clock,
      provider,
    });
    const sentRefunds = () => sendRefunds(parts(), createLog('silent'));

    interface Placed {
      readonly orderId: string;
      readonly customerId: number;
      readonly bag: ReadyBag;
    }

    /** Places an order: 3 potlis and 1 soap by default. `credits` are paise of cliq cash and of points. */
    async function place(
      mode: Mode,
      lines: Parameters<typeof readyBag>[1] = [
        [fixtures.potli, 3],
        [fixtures.soap, 1],
      ],
      credits: { cliqCash?: number; points?: number } = {},
    ): Promise<Placed> {
      const buyer = await makeCustomer(database.db, shop, String(++last));
      const [row] = await database.db.select().from(customer).where(eq(customer.userName, buyer.userName));
      const customerId = row?.id ?? 0;
      await database.db.update(customer).set({ isLoyal: true }).where(eq(customer.id, customerId));
      const { cliqCash = 0, points = 0 } = credits;
      await database.db.transaction((tx) =>
        post(
          tx,
          null,
          [
            { account: 'cliq-cash', amountPaise: -cliqCash, customerId },
            { account: 'loyalty-points', amountPaise: -points, customerId },
            { account: 'credits-given', amountPaise: cliqCash + points },
          ],
          shop.clock.now(),
        ),
      );
      const bag = await readyBag(buyer, lines);
      const cart = `/v2/lux/users/{me}/carts/${bag.cart}`;
      if (cliqCash > 0) await buyer.call('POST', `${cart}/applyVouchers?action=apply`);
      if (points > 0) await buyer.call('POST', `${cart}/applyLoyaltyPoints?action=apply`);
      const { body } = await buyer.call('GET', `${cart}/displayOrderSummary_V2`);
      const ready = { ...bag, paybleAmount: body.cartAmount.paybleAmount.value };
      if (mode === 'COD') {
        const { body: placed } = await placeOrder(ready, `key-${last}`);
        return { orderId: placed.orderDetails.orderId, customerId, bag };
      }
      const { body: begun } = await beginPayment(ready, mode, `key-${last}`);
      provider.setStatus(`${begun.orderId}-1`, 'CHARGED');
      await buyer.call('POST', `/v2/lux/users/{me}/orders/${begun.orderId}/updateTransactionDetails`);
      return { orderId: begun.orderId, customerId, bag };
    }

    const cancel = (orderId: string, cancellations: readonly Cancellation[]) =>
      database.db.transaction((tx) =>
        cancelUnits(tx, { orderId, cancellations, note: 'Ordered by mistake' }, shop.clock.now()),
      );
    const linesNow = async (orderId: string) => (await linesOf(database.db, [orderId])).get(orderId) ?? [];
    const unitsNow = async (orderId: string) => (await linesNow(orderId)).flatMap(({ units }) => units);
    const orderNow = async (orderId: string) =>
      (await database.db.select().from(customerOrder).where(eq(customerOrder.id, orderId)))[0];
    const all = async (orderId: string): Promise<Cancellation[]> =>
      (await linesNow(orderId))
        .filter(({ isGiveAway }) => !isGiveAway)
        .map(({ transactionId, quantity }) => ({ transactionId, quantity }));
    const stockOf = async (ussid: string) =>
      (await database.db.select().from(offer).where(eq(offer.ussid, ussid)))[0]?.stock ?? 0;
    const partsOf = async (orderId: string) =>
      ((await refundsOf(database.db, [orderId])).get(orderId) ?? []).flatMap((refund) =>
        refund.parts.map(({ destination, amountPaise, status }) => [destination, amountPaise, status]),
      );
    const balanceOf = async (account: string, where: { orderId?: string; customerId?: number }) => {
      const [row] = await rowsOf<{ paise: string }>(
        database.db,
        sql`select coalesce(sum(amount_paise), 0)::text as paise from ledger_entry where account = ${account}
          and (${where.orderId ?? null}::text is null or order_id = ${where.orderId ?? null})
          and (${where.customerId ?? null}::bigint is null or customer_id = ${where.customerId ?? null})`,
      );
      return Number(row?.paise);
    };

    it('divides an order into one parcel per seller and delivery mode', async () => {
      const { orderId, bag } = await place('COD');
      const parcels = await database.db.select().from(parcel).where(eq(parcel.orderId, orderId));
      expect(parcels.map(({ number, sellerId }) => [number, sellerId]).toSorted()).toEqual([
        [1, '100001'],
        [2, '100002'],
      ]);
      const { body } = await bag.customer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`);
      expect(body.parcels).toMatchObject([
        { number: 1, sellerName: 'Halden & Roe India' },
        { number: 2, sellerName: 'Zari Katha' },
      ]);
      expect(body.products).toMatchObject([
        { quantity: 3, groups: [{ quantity: 3, parcel: 1, state: 'PLACED' }], cancellableQuantity: 3 },
        { quantity: 1, groups: [{ quantity: 1, parcel: 2, state: 'PLACED' }], cancellableQuantity: 1 },
      ]);
    });

    it('a parcel of high value needs its code at the door, which the shopper sees once it is shipped', async () => {
      const { orderId, bag } = await place('UPI', [[fixtures.potli, 7]]);
      const shown = async () =>
        (await bag.customer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`)).body.parcels[0].deliveryCode;
      await moveParcels(parts(), { orderId }, ['confirmed', 'packed']);
      expect(await shown()).toBeNull();
      await moveParcels(parts(), { orderId }, ['shipped', 'outForDelivery']);
      const [high] = await database.db.select().from(parcel).where(eq(parcel.orderId, orderId));
      expect(high?.deliveryCode).toMatch(/^\d{6}$/);
      expect(await shown()).toBe(high?.deliveryCode);
      const deliver = (deliveryCode?: string) =>
        moveParcel(parts(), {
          orderId,
          parcelId: high?.id ?? 0,
          to: 'delivered',
          actor: 'desk',
          deliveryCode,
        });
      await expect(deliver()).rejects.toMatchObject({ status: 409 });
      await expect(deliver('wrong')).rejects.toMatchObject({ status: 409 });
      await deliver(high?.deliveryCode ?? '');
      expect((await unitsNow(orderId)).every(({ state }) => state === 'delivered')).toBe(true);
      expect(await shown()).toBeNull();

      const low = await place('COD');
      const rows = await database.db.select().from(parcel).where(eq(parcel.orderId, low.orderId));
      expect(rows.map(({ deliveryCode }) => deliveryCode)).toEqual([null, null]);
    });

    it('refunds a cancelled unit to its sources, and returns its stock, in one transaction [ORD-04, ORD-09]', async () => {
      const { orderId, customerId } = await place('UPI', [[fixtures.potli, 3]], {
        cliqCash: 10_000_01,
        points: 500_00,
      });
      const stock = await stockOf(fixtures.potli.USSID);
      const [line] = await linesNow(orderId);
      const transactionId = line?.transactionId ?? '';
      await cancel(orderId, [{ transactionId, quantity: 1 }]);
      expect(await stockOf(fixtures.potli.USSID)).toBe(stock + 1);
      const cancelled = (await unitsNow(orderId)).filter(({ state }) => state === 'cancelled');
      const [unit] = cancelled;
      expect(cancelled).toHaveLength(1);
      expect(await partsOf(orderId)).toEqual([
        ['provider', unit?.payablePaise, 'due'],
        ['cliq-cash', unit?.cliqCashPaise, 'done'],
        ['loyalty-points', unit?.loyaltyPaise, 'done'],
      ]);
      expect(-(await balanceOf('cliq-cash', { customerId }))).toBe(unit?.cliqCashPaise);
      expect(await balanceOf('refunds-due', { orderId })).toBe(-(unit?.payablePaise ?? 0));

      await cancel(orderId, [{ transactionId, quantity: 2 }]);
      expect(await sentRefunds()).toBeGreaterThanOrEqual(2);
      expect((await partsOf(orderId)).every(([, , status]) => status === 'done')).toBe(true);
      // The last cancellation closes to the paisa: everything that was paid is back.
      expect(-(await balanceOf('cliq-cash', { customerId }))).toBe(10_000_01);
      expect(-(await balanceOf('loyalty-points', { customerId }))).toBe(500_00);
      for (const account of ['payments', 'refunds-due', 'sales', 'delivery', 'credits-held'])
        expect([account, await balanceOf(account, { orderId })]).toEqual([account, 0]);
      const payment = provider.payments.get(`${orderId}-1`);
      expect([...(payment?.refunds.values() ?? [])].reduce((sum, one) => sum + one, 0)).toBe(
        payment?.chargedPaise,
      );
    });

    it('never calls the provider for cash that was not collected; less is due at the door', async () => {
      const { orderId } = await place('COD');
      const before = (await orderNow(orderId))?.payablePaise ?? 0;
      const [potli] = await linesNow(orderId);
      await cancel(orderId, [{ transactionId: potli?.transactionId ?? '', quantity: 1 }]);
      expect(await partsOf(orderId)).toEqual([]);
      await moveParcels(parts(), { orderId }, stepsToDoor);
      const paid = (await unitsNow(orderId))
        .filter(({ state }) => state === 'delivered')
        .reduce((sum, { payablePaise }) => sum + payablePaise, 0);
      expect(paid).toBeLessThan(before);
      expect(await balanceOf('payments', { orderId })).toBe(paid);
      expect(await balanceOf('cash-on-delivery', { orderId })).toBe(0);
      expect((await orderNow(orderId))?.paymentStatus).toBe('SUCCESS');
    });

    it.each<[string, (orderId: string) => Promise<unknown>, number]>([
      ['an unknown line', (orderId) => cancel(orderId, [{ transactionId: '1', quantity: 1 }]), 404],
      [
        'more units than the line has',
        async (orderId) =>
          cancel(orderId, [{ transactionId: (await all(orderId))[0]?.transactionId ?? '', quantity: 4 }]),
        409,
      ],
      [
        'a shipped unit',
        async (orderId) => {
          await moveParcels(parts(), { orderId }, stepsToDoor.slice(0, 3));
          return cancel(orderId, await all(orderId));
        },
        409,
      ],
      ['an unknown order', () => cancel('LX-0000-0000-00', []), 409],
    ])('rejects the cancellation of %s, and changes nothing', async (_, run, status) => {
      const { orderId } = await place('COD');
      await expect(run(orderId)).rejects.toMatchObject({ status });
      expect(await partsOf(orderId)).toEqual([]);
      expect((await unitsNow(orderId)).some(({ state }) => state === 'cancelled')).toBe(false);
    });

    it('refunds a parcel that comes back to the seller or is lost, and restocks only the first', async () => {
      const { orderId } = await place('UPI');
      const stocks = [await stockOf(fixtures.potli.USSID), await stockOf(fixtures.soap.USSID)];
      await moveParcels(parts(), { orderId }, stepsToDoor.slice(0, 3));
      await moveParcels(parts(), { orderId, number: 1, actor: 'carrier' }, [
        'outForDelivery',
        'deliveryFailed',
        'outForDelivery',
        'deliveryFailed',
        'returningToOrigin',
      ]);
      expect(await partsOf(orderId)).toEqual([]);
      await moveParcels(parts(), { orderId, number: 1, actor: 'carrier' }, ['returnedToOrigin']);
      await moveParcels(parts(), { orderId, number: 2, actor: 'carrier' }, ['lost']);
      expect(await stockOf(fixtures.potli.USSID)).toBe((stocks[0] ?? 0) + 3);
      expect(await stockOf(fixtures.soap.USSID)).toBe(stocks[1]);
      const refunded = (await partsOf(orderId)).reduce((sum, [, paise]) => sum + Number(paise), 0);
      expect(refunded).toBe((await orderNow(orderId))?.payablePaise);
    });

    it('takes back the points of refunded units, before and after they are credited', async () => {
      const { orderId, customerId } = await place('UPI', [[fixtures.potli, 2]]);
      expect((await orderNow(orderId))?.earnedPoints).toBe(290);
      const [line] = await linesNow(orderId);
      await cancel(orderId, [{ transactionId: line?.transactionId ?? '', quantity: 1 }]);
      expect((await orderNow(orderId))?.earnedPoints).toBe(145);
      expect(await balanceOf('loyalty-points', { customerId })).toBe(0);
    });

    it('a failing refund is requested again under another number, and needs another destination in the end', async () => {
      const { orderId } = await place('UPI', [[fixtures.soap, 1]]);
      await cancel(orderId, await all(orderId));
      provider.refunds = 'failed';
      const attempts: unknown[] = [];
      for (let time = 0; time < 8; time += 1) {
        await sentRefunds();
        attempts.push((await partsOf(orderId))[0]?.[2]);
        shop.clock.advance(24 * 60 * 60_000);
      }
      provider.refunds = 'done';
      expect(attempts).toEqual(['due', 'due', 'due', 'due', 'failed', 'failed', 'failed', 'failed']);
      expect(await balanceOf('refunds-due', { orderId })).toBeLessThan(0);
    });

    describe('a refund that the provider rejects', () => {
      async function rejectedRefund() {
        const placed = await place('UPI', [[fixtures.soap, 1]]);
        await cancel(placed.orderId, await all(placed.orderId));
        provider.refunds = 'failed';
        for (let time = 0; time < 5; time += 1) {
          await sentRefunds();
          shop.clock.advance(24 * 60 * 60_000);
        }
        provider.refunds = 'done';
        const [part] = (await refundsOf(database.db, [placed.orderId])).get(placed.orderId)?.[0]?.parts ?? [];
        expect(part?.status).toBe('failed');
        const desk = openDesk(database.db, shop.clock, { provider });
        const person = await desk.logIn(['orders']);
        const params = { orderId: placed.orderId, partId: part?.id ?? 0 };
        const redirect = (body: object = { to: 'cliq-cash' }, headers = {}) =>
          person.call('redirectRefund', { params, body, headers });
        const retry = () => person.call('retryRefund', { params });
        return { ...placed, person, retry, redirect, amountPaise: part?.amountPaise ?? 0 };
      }

      it('is requested again from the desk, under a new number', async () => {
        const { orderId, person, retry } = await rejectedRefund();
        expect((await person.call('overview')).json().rejectedRefunds).toContainEqual(
          expect.objectContaining({ orderId }),
        );
        const { order } = (await person.call('order', { params: { orderId } })).json();
        expect(order.refunds[0].parts[0].actions).toEqual(['retry', 'redirect']);
        expect((await retry()).json().order.refunds[0].parts[0]).toMatchObject({
          status: 'due',
          actions: [],
        });
        expect((await retry()).statusCode).toBe(409);
        await sentRefunds();
        expect((await partsOf(orderId)).map(([, , status]) => status)).toEqual(['done']);
        expect([...(provider.payments.get(`${orderId}-1`)?.refunds.keys() ?? [])]).toEqual([
          expect.stringMatching(/-6$/),
        ]);
        expect(await balanceOf('refunds-due', { orderId })).toBe(0);
        const [entry] = await listAudit(database.db, { subject: `order ${orderId}` }, 1);
        expect(entry).toMatchObject({ action: 'retry refund', person: 'Meera Nair' });
      });

      it('is paid once as cliq cash, and the provider is not asked again', async () => {
        const { orderId, customerId, person, redirect, amountPaise } = await rejectedRefund();
        const before = await balanceOf('cliq-cash', { customerId });
        const statuses = await Promise.all([1, 2].map(async () => (await redirect()).statusCode));
        expect(statuses.toSorted()).toEqual([200, 409]);
        const foreign = { params: { orderId, partId: 1 }, body: { to: 'cliq-cash' } };
        expect((await person.call('redirectRefund', foreign)).statusCode).toBe(404);
        expect(await balanceOf('cliq-cash', { customerId })).toBe(before - amountPaise);
        expect(await balanceOf('refunds-due', { orderId })).toBe(0);
        shop.clock.advance(24 * 60 * 60_000);
        await sentRefunds();
        expect(provider.payments.get(`${orderId}-1`)?.refunds.size).toBe(0);
        const [entry] = await listAudit(database.db, { subject: `order ${orderId}` }, 10);
        expect(entry).toMatchObject({ action: 'redirect refund' });
      });

      it('is paid once for a repeated request with the same key, with one row of the audit log', async () => {
        const { orderId, customerId, redirect, amountPaise } = await rejectedRefund();
        const before = await balanceOf('cliq-cash', { customerId });
        const key = { 'idempotency-key': `redirect-${orderId}` };
        const responses = await Promise.all([1, 2].map(() => redirect({ to: 'cliq-cash' }, key)));
        responses.push(await redirect({ to: 'cliq-cash' }, key));
        for (const response of responses) expect(response.statusCode).toBe(200);
        expect(responses[2]?.json().order.refunds[0].parts[0].destination).toBe('cliq-cash');
        expect(await balanceOf('cliq-cash', { customerId })).toBe(before - amountPaise);
        const entries = await listAudit(database.db, { subject: `order ${orderId}` }, 10);
        expect(entries.map(({ action }) => action)).toEqual(['redirect refund']);
        const bank = { to: 'bank', holder: 'Asha Rao', ifsc: 'HDFC0000123', accountNumber: '50100123454321' };
        expect((await redirect(bank, key)).json().errorCode).toBe('K4091');
        expect((await redirect(undefined, { 'idempotency-key': 'short' })).json().errorCode).toBe('K4001');
      });

      it('needs a complete bank account', async () => {
        const { redirect } = await rejectedRefund();
        for (const body of [
          {},
          { to: 'elsewhere' },
          { to: 'bank' },
          { to: 'bank', holder: ' ', ifsc: 'HDFC0000123', accountNumber: '50100123454321' },
          { to: 'bank', holder: 'Asha Rao', ifsc: 'HDFC0000123', accountNumber: '12' },
        ])
          expect([body, (await redirect(body)).statusCode]).toEqual([body, 400]);
      });

      it('stays when the provider does not answer; what the dashboard has paid of it is done', async () => {
        const { orderId, customerId, redirect, amountPaise } = await rejectedRefund();
        const before = await balanceOf('cliq-cash', { customerId });
        provider.isSilent = true;
        expect((await redirect()).statusCode).toBe(409);
        provider.isSilent = false;
        expect((await partsOf(orderId)).map(([, , status]) => status)).toEqual(['failed']);
        provider.payments.get(`${orderId}-1`)?.refunds.set('by hand', 100);
        expect((await redirect()).statusCode).toBe(200);
        expect((await partsOf(orderId)).map(([, , status]) => status)).toEqual(['done', 'done']);
        expect(await balanceOf('cliq-cash', { customerId })).toBe(before - amountPaise + 100);
        expect(await balanceOf('refunds-due', { orderId })).toBe(0);
      });
    });

    it('waits for a provider that does not answer, and for a refund that is pending', async () => {
      const { orderId } = await place('UPI', [[fixtures.soap, 1]]);
      await cancel(orderId, await all(orderId));
      provider.isSilent = true;
      await sentRefunds();
      expect((await partsOf(orderId))[0]?.[2]).toBe('due');
      provider.isSilent = false;
      provider.refunds = 'pending';
      shop.clock.advance(2 * 60_000);
      await sentRefunds();
      expect((await partsOf(orderId))[0]?.[2]).toBe('pending');
      provider.refunds = 'done';
      shop.clock.advance(60 * 60_000);
      await sentRefunds();
      expect((await partsOf(orderId))[0]?.[2]).toBe('done');
      expect(await balanceOf('refunds-due', { orderId })).toBe(0);
    });

    it('a charge that was refunded in the dashboard settles without a second refund', async () => {
      const { orderId } = await place('UPI', [[fixtures.soap, 1]]);
      const payment = provider.payments.get(`${orderId}-1`);
      payment?.refunds.set('by hand', payment.chargedPaise);
      await cancel(orderId, await all(orderId));
      await sentRefunds();
      expect((await partsOf(orderId))[0]?.[2]).toBe('done');
      expect([...(payment?.refunds.keys() ?? [])]).toEqual(['by hand']);
    });

    it('a part that the provider rejects is done when the dashboard refunds it, and takes nothing from other parts', async () => {
      const { orderId } = await place('UPI', [[fixtures.soap, 2]]);
      const [line] = await linesNow(orderId);
      const one = [{ transactionId: line?.transactionId ?? '', quantity: 1 }];
      const payment = provider.payments.get(`${orderId}-1`);
      const [unit] = await unitsNow(orderId);
      await cancel(orderId, one);
      provider.refunds = 'failed';
      for (let time = 0; time < 6; time += 1) {
        await sentRefunds();
        shop.clock.advance(24 * 60 * 60_000);
      }
      expect((await partsOf(orderId)).map(([, , status]) => status)).toEqual(['failed']);
      payment?.refunds.set('by hand', unit?.payablePaise ?? 0);
      provider.refunds = 'done';
      await cancel(orderId, one);
      while ((await sentRefunds()) > 0);
      shop.clock.advance(24 * 60 * 60_000);
      while ((await sentRefunds()) > 0);
      expect((await partsOf(orderId)).map(([, , status]) => status)).toEqual(['done', 'done']);
      const back = [...(payment?.refunds.values() ?? [])].reduce((sum, paise) => sum + paise, 0);
      expect(back).toBe(payment?.chargedPaise);
      expect(await balanceOf('refunds-due', { orderId })).toBe(0);
    });

    it('a part of a charge that the dashboard refunded is not refunded again, whatever is pending', async () => {
      const { orderId } = await place('UPI', [[fixtures.soap, 3]]);
      const [line] = await linesNow(orderId);
      const one = [{ transactionId: line?.transactionId ?? '', quantity: 1 }];
      const payment = provider.payments.get(`${orderId}-1`);
      const [unit] = await unitsNow(orderId);
      await cancel(orderId, one);
      provider.refunds = 'pending';
      await sentRefunds();
      payment?.refunds.set('by hand', unit?.payablePaise ?? 0);
      await cancel(orderId, one);
      await sentRefunds();
      provider.refunds = 'done';
      shop.clock.advance(24 * 60 * 60_000);
      while ((await sentRefunds()) > 0);
      expect((await partsOf(orderId)).map(([, , status]) => status)).toEqual(['done', 'done']);
      const back = [...(payment?.refunds.values() ?? [])].reduce((sum, paise) => sum + paise, 0);
      expect(back).toBe(2 * (unit?.payablePaise ?? 0));
    });

    it('a parcel moves on although one of its units is further', async () => {
      const { orderId } = await place('COD', [[fixtures.potli, 2]]);
      const [unit] = await unitsNow(orderId);
      await database.db
        .update(orderUnit)
        .set({ state: 'outForDelivery' })
        .where(eq(orderUnit.id, unit?.id ?? 0));
      await moveParcels(parts(), { orderId }, stepsToDoor);
      expect((await unitsNow(orderId)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
      expect(await balanceOf('cash-on-delivery', { orderId })).toBe(0);
    });

    it('shows the cash that is due at the door after a part was paid and a part cancelled', async () => {
      const { orderId, bag } = await place('COD', [
        [fixtures.potli, 2],
        [fixtures.soap, 1],
      ]);
      const due = async () =>
        (await bag.customer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`)).body.cashDue?.value;
      expect(await due()).toBe(30_249.37);
      await moveParcels(parts(), { orderId, number: 2 }, stepsToDoor);
      expect(await due()).toBe(29_000);
      const [potli] = await linesNow(orderId);
      await cancel(orderId, [{ transactionId: potli?.transactionId ?? '', quantity: 1 }]);
      expect(await due()).toBe(14_500);
      await cancel(orderId, [{ transactionId: potli?.transactionId ?? '', quantity: 1 }]);
      expect(await due()).toBe(0);
      expect((await orderNow(orderId))?.paymentStatus).toBe('SUCCESS');
    });

    it('a repeated step counts once, and rows of history are only added', async () => {
      const { orderId } = await place('COD');
      await moveParcels(parts(), { orderId }, ['confirmed', 'confirmed', 'packed', 'packed']);
      const [unit] = await unitsNow(orderId);
      const events = await database.db
        .select()
        .from(unitEvent)
        .where(eq(unitEvent.unitId, unit?.id ?? 0));
      expect(events.map(({ state, actor }) => [state, actor])).toEqual([
        ['placed', 'shopper'],
        ['confirmed', 'desk'],
        ['packed', 'desk'],
      ]);
    });

    const action = fc.record({
      kind: fc.constantFrom('move', 'cancel', 'refund', 'fail'),
      choice: fc.nat(),
      at: fc.nat(),
    });

    it('any history of cancellations and moves gives back exactly what is owed, and never more', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom<Mode>('COD', 'UPI'),
          fc.integer({ min: 1, max: 3 }),
          fc.record({ cliqCash: fc.integer({ max: 20_000_00, min: 0 }), points: fc.constantFrom(0, 777_00) }),
          fc.array(action, { maxLength: 14 }),
          async (mode, quantity, credits, actions) => {
            provider.refunds = 'done';
            const stock = await stockOf(fixtures.potli.USSID);
            const lines = [[fixtures.potli, quantity] as const, [fixtures.soap, 2] as const];
            const { orderId, customerId } = await place(mode, lines, credits);
            const order = await orderNow(orderId);
            if (order?.status !== 'placed') return;
            for (const { kind, choice, at } of actions) {
              if (kind === 'refund' || kind === 'fail') {
                provider.refunds = kind === 'fail' ? 'failed' : 'done';
                await sentRefunds();
                shop.clock.advance(60 * 60_000);
                continue;
              }
              const units = await unitsNow(orderId);
              const unit = units[at % units.length];
              const line = (await linesNow(orderId)).find(({ id }) => id === unit?.orderLineId);
              if (!unit || !line) continue;
              if (kind === 'cancel') {
                const one = { transactionId: line.transactionId, quantity: (choice % 3) + 1 };
                await cancel(orderId, [one]).catch(ignoreConflict);
                continue;
              }
              const next = nextStates(unit.state, 'desk').filter((state) => state !== 'cancelled');
              const to = next[choice % Math.max(1, next.length)];
              if (to)
                await moveParcel(parts(), { orderId, parcelId: unit.parcelId, to, actor: 'desk' }).catch(
                  ignoreConflict,
                );
            }
            provider.refunds = 'done';
            shop.clock.advance(24 * 60 * 60_000);
            while ((await sentRefunds()) > 0);
            await checkBooks(orderId, customerId, credits, stock);
            expect(await moneyProblems(database.db, [orderId])).toEqual([]);
          },
        ),
        { numRuns: 10, endOnFailure: true },
      );
    }, 120_000);

    const ignoreConflict = (error: unknown) => {
      if ((error as { status?: number }).status !== 409 && (error as { status?: number }).status !== 404)
        throw error;
    };

    async function checkBooks(
      orderId: string,
      customerId: number,
      { cliqCash, points }: { cliqCash: number; points: number },
      stock: number,
    ) {
      const units = await unitsNow(orderId);
      const sum = (name: 'payablePaise' | 'cliqCashPaise' | 'loyaltyPaise', ended: boolean) =>
        units
          .filter(({ state }) => ['cancelled', 'returnedToOrigin', 'lost'].includes(state) === ended)
          .reduce((total, unit) => total + unit[name], 0);
      const order = await orderNow(orderId);
      const isCash = order?.paymentMode === 'COD';
      const delivered = units
        .filter(({ state }) => state === 'delivered')
        .reduce((total, { payablePaise }) => total + payablePaise, 0);
      const rejected = (await partsOf(orderId)).filter(([, , status]) => status === 'failed');
      const owed = rejected.reduce((total, [, paise]) => total + Number(paise), 0);
      expect(await balanceOf('payments', { orderId })).toBe(
        isCash ? delivered : sum('payablePaise', false) + owed,
      );
      expect(await balanceOf('cash-on-delivery', { orderId })).toBe(
        isCash ? sum('payablePaise', false) - delivered : 0,
      );
      expect(await balanceOf('refunds-due', { orderId })).toBe(-owed || 0);
      expect(await balanceOf('cliq-cash', { customerId })).toBe(sum('cliqCashPaise', false) - cliqCash);
      expect(await balanceOf('loyalty-points', { customerId })).toBe(sum('loyaltyPaise', false) - points);
      const charged = provider.payments.get(`${orderId}-1`);
      const back = [...(charged?.refunds.values() ?? [])].reduce((total, one) => total + one, 0);
      expect((charged?.chargedPaise ?? 0) - back).toBe(isCash ? 0 : sum('payablePaise', false) + owed);
      const [ledger] = await rowsOf<{ paise: string }>(
        database.db,
        sql`select coalesce(sum(amount_paise), 0)::text as paise from ledger_entry where order_id = ${orderId}`,
      );
      expect(Number(ledger?.paise)).toBe(0);
      const potlis = (await linesNow(orderId))
        .filter(({ ussid }) => ussid === fixtures.potli.USSID)
        .flatMap((line) => line.units);
      const restocked = potlis.filter(({ state }) => state === 'cancelled' || state === 'returnedToOrigin');
      expect(await stockOf(fixtures.potli.USSID)).toBe(stock - potlis.length + restocked.length);
      const [done] = await database.db.select().from(refundPart).where(eq(refundPart.status, 'pending'));
      expect(done).toBeUndefined();
    }
  });
