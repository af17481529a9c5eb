import { createLog } from '@luxe/host/log';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { customer, giftCard, giftCardPurchase, paymentAttempt, shopPolicy } from '../../db/schema/index.ts';
import { giftCardSuite } from '../../testing/giftCardSuite.ts';
import {
  balanceOf,
  beginPayment,
  buyCard,
  checkPayment,
  createCart,
  giftCardFaults,
  giftCardKeys,
  giftForm,
  guestBuyer,
  orderOf,
  users,
  type GiftBuyer,
} from '../../testing/giftCards.ts';
import { openShop } from '../../testing/shop.ts';
import { balancesOf } from '../credit/balances.ts';
import { reconcile } from '../payment/reconciler.ts';
import { redeemGiftCard } from './redeemGiftCard.ts';
import { seedPolicy } from '../policy/policyValues.ts';

giftCardSuite('the rules of a gift card', (suite) => {
  const { clock, provider, parts, newCustomer, newBuyer, receive } = suite;
  const newRecipient = suite.newEmail;
  const redeem = (buyer: GiftBuyer, code: string, pin: string, key?: string) =>
    buyer.call('POST', `${users}/giftCards/redeem`, { code, pin }, key);

  it('waits for a review above limits that are data, and the buyer reads why', async () => {
    const large = await createCart(suite.guest, { amount: 60_000 });
    const { body } = await beginPayment(suite.guest, large, 60_000);
    provider.setStatus(`${body.giftCardOrderId}-1`, 'CHARGED');
    const held = await checkPayment(suite.guest, large);
    expect(held).toMatchObject({ state: 'held', cardState: 'none', canCancel: true, canReveal: false });
    expect(held.stateMessage).toContain('We check some gift cards');

    // A guest, and a new account.
    const buyer = await newBuyer();
    for (const one of [suite.guest, buyer]) {
      const emails = { senderEmail: newRecipient(), recipientEmail: newRecipient() };
      const { guid } = await buyCard(one, provider, { amount: 30_000, ...emails });
      expect((await orderOf(one, guid)).state).toBe('held');
    }
    // The sixth card within a day: of a buyer, and for a recipient.
    const same = newRecipient();
    for (const emails of [
      () => ({ senderEmail: same, recipientEmail: newRecipient() }),
      () => ({ senderEmail: newRecipient(), recipientEmail: same.toUpperCase() }),
    ])
      for (let count = 1; count <= 6; count += 1) {
        const { guid } = await buyCard(suite.guest, provider, { ...emails(), amount: 1_000 });
        expect((await orderOf(suite.guest, guid)).state).toBe(count <= 5 ? 'scheduled' : 'held');
      }
    const back = await suite.guest.call('POST', `${users}/giftCardOrders/${large}/cancel`);
    expect(back.body.giftCard.state).toBe('refunded');
  });

  it('waits for a review above another limit once the policy is changed', async () => {
    const ofLimit = eq(shopPolicy.name, 'giftCardReviewAbove');
    await suite.db.update(shopPolicy).set({ value: 4_000_00 }).where(ofLimit);
    // A process reads the policy with its first call. That of the suite follows no changes.
    const later = openShop(suite.db, clock, { provider });
    try {
      const buyer = await guestBuyer(later);
      for (const [amount, state] of [
        [4_000, 'scheduled'],
        [4_001, 'held'],
      ] as const) {
        const emails = { senderEmail: newRecipient(), recipientEmail: newRecipient() };
        const { guid } = await buyCard(buyer, provider, { amount, ...emails });
        expect((await orderOf(buyer, guid)).state).toBe(state);
      }
    } finally {
      await suite.db.update(shopPolicy).set({ value: seedPolicy.giftCardReviewAbove }).where(ofLimit);
      await later.close();
    }
  });

  it.each([
    ['W4001', { amount: 999 }],
    ['W4001', { amount: 1_00_001 }],
    ['W4001', { amount: 1_000.5 }],
    ['W4002', { deliverOn: '2026-01-01' }],
    ['W4002', { deliverOn: '2036-01-01' }],
    ['W4003', { designId: 'none' }],
    ['W4004', { message: 'a'.repeat(201) }],
  ] as const)('is rejected with %s for %j', async (code, form) => {
    const { body } = await suite.guest.call('POST', `${users}/giftCardCarts`, { ...giftForm, ...form });
    expect(body.errorCode).toBe(code);
  });

  it('is never paid with credits, cash or EMI', async () => {
    const guid = await createCart(suite.guest);
    const { body } = await suite.guest.call('GET', `${users}/giftCardCarts/${guid}/paymentOptions`);
    expect(body.paymentModes).toEqual(['Credit Card', 'UPI', 'Netbanking', 'PayPal', 'TPM']);
    expect(body).toMatchObject({ savedCards: [], savedUpiIds: [] });
    for (const paymentMode of ['COD', 'Cliq Cash', 'Loyalty', 'EMI']) {
      const path = `${users}/giftCardCarts/${guid}/payment`;
      expect((await suite.guest.call('POST', path, { paymentMode, amount: 5_000 })).status).toBe(400);
    }
  });

  it('takes no coupon, cliq cash, points or brand cash: its cart is no bag', async () => {
    const buyer = await newBuyer();
    const own = await createCart(buyer);
    const ofGuest = await createCart(suite.guest);
    const coupon = 'couponCode=FIRST10';
    const answers = [
      await suite.guest.call('POST', `${users}/carts/${ofGuest}/applyCouponsAnonymous?${coupon}`),
    ];
    for (const call of [
      `applyCoupons?${coupon}`,
      'applyVouchers?action=apply',
      'applyLoyaltyPoints?action=apply',
      'brandcash?action=apply',
    ])
      answers.push(await buyer.call('POST', `${users}/carts/${own}/${call}`));
    expect(answers.map(({ status, body }) => [status, body.errorCode])).toEqual(
      answers.map(() => [404, 'CartError']),
    );
  });

  it('cannot be guessed: wrong PINs block it, and tries are limited by account [ACC-20]', async () => {
    const { code, pin } = await receive();
    const wrong = pin === '000000' ? '000001' : '000000';
    const buyer = await newBuyer();
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1)
      answers.push((await redeem(buyer, code, wrong)).body.errorCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'W4006'), 'W4291']);
    // From now on the right PIN looks wrong too, so that guessing on is useless.
    expect((await redeem(await newBuyer(), code, pin)).body.errorCode).toBe('W4006');
    const balance = await suite.guest.call('POST', `${users}/giftCards/balance`, { code, pin });
    expect(balance.body.errorCode).toBe('W4006');
    const unknown = await suite.guest.call('POST', `${users}/giftCards/balance`, {
      code: '7KQM-3XWD-9PHT-CV0C',
      pin,
    });
    expect(unknown.body.errorCode).toBe('W4006');
  });

  it('is redeemed once by 100 requests of several accounts over few cards [ACC-20]', async () => {
    const cards = [await receive(1_000), await receive(2_000), await receive(3_000)];
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { userName } = await newCustomer();
      const [row] = await suite.db
        .select({ id: customer.id })
        .from(customer)
        .where(eq(customer.userName, userName));
      ids.push(row?.id ?? 0);
    }
    const before = await balanceOf(suite.db, 'cliq-cash');
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) => {
        const card = cards[at % cards.length];
        const key = `parallel-${at}-aaaa`;
        const request = { customerId: ids[at % ids.length] ?? 0, key, requestHash: key, at: clock.now() };
        const secrets = { code: card?.code.replaceAll('-', '') ?? '', pin: card?.pin ?? '' };
        return redeemGiftCard(suite.db, secrets, request, { keys: giftCardKeys, policy: seedPolicy });
      }),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balanceOf(suite.db, 'cliq-cash')).toBe(before - 6_000_00);
    const balances = await Promise.all(ids.map((id) => balancesOf(suite.db, id, '2026-11-20')));
    expect(balances.reduce((sum, { cliqCash }) => sum + cliqCash, 0)).toBe(6_000_00);
  });

  it('is never issued without its charge, whatever the provider reports, and never twice', async () => {
    const step = fc.constantFrom(
      ...(['CHARGED', 'AUTHORIZATION_FAILED', 'PENDING_VBV', 'AUTHORIZING', 'NOT_FOUND'] as const),
      ...(['begin', 'check', 'reconcile', 'cancel', 'cancelPayment', 'silent'] as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        clock.advance(11 * 60_000);
        const emails = { senderEmail: newRecipient(), recipientEmail: newRecipient() };
        const guid = await createCart(suite.guest, emails);
        let number = '';
        let attempts = 0;
        for (const one of steps) {
          const path = `${users}/giftCardOrders/${guid}`;
          if (one === 'begin') {
            const { body } = await beginPayment(suite.guest, guid);
            number = body.giftCardOrderId ?? number;
          } else if (one === 'check') await suite.guest.call('POST', `${path}/checkPayment`);
          else if (one === 'cancel') await suite.guest.call('POST', `${path}/cancel`);
          else if (one === 'cancelPayment') await suite.guest.call('POST', `${path}/cancelPayment`);
          else if (one === 'silent') provider.isSilent = !provider.isSilent;
          else if (one === 'reconcile') {
            clock.advance(2 * 60_000);
            await reconcile(parts(), createLog('silent'));
          } else {
            attempts = [...provider.payments.keys()].filter((key) => key.startsWith(`${number}-`)).length;
            // A charge stays a charge.
            const reference = `${number}-${attempts}`;
            if (attempts > 0 && provider.payments.get(reference)?.status !== 'CHARGED')
              provider.setStatus(reference, one);
          }
        }
        provider.isSilent = false;
        expect(await giftCardFaults(suite.db)).toEqual([]);
        const charged = [...provider.payments].filter(
          ([key, { status }]) => number !== '' && key.startsWith(`${number}-`) && status === 'CHARGED',
        );
        const [purchase] = await suite.db
          .select()
          .from(giftCardPurchase)
          .where(eq(giftCardPurchase.guid, guid));
        const cards = await suite.db
          .select()
          .from(giftCard)
          .where(eq(giftCard.purchaseId, purchase?.id ?? 0));
        expect(cards.length).toBeLessThanOrEqual(Math.min(1, charged.length));
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it('is rejected by the database without a charge, and a second time', async () => {
    const { number } = await buyCard(suite.guest, provider);
    const [purchase] = await suite.db
      .select()
      .from(giftCardPurchase)
      .where(eq(giftCardPurchase.number, number));
    const open = await createCart(suite.guest);
    await beginPayment(suite.guest, open);
    const [unpaid] = await suite.db.select().from(giftCardPurchase).where(eq(giftCardPurchase.guid, open));
    const attemptOf = async (id = 0) =>
      (await suite.db.select().from(paymentAttempt).where(eq(paymentAttempt.giftCardPurchaseId, id)))[0]
        ?.id ?? 0;
    const card = async (id = 0) => ({
      ...{
        purchaseId: id,
        attemptId: await attemptOf(id),
        amountPaise: 5_000_00,
        status: 'active' as const,
      },
      ...{ lastDay: '2030-01-01', issuedAt: clock.now() },
    });
    await expect(suite.db.insert(giftCard).values(await card(unpaid?.id))).rejects.toThrow();
    await expect(suite.db.insert(giftCard).values(await card(purchase?.id))).rejects.toThrow();
    await expect(suite.db.update(giftCard).set({ amountPaise: 1 })).rejects.toThrow();
  });
});
