import { createLog } from '@luxe/host/log';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  creditLot,
  giftCard,
  giftCardPurchase,
  outboxMessage,
  paymentAttempt,
} from '../../db/schema/index.ts';
import { readyBag } from '../../testing/buying.ts';
import { fixtures } from '../../testing/fixtures.ts';
import { day, giftCardSuite } from '../../testing/giftCardSuite.ts';
import {
  allCards,
  balanceOf,
  beginPayment,
  buyCard,
  checkPayment,
  createCart,
  customerBuyer,
  giftCardFaults,
  giftForm,
  giftMailsTo,
  orderOf,
  secretsIn,
  users,
  writeGiftMails,
  type GiftBuyer,
} from '../../testing/giftCards.ts';
import { reconcile } from '../payment/reconciler.ts';
import { settlePayment } from '../payment/settlePayment.ts';
import { expireGiftCards } from './expireGiftCards.ts';

giftCardSuite('a gift card', (suite) => {
  const { clock, provider, parts, newCustomer, newBuyer, receive } = suite;
  const newRecipient = suite.newEmail;
  const redeem = (buyer: GiftBuyer, code: string, pin: string, key?: string) =>
    buyer.call('POST', `${users}/giftCards/redeem`, { code, pin }, key);

  it('has three designs, each in a colour that its letter can show, without a picture [ACC-11]', async () => {
    const { body } = await suite.guest.call('GET', '/v2/lux/giftCards/options');
    expect(body.designs).toEqual([
      { designId: 'ink', title: 'Any occasion', tone: 'ink', picture: null },
      { designId: 'paper', title: 'A wedding', tone: 'paper', picture: null },
      { designId: 'oxblood', title: 'A birthday', tone: 'oxblood', picture: null },
    ]);
  });

  it('is reported to analytics once, by its buyer, also by a guest [ANA-17]', async () => {
    const cart = await createCart(suite.guest);
    const claim = (card: string, eventId: string, buyer = suite.guest) =>
      buyer.call('POST', `${users}/giftCardOrders/${card}/placedEvent?eventId=${eventId}`);
    expect((await claim(cart, 'event-of-a-cart')).body.errorCode).toBe('W4042');
    const { guid, number } = await buyCard(suite.guest, provider);
    const ids = Array.from({ length: 5 }, (_, at) => `event-of-tab-${at}`);
    const responses = await Promise.all(ids.map((id) => claim(guid, id)));
    const first = ids.filter((_, at) => responses[at]?.body.isFirst);
    expect(first).toHaveLength(1);
    expect((await claim(`${number}.${guid}`, first[0] ?? '')).body).toEqual({ isFirst: true });
    expect((await claim(guid, 'event-of-a-phone')).body).toEqual({ isFirst: false });
    expect((await claim(number, 'event-of-another', await newBuyer())).body.errorCode).toBe('W4042');
  });

  it('is bought by a guest, mailed, shown once and redeemed by another account [ACC-11, AUT-09, ACC-20]', async () => {
    const recipientEmail = newRecipient();
    const guid = await createCart(suite.guest, { recipientEmail });
    expect((await suite.guest.call('GET', `${users}/giftCardCarts/${guid}`)).body).toMatchObject({
      status: 'open',
      quantity: 1,
      amount: { value: 5_000 },
    });
    expect((await suite.guest.call('GET', `${users}/giftCardOrders/${guid}`)).body.errorCode).toBe('W4042');
    const begun = await beginPayment(suite.guest, guid);
    expect(begun.body).toMatchObject({ status: 'SUCCESS', amount: { value: 5_000 } });
    const number = String(begun.body.giftCardOrderId);
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'pending', cardState: 'none' });
    expect((await suite.guest.call('POST', `${users}/giftCardOrders/${guid}/code`)).body.errorCode).toBe(
      'W4015',
    );

    provider.setStatus(`${number}-1`, 'CHARGED');
    expect(await checkPayment(suite.guest, guid)).toMatchObject({
      ...{ state: 'scheduled', cardState: 'active', canReveal: true, canCancel: true },
    });
    await writeGiftMails(suite.db, suite.shop);
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'sent' });
    const [letter] = await giftMailsTo(suite.db, recipientEmail);
    const { code, pin } = secretsIn(letter?.text ?? '');
    const stored = await suite.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.recipient, recipientEmail));
    expect(JSON.stringify([stored, await allCards(suite.db)])).not.toContain(code.slice(0, 9));

    const shown = await suite.guest.call(
      'POST',
      `${users}/giftCardOrders/${guid}/code`,
      undefined,
      'reveal-key-01',
    );
    expect(shown.body).toMatchObject({ code, pin });
    // The same request again, because its response may be lost.
    const again = await suite.guest.call(
      'POST',
      `${users}/giftCardOrders/${guid}/code`,
      undefined,
      'reveal-key-01',
    );
    expect(again.body).toEqual(shown.body);
    expect((await suite.guest.call('POST', `${users}/giftCardOrders/${guid}/code`)).body.errorCode).toBe(
      'W4010',
    );

    const other = await newCustomer();
    const before = await balanceOf(suite.db, 'cliq-cash');
    const typed = ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('-', '\u200b ')}`;
    const redeemed = await redeem(customerBuyer(other), typed, pin);
    expect(redeemed.body).toMatchObject({ amount: { value: 5_000 }, balance: { value: 5_000 } });
    expect(await balanceOf(suite.db, 'cliq-cash')).toBe(before - 5_000_00);
    expect((await redeem(await newBuyer(), code, pin)).body.errorCode).toBe('W4007');
    expect(await orderOf(suite.guest, guid)).toMatchObject({ cardState: 'used', canCancel: false });
    const [lot] = await suite.db
      .select()
      .from(creditLot)
      .orderBy(sql`id desc`)
      .limit(1);
    expect(lot).toMatchObject({ givenPaise: 5_000_00, lastDay: redeemed.body.lastDay });

    // The bag spends it (`applyVouchers`).
    const bag = await readyBag(other, [[fixtures.potli, 1]]);
    const spent = await other.call('POST', `/v2/lux/users/{me}/carts/${bag.cart}/applyVouchers?action=apply`);
    expect(spent.body.paybleAmount.value).toBe(Math.max(0, bag.paybleAmount - 5_000));
  });

  it('has one charge for a repeated request, two tabs and a shopper who comes back [ACC-11]', async () => {
    const buyer = await newBuyer();
    const guid = await createCart(buyer);
    const begun = await Promise.all([
      beginPayment(buyer, guid, 5_000, 'same-key-0001'),
      beginPayment(buyer, guid, 5_000, 'same-key-0001'),
      beginPayment(buyer, guid, 5_000, 'other-key-001'),
    ]);
    expect(new Set(begun.map(({ body }) => body.giftCardOrderId)).size).toBe(1);
    const number = String(begun[0]?.body.giftCardOrderId);
    expect([...provider.payments.keys()].filter((key) => key.startsWith(number))).toEqual([`${number}-1`]);
    provider.setStatus(`${number}-1`, 'CHARGED');
    await Promise.all(Array.from({ length: 8 }, () => checkPayment(buyer, guid)));
    const cards = (await allCards(suite.db)).filter(({ amountPaise }) => amountPaise === 5_000_00);
    const [purchase] = await suite.db
      .select()
      .from(giftCardPurchase)
      .where(eq(giftCardPurchase.number, number));
    expect(cards.filter(({ purchaseId }) => purchaseId === purchase?.id)).toHaveLength(1);
    expect((await beginPayment(buyer, guid)).body.errorCode).toBe('W4092');
    expect((await buyer.call('POST', `${users}/giftCardCarts/${guid}`, giftForm)).body.errorCode).toBe(
      'W4092',
    );
    expect((await buyer.call('GET', `${users}/giftCardCarts/${guid}`)).body.status).toBe('bought');
  });

  it('changes its amount only after its open payment is cancelled', async () => {
    const guid = await createCart(suite.guest);
    const { body } = await beginPayment(suite.guest, guid);
    const first = `${body.giftCardOrderId}-1`;
    const change = () =>
      suite.guest.call('POST', `${users}/giftCardCarts/${guid}`, { ...giftForm, amount: 7_000 });
    provider.setStatus(first, 'AUTHORIZING');
    expect((await change()).body.errorCode).toBe('W4091');
    provider.setStatus(first, 'PENDING_VBV');
    expect((await change()).body).toMatchObject({ status: 'open', amount: { value: 7_000 } });
    expect((await beginPayment(suite.guest, guid, 5_000)).body.errorCode).toBe('W4005');
    const next = await beginPayment(suite.guest, guid, 7_000);
    expect(next.body.amount.value).toBe(7_000);

    // The first payment is charged nevertheless: its money goes back, and the second one is not touched.
    provider.setStatus(first, 'CHARGED', 5_000_00);
    await settlePayment(parts(), first);
    expect((await orderOf(suite.guest, guid)).state).toBe('pending');
    provider.setStatus(`${body.giftCardOrderId}-2`, 'CHARGED');
    expect((await checkPayment(suite.guest, guid)).cardState).toBe('active');
    const [late] = await suite.db.select().from(paymentAttempt).where(eq(paymentAttempt.reference, first));
    expect(late?.status).toBe('refunded');
  });

  it('of a failed payment can be paid again, and has no card until then', async () => {
    const guid = await createCart(suite.guest);
    const { body } = await beginPayment(suite.guest, guid);
    provider.setStatus(`${body.giftCardOrderId}-1`, 'AUTHORIZATION_FAILED');
    expect(await checkPayment(suite.guest, guid)).toMatchObject({
      ...{ state: 'failed', stateMessage: 'Your bank did not allow the payment. Nothing was charged.' },
    });
    expect((await beginPayment(suite.guest, guid)).status).toBe(200);
    provider.setStatus(`${body.giftCardOrderId}-2`, 'CHARGED');
    expect((await checkPayment(suite.guest, guid)).cardState).toBe('active');
  });

  it('is issued by the reconciler when the shopper does not return and answers are lost', async () => {
    const guid = await createCart(suite.guest);
    const { body } = await beginPayment(suite.guest, guid);
    provider.setStatus(`${body.giftCardOrderId}-1`, 'CHARGED');
    provider.isSilent = true;
    expect((await checkPayment(suite.guest, guid)).state).toBe('pending');
    provider.isSilent = false;
    clock.advance(5 * 60_000);
    while ((await reconcile(parts(), createLog('silent'))) > 0);
    expect((await orderOf(suite.guest, guid)).cardState).toBe('active');
  });

  it('that the provider cannot open fails at once', async () => {
    const guid = await createCart(suite.guest);
    provider.isSilent = true;
    expect((await beginPayment(suite.guest, guid)).body.errorCode).toBe('PAYMENT_GATEWAY');
    provider.isSilent = false;
    expect((await orderOf(suite.guest, guid)).state).toBe('failed');
  });

  it('belongs to the session that has its cart, and to its account', async () => {
    const { guid, number } = await buyCard(suite.guest, provider);
    const stranger = await newBuyer();
    expect((await stranger.call('GET', `${users}/giftCardOrders/${number}`)).body.errorCode).toBe('W4042');
    expect((await suite.guest.call('GET', `${users}/giftCardOrders/${number}`)).body.errorCode).toBe('W4042');
    expect((await orderOf(suite.guest, guid)).giftCardOrderId).toBe(number);

    const buyer = await newBuyer();
    const own = await buyCard(buyer, provider);
    expect((await orderOf(buyer, own.number)).giftCardOrderId).toBe(own.number);
    for (const other of [suite.guest, stranger])
      for (const path of [`giftCardOrders/${own.guid}`, `giftCardCarts/${own.guid}`])
        expect((await other.call('GET', `${users}/${path}`)).status).toBe(404);
    expect((await buyer.call('GET', `${users}/giftCardOrders`)).body).toMatchObject({
      totalNoOfGiftCards: 1,
      giftCards: [{ giftCardOrderId: own.number }],
    });
  });

  it('is mailed in the morning of its day in India, and not when it is cancelled before', async () => {
    const today = clock.now();
    const deliverOn = new Date(today.getTime() + 5 * day).toISOString().slice(0, 10);
    const recipientEmail = newRecipient();
    const { guid } = await buyCard(suite.guest, provider, { recipientEmail, deliverOn });
    const cancelled = newRecipient();
    const other = await buyCard(suite.guest, provider, { recipientEmail: cancelled, deliverOn });
    await writeGiftMails(suite.db, suite.shop);
    expect(await giftMailsTo(suite.db, recipientEmail)).toEqual([]);
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'scheduled', deliverOn });
    const back = await suite.guest.call('POST', `${users}/giftCardOrders/${other.guid}/cancel`);
    expect(back.body.giftCard).toMatchObject({
      ...{ state: 'refunded', cardState: 'cancelled', refund: { isDone: true, amount: { value: 5_000 } } },
    });
    clock.advance(new Date(`${deliverOn}T08:59:00+05:30`).getTime() - today.getTime());
    await writeGiftMails(suite.db, suite.shop);
    expect(await giftMailsTo(suite.db, recipientEmail)).toEqual([]);
    clock.advance(60_000);
    await writeGiftMails(suite.db, suite.shop);
    expect(await giftMailsTo(suite.db, recipientEmail)).toHaveLength(1);
    expect(await giftMailsTo(suite.db, cancelled)).toEqual([]);
    const [card] = await suite.db
      .select()
      .from(giftCard)
      .innerJoin(giftCardPurchase, eq(giftCardPurchase.id, giftCard.purchaseId))
      .where(eq(giftCardPurchase.guid, guid));
    const oneYear = new Date(new Date(deliverOn).getTime() + 365 * day).toISOString().slice(0, 10);
    expect((card?.gift_card.lastDay ?? '') >= oneYear).toBe(true);
  });

  it('is refunded only while it is unused, and once', async () => {
    const { guid, code, pin } = await receive();
    provider.refunds = 'pending';
    const cancel = () => suite.guest.call('POST', `${users}/giftCardOrders/${guid}/cancel`);
    const results = await Promise.all([cancel(), cancel(), cancel()]);
    expect(results.map(({ body }) => body.errorCode ?? 'cancelled').toSorted()).toEqual([
      ...['W4011', 'W4011', 'cancelled'],
    ]);
    expect((await orderOf(suite.guest, guid)).state).toBe('refunding');
    expect((await redeem(await newBuyer(), code, pin)).body.errorCode).toBe('W4006');
    provider.refunds = 'done';
    clock.advance(day);
    while ((await reconcile(parts(), createLog('silent'))) > 0);
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'refunded', refund: { isDone: true } });

    const used = await receive();
    await redeem(await newBuyer(), used.code, used.pin);
    const late = await suite.guest.call('POST', `${users}/giftCardOrders/${used.guid}/cancel`);
    expect(late.body.errorCode).toBe('W4011');
  });

  it('is either redeemed or refunded when both happen at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { guid, code, pin } = await receive();
      const [back, redeemed] = await Promise.all([
        suite.guest.call('POST', `${users}/giftCardOrders/${guid}/cancel`),
        redeem(await newBuyer(), code, pin),
      ]);
      expect([back.status, redeemed.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await giftCardFaults(suite.db)).toEqual([]);
    }
  });

  it('expires after its last day, and the ledger shows what was not redeemed', async () => {
    const { code, pin } = await receive();
    const [card] = await suite.db
      .select()
      .from(giftCard)
      .orderBy(sql`id desc`)
      .limit(1);
    const nextDay = new Date(new Date(`${card?.lastDay}T00:30:00+05:30`).getTime() + day);
    const expire = (at: Date) => suite.db.transaction((tx) => expireGiftCards(tx, at, 500));
    const statusOf = async () => (await allCards(suite.db)).find(({ id }) => id === card?.id)?.status;
    await expire(new Date(nextDay.getTime() - 60 * 60_000));
    expect(await statusOf()).toBe('active');
    const ended = await balanceOf(suite.db, 'gift-cards-ended');
    await Promise.all([expire(nextDay), expire(nextDay)]);
    expect(await statusOf()).toBe('expired');
    expect(await balanceOf(suite.db, 'gift-cards-ended')).toBe(ended - 5_000_00);
    expect((await redeem(await newBuyer(), code, pin)).body.errorCode).toBe('W4008');
  });

  it('shows amount, last day and state for its code and PIN, until it is used or expired [ACC-20]', async () => {
    const balance = async ({ code, pin }: { readonly code: string; readonly pin: string }) =>
      (await suite.guest.call('POST', `${users}/giftCards/balance`, { code, pin })).body;
    const newest = async () => {
      const [row] = await suite.db
        .select()
        .from(giftCard)
        .orderBy(sql`id desc`)
        .limit(1);
      return row;
    };
    const first = await receive();
    const lastDay = (await newest())?.lastDay ?? '';
    expect(lastDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const shown = { lastFour: first.code.slice(-4), lastDay };
    expect(await balance(first)).toMatchObject({
      ...{ cardState: 'active', balance: { value: 5_000 } },
      ...shown,
    });
    expect((await redeem(await newBuyer(), first.code, first.pin)).status).toBe(200);
    expect(await balance(first)).toMatchObject({ cardState: 'used', balance: { value: 0 }, ...shown });

    const second = await receive(2_000);
    const card = await newest();
    expect(await balance(second)).toMatchObject({ cardState: 'active', balance: { value: 2_000 } });
    const nextDay = new Date(new Date(`${card?.lastDay}T00:30:00+05:30`).getTime() + day);
    await suite.db.transaction((tx) => expireGiftCards(tx, nextDay, 500));
    expect(await balance(second)).toMatchObject({
      ...{ cardState: 'expired', balance: { value: 0 } },
      ...{ lastFour: second.code.slice(-4), lastDay: card?.lastDay },
    });
  });
});
