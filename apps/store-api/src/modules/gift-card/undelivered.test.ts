import { expect, it } from 'vitest';
import { giftCardSuite } from '../../testing/giftCardSuite.ts';
import { orderOf, secretsIn, users, writeGiftMails, type GiftBuyer } from '../../testing/giftCards.ts';
import { MailError, type OutgoingMail } from '../mail/mailer.ts';

giftCardSuite('a gift card whose mail came back', (suite) => {
  const problem = '550 5.1.1 The mailbox does not exist.';
  const bounce = (address: string) => (mail: OutgoingMail) => {
    if (mail.to === address) throw new MailError(problem, true);
  };
  /** Buys a card whose letter the mail server rejects. Returns the code that the letter had. */
  async function undelivered() {
    const bought = await suite.buy();
    await writeGiftMails(suite.db, suite.shop, true);
    const [letter] = await suite.lettersTo(bought.recipientEmail);
    await suite.send(bounce(bought.recipientEmail));
    await writeGiftMails(suite.db, suite.shop, true);
    return { ...bought, old: secretsIn(letter?.text ?? '') };
  }
  const sendAgain = (buyer: GiftBuyer, guid: string, recipientEmail: string) =>
    buyer.call('POST', `${users}/giftCardOrders/${guid}/sendAgain`, { recipientEmail });
  const redeem = async ({ code, pin }: { code: string; pin: string }) =>
    (await (await suite.newBuyer()).call('POST', `${users}/giftCards/redeem`, { code, pin })).body;

  it('is not shown as sent, to buyer and desk, and the buyer gets a letter about it', async () => {
    const { guid, number, senderEmail, recipientEmail } = await undelivered();
    expect(await orderOf(suite.guest, guid)).toMatchObject({
      state: 'undelivered',
      stateMessage: `The e-mail to ${recipientEmail} could not be delivered.`,
      canCancel: true,
    });
    const subjects = (await suite.send()).filter(({ to }) => to === senderEmail).map((mail) => mail.subject);
    expect(subjects).toEqual([`Your gift card ${number.replaceAll('-', ' ')} could not be delivered`]);
    const moved = await suite.move(number, 'block');
    expect(moved.body.giftCard).toMatchObject({ state: 'undelivered', mailProblem: problem });
  });

  it('is sent to a corrected address with a new code, once; the old code is dead', async () => {
    const { guid, old } = await undelivered();
    const right = suite.newEmail();
    expect((await sendAgain(suite.guest, guid, 'no address')).status).toBe(400);
    const first = await sendAgain(suite.guest, guid, right);
    expect(first.body.giftCard).toMatchObject({ state: 'scheduled', recipientEmail: right, canReveal: true });
    expect((await redeem(old)).errorCode).toBe('W4006');
    // A repeated request and a second tab.
    expect((await sendAgain(suite.guest, guid, right)).body).toEqual(first.body);
    await writeGiftMails(suite.db, suite.shop, true);
    const letters = (await suite.send()).filter(({ to }) => to === right);
    expect(letters).toHaveLength(1);
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'sent' });
    expect((await sendAgain(suite.guest, guid, suite.newEmail())).body.errorCode).toBe('W4016');
    expect(await redeem(secretsIn(letters[0]?.text ?? ''))).toMatchObject({ status: 'SUCCESS' });
  });

  it('is sent again by its buyer only, and not when it was cancelled or blocked', async () => {
    const { guid, number } = await undelivered();
    const right = suite.newEmail();
    expect((await sendAgain(await suite.newBuyer(), number, right)).body.errorCode).toBe('W4042');
    await suite.move(number, 'block');
    expect((await sendAgain(suite.guest, guid, right)).body.errorCode).toBe('W4016');
    await suite.move(number, 'unblock');
    await suite.guest.call('POST', `${users}/giftCardOrders/${guid}/cancel`);
    expect((await sendAgain(suite.guest, guid, right)).body.errorCode).toBe('W4016');
  });

  it('cannot bring a recipient more cards in a day than go without a review', async () => {
    const right = suite.newEmail();
    const { giftCardsPerDay } = await suite.parts().livePolicy.read();
    for (let count = 0; count < giftCardsPerDay; count += 1) {
      const { guid } = await undelivered();
      expect((await sendAgain(suite.guest, guid, right)).status).toBe(200);
    }
    const { guid } = await undelivered();
    expect((await sendAgain(suite.guest, guid, right.toUpperCase())).body.errorCode).toBe('W4017');
    expect((await sendAgain(suite.guest, guid, suite.newEmail())).status).toBe(200);
  });

  it('is corrected by the desk with a reason; then only the recipient has the code', async () => {
    const { guid, number, recipientEmail, old } = await undelivered();
    const right = suite.newEmail();
    const { body } = await suite.move(number, 'sendAgain', right);
    expect(body.giftCard).toMatchObject({ state: 'scheduled', recipientEmail: right, mailProblem: '' });
    expect((await redeem(old)).errorCode).toBe('W4006');
    expect(await orderOf(suite.guest, guid)).toMatchObject({ canReveal: false });
    await writeGiftMails(suite.db, suite.shop, true);
    const recipients = (await suite.send()).map(({ to }) => to);
    expect(recipients).toContain(right);
    expect(recipients).not.toContain(recipientEmail);
    expect((await suite.lettersTo(right)).map(({ status }) => status)).toEqual(['sent']);
  });

  it('that still waits for the mail server counts as sent, until it is given up', async () => {
    const { guid, recipientEmail } = await suite.buy();
    await writeGiftMails(suite.db, suite.shop, true);
    const busy = (mail: OutgoingMail) => {
      if (mail.to === recipientEmail) throw new MailError('450 busy', false);
    };
    await suite.send(busy);
    expect(await orderOf(suite.guest, guid)).toMatchObject({ state: 'sent' });
    suite.clock.advance(4 * 24 * 60 * 60_000);
    await suite.send(busy);
    const { card } = await suite.cardOf((await orderOf(suite.guest, guid)).giftCardOrderId);
    expect(card?.letterProblem).toBe('450 busy');
  });
});
