import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { databases } from '../../testing/databases.ts';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { insertFixtures } from '../../testing/fixtures.ts';
import {
  buyCard,
  customerBuyer,
  giftCardFaults,
  giftMailsTo,
  guestBuyer,
  orderOf,
  secretsIn,
  users,
  writeGiftMails,
  type GiftBuyer,
} from '../../testing/giftCards.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { listAudit } from '../staff/audit.ts';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`gift cards at the desk on ${name}`, () => {
    let database: OpenDatabase;
    let db: Database;
    let shop: TestShop;
    let meera: TestPerson;
    let guest: GiftBuyer;
    const provider = fakeProvider();
    let last = 9_700_000_000;
    let recipients = 0;
    beforeAll(async () => {
      database = await open();
      ({ db } = database);
      await insertFixtures(db);
      shop = openShop(db, undefined, { provider });
      guest = await guestBuyer(shop);
      meera = await openDesk(db, shop.clock, { provider }).logIn(['orders']);
    }, 60_000);
    afterAll(async () => {
      expect(await giftCardFaults(db)).toEqual([]);
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const newRecipient = () => `desk-${++recipients}@example.com`;
    const newBuyer = async () => customerBuyer(await makeCustomer(db, shop, String(++last)));
    const move = async (giftCardOrderId: string, what: string, key = `desk-key-${++last}`) => {
      const response = await meera.call('moveGiftCard', {
        params: { giftCardOrderId },
        body: { move: what as never, reason: 'asked by phone' },
        headers: { 'idempotency-key': key },
      });
      return { status: response.statusCode, body: response.json() };
    };
    const redeem = async ({ code, pin }: { code: string; pin: string }) =>
      (await (await newBuyer()).call('POST', `${users}/giftCards/redeem`, { code, pin })).body;
    async function sent(recipientEmail = newRecipient()) {
      const senderEmail = newRecipient();
      const bought = await buyCard(guest, provider, { recipientEmail, senderEmail });
      await writeGiftMails(db, shop);
      return { ...bought, recipientEmail, senderEmail };
    }
    const lettersTo = async (email: string) =>
      (await giftMailsTo(db, email)).map(({ text }) => secretsIn(text));

    it('are found by address, last four characters and state, without a code', async () => {
      const { number, recipientEmail, senderEmail } = await sent();
      const [letter] = await lettersTo(recipientEmail);
      const lastFour = letter?.code.slice(-4) ?? '';
      const queries: readonly Readonly<Record<string, string>>[] = [
        ...[{ email: recipientEmail }, { email: senderEmail.toUpperCase() }],
        ...[{ email: senderEmail.slice(0, 7) }, { lastFour }],
        { lastFour: lastFour.toLowerCase(), state: 'sent' },
      ];
      for (const query of queries) {
        const found = (await meera.call('giftCards', { query })).json();
        expect(found.giftCards.map((one: { giftCardOrderId: string }) => one.giftCardOrderId)).toContain(
          number,
        );
        expect(JSON.stringify(found)).not.toContain(letter?.code);
      }
      for (const state of ['pending', 'failed', 'held', 'scheduled', 'refunding', 'refunded'] as const) {
        const found = (await meera.call('giftCards', { query: { email: recipientEmail, state } })).json();
        expect(found.giftCards).toEqual([]);
      }
      const { giftCard } = (await meera.call('giftCard', { params: { giftCardOrderId: number } })).json();
      expect(giftCard).toMatchObject({
        ...{ cardState: 'active', lastFour, isCustomer: false, moves: ['block', 'sendAgain'] },
        payments: [{ reference: `${number}-1`, status: 'charged' }],
      });
      expect(JSON.stringify(giftCard)).not.toContain(letter?.code);
    });

    it('are blocked, and sent again with a new code; the old one stops working', async () => {
      const { guid, number, recipientEmail } = await sent();
      const [old] = await lettersTo(recipientEmail);
      if (!old) throw new Error('no letter');
      expect((await move(number, 'block')).body.giftCard).toMatchObject({ cardState: 'blocked' });
      expect((await redeem(old)).errorCode).toBe('W4009');
      expect((await move(number, 'block')).status).toBe(400);
      expect((await orderOf(guest, guid)).canCancel).toBe(false);

      const again = await move(number, 'sendAgain', 'send-again-key-1');
      expect(again.body.giftCard).toMatchObject({ cardState: 'active', lastFour: '' });
      // The same request again sends no third letter.
      await move(number, 'sendAgain', 'send-again-key-1');
      expect((await redeem(old)).errorCode).toBe('W4006');
      await writeGiftMails(db, shop);
      const letters = await lettersTo(recipientEmail);
      expect(letters).toHaveLength(2);
      const next = letters[1] ?? old;
      expect(next.code).not.toBe(old.code);
      expect(await redeem(next)).toMatchObject({ amount: { value: 5_000 } });
      expect((await move(number, 'sendAgain')).status).toBe(400);
      const actions = (await listAudit(db, {}, 20)).map(({ action }) => action);
      expect(actions.filter((action) => action === 'replace gift card')).toHaveLength(1);
    });

    it('that are held are released or rejected, once', async () => {
      const hold = () => buyCard(guest, provider, { amount: 60_000, senderEmail: newRecipient() });
      const released = await hold();
      const before = (await meera.call('giftCards', { query: { state: 'held' } })).json();
      expect(before.giftCards[0]).toMatchObject({
        ...{ giftCardOrderId: released.number, heldFor: 'The amount is above ₹50,000.' },
      });
      expect((await move(released.number, 'sendAgain')).status).toBe(400);
      const results = await Promise.all([move(released.number, 'release'), move(released.number, 'reject')]);
      expect(results.map(({ status }) => status).toSorted()).toEqual([200, 400]);

      const rejected = await hold();
      expect((await move(rejected.number, 'reject')).body.giftCard.state).toBe('refunded');
      expect(await orderOf(guest, rejected.guid)).toMatchObject({
        ...{ state: 'refunded', cardState: 'none', refund: { isDone: true } },
      });
    });

    it('need the role of orders', async () => {
      const tara = await openDesk(db, shop.clock).logIn(['content']);
      for (const call of ['giftCards', 'giftCardLeads'] as const)
        expect((await tara.call(call)).statusCode).toBe(403);
    });

    it('list enquiries of companies with their status [ACC-21]', async () => {
      const lead = {
        ...{ company: 'Yellow Door Interiors LLP', gstin: ' 27aapfu0939f1zv ', contactName: 'Kabir Rao' },
        ...{ email: 'kabir@example.com', phone: '+91 98123 45670', note: 'For Diwali.' },
        rows: [
          { denomination: 5_000, quantity: 40 },
          { denomination: 10_000, quantity: 10 },
        ],
      };
      const send = (payload: object, key: string) =>
        shop.call('POST', '/v2/lux/giftCards/corporate', { payload, headers: { 'idempotency-key': key } });
      const [one, same] = await Promise.all([send(lead, 'corporate-key-1'), send(lead, 'corporate-key-1')]);
      expect(one.body.errors).toBeUndefined();
      expect(one.body).toEqual(same.body);
      expect(one.body).toMatchObject({ totalQuantity: 50, totalAmount: { value: 3_00_000 } });
      expect(one.body.leadNumber).toMatch(/^CG-\d{4}-\d{4}-\d{2}$/);
      expect((await send({ ...lead, company: 'Other' }, 'corporate-key-1')).body.errorCode).toBe('K4091');
      for (const [change, code] of [
        [{ gstin: '27AAPFU0939F1ZW' }, 'W4013'],
        [{ rows: [...lead.rows, { denomination: 10, quantity: 1 }] }, 'W4012'],
        [{ rows: [{ denomination: 5_000, quantity: 0 }] }, 'W4012'],
        [{ rows: lead.rows.map((row) => ({ ...row, quantity: 9_999 })) }, 'W4012'],
      ] as const)
        expect((await send({ ...lead, ...change }, `corporate-${code}-a`)).body.errorCode).toBe(code);

      const listed = (await meera.call('giftCardLeads', { query: { status: 'new' } })).json();
      expect(listed.leads).toMatchObject([{ leadNumber: one.body.leadNumber, gstin: '27AAPFU0939F1ZV' }]);
      const params = { leadId: listed.leads[0].leadId };
      const moved = await meera.call('moveGiftCardLead', { params, body: { status: 'contacted' } });
      expect(moved.json().lead.status).toBe('contacted');
      expect((await meera.call('giftCardLeads', { query: { status: 'new' } })).json().leads).toEqual([]);
      const unknown = await meera.call('moveGiftCardLead', {
        params: { leadId: 9_999 },
        body: { status: 'closed' },
      });
      expect(unknown.statusCode).toBe(404);
    });
  });
