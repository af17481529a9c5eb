import { eq } from 'drizzle-orm';
import { createLog } from '@luxe/host/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { customer as customerTable, newsletterSubscription, outboxMessage } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { openShop, testSecrets, type TestShop } from '../../testing/shop.ts';
import { createWorker } from '../jobs/worker.ts';
import { isOptedOut } from '../feedback/repository.ts';
import { sweep } from '../retention/sweep.ts';
import { countOfferReaders, listOfferReaders, unsubscribePathOf } from './offerReaders.ts';
import { newsletterMailJob } from './queueNewsletterMail.ts';
import { writeNewsletterMail } from './writeNewsletterMail.ts';

const day = 24 * 60 * 60_000;
const origin = 'https://shop.example';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the newsletter on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_390_000_000;
    beforeAll(async () => {
      database = await open();
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const newEmail = () => `reader-${++last}@example.com`;
    /** A call of the storefront's server. */
    const post = (path: string, payload: object, address = `10.0.${last % 250}.1`) =>
      shop.call('POST', `/v2/lux/newsletter/${path}`, {
        payload,
        headers: {
          'x-luxe-storefront-secret': testSecrets.storefrontSecret,
          'x-luxe-client-address': address,
        },
      });
    const subscribe = (email: string) => post('subscriptions', { email });
    async function mailsTo(email: string) {
      await createWorker(database.db, shop.clock, createLog('silent'), {
        [newsletterMailJob]: writeNewsletterMail({ origin, hmacKey: testSecrets.hmacKey, isSending: true }),
      }).runDueJobs();
      return database.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.recipient, email.toLowerCase()))
        .orderBy(outboxMessage.id);
    }
    const tokenIn = (text = '', before = '/newsletter/confirm/') =>
      text.split(before)[1]?.split(/\s/)[0] ?? '';
    const confirmTokenFor = async (email: string) => tokenIn((await mailsTo(email)).at(-1)?.text);
    const statusOf = async (email: string) =>
      (
        await database.db
          .select({ status: newsletterSubscription.status })
          .from(newsletterSubscription)
          .where(eq(newsletterSubscription.email, email.toLowerCase()))
      )[0]?.status;
    async function confirmed(email = newEmail()) {
      await subscribe(email);
      await post('confirmations', { token: await confirmTokenFor(email) });
      const welcome = (await mailsTo(email)).at(-1);
      return { email, welcome, endToken: tokenIn(welcome?.text, '/emails-unsubscribe?token=') };
    }

    it('asks the owner of an address, who confirms once, and gets a welcome', async () => {
      const email = newEmail();
      expect((await subscribe(email.toUpperCase())).body).toEqual({ status: 'SUCCESS' });
      expect(await statusOf(email)).toBe('pending');
      const token = await confirmTokenFor(email);
      const answers = await Promise.all([1, 2].map(() => post('confirmations', { token })));
      for (const { status } of answers) expect(status).toBe(200);
      expect(await statusOf(email)).toBe('active');
      const mails = await mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Please confirm the newsletter',
        'Welcome to the newsletter',
      ]);
      const [ask, welcome] = mails;
      expect(ask?.unsubscribeUrl).toBeNull();
      expect(welcome?.unsubscribeUrl).toMatch(/^https:\/\/shop\.example\/emails-unsubscribe\?token=\d+\./);
      expect(welcome?.html).toContain('Unsubscribe');
    });

    it('answers the same for a new, a waiting and a confirmed address, and mails only when needed', async () => {
      const { email } = await confirmed();
      const waiting = newEmail();
      await subscribe(waiting);
      const answers = [await subscribe(newEmail()), await subscribe(waiting), await subscribe(email)];
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(await mailsTo(email)).toHaveLength(2);
      expect(await mailsTo(waiting)).toHaveLength(1);
      shop.clock.advance(10 * 60_000);
      await subscribe(waiting);
      expect(await mailsTo(waiting)).toHaveLength(2);
    });

    it('the link of a message is valid for seven days, and only for its purpose', async () => {
      const email = newEmail();
      await subscribe(email);
      const token = await confirmTokenFor(email);
      const forged = await post('confirmations', { token: `${token}x` });
      expect([forged.status, forged.body.errorCode]).toEqual([404, 'Q4041']);
      expect((await post('changes', { token, isSubscribed: false })).status).toBe(404);
      shop.clock.advance(7 * day + 1000);
      const late = await post('confirmations', { token });
      expect([late.status, late.body.errorCode]).toEqual([410, 'Q4101']);
      expect(await statusOf(email)).toBe('pending');
    });

    it('one press ends it, another resumes it, and an old link to confirm does not', async () => {
      const email = newEmail();
      await subscribe(email);
      const confirmToken = await confirmTokenFor(email);
      await post('confirmations', { token: confirmToken });
      const token = tokenIn((await mailsTo(email)).at(-1)?.text, '/emails-unsubscribe?token=');
      const change = (isSubscribed: boolean) => post('changes', { token, isSubscribed });
      expect((await change(false)).status).toBe(200);
      expect((await change(false)).status).toBe(200);
      expect(await statusOf(email)).toBe('ended');
      expect((await post('confirmations', { token: confirmToken })).status).toBe(404);
      expect(await statusOf(email)).toBe('ended');
      shop.clock.advance(400 * day);
      expect((await change(true)).status).toBe(200);
      expect(await statusOf(email)).toBe('active');
      expect(await mailsTo(email)).toHaveLength(2);
    });

    it('is only for the server of the storefront', async () => {
      const direct = await shop.call('POST', '/v2/lux/newsletter/subscriptions', {
        payload: { email: newEmail() },
      });
      expect(direct.status).toBe(403);
    });

    it('limits requests of one network', async () => {
      const codes: unknown[] = [];
      for (let count = 0; count < 21; count += 1)
        codes.push((await post('subscriptions', { email: newEmail() }, '192.0.2.77')).body.errorCode);
      expect([codes[19], codes[20]]).toEqual([undefined, 'Q4292']);
    });

    it('mails one address at most five times a day, with the same response', async () => {
      const email = newEmail();
      for (let count = 0; count < 7; count += 1) {
        expect((await post('subscriptions', { email }, `10.1.${count}.1`)).body).toEqual({
          status: 'SUCCESS',
        });
        shop.clock.advance(10 * 60_000);
      }
      expect(await mailsTo(email)).toHaveLength(5);
    });

    it('a customer chooses messages in the profile; an address that is not verified confirms by mail', async () => {
      const phone = String(++last);
      const by = await makeCustomer(database.db, shop, phone);
      const path = '/v2/lux/users/{me}/mailPreferences';
      const change = (payload: object) => by.call('POST', path, { payload });
      expect((await by.call('GET', path)).body).toEqual({
        ...{ email: '', newsletter: 'off', feedback: true, offers: false, whatsapp: false },
      });
      expect((await change({ newsletter: true })).body.errorCode).toBe('Q4003');
      const email = newEmail();
      const set = (values: object) =>
        database.db.update(customerTable).set(values).where(eq(customerTable.phone, phone));
      await set({ email });
      expect((await change({ newsletter: true })).body.newsletter).toBe('unconfirmed');
      await set({ emailVerified: true });
      expect((await change({ newsletter: true, offers: true, feedback: false })).body).toEqual({
        ...{ email, newsletter: 'on', feedback: false, offers: true, whatsapp: false },
      });
      const [row] = await database.db.select().from(customerTable).where(eq(customerTable.phone, phone));
      expect(await isOptedOut(database.db, row?.id ?? 0)).toBe(true);
      expect((await change({ newsletter: false })).body.newsletter).toBe('off');
      expect((await by.call('GET', '/v2/lux/users/{me}/personalData')).body.mailPreferences).toMatchObject({
        newsletter: 'off',
      });
    });

    describe('offers', () => {
      const readerOf = async (email: string) =>
        (await listOfferReaders(database.db, { q: email.toLowerCase() }))[0];
      const tokenFor = async (email: string) => {
        const reader = await readerOf(email);
        if (!reader) throw new Error(`${email} may not receive offers`);
        const path = unsubscribePathOf(reader, testSecrets.hmacKey, shop.clock.now());
        return decodeURIComponent(path.slice('/emails-unsubscribe?token='.length));
      };
      /** A customer with an address and a choice about offers. */
      async function customerWith(email: string, isVerified: boolean, offers: boolean) {
        const phone = String(++last);
        const by = await makeCustomer(database.db, shop, phone);
        await database.db
          .update(customerTable)
          .set({ email, emailVerified: isVerified, firstName: 'Leela', lastName: 'Nair' })
          .where(eq(customerTable.phone, phone));
        const path = '/v2/lux/users/{me}/mailPreferences';
        await by.call('POST', path, { payload: { offers } });
        return { phone, offers: async () => (await by.call('GET', path)).body.offers as boolean };
      }

      it('may go to confirmed subscribers and to customers who have chosen them, each once', async () => {
        const waiting = newEmail();
        await subscribe(waiting);
        const { email: subscriber } = await confirmed();
        const [chosen, silent, unproved, both] = [newEmail(), newEmail(), newEmail(), newEmail()];
        await customerWith(chosen.toUpperCase(), true, true);
        await customerWith(silent, true, false);
        await customerWith(unproved, false, true);
        await confirmed(both);
        await customerWith(both, true, true);
        expect(await readerOf(subscriber)).toMatchObject({ name: '', customerId: null });
        expect(await readerOf(chosen)).toMatchObject({ name: 'Leela Nair', subscriptionId: null });
        expect(await listOfferReaders(database.db, { q: both })).toHaveLength(1);
        for (const email of [waiting, silent, unproved]) expect(await readerOf(email)).toBeUndefined();
        const all = await listOfferReaders(database.db);
        expect(await countOfferReaders(database.db)).toBe(all.length);
        const half = await listOfferReaders(database.db, { limit: 2 });
        const rest = await listOfferReaders(database.db, { after: half.at(-1)?.email });
        expect([...half, ...rest]).toEqual(all);
      });

      it('end with one press: of a subscriber, and of a customer without a subscription', async () => {
        const both = newEmail();
        await confirmed(both);
        const customer = await customerWith(both, true, true);
        const token = await tokenFor(both);
        expect((await post('changes', { token, isSubscribed: false })).status).toBe(200);
        expect(await readerOf(both)).toBeUndefined();
        expect(await customer.offers()).toBe(false);

        const chosen = newEmail();
        const other = await customerWith(chosen, true, true);
        const link = await tokenFor(chosen);
        expect((await post('changes', { token: link, isSubscribed: false })).status).toBe(200);
        expect([await readerOf(chosen), await other.offers()]).toEqual([undefined, false]);
        expect((await post('changes', { token: link, isSubscribed: true })).status).toBe(200);
        expect(await readerOf(chosen)).toMatchObject({ email: chosen });
        expect((await post('changes', { token: `${link}x`, isSubscribed: false })).status).toBe(404);
      });

      it('end with the link of a customer who has subscribed since', async () => {
        const email = newEmail();
        const customer = await customerWith(email, true, true);
        const link = await tokenFor(email);
        await confirmed(email);
        expect(await readerOf(email)).toMatchObject({ subscriptionId: expect.any(Number) });
        expect((await post('changes', { token: link, isSubscribed: false })).status).toBe(200);
        expect([await readerOf(email), await customer.offers()]).toEqual([undefined, false]);
      });

      it.each([false, true])('never go to an account in deletion: %s', async (isSubscribed) => {
        const email = newEmail();
        const { phone } = await customerWith(email, true, true);
        if (isSubscribed) await confirmed(email);
        await database.db
          .update(customerTable)
          .set({ deletionRequestedAt: shop.clock.now() })
          .where(eq(customerTable.phone, phone));
        expect(await readerOf(email)).toBeUndefined();
      });
    });

    it('is erased with the account, also when it was made without the account', async () => {
      const { email } = await confirmed();
      const phone = String(++last);
      await makeCustomer(database.db, shop, phone);
      await database.db
        .update(customerTable)
        .set({
          ...{ email: email.toUpperCase(), emailVerified: true },
          deletionRequestedAt: shop.clock.now(),
        })
        .where(eq(customerTable.phone, phone));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 8 * day));
      expect(await statusOf(email)).toBeUndefined();
    });

    it('is erased with an account that has no phone number', async () => {
      const { email } = await confirmed();
      const phone = String(++last);
      await makeCustomer(database.db, shop, phone);
      await database.db
        .update(customerTable)
        .set({ ...{ phone: '', email, emailVerified: true }, deletionRequestedAt: shop.clock.now() })
        .where(eq(customerTable.phone, phone));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 8 * day));
      expect(await statusOf(email)).toBeUndefined();
      const named = await database.db.select().from(customerTable).where(eq(customerTable.email, email));
      expect(named).toEqual([]);
    });

    it('an account with the address of another person neither shows, ends nor erases it', async () => {
      const { email } = await confirmed();
      const phone = String(++last);
      const by = await makeCustomer(database.db, shop, phone);
      const set = (values: object) =>
        database.db.update(customerTable).set(values).where(eq(customerTable.phone, phone));
      await set({ email });
      const path = '/v2/lux/users/{me}/mailPreferences';
      const stateOf = async (newsletter?: boolean) =>
        newsletter === undefined
          ? (await by.call('GET', path)).body.newsletter
          : (await by.call('POST', path, { payload: { newsletter } })).body.newsletter;
      const states = [await stateOf(), await stateOf(true), await stateOf(false)];
      expect(states).toEqual(['off', 'unconfirmed', 'off']);
      expect(await statusOf(email)).toBe('active');
      expect(await mailsTo(email)).toHaveLength(2);
      const { body } = await by.call('GET', '/v2/lux/users/{me}/personalData');
      expect(body.mailPreferences.newsletter).toBe('off');
      await set({ deletionRequestedAt: shop.clock.now() });
      await sweep(database.db, new Date(shop.clock.now().getTime() + 8 * day));
      expect(await statusOf(email)).toBe('active');
    });

    it('a subscription that has ended is deleted after three years', async () => {
      const { email, endToken } = await confirmed();
      await post('changes', { token: endToken, isSubscribed: false });
      await sweep(database.db, new Date(shop.clock.now().getTime() + 1095 * day));
      expect(await statusOf(email)).toBe('ended');
      await sweep(database.db, new Date(shop.clock.now().getTime() + 1097 * day));
      expect(await statusOf(email)).toBeUndefined();
    });

    it('a request that was never confirmed is deleted after 30 days', async () => {
      const email = newEmail();
      await subscribe(email);
      await sweep(database.db, new Date(shop.clock.now().getTime() + 29 * day));
      expect(await statusOf(email)).toBe('pending');
      await sweep(database.db, new Date(shop.clock.now().getTime() + 31 * day));
      expect(await statusOf(email)).toBeUndefined();
    });
  });
