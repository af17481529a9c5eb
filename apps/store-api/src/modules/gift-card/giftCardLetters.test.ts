import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { corporateLead, customer as customerTable, giftCard, outboxMessage } from '../../db/schema/index.ts';
import { openDesk } from '../../testing/desk.ts';
import { day, giftCardSuite } from '../../testing/giftCardSuite.ts';
import {
  beginPayment,
  checkPayment,
  createCart,
  customerBuyer,
  guestBuyer,
  orderOf,
  secretsIn,
  users,
  writeGiftMails,
} from '../../testing/giftCards.ts';
import { sweep } from '../retention/sweep.ts';

giftCardSuite('the letter of a gift card', (suite) => {
  const { clock, provider, newEmail, newCustomer, buy, lettersTo, move, cardOf, send } = suite;
  const deliverOn = () => new Date(clock.now().getTime() + 5 * day).toISOString().slice(0, 10);
  const goTo = (date: string) =>
    clock.advance(new Date(`${date}T09:00:00+05:30`).getTime() - clock.now().getTime());

  it('that waits for the mail server ends when the desk replaces the code; only the new one is sent', async () => {
    const { number, recipientEmail } = await buy();
    await writeGiftMails(suite.db, suite.shop, true);
    expect((await move(number, 'sendAgain')).status).toBe(200);
    expect((await send()).filter(({ to }) => to === recipientEmail)).toEqual([]);
    await writeGiftMails(suite.db, suite.shop, true);
    const sent = (await send()).filter(({ to }) => to === recipientEmail);
    expect(sent).toHaveLength(1);
    expect(secretsIn(sent[0]?.text ?? '').code).not.toBe('');
    expect(sent[0]?.text).not.toContain('[gift card');
  });

  it('that waits is not sent for a card that cannot be redeemed, and follows when it is unblocked', async () => {
    const cancelled = await buy();
    const blocked = await buy();
    const expired = await buy();
    await writeGiftMails(suite.db, suite.shop, true);
    await suite.guest.call('POST', `${users}/giftCardOrders/${cancelled.guid}/cancel`);
    await move(blocked.number, 'block');
    const { card } = await cardOf(expired.number);
    const ended = eq(giftCard.id, card?.id ?? 0);
    await suite.db.update(giftCard).set({ lastDay: '2020-01-01' }).where(ended);
    const recipients = new Set([cancelled, blocked, expired].map(({ recipientEmail }) => recipientEmail));
    expect((await send()).filter(({ to }) => recipients.has(to))).toEqual([]);
    const stored = await suite.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.recipient, expired.recipientEmail));
    expect(stored).toMatchObject([{ status: 'failed', checkAt: null }]);
    await suite.db
      .update(giftCard)
      .set({ lastDay: card?.lastDay ?? '' })
      .where(ended);

    await move(blocked.number, 'unblock');
    await writeGiftMails(suite.db, suite.shop, true);
    expect((await send()).filter(({ to }) => to === blocked.recipientEmail)).toHaveLength(1);
  });

  it('that was due while its card was blocked is written once the card is unblocked', async () => {
    const { number, recipientEmail, guid } = await buy({ deliverOn: deliverOn() });
    const { purchase } = await cardOf(number);
    await move(number, 'block');
    goTo(purchase?.deliverOn ?? '');
    await writeGiftMails(suite.db, suite.shop);
    expect(await lettersTo(recipientEmail)).toEqual([]);
    await move(number, 'unblock');
    await writeGiftMails(suite.db, suite.shop);
    expect(await lettersTo(recipientEmail)).toHaveLength(1);
    const later = await guestBuyer(suite.shop);
    expect(await orderOf(later, guid)).toMatchObject({ state: 'sent', cardState: 'active' });
  });

  it('is written once on its day, when the desk changes the card before', async () => {
    const { number, recipientEmail } = await buy({ deliverOn: deliverOn() });
    const { purchase } = await cardOf(number);
    await move(number, 'sendAgain');
    await move(number, 'block');
    await move(number, 'unblock');
    await writeGiftMails(suite.db, suite.shop);
    expect(await lettersTo(recipientEmail)).toEqual([]);
    goTo(purchase?.deliverOn ?? '');
    await writeGiftMails(suite.db, suite.shop);
    expect(await lettersTo(recipientEmail)).toHaveLength(1);
  });

  it('is the only place of a replaced code: the buyer cannot see it, whether they saw the old one or not', async () => {
    const seen = await buy();
    const unseen = await buy();
    await writeGiftMails(suite.db, suite.shop);
    const reveal = (guid: string) =>
      suite.guest.call('POST', `${users}/giftCardOrders/${guid}/code`, undefined, 'reveal-key-0077');
    expect((await reveal(seen.guid)).status).toBe(200);
    for (const { number, guid } of [seen, unseen]) {
      await move(number, 'sendAgain');
      await writeGiftMails(suite.db, suite.shop);
      expect((await reveal(guid)).body.errorCode).toBe('W4010');
      expect(await orderOf(suite.guest, guid)).toMatchObject({ cardState: 'active', canReveal: false });
    }
  });

  it('is replaced, and its card not unblocked, after too many wrong PINs', async () => {
    const { number, recipientEmail } = await buy();
    await writeGiftMails(suite.db, suite.shop);
    const [letter] = await lettersTo(recipientEmail);
    const { code, pin } = secretsIn(letter?.text ?? '');
    const read = async (typed: string) =>
      (await suite.guest.call('POST', `${users}/giftCards/balance`, { code, pin: typed })).body;
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
    await suite.db.update(giftCard).set({ lastDay: '2020-01-01' }).where(own);
    expect(await orderOf(suite.guest, guid)).toMatchObject({
      ...{ cardState: 'expired', canReveal: false, canCancel: false },
    });
    const call = (what: string) => suite.guest.call('POST', `${users}/giftCardOrders/${guid}/${what}`);
    expect((await call('cancel')).body.errorCode).toBe('W4011');
    expect((await call('code')).body.errorCode).toBe('W4010');
    for (const what of ['block', 'sendAgain']) expect((await move(number, what)).status).toBe(400);
  });

  it('goes to the buyer when a review ends', async () => {
    const { number, senderEmail } = await buy({ amount: 60_000 });
    await writeGiftMails(suite.db, suite.shop);
    await move(number, 'release');
    await writeGiftMails(suite.db, suite.shop);
    const subjects = (await lettersTo(senderEmail)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('is paid'), expect.stringContaining('is checked')]);
  });

  it('is in the overview of the desk while its money goes back, and the desk asks the provider', async () => {
    const { number, guid } = await buy();
    provider.refunds = 'pending';
    await suite.guest.call('POST', `${users}/giftCardOrders/${guid}/cancel`);
    const person = await openDesk(suite.db, clock, { provider }).logIn(['orders']);
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
      await writeGiftMails(suite.db, suite.shop);
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
      await writeGiftMails(suite.db, suite.shop);
      const { code, pin } = secretsIn((await lettersTo(used.recipientEmail))[0]?.text ?? '');
      const other = customerBuyer(await newCustomer());
      expect((await other.call('POST', `${users}/giftCards/redeem`, { code, pin })).status).toBe(200);
      await customer.call('POST', '/v2/lux/users/{me}/deleteAccount');
      await sweep(suite.db, after(7.1));
      expect(await personOf(used.number)).toEqual(noPerson);
      expect(await lettersTo(used.recipientEmail)).toEqual([]);
      expect((await personOf(waiting.number)).recipientEmail).toBe(waiting.recipientEmail);

      const { purchase, card } = await cardOf(waiting.number);
      goTo(purchase?.deliverOn ?? '');
      await writeGiftMails(suite.db, suite.shop);
      expect(await lettersTo(waiting.recipientEmail)).toHaveLength(1);
      await sweep(suite.db, new Date(`${card?.lastDay}T20:00:00Z`));
      await sweep(suite.db, new Date(`${card?.lastDay}T20:00:00Z`));
      expect(await personOf(waiting.number)).toEqual(noPerson);
    });

    it('are not erased for a buyer who has an e-mail address and no phone number', async () => {
      const customer = await newCustomer();
      const used = await buy({}, customerBuyer(customer));
      await writeGiftMails(suite.db, suite.shop);
      const { code, pin } = secretsIn((await lettersTo(used.recipientEmail))[0]?.text ?? '');
      const other = customerBuyer(await newCustomer());
      expect((await other.call('POST', `${users}/giftCards/redeem`, { code, pin })).status).toBe(200);
      await suite.db
        .update(customerTable)
        .set({ phone: '', email: newEmail() })
        .where(eq(customerTable.userName, customer.userName));
      await sweep(suite.db, after(1));
      expect((await personOf(used.number)).recipientEmail).toBe(used.recipientEmail);
    });

    it('of guests are erased 90 days after a payment that failed, and two years after a card', async () => {
      const guid = await createCart(suite.guest, { senderEmail: newEmail(), recipientEmail: newEmail() });
      const number = String((await beginPayment(suite.guest, guid)).body.giftCardOrderId);
      provider.setStatus(`${number}-1`, 'AUTHORIZATION_FAILED');
      await checkPayment(suite.guest, guid);
      const cancelled = await buy();
      await suite.guest.call('POST', `${users}/giftCardOrders/${cancelled.guid}/cancel`);
      await sweep(suite.db, after(89));
      expect((await personOf(number)).senderName).toBe('Ananya');
      await sweep(suite.db, after(91));
      expect(await personOf(number)).toEqual(noPerson);
      expect((await personOf(cancelled.number)).senderName).toBe('Ananya');
      await sweep(suite.db, after(731));
      expect(await personOf(cancelled.number)).toEqual(noPerson);
    });

    it('of companies are deleted two years after their enquiry ended [ACC-21]', async () => {
      const lead = {
        ...{ company: 'Yellow Door', gstin: '27AAPFU0939F1ZV', contactName: 'Kabir Rao', note: '' },
        ...{ email: 'kabir@example.com', phone: '', rows: [], createdAt: clock.now() },
      };
      await suite.db.insert(corporateLead).values(
        (['closed', 'new'] as const).map((status) => ({
          ...{ ...lead, status, requestHash: '', requestKey: `lead ${status}`, changedAt: clock.now() },
        })),
      );
      const statuses = async () =>
        (await suite.db.select({ status: corporateLead.status }).from(corporateLead)).map(
          ({ status }) => status,
        );
      await sweep(suite.db, after(729));
      expect((await statuses()).toSorted()).toEqual(['closed', 'new']);
      await sweep(suite.db, after(731));
      expect(await statuses()).toEqual(['new']);
    });
  });
});
