import { createLog } from '@luxe/host/log';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../db/database.ts';
import {
  creditLot,
  customer,
  giftCard,
  giftCardPurchase,
  outboxMessage,
  paymentAttempt,
} from '../../db/schema/index.ts';
import { readyBag } from '../../testing/buying.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import {
  allCards,
  balanceOf,
  beginPayment,
  buyCard,
  checkPayment,
  createCart,
  customerBuyer,
  giftCardFaults,
  giftCardKeys,
  giftForm,
  giftMailsTo,
  guestBuyer,
  orderOf,
  secretsIn,
  users,
  writeGiftMails,
  type GiftBuyer,
} from '../../testing/giftCards.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { balancesOf } from '../credit/balances.ts';
import { createLivePolicy } from '../policy/livePolicy.ts';
import { reconcile } from '../payment/reconciler.ts';
import { settlePayment } from '../payment/settlePayment.ts';
import { expireGiftCards } from './expireGiftCards.ts';
import { redeemGiftCard } from './redeemGiftCard.ts';
import { seedPolicy } from '../policy/policyValues.ts';

const day = 24 * 60 * 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`a gift card on ${name}`, () => {
    let database: OpenDatabase;
    let db: Database;
    let shop: TestShop;
    let guest: GiftBuyer;
    const provider: FakeProvider = fakeProvider();
    const clock = manualClock();
    let last = 9_600_000_000;
    let recipients = 0;
    beforeAll(async () => {
      database = await open();
      ({ db } = database);
      await insertFixtures(db);
      shop = openShop(db, clock, { provider });
    }, 60_000);
    beforeEach(async () => {
      provider.isSilent = false;
      provider.refunds = 'done';
      // The limits of all calls are by time. A new day also ends the count of cards per day.
      clock.advance(day + 60_000);
      guest = await guestBuyer(shop);
    });
    afterEach(async () => expect(await giftCardFaults(db)).toEqual([]));
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const parts = () => ({ db, clock, livePolicy: createLivePolicy(db), provider });
    const newRecipient = () => `recipient-${++recipients}@example.com`;
    const newCustomer = async () => makeCustomer(db, shop, String(++last));
    const newBuyer = async () => customerBuyer(await newCustomer());
    /** Buys a card, and returns what its recipient reads. */
    async function receive(amount = giftForm.amount) {
      const recipientEmail = newRecipient();
      const bought = await buyCard(guest, provider, { recipientEmail, amount });
      await writeGiftMails(db, shop);
      const [letter] = await giftMailsTo(db, recipientEmail);
      return { ...bought, recipientEmail, ...secretsIn(letter?.text ?? '') };
    }
    const redeem = (buyer: GiftBuyer, code: string, pin: string, key?: string) =>
      buyer.call('POST', `${users}/giftCards/redeem`, { code, pin }, key);

    it('is bought by a guest, mailed, shown once and redeemed by another account [ACC-11, AUT-09, ACC-20]', async () => {
      const recipientEmail = newRecipient();
      const guid = await createCart(guest, { recipientEmail });
      expect((await guest.call('GET', `${users}/giftCardCarts/${guid}`)).body).toMatchObject({
        status: 'open',
        quantity: 1,
        amount: { value: 5_000 },
      });
      expect((await guest.call('GET', `${users}/giftCardOrders/${guid}`)).body.errorCode).toBe('W4042');
      const begun = await beginPayment(guest, guid);
      expect(begun.body).toMatchObject({ status: 'SUCCESS', amount: { value: 5_000 } });
      const number = String(begun.body.giftCardOrderId);
      expect(await orderOf(guest, guid)).toMatchObject({ state: 'pending', cardState: 'none' });
      expect((await guest.call('POST', `${users}/giftCardOrders/${guid}/code`)).body.errorCode).toBe('W4015');

      provider.setStatus(`${number}-1`, 'CHARGED');
      expect(await checkPayment(guest, guid)).toMatchObject({
        ...{ state: 'scheduled', cardState: 'active', canReveal: true, canCancel: true },
      });
      await writeGiftMails(db, shop);
      expect(await orderOf(guest, guid)).toMatchObject({ state: 'sent' });
      const [letter] = await giftMailsTo(db, recipientEmail);
      const { code, pin } = secretsIn(letter?.text ?? '');
      const stored = await db.select().from(outboxMessage).where(eq(outboxMessage.recipient, recipientEmail));
      expect(JSON.stringify([stored, await allCards(db)])).not.toContain(code.slice(0, 9));

      const shown = await guest.call(
        'POST',
        `${users}/giftCardOrders/${guid}/code`,
        undefined,
        'reveal-key-01',
      );
      expect(shown.body).toMatchObject({ code, pin });
      // The same request again, because its response may be lost.
      const again = await guest.call(
        'POST',
        `${users}/giftCardOrders/${guid}/code`,
        undefined,
        'reveal-key-01',
      );
      expect(again.body).toEqual(shown.body);
      expect((await guest.call('POST', `${users}/giftCardOrders/${guid}/code`)).body.errorCode).toBe('W4010');

      const other = await newCustomer();
      const before = await balanceOf(db, 'cliq-cash');
      const typed = ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('-', '\u200b ')}`;
      const redeemed = await redeem(customerBuyer(other), typed, pin);
      expect(redeemed.body).toMatchObject({ amount: { value: 5_000 }, balance: { value: 5_000 } });
      expect(await balanceOf(db, 'cliq-cash')).toBe(before - 5_000_00);
      expect((await redeem(await newBuyer(), code, pin)).body.errorCode).toBe('W4007');
      expect(await orderOf(guest, guid)).toMatchObject({ cardState: 'used', canCancel: false });
      const [lot] = await db
        .select()
        .from(creditLot)
        .orderBy(sql`id desc`)
        .limit(1);
      expect(lot).toMatchObject({ givenPaise: 5_000_00, lastDay: redeemed.body.lastDay });

      // The bag spends it (`applyVouchers`).
      const bag = await readyBag(other, [[fixtures.potli, 1]]);
      const spent = await other.call(
        'POST',
        `/v2/lux/users/{me}/carts/${bag.cart}/applyVouchers?action=apply`,
      );
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
      const cards = (await allCards(db)).filter(({ amountPaise }) => amountPaise === 5_000_00);
      const [purchase] = await db.select().from(giftCardPurchase).where(eq(giftCardPurchase.number, number));
      expect(cards.filter(({ purchaseId }) => purchaseId === purchase?.id)).toHaveLength(1);
      expect((await beginPayment(buyer, guid)).body.errorCode).toBe('W4092');
      expect((await buyer.call('POST', `${users}/giftCardCarts/${guid}`, giftForm)).body.errorCode).toBe(
        'W4092',
      );
      expect((await buyer.call('GET', `${users}/giftCardCarts/${guid}`)).body.status).toBe('bought');
    });

    it('changes its amount only after its open payment is cancelled', async () => {
      const guid = await createCart(guest);
      const { body } = await beginPayment(guest, guid);
      const first = `${body.giftCardOrderId}-1`;
      const change = () =>
        guest.call('POST', `${users}/giftCardCarts/${guid}`, { ...giftForm, amount: 7_000 });
      provider.setStatus(first, 'AUTHORIZING');
      expect((await change()).body.errorCode).toBe('W4091');
      provider.setStatus(first, 'PENDING_VBV');
      expect((await change()).body).toMatchObject({ status: 'open', amount: { value: 7_000 } });
      expect((await beginPayment(guest, guid, 5_000)).body.errorCode).toBe('W4005');
      const next = await beginPayment(guest, guid, 7_000);
      expect(next.body.amount.value).toBe(7_000);

      // The first payment is charged nevertheless: its money goes back, and the second one is not touched.
      provider.setStatus(first, 'CHARGED', 5_000_00);
      await settlePayment(parts(), first);
      expect((await orderOf(guest, guid)).state).toBe('pending');
      provider.setStatus(`${body.giftCardOrderId}-2`, 'CHARGED');
      expect((await checkPayment(guest, guid)).cardState).toBe('active');
      const [late] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.reference, first));
      expect(late?.status).toBe('refunded');
    });

    it('of a failed payment can be paid again, and has no card until then', async () => {
      const guid = await createCart(guest);
      const { body } = await beginPayment(guest, guid);
      provider.setStatus(`${body.giftCardOrderId}-1`, 'AUTHORIZATION_FAILED');
      expect(await checkPayment(guest, guid)).toMatchObject({
        ...{ state: 'failed', stateMessage: 'Your bank did not allow the payment. Nothing was charged.' },
      });
      expect((await beginPayment(guest, guid)).status).toBe(200);
      provider.setStatus(`${body.giftCardOrderId}-2`, 'CHARGED');
      expect((await checkPayment(guest, guid)).cardState).toBe('active');
    });

    it('is issued by the reconciler when the shopper does not return and answers are lost', async () => {
      const guid = await createCart(guest);
      const { body } = await beginPayment(guest, guid);
      provider.setStatus(`${body.giftCardOrderId}-1`, 'CHARGED');
      provider.isSilent = true;
      expect((await checkPayment(guest, guid)).state).toBe('pending');
      provider.isSilent = false;
      clock.advance(5 * 60_000);
      while ((await reconcile(parts(), createLog('silent'))) > 0);
      expect((await orderOf(guest, guid)).cardState).toBe('active');
    });

    it('that the provider cannot open fails at once', async () => {
      const guid = await createCart(guest);
      provider.isSilent = true;
      expect((await beginPayment(guest, guid)).body.errorCode).toBe('PAYMENT_GATEWAY');
      provider.isSilent = false;
      expect((await orderOf(guest, guid)).state).toBe('failed');
    });

    it('belongs to the session that has its cart, and to its account', async () => {
      const { guid, number } = await buyCard(guest, provider);
      const stranger = await newBuyer();
      expect((await stranger.call('GET', `${users}/giftCardOrders/${number}`)).body.errorCode).toBe('W4042');
      expect((await guest.call('GET', `${users}/giftCardOrders/${number}`)).body.errorCode).toBe('W4042');
      expect((await orderOf(guest, guid)).giftCardOrderId).toBe(number);

      const buyer = await newBuyer();
      const own = await buyCard(buyer, provider);
      expect((await orderOf(buyer, own.number)).giftCardOrderId).toBe(own.number);
      for (const other of [guest, stranger])
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
      const { guid } = await buyCard(guest, provider, { recipientEmail, deliverOn });
      const cancelled = newRecipient();
      const other = await buyCard(guest, provider, { recipientEmail: cancelled, deliverOn });
      await writeGiftMails(db, shop);
      expect(await giftMailsTo(db, recipientEmail)).toEqual([]);
      expect(await orderOf(guest, guid)).toMatchObject({ state: 'scheduled', deliverOn });
      const back = await guest.call('POST', `${users}/giftCardOrders/${other.guid}/cancel`);
      expect(back.body.giftCard).toMatchObject({
        ...{ state: 'refunded', cardState: 'cancelled', refund: { isDone: true, amount: { value: 5_000 } } },
      });
      clock.advance(new Date(`${deliverOn}T09:00:00+05:30`).getTime() - today.getTime());
      await writeGiftMails(db, shop);
      expect(await giftMailsTo(db, recipientEmail)).toHaveLength(1);
      expect(await giftMailsTo(db, cancelled)).toEqual([]);
      const [card] = await db
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
      const cancel = () => guest.call('POST', `${users}/giftCardOrders/${guid}/cancel`);
      const results = await Promise.all([cancel(), cancel(), cancel()]);
      expect(results.map(({ body }) => body.errorCode ?? 'cancelled').toSorted()).toEqual([
        ...['W4011', 'W4011', 'cancelled'],
      ]);
      expect((await orderOf(guest, guid)).state).toBe('refunding');
      expect((await redeem(await newBuyer(), code, pin)).body.errorCode).toBe('W4006');
      provider.refunds = 'done';
      clock.advance(day);
      while ((await reconcile(parts(), createLog('silent'))) > 0);
      expect(await orderOf(guest, guid)).toMatchObject({ state: 'refunded', refund: { isDone: true } });

      const used = await receive();
      await redeem(await newBuyer(), used.code, used.pin);
      const late = await guest.call('POST', `${users}/giftCardOrders/${used.guid}/cancel`);
      expect(late.body.errorCode).toBe('W4011');
    });

    it('is either redeemed or refunded when both happen at once', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { guid, code, pin } = await receive();
        const [back, redeemed] = await Promise.all([
          guest.call('POST', `${users}/giftCardOrders/${guid}/cancel`),
          redeem(await newBuyer(), code, pin),
        ]);
        expect([back.status, redeemed.status].filter((status) => status === 200)).toHaveLength(1);
        expect(await giftCardFaults(db)).toEqual([]);
      }
    });

    it('expires after its last day, and the ledger shows what was not redeemed', async () => {
      const { code, pin } = await receive();
      const [card] = await db
        .select()
        .from(giftCard)
        .orderBy(sql`id desc`)
        .limit(1);
      const nextDay = new Date(new Date(`${card?.lastDay}T00:30:00+05:30`).getTime() + day);
      const expire = (at: Date) => db.transaction((tx) => expireGiftCards(tx, at, 500));
      const statusOf = async () => (await allCards(db)).find(({ id }) => id === card?.id)?.status;
      await expire(new Date(nextDay.getTime() - 60 * 60_000));
      expect(await statusOf()).toBe('active');
      const ended = await balanceOf(db, 'gift-cards-ended');
      await Promise.all([expire(nextDay), expire(nextDay)]);
      expect(await statusOf()).toBe('expired');
      expect(await balanceOf(db, 'gift-cards-ended')).toBe(ended - 5_000_00);
      expect((await redeem(await newBuyer(), code, pin)).body.errorCode).toBe('W4008');
    });

    it('waits for a review above limits that are data, and the buyer reads why', async () => {
      const large = await createCart(guest, { amount: 60_000 });
      const { body } = await beginPayment(guest, large, 60_000);
      provider.setStatus(`${body.giftCardOrderId}-1`, 'CHARGED');
      const held = await checkPayment(guest, large);
      expect(held).toMatchObject({ state: 'held', cardState: 'none', canCancel: true, canReveal: false });
      expect(held.stateMessage).toContain('We check some gift cards');

      // A guest, and a new account.
      const buyer = await newBuyer();
      for (const one of [guest, buyer]) {
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
          const { guid } = await buyCard(guest, provider, { ...emails(), amount: 1_000 });
          expect((await orderOf(guest, guid)).state).toBe(count <= 5 ? 'scheduled' : 'held');
        }
      const back = await guest.call('POST', `${users}/giftCardOrders/${large}/cancel`);
      expect(back.body.giftCard.state).toBe('refunded');
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
      const { body } = await guest.call('POST', `${users}/giftCardCarts`, { ...giftForm, ...form });
      expect(body.errorCode).toBe(code);
    });

    it('is never paid with credits, cash or EMI', async () => {
      const guid = await createCart(guest);
      const { body } = await guest.call('GET', `${users}/giftCardCarts/${guid}/paymentOptions`);
      expect(body.paymentModes).toEqual(['Credit Card', 'UPI', 'Netbanking', 'PayPal', 'TPM']);
      expect(body).toMatchObject({ savedCards: [], savedUpiIds: [] });
      for (const paymentMode of ['COD', 'Cliq Cash', 'Loyalty', 'EMI']) {
        const path = `${users}/giftCardCarts/${guid}/payment`;
        expect((await guest.call('POST', path, { paymentMode, amount: 5_000 })).status).toBe(400);
      }
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
      const balance = await guest.call('POST', `${users}/giftCards/balance`, { code, pin });
      expect(balance.body.errorCode).toBe('W4006');
      const unknown = await guest.call('POST', `${users}/giftCards/balance`, {
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
        const [row] = await db
          .select({ id: customer.id })
          .from(customer)
          .where(eq(customer.userName, userName));
        ids.push(row?.id ?? 0);
      }
      const before = await balanceOf(db, 'cliq-cash');
      const results = await Promise.allSettled(
        Array.from({ length: 100 }, (_, at) => {
          const card = cards[at % cards.length];
          const key = `parallel-${at}-aaaa`;
          const request = { customerId: ids[at % ids.length] ?? 0, key, requestHash: key, at: clock.now() };
          const secrets = { code: card?.code.replaceAll('-', '') ?? '', pin: card?.pin ?? '' };
          return redeemGiftCard(db, secrets, request, { keys: giftCardKeys, policy: seedPolicy });
        }),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await balanceOf(db, 'cliq-cash')).toBe(before - 6_000_00);
      const balances = await Promise.all(ids.map((id) => balancesOf(db, id, '2026-11-20')));
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
          const guid = await createCart(guest, emails);
          let number = '';
          let attempts = 0;
          for (const one of steps) {
            const path = `${users}/giftCardOrders/${guid}`;
            if (one === 'begin') {
              const { body } = await beginPayment(guest, guid);
              number = body.giftCardOrderId ?? number;
            } else if (one === 'check') await guest.call('POST', `${path}/checkPayment`);
            else if (one === 'cancel') await guest.call('POST', `${path}/cancel`);
            else if (one === 'cancelPayment') await guest.call('POST', `${path}/cancelPayment`);
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
          expect(await giftCardFaults(db)).toEqual([]);
          const charged = [...provider.payments].filter(
            ([key, { status }]) => number !== '' && key.startsWith(`${number}-`) && status === 'CHARGED',
          );
          const [purchase] = await db.select().from(giftCardPurchase).where(eq(giftCardPurchase.guid, guid));
          const cards = await db
            .select()
            .from(giftCard)
            .where(eq(giftCard.purchaseId, purchase?.id ?? 0));
          expect(cards.length).toBeLessThanOrEqual(Math.min(1, charged.length));
        }),
        { numRuns: 8 },
      );
    }, 120_000);

    it('is rejected by the database without a charge, and a second time', async () => {
      const { number } = await buyCard(guest, provider);
      const [purchase] = await db.select().from(giftCardPurchase).where(eq(giftCardPurchase.number, number));
      const open = await createCart(guest);
      await beginPayment(guest, open);
      const [unpaid] = await db.select().from(giftCardPurchase).where(eq(giftCardPurchase.guid, open));
      const attemptOf = async (id = 0) =>
        (await db.select().from(paymentAttempt).where(eq(paymentAttempt.giftCardPurchaseId, id)))[0]?.id ?? 0;
      const card = async (id = 0) => ({
        ...{
          purchaseId: id,
          attemptId: await attemptOf(id),
          amountPaise: 5_000_00,
          status: 'active' as const,
        },
        ...{ lastDay: '2030-01-01', issuedAt: clock.now() },
      });
      await expect(db.insert(giftCard).values(await card(unpaid?.id))).rejects.toThrow();
      await expect(db.insert(giftCard).values(await card(purchase?.id))).rejects.toThrow();
      await expect(db.update(giftCard).set({ amountPaise: 1 })).rejects.toThrow();
    });
  });
