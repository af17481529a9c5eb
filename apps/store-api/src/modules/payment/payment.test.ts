import { paymentReturnPath } from '@luxe/contract/paths';
import { createLog } from '@luxe/host/log';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import { customer, customerOrder, offer, outboxMessage, paymentAttempt } from '../../db/schema/index.ts';
import { readyBag, type ReadyBag } from '../../testing/buying.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { mailJob } from '../mail/queueMail.ts';
import { writeMail } from '../order-mail/writeMail.ts';
import { createWorker } from '../jobs/worker.ts';
import { startPayment } from './begin.ts';
import { cancelPayment } from './cancel.ts';
import { gatewayStatuses, ProviderError } from '../payment-provider/provider.ts';
import { createLivePolicy } from '../policy/livePolicy.ts';
import { reconcile } from './reconciler.ts';
import { settlePayment } from './settlePayment.ts';

const minute = 60_000;
const log = createLog('silent');

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`a payment on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let provider: FakeProvider;
    let last = 9_400_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db);
    }, 60_000);
    beforeEach(() => {
      provider = fakeProvider();
    });
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const parts = () => ({
      db: database.db,
      clock: shop.clock,
      livePolicy: createLivePolicy(database.db),
      provider,
    });
    const bagOf = async () =>
      readyBag(await makeCustomer(database.db, shop, String(++last)), [[fixtures.potli, 1]]);
    async function begin(bag: ReadyBag, key: string) {
      const [known] = await database.db
        .select()
        .from(customer)
        .where(eq(customer.userName, bag.customer.userName));
      return startPayment(parts(), {
        caller: {
          kind: 'customer',
          customerId: known?.id ?? 0,
          userName: bag.customer.userName,
          customerHash: '',
          phone: '',
          email: null,
          family: '',
        },
        cart: bag.cart,
        body: { paymentMode: 'UPI', addressId: bag.addressId, paybleAmount: bag.paybleAmount },
        returnUrl: `http://localhost:4000${paymentReturnPath}`,
        bin: undefined,
        idempotency: { key, requestHash: key },
      });
    }
    const startFreshPayment = async () => {
      const bag = await bagOf();
      return { bag, ...(await begin(bag, `key-${last}-aaaa`)) };
    };
    const attemptOf = async (reference: string) =>
      (await database.db.select().from(paymentAttempt).where(eq(paymentAttempt.reference, reference)))[0];
    const orderOf = async (id: string) =>
      (await database.db.select().from(customerOrder).where(eq(customerOrder.id, id)))[0];
    const stock = async () =>
      (await database.db.select().from(offer).where(eq(offer.ussid, fixtures.potli.USSID)))[0]?.stock ?? 0;

    /**
     * Ends payments that other tests left open, because the current fake provider does not know those
     * payments.
     */
    async function endOthers(): Promise<void> {
      shop.clock.advance(2 * 60 * minute);
      await reconcile(parts(), log);
    }

    it('sends the provider the account’s e-mail address and phone, not those of the delivery address', async () => {
      const bag = await bagOf();
      const of = eq(customer.userName, bag.customer.userName);
      await database.db.update(customer).set({ email: 'ira@account.in' }).where(of);
      const open = vi.spyOn(provider, 'open');
      const { orderId } = await begin(bag, `contact-${last}-a`);
      expect(open.mock.calls[0]?.[0].customer).toMatchObject({
        email: 'ira@account.in',
        phone: String(last),
      });
      const order = await orderOf(orderId);
      expect(order?.deliveryAddress.phone).not.toBe(String(last));
      provider.setStatus(`${orderId}-1`, 'CHARGED');
      await settlePayment(parts(), `${orderId}-1`);
      await createWorker(database.db, shop.clock, log, {
        [mailJob]: writeMail({ origin: 'https://shop.example', hmacKey: 'key', isSending: false }),
      }).runDueJobs();
      const mails = await database.db.select().from(outboxMessage).where(eq(outboxMessage.orderId, orderId));
      expect(mails).toMatchObject([{ recipient: 'ira@account.in' }]);
    });

    it('stays open until the provider decides, and is opened once per idempotency key [CHK-19]', async () => {
      const bag = await bagOf();
      const [one, other] = await Promise.all([begin(bag, 'same-key-0001'), begin(bag, 'same-key-0001')]);
      expect(one).toEqual(other);
      expect(one.amountPaise).toBe(14_500_00);
      expect([...provider.payments.keys()]).toEqual([one.reference]);
      expect(await attemptOf(one.reference)).toMatchObject({ status: 'open', amountPaise: 14_500_00 });
      expect(await orderOf(one.orderId)).toMatchObject({ status: 'open', paymentStatus: 'PENDING' });
      await expect(begin(bag, 'another-key-01')).rejects.toMatchObject({ code: 'O4004' });
    });

    it('places the order once when charged, even when concurrent calls settle the payment [CHK-12, CHK-19]', async () => {
      const before = await stock();
      const { orderId, reference, bag } = await startFreshPayment();
      provider.setStatus(reference, 'CHARGED');
      await Promise.all(Array.from({ length: 6 }, () => settlePayment(parts(), reference)));
      expect(await attemptOf(reference)).toMatchObject({ status: 'charged', checkAt: null });
      expect(await orderOf(orderId)).toMatchObject({ status: 'placed', paymentStatus: 'SUCCESS' });
      expect(await stock()).toBe(before - 1);
      const { body } = await bag.customer.call('GET', '/v2/lux/users/{me}/orders');
      expect(body.totalNoOfOrders).toBe(1);
    });

    it('fails the order when the bank declines, and lets the shopper pay for the bag again', async () => {
      const before = await stock();
      const { orderId, reference, bag } = await startFreshPayment();
      provider.setStatus(reference, 'AUTHORIZATION_FAILED');
      await settlePayment(parts(), reference);
      expect(await orderOf(orderId)).toMatchObject({
        status: 'failed',
        errorCode: 'AUTHORIZATION_FAILED',
        errorMessage: 'Your bank did not allow the payment.',
      });
      expect(await stock()).toBe(before);
      const again = await begin(bag, 'once-more-0001');
      expect(again.orderId).not.toBe(orderId);
    });

    it('is refunded once when the provider charges it after the order has failed', async () => {
      const { orderId, reference } = await startFreshPayment();
      provider.setStatus(reference, 'AUTHENTICATION_FAILED');
      await settlePayment(parts(), reference);
      provider.setStatus(reference, 'CHARGED');
      provider.refunds = 'pending';
      await settlePayment(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunding' });
      provider.refunds = 'done';
      await settlePayment(parts(), reference);
      await settlePayment(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded', checkAt: null });
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed' });
      expect([...(provider.payments.get(reference)?.refunds.values() ?? [])]).toEqual([14_500_00]);
    });

    it('places no order once refunded at the provider, and the shop refunds the rest', async () => {
      const { orderId, reference } = await startFreshPayment();
      provider.setStatus(reference, 'CHARGED');
      provider.payments.get(reference)?.refunds.set('by hand', 14_500_00);
      await settlePayment(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded', checkAt: null });
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed', errorCode: 'GIVEN_BACK' });
      const other = await startFreshPayment();
      provider.setStatus(other.reference, 'CHARGED');
      provider.payments.get(other.reference)?.refunds.set('by hand', 4_500_00);
      await settlePayment(parts(), other.reference);
      expect([...(provider.payments.get(other.reference)?.refunds.values() ?? [])]).toEqual([
        4_500_00, 10_000_00,
      ]);
    });

    it.each([
      ['the full amount', 14_500_00],
      ['a part', 4_500_00],
    ])('completes its refund when %s was refunded at the provider by hand', async (_, byHand) => {
      const { reference, orderId } = await startFreshPayment();
      provider.setStatus(reference, 'AUTHENTICATION_FAILED');
      await settlePayment(parts(), reference);
      provider.setStatus(reference, 'CHARGED');
      provider.refunds = 'pending';
      await settlePayment(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunding' });
      provider.payments.get(reference)?.refunds.set('by hand', byHand);
      provider.refunds = 'done';
      for (let round = 0; round < 3; round += 1) await settlePayment(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded', checkAt: null });
      const given = [...(provider.payments.get(reference)?.refunds.values() ?? [])];
      expect(given.reduce((sum, one) => sum + one, 0)).toBe(14_500_00);
      const [sums] = await rowsOf<{ due: string }>(
        database.db,
        sql`select sum(amount_paise) as due from ledger_entry where order_id = ${orderId} and account = 'refunds-due'`,
      );
      expect(Number(sums?.due)).toBe(0);
    });

    it('is logged once an hour when its provider is no longer configured', async () => {
      const { reference } = await startFreshPayment();
      await database.db
        .update(paymentAttempt)
        .set({ provider: 'former', checkAt: shop.clock.now() })
        .where(eq(paymentAttempt.reference, reference));
      const lines: string[] = [];
      for (let round = 0; round < 3; round += 1)
        await reconcile(
          parts(),
          createLog('warn', (line) => lines.push(line)),
        );
      expect(lines.filter((line) => line.includes(reference))).toHaveLength(1);
      expect(lines.join()).toContain('PAYMENT_PROVIDER=former');
      expect((await attemptOf(reference))?.checkAt?.getTime()).toBe(shop.clock.now().getTime() + 60 * minute);
      await database.db
        .update(paymentAttempt)
        .set({ provider: 'fake', checkAt: shop.clock.now() })
        .where(eq(paymentAttempt.reference, reference));
      await endOthers();
    });

    it.each(['made', 'open', 'refunding'] as const)(
      'cannot have the status %s in the database without a time of the next check',
      async (status) => {
        const { reference } = await startFreshPayment();
        const forgotten = database.db
          .update(paymentAttempt)
          .set({ status, checkAt: null })
          .where(eq(paymentAttempt.reference, reference));
        await expect(forgotten).rejects.toMatchObject({
          cause: { message: expect.stringContaining('payment_attempt_checked_again') },
        });
      },
    );

    /**
     * Counts the payments, orders, stock reservations and jobs that would stay unfinished for ever, because
     * they have no time at which the store checks them again.
     */
    async function countForgotten() {
      const [row] = await rowsOf<Record<'payments' | 'orders' | 'holds' | 'jobs', number>>(
        database.db,
        sql`select
          (select count(*)::int from payment_attempt where status in ('made', 'open', 'refunding') and check_at is null) as payments,
          (select count(*)::int from customer_order o where status = 'open' and not exists
            (select 1 from payment_attempt a where a.order_id = o.id and a.status in ('made', 'open') and a.check_at is not null)) as orders,
          (select count(*)::int from stock_reservation r join customer_order o on o.id = r.order_id
            where r.status = 'held' and (r.expires_at is null or o.status <> 'open')) as holds,
          (select count(*)::int from job where done_at is null and run_at is null) as jobs`,
      );
      return row;
    }

    it('retries a failed refund under another id until a refund succeeds', async () => {
      const { reference } = await startFreshPayment();
      provider.setStatus(reference, 'AUTHENTICATION_FAILED');
      await settlePayment(parts(), reference);
      provider.setStatus(reference, 'CHARGED');
      provider.refunds = 'failed';
      for (let time = 0; time < 2; time += 1) await settlePayment(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunding', refundNumber: 3 });
      provider.refunds = 'done';
      await settlePayment(parts(), reference);
      expect([...(provider.payments.get(reference)?.refunds.entries() ?? [])]).toEqual([
        [`${reference}-refund-3`, 14_500_00],
      ]);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded' });
    });

    it('is checked for a month after it was given up, and refunded when the provider charges it', async () => {
      const { orderId, reference } = await startFreshPayment();
      provider.setStatus(reference, 'AUTHORIZING');
      for (let day = 0; day < 5; day += 1) {
        shop.clock.advance(25 * 60 * minute);
        await reconcile(parts(), log);
      }
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed' });
      provider.setStatus(reference, 'CHARGED');
      shop.clock.advance(25 * 60 * minute);
      await reconcile(parts(), log);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded' });
    });

    it('is cancelled when it opens after another request with the same key has failed', async () => {
      const bag = await bagOf();
      const { open } = provider;
      const both = Promise.withResolvers<void>();
      let arrived = 0;
      provider.open = async (request) => {
        arrived += 1;
        const isFirst = arrived === 1;
        if (!isFirst) both.resolve();
        await both.promise;
        if (isFirst) throw new ProviderError('no answer');
        await vi.waitUntil(async () => (await attemptOf(request.reference))?.status === 'failed');
        await open(request);
        return { providerReference: 'the second' };
      };
      const outcomes = await Promise.allSettled([begin(bag, 'race-key-0001'), begin(bag, 'race-key-0001')]);
      expect(outcomes.map((one) => one.status === 'rejected' && one.reason.code).toSorted()).toEqual([
        'O4005',
        'PAYMENT_GATEWAY',
      ]);
      const [reference = ''] = provider.payments.keys();
      expect(await attemptOf(reference)).toMatchObject({ status: 'failed', providerReference: 'the second' });
      expect(provider.payments.get(reference)?.status).toBe('AUTHENTICATION_FAILED');
    });

    it('is refunded when the charged amount differs from the order, and the order is not placed', async () => {
      const { orderId, reference } = await startFreshPayment();
      provider.setStatus(reference, 'CHARGED', 14_501_00);
      await settlePayment(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded', amountPaise: 14_501_00 });
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed', errorCode: 'REFUNDED' });
    });

    it('stays open while the provider is silent, and prevents a second payment', async () => {
      const { orderId, reference, bag } = await startFreshPayment();
      provider.isSilent = true;
      shop.clock.advance(3 * 24 * 60 * minute);
      await settlePayment(parts(), reference);
      expect(await orderOf(orderId)).toMatchObject({ status: 'open' });
      await expect(begin(bag, 'while-silent-1')).rejects.toMatchObject({ code: 'O4004' });
      provider.isSilent = false;
      provider.setStatus(reference, 'CHARGED');
      await settlePayment(parts(), reference);
      expect(await orderOf(orderId)).toMatchObject({ status: 'placed' });
    });

    it('fails the order at once when the provider cannot be reached [CHK-20]', async () => {
      const before = await stock();
      const bag = await bagOf();
      provider.isSilent = true;
      await expect(begin(bag, 'not-reached-01')).rejects.toMatchObject({
        status: 424,
        message: 'Payment Gateway Error, please try',
      });
      expect(await stock()).toBe(before);
      provider.isSilent = false;
      expect((await begin(bag, 'reached-now-01')).amountPaise).toBe(14_500_00);
    });

    it('can be cancelled by the shopper only when the provider cannot charge it any more', async () => {
      const { orderId, reference } = await startFreshPayment();
      provider.setStatus(reference, 'AUTHORIZING');
      expect(await cancelPayment(parts(), reference)).toBe(false);
      expect(await orderOf(orderId)).toMatchObject({ status: 'open' });
      provider.setStatus(reference, 'PENDING_VBV');
      expect(await cancelPayment(parts(), reference)).toBe(true);
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed' });
    });

    it('releases its stock when the shopper returns too late, and takes it again when charged', async () => {
      await endOthers();
      const before = await stock();
      const { orderId, reference } = await startFreshPayment();
      expect(await stock()).toBe(before - 1);
      shop.clock.advance(31 * minute);
      expect(await reconcile(parts(), log)).toBeGreaterThan(0);
      expect(await stock()).toBe(before);
      expect(await orderOf(orderId)).toMatchObject({ status: 'open' });
      provider.setStatus(reference, 'CHARGED');
      shop.clock.advance(60 * minute);
      await reconcile(parts(), log);
      expect(await orderOf(orderId)).toMatchObject({ status: 'placed' });
      expect(await stock()).toBe(before - 1);
    });

    it.each([
      ['PENDING_VBV', 9, true],
      ['PENDING_VBV', 10, false],
      ['AUTHORIZING', 10, true],
      ['AUTHORIZING', 29, true],
      ['AUTHORIZING', 30, false],
    ] as const)('with status %s holds stock after %i minutes: %s', async (status, minutes, isHeld) => {
      await endOthers();
      const before = await stock();
      const { reference } = await startFreshPayment();
      provider.setStatus(reference, status);
      await settlePayment(parts(), reference);
      shop.clock.advance(minutes * minute);
      await reconcile(parts(), log);
      expect(await stock()).toBe(isHeld ? before - 1 : before);
      await endOthers();
    });

    it('always ends with money and stock balanced, for any sequence of statuses', async () => {
      await endOthers();
      const status = fc.constantFrom(...gatewayStatuses, 'silent' as const);
      const step = fc.record({ status, passes: fc.constantFrom(0, 5, 20, 45, 1_500, 3_000) });
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 6 }),
          fc.boolean(),
          async (steps, isCharged) => {
            provider = fakeProvider();
            const before = await stock();
            const { orderId, reference } = await startFreshPayment();
            for (const { status: gatewayStatus, passes } of steps) {
              provider.isSilent = gatewayStatus === 'silent';
              if (gatewayStatus !== 'silent') provider.setStatus(reference, gatewayStatus);
              shop.clock.advance(passes * minute);
              await (passes === 0 ? settlePayment(parts(), reference) : reconcile(parts(), log));
              expect(await countForgotten()).toEqual({ payments: 0, orders: 0, holds: 0, jobs: 0 });
            }
            provider.isSilent = false;
            provider.setStatus(reference, isCharged ? 'CHARGED' : 'AUTHORIZATION_FAILED');
            for (let round = 0; round < 4; round += 1) {
              shop.clock.advance(25 * 60 * minute);
              await reconcile(parts(), log);
            }
            const order = await orderOf(orderId);
            const attempt = await attemptOf(reference);
            expect(order?.status).not.toBe('open');
            expect(attempt?.checkAt).toBeNull();
            expect(await stock()).toBe(order?.status === 'placed' ? before - 1 : before);
            const [sums] = await rowsOf<{ paid: string | null; due: string | null }>(
              database.db,
              sql`select sum(amount_paise) filter (where account = 'payments') as paid,
              sum(amount_paise) filter (where account = 'refunds-due') as due from ledger_entry where order_id = ${orderId}`,
            );
            expect(Number(sums?.paid ?? 0)).toBe(order?.status === 'placed' ? 14_500_00 : 0);
            expect(Number(sums?.due ?? 0)).toBe(0);
          },
        ),
        { numRuns: 10 },
      );
    }, 600_000);
  });
