import { eq } from 'drizzle-orm';
import { indianDayAfter } from '@luxe/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { customer as customerTable, lead } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { readyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { openDesk, type TestDesk, type TestPerson } from '../../testing/desk.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { sweep } from '../retention/sweep.ts';

const day = 24 * 60 * 60_000;
const form = { kind: 'callback', name: 'Ananya Rao', timeOfDay: 'evening', hasConsent: true };

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`requests for a call on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let desk: TestDesk;
    let meera: TestPerson;
    let last = 9_380_000_000;
    let keys = 0;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db);
      desk = openDesk(database.db, shop.clock);
      meera = await desk.logIn(['orders']);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const newPhone = () => String(++last);
    const raise = async (body: object, key = `lead-key-${++keys}`, by?: TestCustomer) =>
      (by?.call ?? shop.call)('POST', '/v2/lux/raiseLeadTicket', {
        payload: { ...form, ...body },
        headers: {
          'idempotency-key': key,
          ...(by
            ? { authorization: `Bearer ${by.token}` }
            : { authorization: `Bearer ${await shop.guestToken()}` }),
        },
      });
    const list = async (query: Record<string, string> = {}) =>
      (await meera.call('callRequests', { query })).json().requests;

    it('stores a request once for its key, also for requests at once [HLP-02]', async () => {
      const phone = newPhone();
      const key = `lead-once-${phone}`;
      const responses = await Promise.all([1, 2, 3].map(() => raise({ phone }, key)));
      const [first] = responses;
      expect(first?.body).toEqual({
        status: 'SUCCESS',
        outcome: 'raised',
        leadNumber: expect.stringMatching(/^CB-2611-\d{4}-\d{2}$/),
      });
      for (const { body } of responses) expect(body).toEqual(first?.body);
      expect(await list({ q: phone })).toMatchObject([{ phone, name: 'Ananya Rao', status: 'new' }]);
      expect((await raise({ phone, name: 'Kabir' }, key)).status).toBe(409);
    });

    it('an open request of 24 hours is a duplicate, of the same phone number and form only', async () => {
      const phone = newPhone();
      const { leadNumber } = (await raise({ phone })).body;
      expect((await raise({ phone: `+91 ${phone}` })).body).toMatchObject({
        outcome: 'duplicate',
        leadNumber,
      });
      expect((await raise({ phone: newPhone() })).body.outcome).toBe('raised');
      const other = { phone, kind: 'callbackTopic', topic: 'gift' };
      expect((await raise(other)).body.outcome).toBe('raised');
      const [{ callId }] = await list({ q: leadNumber });
      await meera.call('moveCallRequest', { params: { callId }, body: { status: 'ended' } });
      expect((await raise({ phone })).body.outcome).toBe('raised');
      shop.clock.advance(day);
      // A login at the desk ends after twelve hours.
      meera = await desk.logIn(['orders']);
      expect((await raise({ phone })).body.outcome).toBe('duplicate');
      shop.clock.advance(1);
      expect((await raise({ phone })).body.outcome).toBe('raised');
    });

    it('of two requests at once, one is the duplicate of the other', async () => {
      const phone = newPhone();
      const outcomes = await Promise.all([1, 2].map(async () => (await raise({ phone })).body));
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['duplicate', 'raised']);
      expect(new Set(outcomes.map(({ leadNumber }) => leadNumber)).size).toBe(1);
    });

    it.each([
      [{ hasConsent: false }, 'INVALID_REQUEST'],
      [{ kind: 'checkout' }, 'INVALID_REQUEST'],
      [{ name: ' ' }, 'INVALID_REQUEST'],
      [{ phone: '12345' }, 'INVALID_REQUEST'],
      [{ timeOfDay: '' }, 'Q4001'],
      [{ kind: 'general', topic: 'gift' }, 'Q4001'],
      [{ kind: 'cpp', email: 'a@example.com' }, 'Q4002'],
      [{ kind: 'assisted', message: 'A watch', preferredDay: '2026-02-30' }, 'Q4002'],
    ])('rejects %j', async (body, code) => {
      const response = await raise({ phone: newPhone(), ...body });
      expect([response.status, response.body.errorCode]).toEqual([400, code]);
    });

    it.each([
      [
        { kind: 'general', topic: 'size', message: 'A ring' },
        { timeOfDay: '', sharesWithPartner: false },
      ],
      [
        { kind: 'cpp', sharesWithPartner: true },
        { timeOfDay: 'evening', city: '' },
      ],
      [
        { kind: 'jlr', city: 'Pune', sharesWithPartner: true },
        { timeOfDay: '', topic: '' },
      ],
    ])('stores the request %j, and the desk lists it [CON-07]', async (fields, others) => {
      const sent = { phone: newPhone(), email: 'ananya@example.com', ...fields };
      const { status, body } = await raise(sent);
      expect([status, body.outcome]).toEqual([200, 'raised']);
      const listed = { ...sent, ...others, leadNumber: body.leadNumber, name: 'Ananya Rao', status: 'new' };
      expect(await list({ q: sent.phone })).toMatchObject([listed]);
    });

    it('takes days from tomorrow to the thirtieth day, and stores only fields of the form', async () => {
      const on = async (days: number) => {
        const preferredDay = indianDayAfter(shop.clock.now(), days);
        const body = { kind: 'assisted', message: 'A watch', preferredDay, city: 'Mumbai', topic: 'gift' };
        return (await raise({ phone: newPhone(), ...body })).status;
      };
      expect([await on(0), await on(1), await on(30), await on(31)]).toEqual([400, 200, 200, 400]);
      expect(await list({ q: String(last - 1) })).toMatchObject([
        { city: '', topic: '', message: 'A watch' },
      ]);
    });

    describe('a call at checkout', () => {
      const newBag = async (address: Record<string, string> = {}) => {
        const customer = await makeCustomer(database.db, shop, newPhone());
        return readyBag(customer, [[fixtures.potli, 1]], address);
      };
      type Bag = Awaited<ReturnType<typeof newBag>>;
      const ask = async ({ customer, cart }: Pick<Bag, 'customer' | 'cart'>, wantsCall = 'true') => {
        const url = `/v2/lux/users/{me}/carts/${cart}/displayOrderSummary_V2`;
        const { status, body } = await customer.call('GET', `${url}?requestCallbackForSlp=${wantsCall}`);
        expect(status).toBe(200);
        return body.callRequestNumber as string | undefined;
      };

      it('raises one request with the name and number of the customer [CHK-23] [HLP-02]', async () => {
        const bag = await newBag({ firstName: 'Meera', lastName: 'Iyer' });
        const { phone } = bag.customer;
        expect(await ask(bag, 'false')).toBeUndefined();
        expect(await list({ q: phone })).toEqual([]);
        const numbers = await Promise.all([1, 2, 3].map(() => ask(bag)));
        expect(numbers[0]).toMatch(/^CB-\d{4}-\d{4}-\d{2}$/);
        expect(new Set(numbers).size).toBe(1);
        expect(await list({ q: phone })).toMatchObject([
          { kind: 'checkout', leadNumber: numbers[0], name: 'Meera Iyer', phone, isCustomer: true },
        ]);
        const { body } = await bag.customer.call('GET', '/v2/lux/users/{me}/personalData');
        expect(body.leads).toMatchObject([{ kind: 'checkout', leadNumber: numbers[0] }]);
      });

      it('has the name of the account, and another number only when that has none', async () => {
        const bag = await newBag({ phone: '9876501234' });
        const { userName } = bag.customer;
        const change = (values: Partial<typeof customerTable.$inferInsert>) =>
          database.db.update(customerTable).set(values).where(eq(customerTable.userName, userName));
        await change({ firstName: 'Kabir', lastName: 'Rao' });
        const leadNumber = await ask(bag);
        expect(await list({ q: leadNumber ?? '' })).toMatchObject([
          { name: 'Kabir Rao', phone: bag.customer.phone },
        ]);
        await change({ phone: '' });
        expect(await ask(bag)).not.toBe(leadNumber);
        expect(await list({ q: '9876501234' })).toMatchObject([{ kind: 'checkout', name: 'Kabir Rao' }]);
      });

      it('is not raised again on the day on which the desk has ended it, and on the next day is', async () => {
        const bag = await newBag();
        const leadNumber = (await ask(bag)) ?? '';
        const [{ callId }] = await list({ q: leadNumber });
        await meera.call('moveCallRequest', { params: { callId }, body: { status: 'ended' } });
        expect(await ask(bag)).toBe(leadNumber);
        shop.clock.advance(day);
        meera = await desk.logIn(['orders']);
        expect(await ask(bag)).not.toBe(leadNumber);
      });

      it('an open request of 24 hours for another cart is a duplicate, and that of a form is not', async () => {
        const bag = await newBag();
        const { customer } = bag;
        const { productCode, USSID } = fixtures.potli;
        const { leadNumber: ofForm } = (await raise({ phone: customer.phone })).body;
        const leadNumber = await ask(bag);
        expect(leadNumber).not.toBe(ofForm);
        const { code } = (
          await customer.call(
            'GET',
            `/v2/lux/users/{me}/buyNow/mergeBuyNowCart?productCode=${productCode}&USSID=${USSID}`,
          )
        ).body;
        expect(await ask({ customer, cart: code })).toBe(leadNumber);
      });
    });

    it('limits requests of one phone number', async () => {
      const phone = newPhone();
      const codes: unknown[] = [];
      for (let count = 0; count < 11; count += 1) codes.push((await raise({ phone })).body.errorCode);
      expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => undefined));
      expect(codes[10]).toBe('Q4291');
    });

    it('the desk finds requests by name, number and status, and changes a status once', async () => {
      shop.clock.advance(2 * 60 * 60_000);
      meera = await desk.logIn(['orders']);
      const phone = newPhone();
      const { leadNumber } = (await raise({ phone, name: '100% Wool_Shop' })).body;
      expect(await list({ q: '100% wool' })).toHaveLength(1);
      expect(await list({ q: '100x' })).toEqual([]);
      const [{ callId }] = await list({ q: leadNumber.toLowerCase(), status: 'new' });
      const change = () =>
        meera.call('moveCallRequest', {
          params: { callId },
          body: { status: 'called' },
          headers: { 'idempotency-key': `call-change-${callId}` },
        });
      const responses = await Promise.all([change(), change()]);
      for (const response of responses) expect(response.json().request.status).toBe('called');
      expect(await list({ q: leadNumber, status: 'new' })).toEqual([]);
      const unknown = await meera.call('moveCallRequest', {
        params: { callId: 999_999 },
        body: { status: 'new' },
      });
      expect(unknown.statusCode).toBe(404);
    });

    it('is in the personal data, and erased with the account and after two years', async () => {
      const phone = newPhone();
      const by = await makeCustomer(database.db, shop, phone);
      const { leadNumber } = (await raise({ phone }, undefined, by)).body;
      const { body } = await by.call('GET', '/v2/lux/users/{me}/personalData');
      expect(body.leads).toMatchObject([{ leadNumber, phone }]);
      // Also what the customer asked for without the account.
      await raise({ phone, kind: 'callbackTopic', topic: 'gift' });
      await database.db
        .update(customerTable)
        .set({ deletionRequestedAt: shop.clock.now() })
        .where(eq(customerTable.phone, phone));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 8 * day));
      expect(await database.db.select().from(lead).where(eq(lead.phone, phone))).toEqual([]);
      expect((await database.db.select().from(lead)).length).toBeGreaterThan(0);
      await sweep(database.db, new Date(shop.clock.now().getTime() + 731 * day));
      expect(await database.db.select().from(lead)).toEqual([]);
    });
  });
