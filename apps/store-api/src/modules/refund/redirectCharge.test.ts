import { createLog } from '@luxe/host/log';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  customer,
  customerOrder,
  giftCardPurchase,
  outboxMessage,
  paymentAttempt,
} from '../../db/schema/index.ts';
import { beginPayment, readyBag } from '../../testing/buying.ts';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { day, giftCardSuite } from '../../testing/giftCardSuite.ts';
import { fixtures } from '../../testing/fixtures.ts';
import { balanceOf, orderOf, users, writeGiftMails, type GiftBuyer } from '../../testing/giftCards.ts';
import { createWorker } from '../jobs/worker.ts';
import { mailJob } from '../mail/queueMail.ts';
import { writeMail } from '../order-mail/writeMail.ts';
import { reconcile } from '../payment/reconciler.ts';

giftCardSuite('a charge whose refund the provider rejects', (suite) => {
  const bank = { to: 'bank', holder: 'Ananya Rao', ifsc: 'HDFC0000123', accountNumber: '50100 1234 54321' };
  const attemptsAt = async (reference: string) =>
    (await suite.db.select().from(paymentAttempt).where(eq(paymentAttempt.reference, reference)))[0];
  async function reconcileFor(days: number) {
    for (let count = 0; count < days * 2; count += 1) {
      suite.clock.advance(day / 2);
      await reconcile(suite.parts(), createLog('silent'));
    }
  }
  /** Buys and cancels a card whose refund the provider rejects until the shop stops to request it. */
  async function rejected(buyer?: GiftBuyer) {
    const bought = await suite.buy({}, buyer);
    suite.provider.refunds = 'failed';
    await (buyer ?? suite.guest).call('POST', `${users}/giftCardOrders/${bought.guid}/cancel`);
    await reconcileFor(4);
    return { ...bought, reference: `${bought.number}-1` };
  }
  let calls = 0;
  /** What the shop owed before the test. A test that fails leaves its own charge due. */
  let dueBefore = 0;
  beforeEach(async () => void (dueBefore = await balanceOf(suite.db, 'refunds-due')));
  /** What the shop owes for the charges of this test, in paise. */
  const dueNow = async () => (await balanceOf(suite.db, 'refunds-due')) - dueBefore;
  /** Logs in anew, because a session ends after some hours. */
  const logIn = () => openDesk(suite.db, suite.clock, { provider: suite.provider }).logIn(['orders']);
  async function desk(
    name: string,
    params: object,
    body?: object,
    { key = `refund-key-${++calls}`, person }: { key?: string; person?: TestPerson } = {},
  ) {
    const input = { params, body, headers: { 'idempotency-key': key } };
    const response = await (person ?? (await logIn())).call(name as 'redirectGiftCardRefund', input as never);
    return { status: response.statusCode, body: response.json() };
  }
  /** Rows of the overview about a payment. */
  async function overviewOf(list: 'transfers' | 'rejectedRefunds', reference: string) {
    const rows: { reference: string | null }[] = (await desk('overview', {})).body[list];
    return rows.filter((row) => row.reference === reference);
  }

  it('of a gift card goes to a bank account, once, and is done when the transfer is recorded', async () => {
    const { guid, number, reference, senderEmail } = await rejected();
    const params = { giftCardOrderId: number, reference };
    expect((await orderOf(suite.guest, guid)).stateMessage).toContain('Your bank does not take the refund.');
    const found = (await desk('giftCard', { giftCardOrderId: number })).body.giftCard;
    expect(found.payments[0]).toMatchObject({ status: 'refunding', actions: ['retry', 'redirect'] });
    const same = { key: 'redirect-key-1', person: await logIn() };
    const first = await desk('redirectGiftCardRefund', params, bank, same);
    expect(first.body.giftCard.payments[0]).toMatchObject({
      ...{ status: 'refunded', actions: ['transfer'] },
      redirect: { destination: 'bank', amountPaise: 5_000_00, bankLastFour: '4321', doneAt: null },
    });
    expect((await desk('redirectGiftCardRefund', params, bank, same)).body).toEqual(first.body);
    expect((await desk('redirectGiftCardRefund', params, { to: 'cliq-cash' })).body.errorCode).toBe('O4098');
    expect(await orderOf(suite.guest, guid)).toMatchObject({
      state: 'refunding',
      stateMessage: expect.stringContaining('The transfer is not made yet.'),
    });
    expect(await attemptsAt(reference)).toMatchObject({ status: 'refunded', settledAt: null });
    expect(await dueNow()).toBe(-5_000_00);
    // The provider would pay now, and must not be asked.
    suite.provider.refunds = 'done';
    await reconcileFor(3);
    expect((await suite.provider.status(reference, null))?.refundedPaise).toBe(0);

    const shown = await desk('showGiftCardTransfer', params);
    expect(shown.body).toMatchObject({ account: { accountNumber: '50100123454321' }, amountPaise: 5_000_00 });
    const record = { reference: 'UTR-1' };
    expect((await desk('recordGiftCardTransfer', params, record)).status).toBe(200);
    expect((await desk('recordGiftCardTransfer', params, record)).status).toBe(200);
    expect((await desk('recordGiftCardTransfer', params, { reference: 'UTR-2' })).status).toBe(409);
    expect((await desk('showGiftCardTransfer', params)).status).toBe(404);
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'refunded' });
    expect((await attemptsAt(reference))?.settledAt).toEqual(suite.clock.now());
    expect(await dueNow()).toBe(0);
    await writeGiftMails(suite.db, suite.shop);
    const subjects = (await suite.lettersTo(senderEmail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /another way|is done/.test(subject))).toHaveLength(2);
  });

  const toBank = {
    refundTo: 'bank',
    bank: { holder: 'Ananya Rao', ifsc: 'HDFC0000123', accountNumber: '50100123454321' },
  };
  const choose = (buyer: GiftBuyer, guid: string, body: object, key?: string) =>
    buyer.call('POST', `${users}/giftCardOrders/${guid}/redirectRefund`, body, key);

  it('of a gift card is redirected by a guest, once for a key, and its letter leads to the page', async () => {
    const { guid, number, reference, senderEmail } = await rejected();
    await writeGiftMails(suite.db, suite.shop);
    const letter = (await suite.lettersTo(senderEmail)).find(({ subject }) => /was rejected/.test(subject));
    expect(letter?.text).toContain(`/gift-card-checkout?giftCard=${number}`);
    expect((await orderOf(suite.guest, guid)).refund).toMatchObject({ isDone: false, otherWays: ['bank'] });

    expect(await choose(suite.guest, guid, { refundTo: 'cliq-cash' })).toMatchObject({ status: 400 });
    expect((await choose(suite.guest, guid, { refundTo: 'bank' })).body.errorCode).toBe('O4014');
    const unknown = { ...toBank, bank: { ...toBank.bank, ifsc: 'ZZZZ0000123' } };
    expect((await choose(suite.guest, guid, unknown)).body.errorCode).toBe('O4043');
    suite.provider.isSilent = true;
    expect((await choose(suite.guest, guid, toBank)).body.errorCode).toBe('O4099');
    suite.provider.isSilent = false;

    // So many that some read the charge while another redirects it.
    const tries = Array.from({ length: 8 }, () => choose(suite.guest, guid, toBank, 'buyer-key-1'));
    const same = await Promise.all(tries);
    expect(same.map(({ status }) => status)).toEqual(same.map(() => 200));
    expect(same[0]?.body.giftCard).toMatchObject({ state: 'refunding', refund: { otherWays: [] } });
    const elsewhere = { ...toBank, bank: { ...toBank.bank, accountNumber: '999999999999' } };
    expect((await choose(suite.guest, guid, elsewhere, 'buyer-key-1')).status).toBe(409);
    expect((await choose(suite.guest, guid, toBank)).body.errorCode).toBe('O4098');
    expect(await overviewOf('transfers', reference)).toMatchObject([
      { giftCardOrderId: number, amountPaise: 5_000_00 },
    ]);
    const shown = await desk('showGiftCardTransfer', { giftCardOrderId: number, reference });
    expect(shown.body.account.accountNumber).toBe('50100123454321');
    expect(
      (await desk('recordGiftCardTransfer', { giftCardOrderId: number, reference }, { reference: 'UTR-7' }))
        .status,
    ).toBe(200);
    expect(await overviewOf('transfers', reference)).toEqual([]);
    expect(await dueNow()).toBe(0);
  });

  it('of a gift card is never redirected by another shopper', async () => {
    const buyer = await suite.newBuyer();
    const { guid, number } = await rejected(buyer);
    const stranger = await suite.newBuyer();
    expect((await choose(stranger, guid, toBank)).status).toBe(404);
    expect((await choose(stranger, number, toBank)).status).toBe(404);
    expect((await choose(suite.guest, number, toBank)).status).toBe(404);
    expect((await choose(buyer, number, { refundTo: 'cliq-cash' })).status).toBe(200);
  });

  it('of a gift card goes to the cliq cash of its buyer', async () => {
    const buyer = await suite.newBuyer();
    const before = await balanceOf(suite.db, 'cliq-cash');
    const { guid } = await rejected(buyer);
    expect((await orderOf(buyer, guid)).refund.otherWays).toEqual(['cliq-cash', 'bank']);
    const done = await choose(buyer, guid, { refundTo: 'cliq-cash' });
    expect(done.body.giftCard).toMatchObject({ state: 'refunded', refund: { isDone: true } });
    expect(await balanceOf(suite.db, 'cliq-cash')).toBe(before - 5_000_00);
    expect(await dueNow()).toBe(0);
  });

  /** Begins the payment of an order that fails and is charged later, and whose refund is rejected. */
  async function lateCharge() {
    const buyer = await suite.newCustomer();
    const bag = await readyBag(buyer, [[fixtures.potli, 1]]);
    const begun = await beginPayment(bag, 'UPI', `late-order-${++calls}`);
    const orderId = String(begun.body.orderId);
    const [attempt] = await suite.db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId));
    const reference = attempt?.reference ?? '';
    suite.provider.setStatus(reference, 'AUTHENTICATION_FAILED');
    await reconcileFor(1);
    suite.provider.setStatus(reference, 'CHARGED');
    suite.provider.refunds = 'failed';
    await reconcileFor(5);
    const [order] = await suite.db.select().from(customerOrder).where(eq(customerOrder.id, orderId));
    expect(order?.status).toBe('failed');
    const params = { orderId, reference };
    return { buyer, orderId, reference, params, amountPaise: attempt?.amountPaise ?? 0 };
  }
  const writeMails = () =>
    createWorker(suite.db, suite.clock, createLog('silent'), {
      [mailJob]: writeMail({ origin: 'https://shop.example', hmacKey: 'key', isSending: false }),
    }).runDueJobs();
  const detailsOf = async ({ buyer, orderId }: Awaited<ReturnType<typeof lateCharge>>) =>
    (await buyer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`)).body;

  it('of an order stops after five requests, and goes to a bank account, once', async () => {
    const late = await lateCharge();
    const { orderId, reference, params, amountPaise } = late;
    expect(await attemptsAt(reference)).toMatchObject({ status: 'refunding', refundNumber: 6 });
    expect((await attemptsAt(reference))?.refundStoppedAt).not.toBeNull();
    expect(await overviewOf('rejectedRefunds', reference)).toMatchObject([
      { orderId, giftCardOrderId: null, partId: null, requestNumber: 5 },
    ]);
    const { order } = (await desk('order', { orderId })).body;
    expect(order.payments[0]).toMatchObject({ status: 'refunding', actions: ['retry', 'redirect'] });
    expect((await detailsOf(late)).refund).toMatchObject({ isDone: false, isRejected: true });

    await writeMails();
    suite.provider.isSilent = true;
    expect((await desk('redirectCharge', params, bank)).body.errorCode).toBe('O4099');
    suite.provider.isSilent = false;
    const same = { key: 'charge-key-1', person: await logIn() };
    const first = await desk('redirectCharge', params, bank, same);
    expect(first.body.order.payments[0]).toMatchObject({
      ...{ status: 'refunded', actions: ['transfer'] },
      redirect: { destination: 'bank', amountPaise, bankLastFour: '4321', doneAt: null },
    });
    expect((await desk('redirectCharge', params, bank, same)).status).toBe(200);
    expect((await desk('redirectCharge', params, { to: 'cliq-cash' })).body.errorCode).toBe('O4098');
    await writeMails();
    expect((await detailsOf(late)).refund).toMatchObject({ isDone: false, way: 'bank' });
    expect(await overviewOf('transfers', reference)).toMatchObject([{ orderId, amountPaise }]);
    // The provider would pay now, and must not be asked.
    suite.provider.refunds = 'done';
    await reconcileFor(3);
    expect((await suite.provider.status(reference, null))?.refundedPaise).toBe(0);

    expect((await desk('showChargeTransfer', params)).body.account.accountNumber).toBe('50100123454321');
    const record = { reference: 'UTR-8' };
    expect((await desk('recordChargeTransfer', params, record)).status).toBe(200);
    expect((await desk('recordChargeTransfer', params, record)).status).toBe(200);
    expect((await desk('recordChargeTransfer', params, { reference: 'UTR-9' })).status).toBe(409);
    expect((await desk('showChargeTransfer', params)).status).toBe(404);
    expect((await detailsOf(late)).refund).toMatchObject({ isDone: true, way: 'bank' });
    expect(await dueNow()).toBe(0);
    await writeMails();
    const letters = await suite.db.select().from(outboxMessage).where(eq(outboxMessage.orderId, orderId));
    const subjects = letters.map(({ subject }) => subject);
    for (const subject of [/was rejected/, /goes another way/, /is complete/])
      expect(subjects.filter((one) => subject.test(one))).toHaveLength(1);
  });

  it('of an order is added to the cliq cash of the customer, or requested again', async () => {
    const before = await balanceOf(suite.db, 'cliq-cash');
    const first = await lateCharge();
    expect((await desk('redirectCharge', first.params, { to: 'cliq-cash' })).status).toBe(200);
    expect(await balanceOf(suite.db, 'cliq-cash')).toBe(before - first.amountPaise);
    expect((await detailsOf(first)).refund).toMatchObject({ isDone: true, way: 'cliq-cash' });
    await suite.nextDay();
    const second = await lateCharge();
    expect((await desk('retryCharge', { ...second.params, orderId: first.orderId })).status).toBe(404);
    expect((await desk('retryCharge', second.params)).status).toBe(200);
    suite.provider.refunds = 'done';
    await reconcileFor(1);
    expect(await attemptsAt(second.reference)).toMatchObject({ status: 'refunded' });
    expect((await detailsOf(second)).refund).toMatchObject({ isDone: true, way: 'source' });
    expect(await dueNow()).toBe(0);
  });

  it('is done in part when the dashboard of the provider has paid some of it', async () => {
    const { params, reference, amountPaise } = await lateCharge();
    suite.provider.payments.get(reference)?.refunds.set('by hand', 1_000_00);
    const redirected = await desk('redirectCharge', params, bank);
    expect(redirected.body.order.payments[0].redirect.amountPaise).toBe(amountPaise - 1_000_00);
    expect(await dueNow()).toBe(-(amountPaise - 1_000_00));
    expect((await desk('recordChargeTransfer', params, { reference: 'UTR-10' })).status).toBe(200);
    expect(await dueNow()).toBe(0);
  });

  it('goes nowhere else while a refund of the dashboard is pending', async () => {
    const { guid, number, reference } = await rejected();
    const params = { giftCardOrderId: number, reference };
    const status = vi.spyOn(suite.provider, 'status').mockResolvedValue({
      status: 'CHARGED',
      chargedPaise: 5_000_00,
      refundedPaise: 0,
      refunds: [{ id: 'by hand', paise: 5_000_00 }],
    });
    try {
      expect((await desk('redirectGiftCardRefund', params, bank)).body.errorCode).toBe('O4099');
      expect((await choose(suite.guest, guid, toBank)).body.errorCode).toBe('O4099');
    } finally {
      status.mockRestore();
    }
    expect(await dueNow()).toBe(-5_000_00);
    // It fails, and the charge can go elsewhere.
    expect((await choose(suite.guest, guid, toBank)).status).toBe(200);
    expect((await desk('recordGiftCardTransfer', params, { reference: 'UTR-11' })).status).toBe(200);
    expect(await dueNow()).toBe(0);
  });

  it('of a gift card is added to the cliq cash of a customer, never of a guest', async () => {
    const guest = await rejected();
    const toCash = { to: 'cliq-cash' };
    const ofGuest = { giftCardOrderId: guest.number, reference: guest.reference };
    expect((await desk('redirectGiftCardRefund', ofGuest, toCash)).status).toBe(400);
    const before = await balanceOf(suite.db, 'cliq-cash');
    await suite.nextDay();
    const buyer = await suite.newBuyer();
    const own = await rejected(buyer);
    const params = { giftCardOrderId: own.number, reference: own.reference };
    // The account will be erased, so its cliq cash would be lost.
    const setDeletion = (deletionRequestedAt: Date | null) =>
      suite.db
        .update(customer)
        .set({ deletionRequestedAt })
        .where(
          inArray(
            customer.id,
            suite.db
              .select({ id: giftCardPurchase.customerId })
              .from(giftCardPurchase)
              .where(eq(giftCardPurchase.number, own.number)) as never,
          ),
        );
    await setDeletion(suite.clock.now());
    expect((await desk('redirectGiftCardRefund', params, toCash)).body.errorCode).toBe('O4014');
    await setDeletion(null);
    expect((await desk('redirectGiftCardRefund', params, toCash)).status).toBe(200);
    expect(await balanceOf(suite.db, 'cliq-cash')).toBe(before - 5_000_00);
    expect((await desk('redirectGiftCardRefund', ofGuest, bank)).status).toBe(200);
    expect((await desk('recordGiftCardTransfer', ofGuest, { reference: 'UTR-3' })).status).toBe(200);
    expect(await dueNow()).toBe(0);
  });

  it('of a gift card is requested again by the desk, and goes nowhere else while the provider does not answer', async () => {
    const { guid, number, reference } = await rejected();
    const params = { giftCardOrderId: number, reference };
    suite.provider.isSilent = true;
    expect((await desk('redirectGiftCardRefund', params, bank)).body.errorCode).toBe('O4099');
    suite.provider.isSilent = false;
    expect((await desk('retryGiftCardRefund', params)).status).toBe(200);
    expect((await desk('redirectGiftCardRefund', params, bank)).body.errorCode).toBe('O4098');
    suite.provider.refunds = 'done';
    await reconcileFor(1);
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'refunded' });
    expect((await attemptsAt(reference))?.status).toBe('refunded');
    expect(await dueNow()).toBe(0);
  });
});
