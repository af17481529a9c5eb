import { createLog } from '@luxe/host/log';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paymentAttempt } from '../../db/schema/index.ts';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { day, giftCardSuite } from '../../testing/giftCardSuite.ts';
import { balanceOf, orderOf, users, writeGiftMails, type GiftBuyer } from '../../testing/giftCards.ts';
import { reconcile } from '../payment/reconciler.ts';

giftCardSuite('a refund of a gift card that the provider rejects', (suite) => {
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

  it('goes to a bank account, once, and is done when the transfer is recorded', async () => {
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
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'refunding' });
    expect(await balanceOf(suite.db, 'refunds-due')).toBe(-5_000_00);
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
    expect(await balanceOf(suite.db, 'refunds-due')).toBe(0);
    await writeGiftMails(suite.db, suite.shop);
    const subjects = (await suite.lettersTo(senderEmail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /another way|is done/.test(subject))).toHaveLength(2);
  });

  it('is added to the cliq cash of a customer, never of a guest', async () => {
    const guest = await rejected();
    const toCash = { to: 'cliq-cash' };
    const ofGuest = { giftCardOrderId: guest.number, reference: guest.reference };
    expect((await desk('redirectGiftCardRefund', ofGuest, toCash)).status).toBe(400);
    const before = await balanceOf(suite.db, 'cliq-cash');
    await suite.nextDay();
    const buyer = await suite.newBuyer();
    const own = await rejected(buyer);
    const params = { giftCardOrderId: own.number, reference: own.reference };
    expect((await desk('redirectGiftCardRefund', params, toCash)).status).toBe(200);
    expect(await balanceOf(suite.db, 'cliq-cash')).toBe(before - 5_000_00);
    expect((await desk('redirectGiftCardRefund', ofGuest, bank)).status).toBe(200);
    expect((await desk('recordGiftCardTransfer', ofGuest, { reference: 'UTR-3' })).status).toBe(200);
    expect(await balanceOf(suite.db, 'refunds-due')).toBe(0);
  });

  it('is requested again by the desk, and goes nowhere else while the provider does not answer', async () => {
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
    expect(await balanceOf(suite.db, 'refunds-due')).toBe(0);
  });
});
