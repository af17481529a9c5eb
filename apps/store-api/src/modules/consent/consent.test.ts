import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { consentRecord, customer as customerTable, productView } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { addView, viewLimit, viewsOf } from '../personalization/repository.ts';
import { sweep } from '../retention/sweep.ts';

const day = 24 * 60 * 60_000;
const visitorId = '7b0c1e0a-1c52-4c0e-8b4f-2f6f0a3f9a01';
const otherVisitorId = '7b0c1e0a-1c52-4c0e-8b4f-2f6f0a3f9a02';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`answers about stored data on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let guest = '';
    let answers = 0;
    let phones = 0;
    beforeAll(async () => {
      database = await open();
      shop = openShop(database.db);
      guest = await shop.guestToken();
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const answer = (more: object = {}) => ({
      consentId: `0b7e9c1e-6a51-4d5e-9a0c-${String(++answers).padStart(12, '0')}`,
      noticeVersion: 1,
      categories: ['preferences', 'measurement'],
      source: 'banner',
      answeredAt: 1_780_000_000,
      ...more,
    });
    const record = (payload: object, token = guest) =>
      shop.call('POST', '/v2/lux/consents', { payload, headers: { authorization: `Bearer ${token}` } });
    const rowsOf = (consentId: string) =>
      database.db.select().from(consentRecord).where(eq(consentRecord.consentId, consentId));
    const view = (productId: string, more: object = {}) =>
      addView(database.db, { visitorId, productId, customerId: null, viewedAt: shop.clock.now(), ...more });

    it('logs version, categories, source and both times of an answer, once', async () => {
      const given = answer({ categories: ['preferences', 'measurement', 'preferences'] });
      const responses = await Promise.all([record(given), record(given), record(given)]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await rowsOf(given.consentId)).toMatchObject([
        {
          customerId: null,
          noticeVersion: 1,
          categories: ['preferences', 'measurement'],
          source: 'banner',
          answeredAt: new Date(1_780_000_000_000),
          createdAt: shop.clock.now(),
        },
      ]);
    });

    it('logs a change and a withdrawal as further rows', async () => {
      const given = answer();
      await record(given);
      await record({ ...given, categories: [], source: 'footer', answeredAt: given.answeredAt + 60 });
      expect((await rowsOf(given.consentId)).map(({ categories }) => categories)).toEqual([
        ['preferences', 'measurement'],
        [],
      ]);
    });

    it.each([
      ['an unknown category', { categories: ['profiling'] }],
      ['an unknown source', { source: 'mail' }],
      ['an id that is none', { consentId: 'ananya' }],
      ['a time in milliseconds', { answeredAt: 1_780_000_000_000 }],
      ['version 0', { noticeVersion: 0 }],
    ])('rejects %s', async (_, more) => {
      expect((await record(answer(more))).status).toBe(400);
    });

    it('limits the answers of a network', async () => {
      const limited = openShop(database.db);
      const token = await limited.guestToken();
      const statuses = new Set<number>();
      for (let at = 0; at < 301; at += 1)
        statuses.add(
          (
            await limited.call('POST', '/v2/lux/consents', {
              payload: answer({ consentId: '0b7e9c1e-6a51-4d5e-9a0c-ffffffffffff' }),
              headers: { authorization: `Bearer ${token}` },
            })
          ).status,
        );
      expect([...statuses]).toEqual([200, 429]);
      await limited.close();
    });

    it('stores the latest view of each product, and only the newest views [PER-01]', async () => {
      for (let at = 0; at < viewLimit + 5; at += 1)
        await view(`mp${at}`, { viewedAt: new Date(shop.clock.now().getTime() + at * 1000) });
      await view('mp10', { viewedAt: new Date(shop.clock.now().getTime() + 100_000) });
      const views = (await viewsOf(database.db, visitorId)).map(({ productId }) => productId);
      expect(views).toHaveLength(viewLimit);
      expect(views.slice(0, 2)).toEqual(['mp10', `mp${viewLimit + 4}`]);
      expect(views).not.toContain('mp0');
    });

    it('a withdrawal deletes the views of its visitor, and of no other [PER-01]', async () => {
      await view('mp1');
      await view('mp1', { visitorId: otherVisitorId });
      await record(answer({ mcv_id: visitorId }));
      expect(await viewsOf(database.db, visitorId)).not.toEqual([]);
      await record(answer({ categories: ['measurement'], mcv_id: visitorId }));
      expect(await viewsOf(database.db, visitorId)).toEqual([]);
      expect(await viewsOf(database.db, otherVisitorId)).toHaveLength(1);
    });

    it('a customer finds answers and views in their data, and both are erased with the account', async () => {
      const phone = '9481000001';
      const by = await makeCustomer(database.db, shop, phone);
      const [stored] = await database.db.select().from(customerTable).where(eq(customerTable.phone, phone));
      const customerId = stored?.id ?? 0;
      const given = answer({ source: 'page' });
      await record(given, by.token);
      await view('mp7', { customerId });
      const { body } = await by.call('GET', '/v2/lux/users/{me}/personalData');
      expect(body.consents).toMatchObject([{ source: 'page', categories: ['preferences', 'measurement'] }]);
      expect(body.viewedProducts).toMatchObject([{ productCode: 'mp7' }]);
      await database.db
        .update(customerTable)
        .set({ deletionRequestedAt: shop.clock.now() })
        .where(eq(customerTable.id, customerId));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 8 * day));
      expect(await rowsOf(given.consentId)).toEqual([]);
      const views = await database.db
        .select()
        .from(productView)
        .where(eq(productView.customerId, customerId));
      expect(views).toEqual([]);
    });

    it.each([
      ['a withdrawal', [['preferences'], []], false],
      ['a withdrawal of preferences alone', [['preferences', 'measurement'], ['measurement']], false],
      ['a first no', [[]], true],
      ['a second no', [[], []], true],
      ['a no after a yes to something else', [['measurement'], []], true],
      ['a yes', [['preferences']], true],
    ] as const)(
      '%s on one device: the views of a customer on another stay: %s %s',
      async (_, answers, stay) => {
        const phone = `94811${String(++phones).padStart(5, '0')}`;
        const by = await makeCustomer(database.db, shop, phone);
        const [stored] = await database.db.select().from(customerTable).where(eq(customerTable.phone, phone));
        const given = answer();
        for (const [index, categories] of answers.entries()) {
          // What the customer viewed on the other device before the last answer of this one.
          await view(`mp${phone}`, { visitorId: otherVisitorId, customerId: stored?.id ?? 0 });
          const answeredAt = given.answeredAt + index;
          await record({ ...given, categories, answeredAt, mcv_id: visitorId }, by.token);
        }
        const left = (await viewsOf(database.db, otherVisitorId)).map(({ productId }) => productId);
        expect(left.includes(`mp${phone}`)).toBe(stay);
      },
    );

    it('a withdrawal that is logged again deletes nothing that was viewed on another device since', async () => {
      const phone = '9481000004';
      const by = await makeCustomer(database.db, shop, phone);
      const [stored] = await database.db.select().from(customerTable).where(eq(customerTable.phone, phone));
      const given = answer();
      const withdrawal = { ...given, categories: [], answeredAt: given.answeredAt + 1 };
      await record(given, by.token);
      await record(withdrawal, by.token);
      await view('mp8', { visitorId: otherVisitorId, customerId: stored?.id ?? 0 });
      await record(withdrawal, by.token);
      const left = (await viewsOf(database.db, otherVisitorId)).map(({ productId }) => productId);
      expect(left).toContain('mp8');
    });

    it('deletes views after 180 days, and answers after three years', async () => {
      const given = answer();
      await record(given);
      await view('mp9');
      const after = (days: number) => new Date(shop.clock.now().getTime() + days * day);
      await sweep(database.db, after(179));
      expect(await viewsOf(database.db, visitorId)).not.toEqual([]);
      await sweep(database.db, after(181));
      expect(await viewsOf(database.db, visitorId)).toEqual([]);
      expect(await rowsOf(given.consentId)).toHaveLength(1);
      await sweep(database.db, after(1097));
      expect(await rowsOf(given.consentId)).toEqual([]);
    });

    it('stores the choice of updates on WhatsApp, off at first, without changing other choices [CFG-01]', async () => {
      const by = await makeCustomer(database.db, shop, '9481000003');
      const change = (payload: object) => by.call('POST', '/v2/lux/users/{me}/mailPreferences', { payload });
      expect((await by.call('GET', '/v2/lux/users/{me}/mailPreferences')).body).toMatchObject({
        whatsapp: false,
        offers: false,
      });
      expect((await change({ whatsapp: true })).body).toMatchObject({ whatsapp: true, offers: false });
      expect((await change({ offers: true })).body).toMatchObject({ whatsapp: true, offers: true });
      expect((await change({ whatsapp: false })).body).toMatchObject({ whatsapp: false, offers: true });
    });
  });
