import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { openSocket } from '@luxe/host/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { helpLink, helpTopic, ticketAttachment } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200_000, 7)]);
const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(100, 1)]);

type Part = [name: string, content: Buffer];

async function formOf(fields: Record<string, string>, files: readonly Part[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) form.append('files', new File([new Uint8Array(content)], name));
  const request = new Request('http://shop.test', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

const ticketFields = { topic: 'delivery', text: 'The parcel came with a torn ribbon.' };

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`support on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_300_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const customer = () => makeCustomer(database.db, shop, String(++last));
    const write = async (
      by: TestCustomer,
      fields: Record<string, string> = ticketFields,
      files: readonly Part[] = [],
    ) => by.call('POST', '/v2/lux/users/{me}/tickets', await formOf(fields, files));
    const list = async (by: TestCustomer) =>
      (await by.call('GET', '/v2/lux/users/{me}/tickets')).body.tickets;
    /** Orders with cash on delivery; resolves to the number of the order. */
    const buy = async (by: TestCustomer): Promise<string> =>
      (await placeOrder(await readyBag(by, [[fixtures.potli, 1]]), `ticket-${by.userName}`)).body.orderDetails
        .orderId;
    const stored = () => (existsSync(shop.uploadsDir) ? readdirSync(shop.uploadsDir) : []);

    it('confirms a ticket with a number, and lists it to its customer only [HLP-01]', async () => {
      const [ananya, other] = [await customer(), await customer()];
      const orderCode = await buy(ananya);
      const made = await write(ananya, { ...ticketFields, orderCode }, [
        ['ribbon.jpg', png],
        ['bill.pdf', pdf],
      ]);
      expect(made.status).toBe(200);
      expect(made.body.ticket).toMatchObject({
        number: expect.stringMatching(/^T\d{7}$/),
        orderCode,
        status: 'open',
        attachments: [
          { name: 'bill.pdf', bytes: pdf.length },
          { name: 'ribbon.jpg', bytes: png.length },
        ],
      });
      expect(await list(ananya)).toHaveLength(1);
      expect(await list(other)).toEqual([]);
      const foreign = await other.call('GET', `/v2/lux/users/${ananya.userName}/tickets`);
      expect(foreign.status).toBe(404);
    });

    it.each([
      ['a\r\n'.repeat(999) + 'ab', 200],
      ['a\n'.repeat(999) + 'ab', 200],
      ['😀'.repeat(2000), 200],
      [` ${'x'.repeat(2000)}\r\n\u200b`, 200],
      ['x'.repeat(2001), 400],
      ['😀'.repeat(2001), 400],
    ])('counts the characters of a message as the page does (case %#)', async (text, status) => {
      const made = await write(await customer(), { ...ticketFields, text });
      expect(made.status).toBe(status);
      if (status === 400) expect(made.body.errors[0].message).toBe('Keep the message to 2,000 letters.');
    });

    it('cuts a ticket’s text in the list without cutting a character in two', async () => {
      const by = await customer();
      const orderCode = await buy(by);
      const typed = `#${orderCode.toLowerCase().replaceAll('-', ' ')}`;
      await write(by, { ...ticketFields, text: `${'x'.repeat(299)}👩‍👩‍👧 more`, orderCode: typed });
      expect(await list(by)).toMatchObject([{ text: 'x'.repeat(299), orderCode }]);
    });

    it('detects file types by content, and stores files so that only the shop can read them', async () => {
      const before = stored();
      await write(await customer(), ticketFields, [['../../etc/passwd.html', jpeg]]);
      const [row] = (await database.db.select().from(ticketAttachment)).slice(-1);
      expect(row).toMatchObject({ name: 'passwd.html', type: 'image/jpeg', bytes: jpeg.length });
      const added = stored().filter((file) => !before.includes(file));
      expect(added).toEqual([row?.file]);
      expect(statSync(path.join(shop.uploadsDir, row?.file ?? '')).mode & 0o777).toBe(0o600);
    });

    it.each<[string, Record<string, string>, Part[], number, string]>([
      [
        'an HTML page named as a picture',
        ticketFields,
        [['a.png', Buffer.from('<script>alert(1)</script>')]],
        415,
        'T4151',
      ],
      ['a file of a few bytes', ticketFields, [['a.png', Buffer.from('x')]], 415, 'T4151'],
      [
        'a file that is too large',
        ticketFields,
        [['a.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])]],
        413,
        'T4131',
      ],
      [
        'four files',
        ticketFields,
        [
          ['1', pdf],
          ['2', pdf],
          ['3', pdf],
          ['4', pdf],
        ],
        413,
        'T4131',
      ],
      [
        'a good file before a bad one',
        ticketFields,
        [
          ['1.png', png],
          ['2.png', Buffer.from('<html><body>…</body>')],
        ],
        415,
        'T4151',
      ],
      ['a text that is too short', { ...ticketFields, text: 'Hm' }, [['1.png', png]], 400, 'INVALID_REQUEST'],
      ['an unknown topic', { ...ticketFields, topic: 'weather' }, [['1.png', png]], 400, 'T4001'],
    ])('rejects %s, and stores no part of the ticket', async (_, fields, files, status, code) => {
      const before = stored();
      const by = await customer();
      const response = await write(by, fields, files);
      expect([response.status, response.body.errorCode]).toEqual([status, code]);
      expect(stored()).toEqual(before);
      expect(await list(by)).toEqual([]);
    });

    it('answers for the order of another customer as for an unknown order, and stores no part', async () => {
      const [by, other] = [await customer(), await customer()];
      const foreign = await buy(other);
      const before = stored();
      const responses = [];
      for (const orderCode of [foreign, 'LX-2611-0000-99'])
        responses.push(await write(by, { ...ticketFields, orderCode }, [['1.png', png]]));
      for (const { status, body } of responses) {
        expect([status, body.errorCode]).toEqual([404, 'O4041']);
        expect(body.errors[0].message).toBe('We could not find this order.');
      }
      expect([stored(), await list(by)]).toEqual([before, []]);
      expect((await write(other, { ...ticketFields, orderCode: foreign })).status).toBe(200);
    });

    it('stores no files of a sender who disconnects, and logs no fault', async () => {
      const before = stored();
      const by = await customer();
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
      const { payload, headers } = await formOf(ticketFields, [['ribbon.png', png]]);
      const socket = await openSocket(shop.app.server);
      socket.write(
        `POST /v2/lux/users/${by.userName}/tickets HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${by.token}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
      );
      socket.write(payload.subarray(0, 100_000));
      await vi.waitFor(() => expect(stored()).toHaveLength(before.length + 1));
      socket.destroy();
      await vi.waitFor(() => expect(stored()).toEqual(before));
      expect(await list(by)).toEqual([]);
      expect(shop.faults).toEqual([]);
    });

    it('rejects a body that is not a multipart form', async () => {
      const response = await (
        await customer()
      ).call('POST', '/v2/lux/users/{me}/tickets', { payload: ticketFields });
      expect(response.status).toBe(415);
    });

    const boundary = 'xxBOUNDARYxx';
    const field = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    it.each([
      ['without an end', field('topic', 'delivery')],
      ['cut off in a file', `${field('topic', 'delivery')}${file}\xff\xd8`],
      ['with a part header cut off', `--${boundary}\r\ncontent-disposition: form-da`],
      ['with a broken part header', `--${boundary}\r\n\u0000:\r\n\r\nx\r\n--${boundary}--\r\n`],
      ['that is empty', ''],
      ['with another boundary', `--other\r\n\r\n--other--\r\n`],
      ['with a `__proto__` field', `${field('__proto__', 'x')}--${boundary}--\r\n`],
    ])('rejects a form %s as malformed, and logs no fault', async (_what, body) => {
      const before = stored();
      const by = await customer();
      const response = await by.call('POST', '/v2/lux/users/{me}/tickets', {
        payload: Buffer.from(body, 'latin1'),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
      expect(response.status).toBe(400);
      expect(stored()).toEqual(before);
      expect(shop.faults).toEqual([]);
    });

    it('rejects a multipart form whose content type has no boundary', async () => {
      const response = await (
        await customer()
      ).call('POST', '/v2/lux/users/{me}/tickets', {
        payload: Buffer.from('x'),
        headers: { 'content-type': 'multipart/form-data' },
      });
      expect([400, 415]).toContain(response.status);
    });

    it('accepts at most five tickets of a customer in an hour', async () => {
      const [by, other] = [await customer(), await customer()];
      for (let count = 0; count < 5; count += 1) expect((await write(by)).status).toBe(200);
      expect((await write(by)).body.errorCode).toBe('T4291');
      expect((await write(other)).status).toBe(200);
      shop.clock.advance(60 * 60_000);
      expect((await write(by)).status).toBe(200);
    });

    it('has help topics for orders and for everything else [HLP-01]', async () => {
      const { body } = await shop.call('GET', '/content-aggregator-service/v1/luxury/help-topics');
      expect(body.topics.some(({ isOrder }: { isOrder: boolean }) => isOrder)).toBe(true);
      expect(body.topics.some(({ isOrder }: { isOrder: boolean }) => !isOrder)).toBe(true);
      expect(body.links.length).toBeGreaterThan(3);
      for (const { questions } of body.topics) expect(questions.length).toBeGreaterThan(0);
    });

    it('updates the wording of help topics, except of topics that an editor has changed', async () => {
      const read = async () =>
        (await shop.call('GET', '/content-aggregator-service/v1/luxury/help-topics')).body.topics;
      const before = await read();
      expect(JSON.stringify(before)).not.toMatch(/\bpieces?\b|\bhouse\b/);
      const edited = [{ question: 'Is it silk?', answer: '<p>It is.</p>' }];
      await database.db.update(helpTopic).set({ questions: edited }).where(eq(helpTopic.id, 'terms'));
      await database.db.execute(sql`delete from schema_migration where name = '0033_help_words.sql'`);
      expect(await migrate(database.db)).toEqual(['0033_help_words.sql']);
      const { questions } = before.find(({ id }: { id: string }) => id === 'terms');
      expect(await read()).toEqual(
        before.map((topic: object) =>
          'id' in topic && topic.id === 'terms' ? { ...topic, questions: edited } : topic,
        ),
      );
      await database.db.update(helpTopic).set({ questions }).where(eq(helpTopic.id, 'terms'));
    });

    it('shows what editors add, and accepts tickets about existing topics only [HLP-01]', async () => {
      const topic = { id: 'gift-wrapping', title: 'Gift wrapping', isOrder: false };
      const questions = [{ question: 'Is it silk?', answer: '<p>It is.</p>' }];
      const by = await customer();
      const ticket = { ...ticketFields, topic: topic.id };
      expect((await write(by, ticket)).body.errorCode).toBe('T4001');
      await database.db.insert(helpTopic).values({ ...topic, questions, position: 0 });
      await database.db
        .insert(helpLink)
        .values({ position: 0, title: 'Ribbons', text: 'All of them', url: '/gifting' });
      const { body } = await shop.call('GET', '/content-aggregator-service/v1/luxury/help-topics');
      expect(body.topics[0]).toEqual({ ...topic, questions });
      expect(body.links[0]).toEqual({ title: 'Ribbons', text: 'All of them', url: '/gifting' });
      expect((await write(by, ticket)).status).toBe(200);
      await database.db.delete(helpTopic).where(eq(helpTopic.id, topic.id));
      expect((await write(by, ticket)).body.errorCode).toBe('T4001');
      expect((await list(by))[0].topic).toBe(topic.id);
    });
  });
