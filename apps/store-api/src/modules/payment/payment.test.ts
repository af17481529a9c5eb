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
import { fillShelf, shelf } from '../../testing/shelf.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { orderConfirmation, sendOrderConfirmation } from '../jobs/order-confirmation.ts';
import { createWorker } from '../jobs/worker.ts';
import { beginPayment } from './begin.ts';
import { cancelPayment } from './cancel.ts';
import { gatewayStatuses, ProviderTrouble } from './provider.ts';
import { reconcile } from './reconciler.ts';
import { settle } from './settle.ts';

const minute = 60_000;
const log = createLog('silent');

for (const { name, isHere, open } of databases)
  describe.skipIf(!isHere)(`payments on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let provider: FakeProvider;
    let last = 9_400_000_000;
    beforeAll(async () => {
      database = await open();
      await fillShelf(database.db);
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

    const parts = () => ({ db: database.db, clock: shop.clock, provider });
    const bagOf = async () =>
      readyBag(await makeCustomer(database.db, shop, String(++last)), [[shelf.potli, 1]]);
    async function begin(bag: ReadyBag, key: string) {
      const [known] = await database.db
        .select()
        .from(customer)
        .where(eq(customer.userName, bag.customer.userName));
      return beginPayment(parts(), {
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
        returnUrl: 'http://localhost:4000/checkout/multi/payment-method/newCardPayment',
        bin: undefined,
        idempotency: { key, requestHash: key },
      });
    }
    const begun = async () => {
      const bag = await bagOf();
      return { bag, ...(await begin(bag, `key-${last}-aaaa`)) };
    };
    const attemptOf = async (reference: string) =>
      (await database.db.select().from(paymentAttempt).where(eq(paymentAttempt.reference, reference)))[0];
    const orderOf = async (id: string) =>
      (await database.db.select().from(customerOrder).where(eq(customerOrder.id, id)))[0];
    const stock = async () =>
      (await database.db.select().from(offer).where(eq(offer.ussid, shelf.potli.USSID)))[0]?.stock ?? 0;

    /** What other tests have left open is at an end: this provider knows nothing of it. */
    async function endOthers(): Promise<void> {
      shop.clock.pass(2 * 60 * minute);
      await reconcile(parts(), log);
    }

    it('tells the provider the account’s e-mail address and phone, not those of the delivery address', async () => {
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
      provider.says(`${orderId}-1`, 'CHARGED');
      await settle(parts(), `${orderId}-1`);
      await createWorker(database.db, shop.clock, log, {
        [orderConfirmation]: sendOrderConfirmation,
      }).drain();
      const mails = await database.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.subject, `Your order ${orderId} is placed`));
      expect(mails).toMatchObject([{ recipient: 'ira@account.in' }]);
    });

    it('is open until the provider says more, and is told of once [CHK-19]', async () => {
      const bag = await bagOf();
      const [one, other] = await Promise.all([begin(bag, 'same-key-0001'), begin(bag, 'same-key-0001')]);
      expect(one).toEqual(other);
      expect(one.amountPaise).toBe(14_500_00);
      expect([...provider.payments.keys()]).toEqual([one.reference]);
      expect(await attemptOf(one.reference)).toMatchObject({ status: 'open', amountPaise: 14_500_00 });
      expect(await orderOf(one.orderId)).toMatchObject({ status: 'open', paymentStatus: 'PENDING' });
      await expect(begin(bag, 'another-key-01')).rejects.toMatchObject({ code: 'O4004' });
    });

    it('places the order when it is charged, however often it is asked about and at once [CHK-12, CHK-19]', async () => {
      const before = await stock();
      const { orderId, reference, bag } = await begun();
      provider.says(reference, 'CHARGED');
      await Promise.all(Array.from({ length: 6 }, () => settle(parts(), reference)));
      expect(await attemptOf(reference)).toMatchObject({ status: 'charged', checkAt: null });
      expect(await orderOf(orderId)).toMatchObject({ status: 'placed', paymentStatus: 'SUCCESS' });
      expect(await stock()).toBe(before - 1);
      const { body } = await bag.customer.call('GET', '/v2/lux/users/{me}/orders');
      expect(body.totalNoOfOrders).toBe(1);
    });

    it('fails the order when the bank refuses; the bag can be paid for again, another way', async () => {
      const before = await stock();
      const { orderId, reference, bag } = await begun();
      provider.says(reference, 'AUTHORIZATION_FAILED');
      await settle(parts(), reference);
      expect(await orderOf(orderId)).toMatchObject({
        status: 'failed',
        errorCode: 'AUTHORIZATION_FAILED',
        errorMessage: 'Your bank did not allow the payment.',
      });
      expect(await stock()).toBe(before);
      const again = await begin(bag, 'once-more-0001');
      expect(again.orderId).not.toBe(orderId);
    });

    it('gives back what was charged for an order that has failed, once, when the provider lets it', async () => {
      const { orderId, reference } = await begun();
      provider.says(reference, 'AUTHENTICATION_FAILED');
      await settle(parts(), reference);
      provider.says(reference, 'CHARGED');
      provider.refunds = 'pending';
      await settle(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunding' });
      provider.refunds = 'done';
      await settle(parts(), reference);
      await settle(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded', checkAt: null });
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed' });
      expect([...(provider.payments.get(reference)?.refunds.values() ?? [])]).toEqual([14_500_00]);
    });

    it('places nothing for a payment that has been given back already, and gives the rest back', async () => {
      const { orderId, reference } = await begun();
      provider.says(reference, 'CHARGED');
      provider.payments.get(reference)?.refunds.set('by hand', 14_500_00);
      await settle(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded', checkAt: null });
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed', errorCode: 'GIVEN_BACK' });
      const other = await begun();
      provider.says(other.reference, 'CHARGED');
      provider.payments.get(other.reference)?.refunds.set('by hand', 4_500_00);
      await settle(parts(), other.reference);
      expect([...(provider.payments.get(other.reference)?.refunds.values() ?? [])]).toEqual([
        4_500_00, 10_000_00,
      ]);
    });

    it.each([
      ['all of it', 14_500_00],
      ['a part of it', 4_500_00],
    ])('is done with a refund when %s is given back at the provider meanwhile', async (_, byHand) => {
      const { reference, orderId } = await begun();
      provider.says(reference, 'AUTHENTICATION_FAILED');
      await settle(parts(), reference);
      provider.says(reference, 'CHARGED');
      provider.refunds = 'pending';
      await settle(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunding' });
      provider.payments.get(reference)?.refunds.set('by hand', byHand);
      provider.refunds = 'done';
      for (let round = 0; round < 3; round += 1) await settle(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded', checkAt: null });
      const given = [...(provider.payments.get(reference)?.refunds.values() ?? [])];
      expect(given.reduce((sum, one) => sum + one, 0)).toBe(14_500_00);
      const [sums] = await rowsOf<{ due: string }>(
        database.db,
        sql`select sum(amount_paise) as due from ledger_entry where order_id = ${orderId} and account = 'refunds-due'`,
      );
      expect(Number(sums?.due)).toBe(0);
    });

    it('names a payment of a provider that is not configured any more, an hour apart', async () => {
      const { reference } = await begun();
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
      'the database refuses a payment that is %s and that nobody checks again',
      async (status) => {
        const { reference } = await begun();
        const forgotten = database.db
          .update(paymentAttempt)
          .set({ status, checkAt: null })
          .where(eq(paymentAttempt.reference, reference));
        await expect(forgotten).rejects.toMatchObject({
          cause: { message: expect.stringContaining('payment_attempt_checked_again') },
        });
      },
    );

    /** States that are not final, and of which nothing says when they are looked at again. */
    async function forgotten() {
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

    it('asks for a refund that has failed anew, under another name, until one is done', async () => {
      const { reference } = await begun();
      provider.says(reference, 'AUTHENTICATION_FAILED');
      await settle(parts(), reference);
      provider.says(reference, 'CHARGED');
      provider.refunds = 'failed';
      for (let time = 0; time < 2; time += 1) await settle(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunding', refundNumber: 3 });
      provider.refunds = 'done';
      await settle(parts(), reference);
      expect([...(provider.payments.get(reference)?.refunds.entries() ?? [])]).toEqual([
        [`${reference}-refund-3`, 14_500_00],
      ]);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded' });
    });

    it('looks for a month at a payment that was given up and may be charged yet', async () => {
      const { orderId, reference } = await begun();
      provider.says(reference, 'AUTHORIZING');
      for (let day = 0; day < 5; day += 1) {
        shop.clock.pass(25 * 60 * minute);
        await reconcile(parts(), log);
      }
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed' });
      provider.says(reference, 'CHARGED');
      shop.clock.pass(25 * 60 * minute);
      await reconcile(parts(), log);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded' });
    });

    it('two requests under one key: what one opens after the other has given up is cancelled, and known by its name', async () => {
      const bag = await bagOf();
      const { open } = provider;
      const both = Promise.withResolvers<void>();
      let arrived = 0;
      provider.open = async (request) => {
        arrived += 1;
        const isFirst = arrived === 1;
        if (!isFirst) both.resolve();
        await both.promise;
        if (isFirst) throw new ProviderTrouble('no answer');
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

    it('gives back another amount than the order’s, and places nothing', async () => {
      const { orderId, reference } = await begun();
      provider.says(reference, 'CHARGED', 14_501_00);
      await settle(parts(), reference);
      expect(await attemptOf(reference)).toMatchObject({ status: 'refunded', amountPaise: 14_501_00 });
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed', errorCode: 'REFUNDED' });
    });

    it('knows nothing while the provider is silent, and offers no second payment', async () => {
      const { orderId, reference, bag } = await begun();
      provider.isSilent = true;
      shop.clock.pass(3 * 24 * 60 * minute);
      await settle(parts(), reference);
      expect(await orderOf(orderId)).toMatchObject({ status: 'open' });
      await expect(begin(bag, 'while-silent-1')).rejects.toMatchObject({ code: 'O4004' });
      provider.isSilent = false;
      provider.says(reference, 'CHARGED');
      await settle(parts(), reference);
      expect(await orderOf(orderId)).toMatchObject({ status: 'placed' });
    });

    it('a provider that cannot be told fails the order at once, with its words [CHK-20]', async () => {
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

    it('is given up by the shopper only where it is certain that nothing is charged', async () => {
      const { orderId, reference } = await begun();
      provider.says(reference, 'AUTHORIZING');
      expect(await cancelPayment(parts(), reference)).toBe(false);
      expect(await orderOf(orderId)).toMatchObject({ status: 'open' });
      provider.says(reference, 'PENDING_VBV');
      expect(await cancelPayment(parts(), reference)).toBe(true);
      expect(await orderOf(orderId)).toMatchObject({ status: 'failed' });
    });

    it('is settled without anybody who comes back; stock that waits too long is sold to others, and taken anew', async () => {
      await endOthers();
      const before = await stock();
      const { orderId, reference } = await begun();
      expect(await stock()).toBe(before - 1);
      shop.clock.pass(31 * minute);
      expect(await reconcile(parts(), log)).toBeGreaterThan(0);
      expect(await stock()).toBe(before);
      expect(await orderOf(orderId)).toMatchObject({ status: 'open' });
      provider.says(reference, 'CHARGED');
      shop.clock.pass(60 * minute);
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
    ] as const)(
      'while the provider says %s its stock is held after %i minutes: %s',
      async (says, minutes, isHeld) => {
        await endOthers();
        const before = await stock();
        const { reference } = await begun();
        provider.says(reference, says);
        await settle(parts(), reference);
        shop.clock.pass(minutes * minute);
        await reconcile(parts(), log);
        expect(await stock()).toBe(isHeld ? before - 1 : before);
        await endOthers();
      },
    );

    it('whatever a provider says, in whatever order and however late: money and stock add up, and nothing is open for ever', async () => {
      await endOthers();
      const word = fc.constantFrom(...gatewayStatuses, 'silent' as const);
      const step = fc.record({ word, passes: fc.constantFrom(0, 5, 20, 45, 1_500, 3_000) });
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 6 }),
          fc.boolean(),
          async (steps, isCharged) => {
            provider = fakeProvider();
            const before = await stock();
            const { orderId, reference } = await begun();
            for (const { word: said, passes } of steps) {
              provider.isSilent = said === 'silent';
              if (said !== 'silent') provider.says(reference, said);
              shop.clock.pass(passes * minute);
              await (passes === 0 ? settle(parts(), reference) : reconcile(parts(), log));
              expect(await forgotten()).toEqual({ payments: 0, orders: 0, holds: 0, jobs: 0 });
            }
            provider.isSilent = false;
            provider.says(reference, isCharged ? 'CHARGED' : 'AUTHORIZATION_FAILED');
            for (let round = 0; round < 4; round += 1) {
              shop.clock.pass(25 * 60 * minute);
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
        { numRuns: 25 },
      );
    }, 120_000);
  });
