import { eq } from 'drizzle-orm';
import { createLog } from '@luxe/host/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { customer as customerTable, dataRequest, nominee, outboxMessage } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { openDesk, type TestDesk, type TestPerson } from '../../testing/desk.ts';
import { openShop, testSecrets, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { createWorker } from '../jobs/worker.ts';
import { sweep } from '../retention/sweep.ts';
import { dataRequestMailJob } from './queueDataRequestMail.ts';
import { writeDataRequestMail } from './writeDataRequestMail.ts';

const day = 24 * 60 * 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`requests about personal data on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let desk: TestDesk;
    let meera: TestPerson;
    let last = 9_395_000_000;
    let keys = 0;
    beforeAll(async () => {
      database = await open();
      shop = openShop(database.db);
      desk = openDesk(database.db, shop.clock);
      meera = await desk.logIn(['privacy']);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const newEmail = () => `person-${++last}@example.com`;
    const ask = async (body: object, by?: TestCustomer, key = `data-key-${++keys}`) =>
      (by?.call ?? shop.call)('POST', '/v2/lux/dataRequests', {
        payload: { kind: 'erasure', name: 'Ananya Rao', text: 'Erase it.', ...body },
        headers: {
          'idempotency-key': key,
          authorization: `Bearer ${by?.token ?? (await shop.guestToken())}`,
        },
      });
    const confirm = (given: string) =>
      shop.call('POST', '/v2/lux/dataRequests/confirmations', {
        payload: { token: given },
        headers: { 'x-luxe-storefront-secret': testSecrets.storefrontSecret },
      });
    async function mailsTo(email: string) {
      await createWorker(database.db, shop.clock, createLog('silent'), {
        [dataRequestMailJob]: writeDataRequestMail({
          ...{ origin: 'https://shop.example', hmacKey: testSecrets.hmacKey, isSending: true },
        }),
      }).runDueJobs();
      return database.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.recipient, email))
        .orderBy(outboxMessage.id);
    }
    const tokenFor = async (email: string) =>
      (await mailsTo(email)).at(-1)?.text.split('/data-request/confirm/')[1]?.split(/\s/)[0] ?? '';
    const list = async (query: Record<string, string> = {}) =>
      (await meera.call('dataRequests', { query })).json().requests;
    async function verifiedCustomer() {
      const phone = String(++last);
      const by = await makeCustomer(database.db, shop, phone);
      const email = newEmail();
      await database.db
        .update(customerTable)
        .set({ email, emailVerified: true })
        .where(eq(customerTable.phone, phone));
      return { by, email, phone };
    }

    it('the request of a guest counts once the address is confirmed, and then has a last day', async () => {
      const email = newEmail();
      const key = `guest-key-${last}`;
      expect((await ask({ email }, undefined, key)).body).toEqual({
        ...{ status: 'SUCCESS', outcome: 'mailed', number: '', dueAt: null },
      });
      expect((await ask({ email }, undefined, key)).body.outcome).toBe('mailed');
      expect((await list()).filter((one: { email: string }) => one.email === email)).toEqual([]);
      const given = await tokenFor(email);
      for (const { status } of await Promise.all([confirm(given), confirm(given)])) expect(status).toBe(200);
      const found = (await list()).filter((one: { email: string }) => one.email === email);
      expect(found).toMatchObject([
        {
          number: expect.stringMatching(/^DR-2611-\d{4}-\d{2}$/),
          ...{ kind: 'erasure', status: 'open', isCustomer: false, isLate: false },
          dueAt: '2026-12-20T05:12:00.000Z',
        },
      ]);
      const mails = await mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Please confirm your data request',
        `We have your data request ${found[0].number}`,
      ]);
      expect(mails[1]?.text).toContain('20 December 2026');
    });

    it('rejects a forged link, and one after seven days', async () => {
      const email = newEmail();
      await ask({ email });
      const given = await tokenFor(email);
      expect((await confirm(`${given}x`)).body.errorCode).toBe('Q4041');
      shop.clock.advance(7 * day + 1000);
      expect((await confirm(given)).body.errorCode).toBe('Q4101');
    });

    it('a customer with a verified address gets the number at once, for this address only', async () => {
      const { by, email } = await verifiedCustomer();
      const registered = await ask({ email: email.toUpperCase() }, by);
      expect(registered.body).toMatchObject({ outcome: 'registered', number: expect.stringMatching(/^DR-/) });
      expect((await ask({ email: newEmail() }, by)).body.outcome).toBe('mailed');
      const { body } = await by.call('GET', '/v2/lux/users/{me}/dataRights');
      expect(body).toMatchObject({
        requests: [{ number: registered.body.number, status: 'open' }],
        nominee: null,
      });
    });

    it('a customer names a nominee, changes and removes them', async () => {
      const { by } = await verifiedCustomer();
      const save = async (person: object | null) =>
        (await by.call('POST', '/v2/lux/users/{me}/nominee', { payload: { nominee: person } })).body.nominee;
      const kabir = { name: 'Kabir Rao', relation: 'Brother', phone: '9812345671', email: '' };
      expect(await save({ ...kabir, phone: '+91 98123 45671' })).toEqual(kabir);
      expect(await save({ ...kabir, relation: 'Cousin' })).toEqual({ ...kabir, relation: 'Cousin' });
      expect(await save(null)).toBeNull();
      const wrong = await by.call('POST', '/v2/lux/users/{me}/nominee', {
        payload: { nominee: { ...kabir, phone: '1' } },
      });
      expect(wrong.status).toBe(400);
    });

    it('the desk lists open requests by their last day, marks late ones, and mails the answer', async () => {
      const { by, email } = await verifiedCustomer();
      const { number } = (await ask({ email }, by)).body;
      shop.clock.advance(40 * day);
      // A login at the desk ends after twelve hours.
      meera = await desk.logIn(['privacy']);
      const next = await verifiedCustomer();
      await ask({ email: next.email }, next.by);
      const open = await list({ status: 'open' });
      const dues = open.map(({ dueAt }: { dueAt: string }) => dueAt);
      expect(dues).toEqual(dues.toSorted());
      const mine = open.find((one: { number: string }) => one.number === number);
      expect(mine.isLate).toBe(true);
      expect(open.at(-1).isLate).toBe(false);
      const move = (body: { status: 'done' | 'open'; answer: string }) =>
        meera.call('moveDataRequest', { params: { requestId: mine.requestId }, body });
      expect((await move({ status: 'done', answer: '' })).statusCode).toBe(400);
      const done = await move({ status: 'done', answer: 'We have erased it.' });
      expect(done.json().request).toMatchObject({ status: 'done', isLate: false });
      expect((await mailsTo(email)).at(-1)?.text).toContain('We have erased it.');
      const all = await list();
      expect(all.at(-1).status).toBe('done');
    });

    it('the download of a customer has requests that they confirmed without a login, and none of others', async () => {
      const { by, email } = await verifiedCustomer();
      await ask({ email, text: 'With a login.' }, by);
      await ask({ email: email.toUpperCase(), text: 'Without a login.' });
      expect((await confirm(await tokenFor(email.toUpperCase()))).status).toBe(200);
      // Anyone can name this address. Only its owner can confirm it.
      await ask({ email, text: 'Not confirmed.' });
      const { body } = await by.call('GET', '/v2/lux/users/{me}/personalData');
      expect(body.dataRequests.map(({ text }: { text: string }) => text)).toEqual([
        'With a login.',
        'Without a login.',
      ]);
    });

    it('is erased with the account, and a guest who never confirms after 30 days', async () => {
      const { by, email, phone } = await verifiedCustomer();
      await ask({ email }, by);
      await mailsTo(email);
      // Also a request that the customer made without the account.
      await ask({ email });
      expect((await confirm(await tokenFor(email))).status).toBe(200);
      await by.call('POST', '/v2/lux/users/{me}/nominee', {
        payload: { nominee: { name: 'Kabir', relation: 'Brother', phone: '9812345671', email: '' } },
      });
      const guest = newEmail();
      await ask({ email: guest });
      await database.db
        .update(customerTable)
        .set({ deletionRequestedAt: shop.clock.now() })
        .where(eq(customerTable.phone, phone));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 31 * day));
      for (const address of [email, guest])
        expect(await database.db.select().from(dataRequest).where(eq(dataRequest.email, address))).toEqual(
          [],
        );
      expect(await database.db.select().from(nominee)).toEqual([]);
    });

    it('limits requests to one address', async () => {
      const email = newEmail();
      const codes: unknown[] = [];
      for (let count = 0; count < 6; count += 1) codes.push((await ask({ email })).body.errorCode);
      expect([codes[4], codes[5]]).toEqual([undefined, 'Q4293']);
    });
  });
