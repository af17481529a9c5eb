import { createLog } from '@luxe/host/log';
import { indianDay, indianDayAfter } from '@luxe/format';
import { eq } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
  customer as customerTable,
  missingOrder,
  outboxMessage,
  ticketMessage,
} from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { beginPayment, placeOrder, readyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { createWorker } from '../jobs/worker.ts';
import { settlePayment } from '../payment/settlePayment.ts';
import { createLivePolicy } from '../policy/livePolicy.ts';
import { sweep } from '../retention/sweep.ts';
import { answerTicket } from './answerTicket.ts';
import { ticketMailJob } from './queueTicketMail.ts';
import { listTicketPage, type TicketPage } from './repository.ts';
import { writeTicketMail } from './writeTicketMail.ts';

const log = createLog('silent');
const day = 24 * 60 * 60_000;
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2000, 7)]);

const fields = {
  reference: '426112345678',
  amount: '29000',
  paymentMode: 'upi',
  text: 'My bank has charged me, but I see no order.',
  email: 'ira@example.com',
};

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`requests to customer service on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let provider: FakeProvider;
    let last = 9_370_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      provider = fakeProvider();
      shop = openShop(database.db, undefined, { provider });
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const customer = () => makeCustomer(database.db, shop, String(++last));
    async function report(
      by: TestCustomer,
      key: string,
      more: Record<string, string> = {},
      files: readonly Buffer[] = [],
    ) {
      const form = new FormData();
      for (const [field, value] of Object.entries({ ...fields, ...more })) form.append(field, value);
      for (const file of files) form.append('files', new File([new Uint8Array(file)], 'statement.png'));
      const request = new Request('http://shop.test', { method: 'POST', body: form });
      return by.call('POST', '/v2/lux/users/{me}/missing-orders', {
        payload: Buffer.from(await request.arrayBuffer()),
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          'idempotency-key': `missing-${key}`,
        },
      });
    }
    const list = async (by: TestCustomer) =>
      (await by.call('GET', '/v2/lux/users/{me}/tickets')).body.tickets;
    const idOf = (ticketNumber: string) => Number(ticketNumber.slice(1));
    const answer = (ticketNumber: string, text: string, isClosing = false) =>
      answerTicket(
        { db: database.db, clock: shop.clock },
        { ticketId: idOf(ticketNumber), text, isClosing, operator: 'Meera' },
      );
    const reply = (by: TestCustomer, ticketNumber: string, text: string) =>
      by.call('POST', `/v2/lux/users/{me}/tickets/${ticketNumber}/replies`, { payload: { text } });
    async function mailsTo(recipient: string) {
      await createWorker(database.db, shop.clock, log, {
        [ticketMailJob]: writeTicketMail({ origin: 'https://shop.example', isSending: true }),
      }).runDueJobs();
      return database.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.recipient, recipient))
        .orderBy(outboxMessage.id);
    }

    it('raises one ticket for a key, also for requests at once, and mails its number [ORD-10]', async () => {
      const by = await customer();
      const email = `once-${last}@example.com`;
      const responses = await Promise.all([1, 2, 3].map(() => report(by, `once-${last}`, { email }, [png])));
      const numbers = responses.map(({ body }) => body.ticket.number);
      expect(new Set(numbers).size).toBe(1);
      expect((await report(by, `once-${last}`, { email }, [png])).body.ticket.number).toBe(numbers[0]);
      const tickets = await list(by);
      expect(tickets).toMatchObject([
        {
          number: expect.stringMatching(/^T\d{7}$/),
          topic: 'missing-order',
          status: 'open',
          canReply: true,
          repliesLeft: 3,
          attachments: [{ name: 'statement.png', bytes: png.length }],
          missingOrder: { reference: '426112345678', paymentMode: 'upi', amount: { value: 29_000 }, email },
        },
      ]);
      const mails = await mailsTo(email);
      expect(mails).toMatchObject([{ subject: `We have your request ${numbers[0]}`, orderId: null }]);
    });

    it('rejects a key of another request, a payment in the future and a text that is too short', async () => {
      const by = await customer();
      const key = `other-${last}`;
      expect((await report(by, key)).status).toBe(200);
      expect((await report(by, key, { text: 'Another text of the same key.' })).status).toBe(409);
      const tomorrow = indianDayAfter(shop.clock.now(), 1);
      expect((await report(by, `${key}-2`, { paidOn: tomorrow })).body.errorCode).toBe('T4002');
      expect((await report(by, `${key}-3`, { paidOn: indianDay(shop.clock.now()) })).status).toBe(200);
      expect((await report(by, `${key}-4`, { text: 'Hm' })).status).toBe(400);
      expect((await report(by, `${key}-5`, { email: 'nowhere' })).status).toBe(400);
      expect(await list(by)).toHaveLength(2);
    });

    it('counts tickets of both forms together, and no repeated request', async () => {
      const by = await customer();
      for (let count = 0; count < 5; count += 1)
        expect((await report(by, `limit-${last}-${count}`)).status).toBe(200);
      expect((await report(by, `limit-${last}-5`)).body.errorCode).toBe('T4291');
      expect((await report(by, `limit-${last}-4`)).status).toBe(200);
      expect(await list(by)).toHaveLength(5);
    });

    it('finds the own order by its number or payment, and nothing of other customers [ORD-10]', async () => {
      const [by, other] = [await customer(), await customer()];
      const find = async (who: TestCustomer, reference: string) =>
        (
          await who.call(
            'GET',
            `/v2/lux/users/{me}/missing-orders/match?reference=${encodeURIComponent(reference)}`,
          )
        ).body.match;
      const bag = await readyBag(by, [[fixtures.potli, 1]]);
      const { orderId } = (await beginPayment(bag, 'UPI', `missing-upi-${last}`)).body;
      const reference = `${orderId}-1`;
      expect(await find(by, reference)).toEqual({ orderCode: orderId, state: 'pending' });
      expect(await find(other, reference)).toBeNull();
      expect(await find(other, orderId)).toBeNull();
      expect(await find(by, 'no such payment')).toBeNull();
      const parts = { db: database.db, clock: shop.clock, provider };
      const livePolicy = createLivePolicy(database.db);
      provider.setStatus(reference, 'AUTHORIZATION_FAILED');
      await settlePayment({ ...parts, livePolicy }, reference);
      expect(await find(by, reference)).toEqual({ orderCode: orderId, state: 'failed' });
      provider.setStatus(reference, 'CHARGED');
      await settlePayment({ ...parts, livePolicy }, reference);
      expect(['refunding', 'refunded']).toContain((await find(by, reference)).state);
      const placed = await placeOrder(bag, `missing-cash-${last}`);
      const placedId = placed.body.orderDetails.orderId;
      const typed = `#${placedId.toLowerCase().replaceAll('-', ' ')}`;
      expect(await find(by, typed)).toEqual({ orderCode: placedId, state: 'placed' });
    });

    it('shows and mails an answer, and takes three messages in a row [ORD-10] [HLP-02]', async () => {
      const by = await customer();
      const email = `answer-${last}@example.com`;
      const { number: ticket } = (await report(by, `answer-${last}`, { email })).body.ticket;
      expect((await reply(by, ticket, 'Hello?')).body.ticket).toMatchObject({ repliesLeft: 2 });
      await answer(ticket, 'It is only reserved.');
      await expect(answer(ticket, 'It is only reserved.')).rejects.toMatchObject({ code: 'T4091' });
      expect(await list(by)).toMatchObject([
        {
          ...{ status: 'answered', canReply: true, repliesLeft: 3 },
          messages: [{ text: 'Hello?' }, { author: 'shop', text: 'It is only reserved.' }],
        },
      ]);
      const replies = await Promise.all([1, 2].map(() => reply(by, ticket, 'It is still reserved.')));
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect((await reply(by, ticket, 'A second message.')).status).toBe(200);
      expect((await reply(by, ticket, 'A third message.')).body.ticket).toMatchObject({
        ...{ status: 'open', canReply: false, repliesLeft: 0 },
      });
      expect((await reply(by, ticket, 'A third message.')).status).toBe(200);
      expect((await reply(by, ticket, 'And another.')).body.errorCode).toBe('T4091');
      expect(await list(by)).toMatchObject([{ status: 'open', canReply: false }]);
      await answer(ticket, 'It is free now.', true);
      const [closed] = await list(by);
      expect(closed).toMatchObject({ status: 'closed', canReply: false, repliesLeft: 0 });
      expect(closed.messages.map(({ author }: { author: string }) => author)).toEqual([
        ...['customer', 'shop', 'customer', 'customer', 'customer', 'shop'],
      ]);
      expect((await reply(by, ticket, 'Thank you.')).body.errorCode).toBe('T4091');
      await expect(answer(ticket, 'One more thing.')).rejects.toMatchObject({ code: 'T4091' });
      const mails = await mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        `We have your request ${ticket}`,
        `Our answer to your request ${ticket}`,
        `Our answer to your request ${ticket}`,
      ]);
      expect(JSON.stringify(closed)).not.toContain('Meera');
    });

    it('answers 404 for the ticket of another customer', async () => {
      const [by, other] = [await customer(), await customer()];
      const { number: ticket } = (await report(by, `foreign-${last}`)).body.ticket;
      await answer(ticket, 'An answer.');
      expect((await reply(other, ticket, 'A foreign reply.')).body.errorCode).toBe('T4041');
      expect((await reply(by, 'T1', 'An unknown ticket.')).body.errorCode).toBe('T4041');
      expect(await list(other)).toEqual([]);
    });

    it('lists open tickets page by page, by the moment of their promise', async () => {
      const page = (which: 'open' | 'all', limit = 100, after?: TicketPage['after']) =>
        listTicketPage(database.db, { which, after, limit });
      const all = await page('open');
      const first = await page('open', 2);
      const next = await page('open', 100, first.at(-1));
      const everything = await page('all');
      const newest = everything.map(({ id }) => id);
      expect(newest).toEqual(newest.toSorted((a, b) => b - a));
      expect(newest.slice(2)).toEqual((await page('all', 100, everything[1])).map(({ id }) => id));
      expect([...first, ...next].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      expect(all.every(({ status }) => status === 'open')).toBe(true);
      expect(all.length).toBeGreaterThan(2);
    });

    it('has tickets with their answers in the personal data, and erases them with the account', async () => {
      const by = await customer();
      const email = `erase-${last}@example.com`;
      const { number: ticket } = (await report(by, `erase-${last}`, { email }, [png])).body.ticket;
      await answer(ticket, 'An answer.');
      await reply(by, ticket, 'A reply of the customer.');
      expect(await mailsTo(email)).toHaveLength(2);
      const { body } = await by.call('GET', '/v2/lux/users/{me}/personalData');
      expect(body.tickets).toMatchObject([
        { messages: [{ text: 'An answer.' }, { text: 'A reply of the customer.' }], missingOrder: { email } },
      ]);
      await database.db
        .update(customerTable)
        .set({ deletionRequestedAt: shop.clock.now() })
        .where(eq(customerTable.phone, String(last)));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 8 * day));
      const ticketId = idOf(ticket);
      const rows = [
        await database.db.select().from(ticketMessage).where(eq(ticketMessage.ticketId, ticketId)),
        await database.db.select().from(missingOrder).where(eq(missingOrder.ticketId, ticketId)),
        await database.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email)),
      ];
      expect(rows).toEqual([[], [], []]);
    });

    it('stores no file of a rejected request', async () => {
      const by = await customer();
      const before = readdirSync(shop.uploadsDir);
      expect((await report(by, `file-${last}`, { text: 'Hm' }, [png])).status).toBe(400);
      expect(readdirSync(shop.uploadsDir)).toEqual(before);
    });
  });
