import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { genders } from '@luxe/format';
import type { OpenDatabase } from '../../db/database.ts';
import {
  cart,
  chargeRedirect,
  customer as customerTable,
  customerOrder,
  identityEmailLink,
  oauthToken,
  orderChange,
  panCard,
  paymentAttempt,
  refund,
  refundPart,
  returnRequest,
  ticket,
  ticketAttachment,
} from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { addressOf, cartOf, placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { solvedCaptcha, openShop, toForm, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { sweepAbandonedFiles } from '../../uploads/abandoned.ts';
import { createPasswords } from '../customer/password.ts';
import { findOrCreateCustomer } from '../customer/repository.ts';
import { saveCard, saveUpiId } from '../saved/repository.ts';
import { sweep } from '../retention/sweep.ts';

const day = 24 * 60 * 60_000;
let last = 9_700_000_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`account on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
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

    const buyer = () => makeCustomer(database.db, shop, String(++last));
    const rowOf = async ({ phone }: TestCustomer) => {
      const [row] = await database.db.select().from(customerTable).where(eq(customerTable.phone, phone));
      if (!row) throw new Error('no such customer');
      return row;
    };
    const profile = async (customer: TestCustomer) =>
      (await customer.call('GET', '/v2/lux/users/{me}/getCustomerProfile?isPwa=true')).body;
    /** Sends a ticket with an attached file of 14 bytes. */
    async function writeTicket(customer: TestCustomer, text: string) {
      const form = new FormData();
      form.append('topic', 'delivery');
      form.append('text', text);
      form.append('files', new File(['%PDF-1.7\n%%EOF'], 'bill.pdf'));
      const request = new Request('http://shop.test', { method: 'POST', body: form });
      const response = await customer.call('POST', '/v2/lux/users/{me}/tickets', {
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
      });
      expect(response.status).toBe(200);
    }
    const update = (customer: TestCustomer, more: object = {}) =>
      customer.call('POST', '/v2/lux/users/{me}/updateProfile_V2?customerid=x', {
        payload: {
          clientId: 'web',
          customerHash: customer.userName,
          tdToken: 'token',
          nameDetails: { firstName: 'Ira', lastName: 'Menon' },
          gender: 'Female',
          dob: '1990-02-28',
          maritalStatus: 'Single',
          ...more,
        },
      });

    const writeGiftMessage = ({ customer, cart }: Pick<ReadyBag, 'customer' | 'cart'>, message: string) =>
      customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/giftOptions`, {
        payload: { wrap: true, message, hidePrices: false },
      });
    const savePan = (customer: TestCustomer) =>
      customer.call('POST', '/pan/validate/users/{me}', {
        headers: { cartid: 'any', siteid: 'lux' },
        payload: { panNumber: 'ABCPK1234L' },
      });

    describe('profile', () => {
      it('contains every field with its latest value [ACC-01] [ACC-13] [ACC-14]', async () => {
        const customer = await buyer();
        expect(await profile(customer)).toMatchObject({
          gender: null,
          dateOfBirth: null,
          hasPassword: false,
        });
        expect((await update(customer)).body).toEqual({ status: 'SUCCESS' });
        expect(await profile(customer)).toEqual({
          customerId: String((await rowOf(customer)).id),
          customerHash: customer.userName,
          firstName: 'Ira',
          lastName: 'Menon',
          nameDetails: { salutation: '', firstName: 'Ira', middleName: '', lastName: 'Menon' },
          gender: 'Female',
          dateOfBirth: '1990-02-28',
          dob: '1990-02-28',
          maritalStatus: 'Single',
          maritalInfo: { maritalStatus: 'Single' },
          contactEmail: null,
          contactName: 'Ira Menon',
          contactPhn: customer.phone,
          primaryEmailId: null,
          primaryMobile: { phoneNumber: customer.phone },
          phoneVerified: true,
          emailVerified: false,
          activationFlag: 'N',
          neuPassFlag: 'N',
          loyalCustomer: 'N',
          brandLoyal: 'N',
          conflict: 'N',
          tataFlag: 'N',
          userType: 'new',
          hasPassword: false,
        });
        await update(customer, { gender: null, dob: null, maritalStatus: undefined });
        expect(await profile(customer)).toMatchObject({ gender: null, dob: null, maritalStatus: 'Single' });
      });

      it('shows the loyalty membership that the provider reported at the last login [ACC-13]', async () => {
        const customer = await buyer();
        await findOrCreateCustomer(
          database.db,
          { ...callSamples.fetchCustomer, customerHash: customer.userName, loyalCustomer: 'Y' },
          shop.clock.now(),
        );
        expect(await profile(customer)).toMatchObject({ loyalCustomer: 'Y', neuPassFlag: 'Y' });
      });

      test.each(genders)('accepts the gender %s [ACC-01]', async (gender) => {
        const customer = await buyer();
        await update(customer, { gender });
        expect((await profile(customer)).gender).toBe(gender);
      });

      test.each([
        [{ gender: 'Other' }, 400],
        [{ dob: '1990-02-30' }, 400],
        [{ dob: '2990-01-01' }, 400],
        [{ dob: '1899-12-31' }, 400],
        [{ nameDetails: { firstName: ' ', lastName: '' } }, 400],
        [{ nameDetails: { firstName: 'x'.repeat(61), lastName: '' } }, 400],
        [{ customerHash: 'another customer' }, 403],
      ])('rejects the change %o and saves nothing', async (more, status) => {
        const customer = await buyer();
        expect((await update(customer, more)).status).toBe(status);
        expect(await profile(customer)).toMatchObject({ firstName: '', gender: null });
      });

      it('updates the name at the identity provider [ACC-14]', async () => {
        const customer = await shop.logIn(String(++last));
        const { body: session } = await freshSession(shop, customer.phone);
        const headers = { authorization: `Bearer ${session.accessToken}`, 'client-id': 'web' };
        const put = await shop.app.inject({
          method: 'PUT',
          url: '/api/v2/gr/updateprofile',
          headers,
          payload: {
            nameDetails: { firstName: 'Ira', lastName: 'Menon' },
            gender: null,
            dateOfBirth: null,
            maritalStatus: null,
          },
        });
        expect(put.json()).toEqual({ status: 'SUCCESS' });
        const { body } = await shop.call('GET', '/api/v3/gr/fetchcustomer', { headers });
        expect(body.nameDetails).toEqual({ firstName: 'Ira', lastName: 'Menon' });
      });
    });

    describe('a new e-mail address [ACC-15]', () => {
      const email = () => `ira.${++last}@example.com`;
      async function person() {
        const phone = String(++last);
        const customer = await shop.logIn(phone);
        const tdToken: string = (await freshSession(shop, phone)).body.accessToken;
        const callIdentity = async (call: string, payload: object) => {
          const headers = { authorization: `Bearer ${tdToken}`, 'client-id': 'web' };
          return (await shop.call('POST', `/api/v2/sso/${call}`, { payload, headers })).body;
        };
        return { customer, tdToken, callIdentity };
      }
      const confirm = async (
        callIdentity: Awaited<ReturnType<typeof person>>['callIdentity'],
        address: string,
      ) => {
        const { refId } = await callIdentity('change-email', { email: address });
        const otp = shop.outbox.lastCode(address);
        await callIdentity('verify-change-email-otp', { email: address, refId, otp });
      };
      const updateEmail = (customer: TestCustomer, tdToken: string, newEmail: string) =>
        customer.call('POST', `/v2/lux/users/{me}/updateEmail?access_token=${customer.token}&customerid=x`, {
          payload: {
            customerInfo: { contactEmail: '', contactName: '', contactPhn: customer.phone, otpSend: 'N' },
            ...{ otp: '123456', refId: 'spent', tdToken, newEmail },
            ...{ webformChannel: 'web', clientId: 'web', appVersion: '1' },
          },
        });

      it('is saved once the provider has confirmed it [ACC-15, ACC-13]', async () => {
        const { customer, tdToken, callIdentity } = await person();
        const address = email();
        const early = await updateEmail(customer, tdToken, address);
        expect([early.status, early.body.errorCode]).toEqual([409, 'P4091']);
        await confirm(callIdentity, address);
        expect((await updateEmail(customer, tdToken, address.toUpperCase())).body).toEqual({
          status: 'SUCCESS',
        });
        expect(await profile(customer)).toMatchObject({
          contactEmail: address,
          primaryEmailId: address,
          emailVerified: true,
          phoneVerified: true,
        });
      });

      it('is rejected with the token of another customer or an unknown token', async () => {
        const [owner, other] = [await person(), await person()];
        const address = email();
        await confirm(other.callIdentity, address);
        expect((await updateEmail(owner.customer, other.tdToken, address)).body.errorCode).toBe('P4031');
        expect((await updateEmail(owner.customer, 'unknown', address)).status).toBe(401);
        expect(await profile(owner.customer)).toMatchObject({ primaryEmailId: null, emailVerified: false });
      });

      it('is copied from the provider at the next login and counts as confirmed [ACC-13]', async () => {
        const { customer, callIdentity } = await person();
        const address = email();
        await confirm(callIdentity, address);
        expect(await profile(customer)).toMatchObject({ primaryEmailId: null, emailVerified: false });
        await shop.logIn(customer.phone);
        expect(await profile(customer)).toMatchObject({ primaryEmailId: address, emailVerified: true });
      });
    });

    describe('password [ACC-05] [AUT-27]', () => {
      const reset = (customer: TestCustomer, newPassword: string, old = '') =>
        customer.call(
          'POST',
          `/v2/lux/forgottenpasswordtokens/{me}/resetCustomerPassword?isPwa=true&old=${encodeURIComponent(old)}&newPassword=${encodeURIComponent(newPassword)}`,
        );
      const passwords = () =>
        createPasswords({ db: database.db, clock: shop.clock, cost: { N: 2 ** 10, r: 8, p: 1 } });
      const attempt = { contact: 'a name', address: '10.0.0.1', isSolved: false };

      it('takes effect at once and replaces the old password [ACC-05] [ACC-15]', async () => {
        const customer = await buyer();
        const { id } = await rowOf(customer);
        expect(await passwords().isCorrect(id, '', attempt)).toBe(false);
        expect((await reset(customer, 'first one 1')).body).toEqual({ status: 'SUCCESS' });
        expect((await profile(customer)).hasPassword).toBe(true);
        expect(await passwords().isCorrect(id, 'first one 1', attempt)).toBe(true);
        expect((await reset(customer, 'second one 2', 'first one 1')).status).toBe(200);
        expect(await passwords().isCorrect(id, 'first one 1', attempt)).toBe(false);
        expect(await passwords().isCorrect(id, 'second one 2', attempt)).toBe(true);
      });

      it('has limited attempts per user name, even if no customer has that name [AUT-11]', async () => {
        const customer = await buyer();
        const other = openShop(database.db, undefined, { passwords: passwords() });
        const form = { grant_type: 'password', client_id: 'shop', client_secret: 'shop secret' };
        const enter = async (username: string, remoteAddress: string) =>
          (
            await other.call('POST', '/oauth/token', {
              ...toForm({ ...form, username, password: 'wrong 1', platformNumber: '11' }),
              remoteAddress,
            })
          ).status;
        const statuses = [];
        for (let at = 0; at < 11; at += 1) statuses.push(await enter('unknown@example.com', '10.1.1.1'));
        expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
        // The limit applies only to the guessed user name. Another unknown name and a known name can still be
        // tried.
        expect(await enter('other@example.com', '10.1.1.1')).toBe(400);
        expect(await enter(customer.phone, '10.1.1.1')).toBe(400);
        await other.close();
      });

      it('works after guesses by others if its owner uses another network or a captcha', async () => {
        const customer = await buyer();
        // Uses the low hash cost: at the usual cost, 60 guesses take most of a minute.
        const { id: customerId } = await rowOf(customer);
        await passwords().reset({ customerId, family: '' }, '', 'first one 1');
        const other = openShop(database.db, undefined, { passwords: passwords() });
        const form = { grant_type: 'password', client_id: 'shop', client_secret: 'shop secret' };
        const enter = async (password: string, remoteAddress: string, captchaToken?: string) =>
          (
            await other.call('POST', '/oauth/token', {
              ...toForm({ ...form, username: customer.phone, password, captchaToken, platformNumber: '11' }),
              remoteAddress,
            })
          ).status;
        for (let at = 0; at < 11; at += 1) await enter('a guess 1', '10.2.2.2');
        expect([await enter('a guess 1', '10.2.2.2'), await enter('first one 1', '10.3.3.3')]).toEqual([
          429, 200,
        ]);
        for (let at = 0; at < 60; at += 1) await enter('a guess 1', `10.4.4.${at}`);
        expect(await enter('first one 1', '10.3.3.3')).toBe(429);
        expect(await enter('first one 1', '10.3.3.3', await solvedCaptcha(other))).toBe(200);
        expect(await enter('first one 1', '10.2.2.2', await solvedCaptcha(other))).toBe(200);
        expect(await enter('first one 1', '10.3.3.3', 'invented')).toBe(429);
        await other.close();
      }, 60_000);

      it('is accepted at login without single sign-on, until it is changed [ACC-05, AUT-11]', async () => {
        const customer = await buyer();
        const other = openShop(database.db, undefined, { passwords: passwords() });
        const enter = async (password: string) => {
          const form = { grant_type: 'password', client_id: 'shop', client_secret: 'shop secret' };
          const response = await other.call(
            'POST',
            '/oauth/token',
            toForm({ ...form, username: customer.phone, password, platformNumber: '11' }),
          );
          return [response.status, response.body.isCustomerAccessToken ?? response.body.errors[0].message];
        };
        await reset(customer, 'first one 1');
        expect(await enter('first one 1')).toEqual([200, true]);
        await reset(customer, 'second one 2', 'first one 1');
        expect(await enter('first one 1')).toEqual([400, 'Invalid user/password or user not found']);
        expect(await enter('second one 2')).toEqual([200, true]);
        await other.close();
      });

      it('changes only with the current password, with at most 10 attempts in 10 minutes', async () => {
        const customer = await buyer();
        await reset(customer, 'first one 1');
        const wrong = await reset(customer, 'second one 2', 'guess');
        expect([wrong.status, wrong.body.errorCode]).toEqual([400, 'P4004']);
        for (let tries = 0; tries < 8; tries += 1) await reset(customer, 'second one 2', `guess ${tries}`);
        const late = await reset(customer, 'second one 2', 'first one 1');
        expect([late.status, late.body.errorCode]).toEqual([429, 'P4029']);
        expect(await passwords().isCorrect((await rowOf(customer)).id, 'first one 1', attempt)).toBe(true);
      });

      test.each(['short 1', 'no digit here', '12345678', ' padded 1 ', 'a1'.repeat(33)])(
        'cannot be set to the invalid value "%s" [AUT-27]',
        async (password) => {
          const { status, body } = await reset(await buyer(), password);
          expect([status, body.errorCode]).toEqual([400, 'P4003']);
        },
      );

      it('ends all other sessions when it changes', async () => {
        const phone = String(++last);
        const [here, elsewhere] = [await shop.logIn(phone), await shop.logIn(phone)];
        await reset(here, 'first one 1');
        expect((await here.call('GET', '/v2/lux/users/{me}/addresses')).status).toBe(200);
        expect((await elsewhere.call('GET', '/v2/lux/users/{me}/addresses')).status).toBe(401);
      });

      it('cannot be changed by another customer', async () => {
        const [owner, other] = [await buyer(), await buyer()];
        const path = `/v2/lux/forgottenpasswordtokens/${owner.userName}/resetCustomerPassword?newPassword=first+one+1`;
        expect((await other.call('POST', path)).status).toBe(404);
        expect((await profile(owner)).hasPassword).toBe(false);
      });
    });

    describe('saved cards and UPI ids [ACC-03]', () => {
      const card = (customerId: number, tokenReference: string) => ({
        id: `${customerId}-${tokenReference.length}`,
        customerId,
        tokenReference,
        brand: 'VISA' as const,
        lastFour: '4821',
        expiryMonth: 11,
        expiryYear: 2026,
        nameOnCard: 'Ira Menon',
        createdAt: shop.clock.now(),
      });

      it('are listed without their tokens, and can be removed', async () => {
        const customer = await buyer();
        const { id } = await rowOf(customer);
        await saveCard(database.db, card(id, 'tok_secret'));
        await saveCard(database.db, { ...card(id, 'tok_secret'), id: 'again', expiryYear: 2027 });
        await saveCard(database.db, { ...card(id, 'tok_old'), expiryMonth: 10 });
        const read = async () => (await customer.call('GET', '/v2/lux/users/{me}/savedCards')).body;
        const { savedCards } = await read();
        expect(JSON.stringify(savedCards)).not.toContain('tok_');
        expect(
          savedCards.map((one: { expiryYear: number; isExpired: boolean }) => [
            one.expiryYear,
            one.isExpired,
          ]),
        ).toEqual(
          expect.arrayContaining([
            [2027, false],
            [2026, true],
          ]),
        );
        const drop = () =>
          customer.call(
            'POST',
            '/v2/lux/users/{me}/removeSavedCard',
            toForm({ cardId: savedCards[0].cardId }),
          );
        expect((await drop()).body).toEqual({ status: 'SUCCESS' });
        expect((await drop()).body).toEqual({ status: 'SUCCESS' });
        expect((await read()).savedCards).toEqual([savedCards[1]]);
      });

      it('include UPI ids, which only their owner can remove', async () => {
        const [owner, other] = [await buyer(), await buyer()];
        const { id: customerId } = await rowOf(owner);
        for (const upiId of ['Ira@okhdfcbank', 'ira@okhdfcbank', '98@upi'])
          await saveUpiId(database.db, { customerId, upiId, createdAt: shop.clock.now() });
        const read = async () => (await owner.call('GET', '/v2/lux/users/{me}/savedUpiIds')).body.savedUpiIds;
        expect(await read()).toHaveLength(2);
        const drop = (customer: TestCustomer) =>
          customer.call('POST', '/v2/lux/users/{me}/removeSavedUpiId', toForm({ upiId: 'ira@okhdfcbank' }));
        await drop(other);
        expect(await read()).toHaveLength(2);
        await drop(owner);
        expect(await read()).toEqual([{ upiId: '98@upi' }]);
      });
    });

    describe('personal data download', () => {
      it('contains all data of only this customer, and works at most 5 times an hour', async () => {
        const customer = await buyer();
        const bag = await readyBag(customer, [[fixtures.potli, 1]]);
        await writeGiftMessage(bag, 'For Amma');
        await placeOrder(bag, `order-of-${customer.userName}`);
        await customer.call(
          'POST',
          '/v2/lux/users/{me}/addProductInWishlist',
          toForm({ productCode: fixtures.candle.productCode, emailId: '' }),
        );
        const text = `The parcel came with a torn ribbon. ${'It was silk. '.repeat(100)}`.trim();
        await writeTicket(customer, text);
        await writeTicket(await buyer(), 'A ticket of another customer.');
        const fetchPersonalData = () => customer.call('GET', '/v2/lux/users/{me}/personalData');
        await savePan(customer);
        const { body } = await fetchPersonalData();
        expect(body).toMatchObject({
          profile: { contactPhn: customer.phone },
          addresses: [{ city: 'New Delhi' }],
          orders: [
            {
              products: [{ productcode: fixtures.potli.productCode }],
              giftOptions: { wrap: true, message: 'For Amma', hidePrices: false },
            },
          ],
          wishlist: [{ productcode: fixtures.candle.productCode }],
          savedCards: [],
          savedUpiIds: [],
          panLast4: '234L',
          tickets: [
            { text, number: expect.stringMatching(/^T\d+$/), attachments: [{ name: 'bill.pdf', bytes: 14 }] },
          ],
        });
        expect(body.tickets).toHaveLength(1);
        expect(JSON.stringify(body)).not.toContain(customer.userName);
        expect(JSON.stringify(body)).not.toContain('ABCPK1234L');
        for (let times = 0; times < 4; times += 1) expect((await fetchPersonalData()).status).toBe(200);
        expect((await fetchPersonalData()).body.errorCode).toBe('P4291');
      });
    });

    /** Adds a changed address to an order, and refunds to bank accounts: one is paid, one is due. */
    async function addAftermath(orderId: string) {
      const { db } = database;
      const at = shop.clock.now();
      await db.insert(orderChange).values({ orderId, what: 'address', note: '560001 to 400001', at });
      const [row] = await db
        .insert(refund)
        .values({ orderId, reason: 'cancelled', createdAt: at })
        .returning({ id: refund.id });
      const refundId = row?.id ?? 0;
      const part = { refundId, destination: 'bank', amountPaise: 1_249_37, arrivesBy: '2026-12-01' } as const;
      await db.insert(refundPart).values([
        { ...part, status: 'done', bankLastFour: '5678', redirectedAt: at, createdAt: at },
        {
          ...part,
          status: 'pending',
          bank: 'account',
          bankLastFour: '4321',
          redirectedAt: at,
          createdAt: at,
        },
      ]);
      return refundId;
    }

    it('includes changed deliveries and redirected refunds in the download', async () => {
      const customer = await buyer();
      const placed = await placeOrder(await readyBag(customer, [[fixtures.potli, 1]]), 'order-with-change');
      const { orderId } = placed.body.orderDetails;
      await addAftermath(orderId);
      const { body } = await customer.call('GET', '/v2/lux/users/{me}/personalData');
      const at = shop.clock.now().toISOString();
      expect(body.deliveryChanges).toEqual([{ orderId, what: 'address', note: '560001 to 400001', at }]);
      expect(body.redirectedRefunds).toMatchObject([
        { orderId, amount: { value: 1249.37 }, bankLastFour: '5678', at },
        { orderId, bankLastFour: '4321' },
      ]);
    });

    it('stores the last digits of an account that has an e-mail address and no phone number', async () => {
      const customer = await buyer();
      const placed = await placeOrder(await readyBag(customer, [[fixtures.potli, 1]]), 'order-without-phone');
      const refundId = await addAftermath(placed.body.orderDetails.orderId);
      const { id } = await rowOf(customer);
      await database.db
        .update(customerTable)
        .set({ phone: '', email: `customer-${id}@example.com` })
        .where(eq(customerTable.id, id));
      await sweep(database.db, shop.clock.now());
      const parts = await database.db.select().from(refundPart).where(eq(refundPart.refundId, refundId));
      expect(parts.map(({ bankLastFour }) => bankLastFour).toSorted()).toEqual(['4321', '5678']);
    });

    it('erases couriers, codes and the last digits of accounts, once no transfer is due', async () => {
      const customer = await buyer();
      const placed = await placeOrder(await readyBag(customer, [[fixtures.potli, 1]]), 'order-to-erase');
      const { orderId } = placed.body.orderDetails;
      const refundId = await addAftermath(orderId);
      await database.db.insert(returnRequest).values({
        ...{ code: `RT ${orderId}`, customerId: (await rowOf(customer)).id, orderId, refundTo: 'bank' },
        ...{ method: 'selfCourier', courierName: 'India Post', trackingNumber: 'ED123456789IN' },
        ...{ dropCode: '123456', handOverBy: '2026-12-01', createdAt: shop.clock.now() },
      });
      const [attempt] = await database.db
        .select()
        .from(paymentAttempt)
        .where(eq(paymentAttempt.orderId, orderId));
      await database.db.insert(chargeRedirect).values({
        ...{ attemptId: attempt?.id ?? 0, destination: 'bank', amountPaise: 100, bank: 'encrypted' },
        ...{ bankLastFour: '8765', createdAt: shop.clock.now() },
      });
      const digitsOfCharge = async () =>
        (await database.db.select().from(chargeRedirect)).map(({ bankLastFour }) => bankLastFour);
      await customer.call('POST', '/v2/lux/users/{me}/deleteAccount');
      await sweep(database.db, new Date(shop.clock.now().getTime() + 7.1 * day));
      expect(await digitsOfCharge()).toEqual(['8765']);
      await database.db.update(chargeRedirect).set({ bank: null, doneAt: shop.clock.now() });
      const ofRefund = eq(refundPart.refundId, refundId);
      const digits = async () =>
        (await database.db.select().from(refundPart).where(ofRefund))
          .map(({ status, bankLastFour }) => [status, bankLastFour])
          .toSorted();
      expect(await digits()).toEqual([
        ['done', null],
        ['pending', '4321'],
      ]);
      await database.db.update(refundPart).set({ status: 'done', bank: null }).where(ofRefund);
      await sweep(database.db, new Date(shop.clock.now().getTime() + 7.2 * day));
      expect(await digits()).toEqual([
        ['done', null],
        ['done', null],
      ]);
      expect(await digitsOfCharge()).toEqual([null]);
      const [request] = await database.db
        .select()
        .from(returnRequest)
        .where(eq(returnRequest.orderId, orderId));
      expect(request).toMatchObject({ courierName: null, trackingNumber: null, dropCode: null });
    });

    describe('account deletion', () => {
      const deleteAccount = (customer: TestCustomer) =>
        customer.call('POST', '/v2/lux/users/{me}/deleteAccount');

      it('ends every session and rejects the next login with SSO-1201 [AUT-06]', async () => {
        const phone = String(++last);
        const customer = await shop.logIn(phone);
        expect((await deleteAccount(customer)).body).toEqual({ status: 'SUCCESS' });
        expect((await customer.call('GET', '/v2/lux/users/{me}/addresses')).status).toBe(401);
        const { verified: again } = await steps(shop, phone);
        expect([again.status, again.body.errorCode, again.body.errors[0].message]).toEqual([
          409,
          'SSO-1201',
          'Your account deletion is in progress and your account is temporary locked. Please try logging in after few days.',
        ]);
        const row = await rowOf(customer);
        expect(await database.db.select().from(oauthToken).where(eq(oauthToken.customerId, row.id))).toEqual(
          [],
        );
      });

      it('erases personal data after 7 days, retains the order and frees the phone number', async () => {
        const phone = String(++last);
        const customer = await shop.logIn(phone);
        const bag = await readyBag(customer, [[fixtures.potli, 1]]);
        await writeGiftMessage(bag, 'For Amma');
        const { body: placed } = await placeOrder(bag, `order-of-${customer.userName}`);
        await writeGiftMessage({ customer, cart: await cartOf(customer) }, 'For the next one');
        await addressOf(customer);
        await customer.call(
          'POST',
          '/v2/lux/users/{me}/addProductInWishlist',
          toForm({ productCode: fixtures.candle.productCode, emailId: '' }),
        );
        const row = await rowOf(customer);
        await saveUpiId(database.db, { customerId: row.id, upiId: 'i@upi', createdAt: shop.clock.now() });
        const filesOfOthers = (await database.db.select().from(ticketAttachment)).length;
        await writeTicket(customer, 'The parcel came with a torn ribbon.');
        const otherCustomer = await buyer();
        await writeTicket(otherCustomer, 'And mine came with none.');
        expect(readdirSync(shop.uploadsDir)).toHaveLength(filesOfOthers + 2);
        const link = {
          tokenHash: `link of ${phone}`,
          customerHash: row.customerHash,
          email: 'ira@example.com',
        };
        const expiresAt = new Date(shop.clock.now().getTime() + 30 * day);
        await database.db.insert(identityEmailLink).values({ ...link, expiresAt });
        await deleteAccount(customer);
        const now = shop.clock.now().getTime();
        await sweep(database.db, new Date(now + 6.9 * day));
        expect((await rowOf(customer)).id).toBe(row.id);
        await sweep(database.db, new Date(now + 7.1 * day));
        const [left] = await database.db.select().from(customerTable).where(eq(customerTable.id, row.id));
        expect(left).toMatchObject({
          phone: '',
          firstName: '',
          lastName: '',
          email: null,
          customerHash: `deleted-${row.id}`,
        });
        const links = await database.db.select({ hash: identityEmailLink.tokenHash }).from(identityEmailLink);
        expect(links.map(({ hash }) => hash)).not.toContain(link.tokenHash);
        // The customer's tickets and files are gone; those of the other customer remain.
        const owners = await database.db.select({ id: ticket.customerId }).from(ticket);
        expect(owners.map(({ id }) => id)).not.toContain(row.id);
        const [{ file } = { file: '' }, ...others] = await database.db
          .select({ file: ticketAttachment.file })
          .from(ticketAttachment)
          .innerJoin(ticket, eq(ticket.id, ticketAttachment.ticketId))
          .where(eq(ticket.customerId, (await rowOf(otherCustomer)).id));
        expect(others).toEqual([]);
        await sweepAbandonedFiles(database.db, shop.uploadsDir, new Date(Date.now() + 7.1 * day));
        expect(readdirSync(shop.uploadsDir)).toContain(file);
        expect(readdirSync(shop.uploadsDir)).toHaveLength(filesOfOthers + 1);
        const next = await shop.logIn(phone);
        const fetchBody = async (path: string) => (await next.call('GET', `/v2/lux/users/{me}/${path}`)).body;
        expect(await fetchBody('addresses')).toEqual({ addresses: [], noOfAddress: 0 });
        expect(await fetchBody('orders')).toMatchObject({ totalNoOfOrders: 0 });
        const { orderId } = placed.orderDetails;
        expect((await fetchBody(`orders/${orderId}`)).errorCode).toBe('O4041');
        const storedOrders = await database.db
          .select()
          .from(customerOrder)
          .where(eq(customerOrder.customerId, row.id));
        expect(storedOrders).toHaveLength(1);
        expect(storedOrders[0]).toMatchObject({ giftWrap: true, giftMessage: '' });
        const messages = await database.db
          .select({ message: cart.giftMessage })
          .from(cart)
          .where(eq(cart.customerId, row.id));
        expect(messages).toEqual([{ message: '' }, { message: '' }]);
      });

      it('retains the PAN of a customer with a placed order, and erases all other PANs', async () => {
        const purchaser = await buyer();
        await placeOrder(await readyBag(purchaser, [[fixtures.potli, 1]]), `order-of-${purchaser.userName}`);
        const visitor = await buyer();
        const hasPans = async () => {
          const rows = await database.db.select({ id: panCard.customerId }).from(panCard);
          return ids.map((id) => rows.some((row) => row.id === id));
        };
        const ids = [(await rowOf(purchaser)).id, (await rowOf(visitor)).id];
        for (const customer of [purchaser, visitor]) {
          expect((await savePan(customer)).status).toBe(200);
          await deleteAccount(customer);
        }
        expect(await hasPans()).toEqual([true, true]);
        await sweep(database.db, new Date(shop.clock.now().getTime() + 7.1 * day));
        expect(await hasPans()).toEqual([true, false]);
      });
    });
  });

const freshSession = async (shop: TestShop, phone: string) => (await steps(shop, phone)).session;

async function steps(shop: TestShop, phone: string) {
  const codeVerifier = 'v'.repeat(43);
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const sent = await shop.identity('check-phone', { phone, countryCode: '91', captchaToken: null });
  const verified = await shop.identity('verify-phone-otp', {
    phone,
    countryCode: '91',
    otp: shop.outbox.lastCode(phone),
    refId: sent.body.refId,
    codeChallenge,
  });
  return {
    verified,
    session: await shop.identity('access-token', { authCode: verified.body.authCode, codeVerifier }),
  };
}
