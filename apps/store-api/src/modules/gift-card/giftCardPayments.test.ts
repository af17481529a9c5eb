import { createLog } from '@luxe/host/log';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { giftCard, giftCardPurchase, paymentAttempt } from '../../db/schema/index.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import {
  beginPayment,
  buyCard,
  checkPayment,
  createCart,
  giftCardFaults,
  giftForm,
  giftMailsTo,
  guestBuyer,
  orderOf,
  users,
  writeGiftMails,
  type GiftBuyer,
} from '../../testing/giftCards.ts';
import { day, giftCardSuite } from '../../testing/giftCardSuite.ts';
import { openShop } from '../../testing/shop.ts';
import { reconcile } from '../payment/reconciler.ts';
import { settlePayment } from '../payment/settlePayment.ts';

giftCardSuite('the payment of a gift card', (suite) => {
  const { clock, provider, parts, newEmail, newBuyer } = suite;
  const emails = () => ({ senderEmail: newEmail(), recipientEmail: newEmail() });
  const pay = async (buyer: GiftBuyer, guid: string, amount?: number) =>
    String((await beginPayment(buyer, guid, amount)).body.giftCardOrderId);
  async function reconcileAll() {
    clock.advance(day + 60_000);
    while ((await reconcile(parts(), createLog('silent'))) > 0);
    await suite.nextDay();
  }
  const subjectsTo = async (email: string) =>
    (await giftMailsTo(suite.db, email)).map(({ subject }) => subject);
  const lastTextTo = async (email: string) => (await giftMailsTo(suite.db, email)).at(-1)?.text ?? '';

  it('that is charged after another one paid goes back, and its letter leaves the card valid', async () => {
    const { senderEmail, recipientEmail } = emails();
    const guid = await createCart(suite.guest, { senderEmail, recipientEmail });
    const number = await pay(suite.guest, guid);
    provider.setStatus(`${number}-1`, 'AUTHORIZATION_FAILED');
    await checkPayment(suite.guest, guid);
    const form = { ...giftForm, senderEmail, recipientEmail, amount: 7_000 };
    await suite.guest.call('POST', `${users}/giftCardCarts/${guid}`, form);
    await pay(suite.guest, guid, 7_000);
    provider.setStatus(`${number}-2`, 'CHARGED');
    await checkPayment(suite.guest, guid);

    provider.refunds = 'pending';
    provider.setStatus(`${number}-1`, 'CHARGED', 5_000_00);
    await settlePayment(parts(), `${number}-1`);
    await writeGiftMails(suite.db, suite.shop);
    expect((await subjectsTo(senderEmail)).at(-1)).toMatch(/^You paid twice for/);
    expect(await lastTextTo(senderEmail)).toContain('₹5,000');
    expect(await lastTextTo(senderEmail)).not.toContain('does not work');
    provider.refunds = 'done';
    await reconcileAll();
    await writeGiftMails(suite.db, suite.shop);
    expect((await subjectsTo(senderEmail)).at(-1)).toMatch(/^Your refund for/);
    expect(await lastTextTo(senderEmail)).toContain('₹5,000');
    expect(await orderOf(suite.guest, guid)).toMatchObject({
      state: 'sent',
      cardState: 'active',
      refund: null,
    });
  });

  it('that failed and is charged later is shown as money that goes back, never as uncharged', async () => {
    const { senderEmail, recipientEmail } = emails();
    const guid = await createCart(suite.guest, { senderEmail, recipientEmail });
    const number = await pay(suite.guest, guid);
    provider.setStatus(`${number}-1`, 'AUTHORIZATION_FAILED');
    await checkPayment(suite.guest, guid);
    await pay(suite.guest, guid);
    provider.refunds = 'pending';
    provider.setStatus(`${number}-1`, 'CHARGED', 5_000_00);
    await settlePayment(parts(), `${number}-1`);
    // The second payment is open: it is the one that the page checks and cancels.
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'pending', refund: null });
    await writeGiftMails(suite.db, suite.shop);
    expect(await subjectsTo(senderEmail)).toMatchObject([
      expect.stringMatching(/^A payment for .* goes back/),
    ]);

    provider.setStatus(`${number}-2`, 'AUTHORIZATION_FAILED');
    const refunding = await checkPayment(suite.guest, guid);
    expect(refunding).toMatchObject({
      state: 'refunding',
      refund: { isDone: false, amount: { value: 5_000 } },
    });
    expect(refunding.stateMessage).not.toContain('Nothing was charged');
    provider.refunds = 'done';
    await reconcileAll();
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'refunded', refund: { isDone: true } });
  });

  it('of a wrong amount goes back with a letter, also while the purchase was open', async () => {
    const { senderEmail, recipientEmail } = emails();
    const guid = await createCart(suite.guest, { senderEmail, recipientEmail });
    const number = await pay(suite.guest, guid);
    provider.refunds = 'pending';
    provider.setStatus(`${number}-1`, 'CHARGED', 4_000_00);
    expect((await checkPayment(suite.guest, guid)).state).toBe('refunding');
    await writeGiftMails(suite.db, suite.shop);
    expect(await lastTextTo(senderEmail)).toContain('₹4,000');
  });

  it('is the only one of a session that creates its cart again', async () => {
    const create = (replaces: string | undefined, buyer = suite.guest) =>
      buyer.call('POST', `${users}/giftCardCarts`, { ...giftForm, ...emails(), amount: 7_000, replaces });
    const guid = await createCart(suite.guest, emails());
    expect((await create(guid)).body).toMatchObject({ giftCardGuid: guid, amount: { value: 7_000 } });
    const number = await pay(suite.guest, guid, 7_000);
    provider.setStatus(`${number}-1`, 'AUTHORIZING');
    expect((await create(guid)).body.errorCode).toBe('W4091');
    provider.setStatus(`${number}-1`, 'PENDING_VBV');
    expect((await create(guid)).body).toMatchObject({ giftCardGuid: guid, status: 'open' });
    expect(provider.payments.get(`${number}-1`)?.status).toBe('AUTHENTICATION_FAILED');

    await pay(suite.guest, guid, 7_000);
    provider.setStatus(`${number}-2`, 'CHARGED');
    await checkPayment(suite.guest, guid);
    // A new cart after a bought one. It opens the bought one to this session.
    const next = String((await create(guid)).body.giftCardGuid);
    expect(next).not.toBe(guid);
    expect((await orderOf(suite.guest, `${number}.${next}`)).giftCardOrderId).toBe(number);
    for (const wrong of [
      `${number}.${await createCart(suite.guest, emails())}`,
      `${number}.`,
      `.${next}`,
      number,
    ])
      expect((await suite.guest.call('GET', `${users}/giftCardOrders/${wrong}`)).body.errorCode).toBe(
        'W4042',
      );
    // A cart of another account is not touched.
    const buyer = await newBuyer();
    const own = await createCart(buyer, emails());
    expect((await create(own)).body.giftCardGuid).not.toBe(own);
    expect((await buyer.call('GET', `${users}/giftCardCarts/${own}`)).body.amount.value).toBe(5_000);
  });

  it('that another provider has open is not opened at the provider of today', async () => {
    const guid = await createCart(suite.guest, emails());
    const number = await pay(suite.guest, guid);
    const other: FakeProvider = { ...fakeProvider(), name: 'other' };
    const later = openShop(suite.db, clock, { provider: other });
    const begun = await beginPayment(await guestBuyer(later), guid);
    expect(begun.body.errorCode).toBe('PAYMENT_GATEWAY');
    // An attempt whose request to the earlier provider was lost, too.
    await suite.db
      .update(paymentAttempt)
      .set({ status: 'made' })
      .where(eq(paymentAttempt.reference, `${number}-1`));
    expect((await beginPayment(await guestBuyer(later), guid)).body.errorCode).toBe('PAYMENT_GATEWAY');
    expect(other.payments.size).toBe(0);
    await later.close();
  });

  it('does not begin again with the key of a payment that has ended', async () => {
    const guid = await createCart(suite.guest, emails());
    const begin = (key: string) => beginPayment(suite.guest, guid, 5_000, key);
    const first = await begin('begin-key-0001');
    const number = String(first.body.giftCardOrderId);
    expect((await begin('begin-key-0001')).body).toEqual(first.body);
    provider.setStatus(`${number}-1`, 'AUTHORIZATION_FAILED');
    await checkPayment(suite.guest, guid);
    expect((await begin('begin-key-0001')).body.errorCode).toBe('O4005');
    expect((await orderOf(suite.guest, guid)).state).toBe('failed');
    expect((await begin('begin-key-0002')).status).toBe(200);
  });

  it('cannot leave its card: the database rejects a refund of a card that can be redeemed', async () => {
    const { number } = await buyCard(suite.guest, provider, emails());
    const ofCard = eq(paymentAttempt.reference, `${number}-1`);
    await expect(
      suite.db.update(paymentAttempt).set({ status: 'refunding' }).where(ofCard),
    ).rejects.toThrow();
    await expect(suite.db.delete(giftCard)).rejects.toThrow();
    await suite.db.update(paymentAttempt).set({ gatewayStatus: 'SETTLED' }).where(ofCard);
  });

  it('issues one card when the process stops between the charge and the card', async () => {
    const guid = await createCart(suite.guest, emails());
    const number = await pay(suite.guest, guid);
    provider.setStatus(`${number}-1`, 'CHARGED');
    // Nothing of the transaction is stored, as after a process that was killed.
    await suite.db.execute(sql`alter table gift_card add constraint no_card check (false) not valid`);
    await expect(settlePayment(parts(), `${number}-1`)).rejects.toThrow();
    await suite.db.execute(sql`alter table gift_card drop constraint no_card`);
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'pending', cardState: 'none' });
    expect(await giftCardFaults(suite.db)).toEqual([]);

    await reconcileAll();
    expect((await orderOf(suite.guest, guid)).cardState).toBe('active');
    const [purchase] = await suite.db
      .select()
      .from(giftCardPurchase)
      .where(eq(giftCardPurchase.number, number));
    const cards = await suite.db
      .select()
      .from(giftCard)
      .where(eq(giftCard.purchaseId, purchase?.id ?? 0));
    expect(cards).toHaveLength(1);
  });

  it('is reviewed above the number of cards in a day, also when all are paid at the same time', async () => {
    const recipientEmail = newEmail();
    const purchases: string[] = [];
    const references: string[] = [];
    for (let count = 0; count < 9; count += 1) {
      const guid = await createCart(suite.guest, { senderEmail: newEmail(), recipientEmail });
      const reference = `${await pay(suite.guest, guid)}-1`;
      provider.setStatus(reference, 'CHARGED');
      purchases.push(guid);
      references.push(reference);
    }
    await Promise.allSettled(references.map((reference) => settlePayment(parts(), reference)));
    // On a slow machine, a transaction may wait for its lock for too long. The reconciler tries again.
    for (const reference of references) await settlePayment(parts(), reference);
    const paid = await Promise.all(purchases.map((guid) => orderOf(suite.guest, guid)));
    expect(paid.filter(({ state }) => state === 'held')).toHaveLength(4);
  });

  it('begins a limited number of times: by sender, and by the network of guests', async () => {
    const senderEmail = newEmail();
    const begin = async (buyer: GiftBuyer, email = newEmail()) => {
      const guid = await createCart(buyer, { senderEmail: email, recipientEmail: newEmail() });
      return (await beginPayment(buyer, guid)).body.errorCode;
    };
    const ofSender = [];
    for (let count = 0; count < 11; count += 1) ofSender.push(await begin(suite.guest, senderEmail));
    expect(ofSender.filter((code) => code === 'O4290')).toHaveLength(1);
    // Ten of them have counted for the network.
    for (let count = 0; count < 20; count += 1) expect(await begin(suite.guest)).toBeUndefined();
    expect(await begin(suite.guest)).toBe('O4290');
    expect(await begin(await newBuyer())).toBeUndefined();
  });

  it('is checked at the provider a limited number of times, and still answered', async () => {
    const guid = await createCart(suite.guest, emails());
    await pay(suite.guest, guid);
    const asked = vi.spyOn(provider, 'status');
    for (let count = 0; count < 160; count += 1)
      expect((await checkPayment(suite.guest, guid)).state).toBe('pending');
    expect(asked).toHaveBeenCalledTimes(150);
    asked.mockRestore();
    const cancelled = await suite.guest.call('POST', `${users}/giftCardOrders/${guid}/cancelPayment`);
    expect(cancelled.body.errorCode).toBe('O4290');
  });

  it('of codes and enquiries is limited by network [ACC-20, ACC-21]', async () => {
    const typed = { code: '7KQM-3XWD-9PHT-CV0C', pin: '123456' };
    const balance = async () =>
      (await suite.guest.call('POST', `${users}/giftCards/balance`, typed)).body.errorCode;
    for (let count = 0; count < 60; count += 1) expect(await balance()).toBe('W4006');
    expect(await balance()).toBe('W4291');
    // An account that has typed no code has the limit of its network too.
    const redeemed = await (await newBuyer()).call('POST', `${users}/giftCards/redeem`, typed);
    expect(redeemed.body.errorCode).toBe('W4291');
    const check = async () =>
      (await suite.guest.call('POST', '/v2/lux/giftCards/corporate/rows', { csv: '5000,1' })).body.errorCode;
    for (let count = 0; count < 60; count += 1) expect(await check()).toBeUndefined();
    expect(await check()).toBe('W4291');
  });
});
