import { createLog } from '@luxe/host/log';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { corporateLead, giftCard, giftCardPurchase, outboxMessage } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { openDesk } from '../../testing/desk.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { insertFixtures } from '../../testing/fixtures.ts';
import {
  beginPayment,
  buyCard,
  checkPayment,
  createCart,
  customerBuyer,
  giftCardFaults,
  giftCardKeys,
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
import type { OutgoingMail } from '../mail/mailer.ts';
import { sendMails } from '../mail/sendMails.ts';
import { sweep } from '../retention/sweep.ts';
import { fillGiftCardMail } from './writeGiftCardMail.ts';

const day = 24 * 60 * 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the letter of a gift card on ${name}`, () => {
    let database: OpenDatabase;
    let db: Database;
    let shop: TestShop;
    let guest: GiftBuyer;
    const provider = fakeProvider();
    const clock = manualClock();
    let people = 0;
    beforeAll(async () => {
      database = await open();
      ({ db } = database);
      await insertFixtures(db);
      shop = openShop(db, clock, { provider });
    }, 60_000);
    beforeEach(async () => {
      provider.refunds = 'done';
      clock.advance(day + 60_000);
      guest = await guestBuyer(shop);
    });
    afterEach(async () => expect(await giftCardFaults(db)).toEqual([]));
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const newEmail = () => `reader-${++people}@example.com`;
    const newCustomer = () => makeCustomer(db, shop, String(9_660_000_000 + ++people));
    async function buy(form: Parameters<typeof buyCard>[2] = {}, buyer = guest) {
      const emails = { senderEmail: newEmail(), recipientEmail: newEmail() };
      return { ...emails, ...(await buyCard(buyer, provider, { ...emails, ...form })) };
    }
    const deliverOn = () => new Date(clock.now().getTime() + 5 * day).toISOString().slice(0, 10);
    const goTo = (date: string) =>
      clock.advance(new Date(`${date}T09:00:00+05:30`).getTime() - clock.now().getTime());
    const lettersTo = (email: string) => giftMailsTo(db, email, clock.now());
    /** Makes a move at the desk, whose session ends after some hours. */
    async function move(giftCardOrderId: string, what: string) {
      const person = await openDesk(db, clock, { provider }).logIn(['orders']);
      const response = await person.call('moveGiftCard', {
        params: { giftCardOrderId },
        body: { move: what as never, reason: 'asked by phone' },
        headers: { 'idempotency-key': `letter-key-${++people}` },
      });
      return { status: response.statusCode, body: response.json() };
    }
    const cardOf = async (number: string) => {
      const [row] = await db
        .select()
        .from(giftCardPurchase)
        .leftJoin(giftCard, eq(giftCard.purchaseId, giftCardPurchase.id))
        .where(eq(giftCardPurchase.number, number));
      return { purchase: row?.gift_card_purchase, card: row?.gift_card };
    };
    async function send() {
      const sent: OutgoingMail[] = [];
      const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => undefined };
      const fill = fillGiftCardMail(db, giftCardKeys, () => clock.now());
      await sendMails({ db, clock, mailer, log: createLog('silent'), fill });
      return sent;
    }

    it('that waits for the mail server ends when the desk replaces the code; only the new one is sent', async () => {
      const { number, recipientEmail } = await buy();
      await writeGiftMails(db, shop, true);
      expect((await move(number, 'sendAgain')).status).toBe(200);
      expect((await send()).filter(({ to }) => to === recipientEmail)).toEqual([]);
      await writeGiftMails(db, shop, true);
      const sent = (await send()).filter(({ to }) => to === recipientEmail);
      expect(sent).toHaveLength(1);
      expect(secretsIn(sent[0]?.text ?? '').code).not.toBe('');
      expect(sent[0]?.text).not.toContain('[gift card');
    });

    it('that waits is not sent for a card that cannot be redeemed, and follows when it is unblocked', async () => {
      const cancelled = await buy();
      const blocked = await buy();
      const expired = await buy();
      await writeGiftMails(db, shop, true);
      await guest.call('POST', `${users}/giftCardOrders/${cancelled.guid}/cancel`);
      await move(blocked.number, 'block');
      const { card } = await cardOf(expired.number);
      const ended = eq(giftCard.id, card?.id ?? 0);
      await db.update(giftCard).set({ lastDay: '2020-01-01' }).where(ended);
      const recipients = new Set([cancelled, blocked, expired].map(({ recipientEmail }) => recipientEmail));
      expect((await send()).filter(({ to }) => recipients.has(to))).toEqual([]);
      const stored = await db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.recipient, expired.recipientEmail));
      expect(stored).toMatchObject([{ status: 'failed', checkAt: null }]);
      await db
        .update(giftCard)
        .set({ lastDay: card?.lastDay ?? '' })
        .where(ended);

      await move(blocked.number, 'unblock');
      await writeGiftMails(db, shop, true);
      expect((await send()).filter(({ to }) => to === blocked.recipientEmail)).toHaveLength(1);
    });

    it('that was due while its card was blocked is written once the card is unblocked', async () => {
      const { number, recipientEmail, guid } = await buy({ deliverOn: deliverOn() });
      const { purchase } = await cardOf(number);
      await move(number, 'block');
      goTo(purchase?.deliverOn ?? '');
      await writeGiftMails(db, shop);
      expect(await lettersTo(recipientEmail)).toEqual([]);
      await move(number, 'unblock');
      await writeGiftMails(db, shop);
      expect(await lettersTo(recipientEmail)).toHaveLength(1);
      guest = await guestBuyer(shop);
      expect(await orderOf(guest, guid)).toMatchObject({ state: 'sent', cardState: 'active' });
    });

    it('is written once on its day, when the desk changes the card before', async () => {
      const { number, recipientEmail } = await buy({ deliverOn: deliverOn() });
      const { purchase } = await cardOf(number);
      await move(number, 'sendAgain');
      await move(number, 'block');
      await move(number, 'unblock');
      await writeGiftMails(db, shop);
      expect(await lettersTo(recipientEmail)).toEqual([]);
      goTo(purchase?.deliverOn ?? '');
      await writeGiftMails(db, shop);
      expect(await lettersTo(recipientEmail)).toHaveLength(1);
    });

    it('is the only place of a replaced code: the buyer cannot see it, whether they saw the old one or not', async () => {
      const seen = await buy();
      const unseen = await buy();
      await writeGiftMails(db, shop);
      const reveal = (guid: string) =>
        guest.call('POST', `${users}/giftCardOrders/${guid}/code`, undefined, 'reveal-key-0077');
      expect((await reveal(seen.guid)).status).toBe(200);
      for (const { number, guid } of [seen, unseen]) {
        await move(number, 'sendAgain');
        await writeGiftMails(db, shop);
        expect((await reveal(guid)).body.errorCode).toBe('W4010');
        expect(await orderOf(guest, guid)).toMatchObject({ cardState: 'active', canReveal: false });
      }
    });

    it('is replaced, and its card not unblocked, after too many wrong PINs', async () => {
      const { number, recipientEmail } = await buy();
      await writeGiftMails(db, shop);
      const [letter] = await lettersTo(recipientEmail);
      const { code, pin } = secretsIn(letter?.text ?? '');
      const read = async (typed: string) =>
        (await guest.call('POST', `${users}/giftCards/balance`, { code, pin: typed })).body;
      const wrong = pin === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 10; tries += 1) expect((await read(wrong)).errorCode).toBe('W4006');
      expect((await read(pin)).errorCode).toBe('W4006');
      expect((await move(number, 'unblock')).status).toBe(400);
      expect((await move(number, 'sendAgain')).body.giftCard).toMatchObject({ cardState: 'active' });
    });

    it('and every move of its card end with its last day, also before the sweep', async () => {
      const { number, guid } = await buy({ deliverOn: deliverOn() });
      const { card } = await cardOf(number);
      const own = eq(giftCard.id, card?.id ?? 0);
      await db.update(giftCard).set({ lastDay: '2020-01-01' }).where(own);
      expect(await orderOf(guest, guid)).toMatchObject({
        ...{ cardState: 'expired', canReveal: false, canCancel: false },
      });
      const call = (what: string) => guest.call('POST', `${users}/giftCardOrders/${guid}/${what}`);
      expect((await call('cancel')).body.errorCode).toBe('W4011');
      expect((await call('code')).body.errorCode).toBe('W4010');
      for (const what of ['block', 'sendAgain']) expect((await move(number, what)).status).toBe(400);
    });

    it('goes to the buyer when a review ends', async () => {
      const { number, senderEmail } = await buy({ amount: 60_000 });
      await writeGiftMails(db, shop);
      await move(number, 'release');
      await writeGiftMails(db, shop);
      const subjects = (await lettersTo(senderEmail)).map(({ subject }) => subject);
      expect(subjects).toEqual([expect.stringContaining('is paid'), expect.stringContaining('is checked')]);
    });

    it('is in the overview of the desk while its money goes back, and the desk asks the provider', async () => {
      const { number, guid } = await buy();
      provider.refunds = 'pending';
      await guest.call('POST', `${users}/giftCardOrders/${guid}/cancel`);
      const person = await openDesk(db, clock, { provider }).logIn(['orders']);
      const waiting = async () => (await person.call('overview')).json().payments;
      expect(await waiting()).toContainEqual(
        expect.objectContaining({ giftCardOrderId: number, status: 'refunding', canSettle: true }),
      );
      provider.refunds = 'done';
      const settled = await person.call('settleGiftCard', {
        params: { giftCardOrderId: number },
        headers: { 'idempotency-key': 'settle-gift-card-1' },
      });
      expect(settled.json().giftCard.state).toBe('refunded');
      expect(JSON.stringify(await waiting())).not.toContain(number);
    });

    describe('and personal data', () => {
      const personOf = async (number: string) => {
        const { recipientName, recipientEmail, senderName, senderEmail, message } =
          (await cardOf(number)).purchase ?? {};
        return { recipientName, recipientEmail, senderName, senderEmail, message };
      };
      const noPerson = {
        recipientName: '',
        recipientEmail: '',
        senderName: '',
        senderEmail: '',
        message: '',
      };
      const after = (days: number) => new Date(clock.now().getTime() + days * day);

      it('are in the download of the buyer, without the code', async () => {
        const customer = await newCustomer();
        const { number, recipientEmail } = await buy({}, customerBuyer(customer));
        await writeGiftMails(db, shop);
        const { code } = secretsIn((await lettersTo(recipientEmail))[0]?.text ?? '');
        const { body } = await customer.call('GET', '/v2/lux/users/{me}/personalData');
        expect(body.giftCards).toMatchObject([{ giftCardOrderId: number, recipientEmail }]);
        expect(JSON.stringify(body)).not.toContain(code);
      });

      it('are erased with the account once a card has ended, and a card that can be used is still mailed', async () => {
        const customer = await newCustomer();
        const buyer = customerBuyer(customer);
        const used = await buy({}, buyer);
        const waiting = await buy({ deliverOn: deliverOn() }, buyer);
        await writeGiftMails(db, shop);
        const { code, pin } = secretsIn((await lettersTo(used.recipientEmail))[0]?.text ?? '');
        const other = customerBuyer(await newCustomer());
        expect((await other.call('POST', `${users}/giftCards/redeem`, { code, pin })).status).toBe(200);
        await customer.call('POST', '/v2/lux/users/{me}/deleteAccount');
        await sweep(db, after(7.1));
        expect(await personOf(used.number)).toEqual(noPerson);
        expect(await lettersTo(used.recipientEmail)).toEqual([]);
        expect((await personOf(waiting.number)).recipientEmail).toBe(waiting.recipientEmail);

        const { purchase, card } = await cardOf(waiting.number);
        goTo(purchase?.deliverOn ?? '');
        await writeGiftMails(db, shop);
        expect(await lettersTo(waiting.recipientEmail)).toHaveLength(1);
        await sweep(db, new Date(`${card?.lastDay}T20:00:00Z`));
        await sweep(db, new Date(`${card?.lastDay}T20:00:00Z`));
        expect(await personOf(waiting.number)).toEqual(noPerson);
      });

      it('of guests are erased 90 days after a payment that failed, and two years after a card', async () => {
        const guid = await createCart(guest, { senderEmail: newEmail(), recipientEmail: newEmail() });
        const number = String((await beginPayment(guest, guid)).body.giftCardOrderId);
        provider.setStatus(`${number}-1`, 'AUTHORIZATION_FAILED');
        await checkPayment(guest, guid);
        const cancelled = await buy();
        await guest.call('POST', `${users}/giftCardOrders/${cancelled.guid}/cancel`);
        await sweep(db, after(89));
        expect((await personOf(number)).senderName).toBe('Ananya');
        await sweep(db, after(91));
        expect(await personOf(number)).toEqual(noPerson);
        expect((await personOf(cancelled.number)).senderName).toBe('Ananya');
        await sweep(db, after(731));
        expect(await personOf(cancelled.number)).toEqual(noPerson);
      });

      it('of companies are deleted two years after their enquiry ended [ACC-21]', async () => {
        const lead = {
          ...{ company: 'Yellow Door', gstin: '27AAPFU0939F1ZV', contactName: 'Kabir Rao', note: '' },
          ...{ email: 'kabir@example.com', phone: '', rows: [], createdAt: clock.now() },
        };
        await db.insert(corporateLead).values(
          (['closed', 'new'] as const).map((status) => ({
            ...{ ...lead, status, requestHash: '', requestKey: `lead ${status}`, changedAt: clock.now() },
          })),
        );
        const statuses = async () =>
          (await db.select({ status: corporateLead.status }).from(corporateLead)).map(({ status }) => status);
        await sweep(db, after(729));
        expect((await statuses()).toSorted()).toEqual(['closed', 'new']);
        await sweep(db, after(731));
        expect(await statuses()).toEqual(['new']);
      });
    });
  });
