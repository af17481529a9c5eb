import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { discount } from '../../db/schema/index.ts';
import { addTo, cartOf, readyBag, placeOrder } from '../../testing/buying.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop, type TestResponse, type TestCustomer, type TestShop } from '../../testing/shop.ts';

const term = { fromDay: '2026-01-01', untilDay: '2026-11-30' };
const rules: (typeof discount.$inferInsert)[] = [
  {
    code: 'WINTER5000',
    kind: 'coupon',
    title: '₹5,000 off',
    amountPaise: 5_000_00,
    minimumPaise: 2_00_000_00,
    ...term,
  },
  {
    code: 'FIRST10',
    kind: 'coupon',
    title: '10% off',
    percent: 10,
    amountPaise: 2_500_00,
    isFirstOrder: true,
    ...term,
  },
  {
    code: 'ONCE',
    kind: 'coupon',
    title: '₹100 off',
    amountPaise: 100_00,
    perCustomer: 1,
    isListed: false,
    ...term,
  },
  { code: 'BY5', kind: 'coupon', title: '5 % off', percent: 5, ...term },
  { code: 'SECRET500', kind: 'coupon', title: '₹500 off', amountPaise: 500_00, isListed: false, ...term },
  {
    code: 'WATCHES',
    kind: 'coupon',
    title: '10% off watches',
    percent: 10,
    scope: { categories: ['LSH15'] },
    ...term,
  },
  { code: 'SOON', kind: 'coupon', title: 'Soon', percent: 10, fromDay: '2026-12-01', untilDay: '2026-12-31' },
  { code: 'OVER', kind: 'coupon', title: 'Over', percent: 10, fromDay: '2026-01-01', untilDay: '2026-11-19' },
];

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the coupon service on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let guest: (method: 'GET' | 'POST', url: string, address?: string) => Promise<TestResponse>;
    let last = 9_400_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      await database.db.insert(discount).values(rules);
      shop = openShop(database.db);
      const token = await shop.guestToken();
      guest = (method, url, address) =>
        shop.call(method, url, {
          headers: { authorization: `Bearer ${token}` },
          ...(address && { remoteAddress: address }),
        });
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const buyer = () => makeCustomer(database.db, shop, String(++last));
    const path = (guid: string) => `/v2/lux/users/anonymous/carts/${guid}`;
    const guestBag = async (
      ...lines: (readonly [{ readonly productCode: string; readonly USSID: string }, number])[]
    ): Promise<string> => {
      const { guid } = (await guest('POST', '/v2/lux/users/anonymous/carts')).body;
      for (const [{ productCode, USSID }, quantity] of lines)
        await guest(
          'POST',
          `${path(guid)}/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=${quantity}`,
        );
      return guid;
    };
    const read = async (guid: string) => (await guest('GET', `${path(guid)}/cartDetails_V2`)).body;
    const applyAsGuest = (guid: string, code: string, address?: string) =>
      guest('POST', `${path(guid)}/applyCouponsAnonymous?couponCode=${encodeURIComponent(code)}`, address);
    const apply = (customer: TestCustomer, cart: string, code: string) =>
      customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/applyCoupons?couponCode=${code}`);
    const bagOf = async (customer: TestCustomer, cart: string) =>
      (await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`)).body;

    it.each([
      'WINTER5000',
      'winter5000',
      ' Winter5000 ',
      '*winter 5000*',
      '#WIN\u200bTER-5000',
      '“winter५०००”.',
    ])(
      'applies %j for a guest and returns its saving and last day [BAG-04] [BAG-18] [BAG-19]',
      async (typed) => {
        const guid = await guestBag([fixtures.warden, 1]);
        const { status, body } = await applyAsGuest(guid, typed);
        expect([status, body]).toMatchObject([
          200,
          {
            conflict: '',
            coupon: { offerCode: 'WINTER5000', savingAmount: { value: 5000 }, expiredOn: '2026-11-30' },
          },
        ]);
        expect(await read(guid)).toMatchObject({
          appliedCoupon: 'WINTER5000',
          coupon: { isApplicable: true, reason: '' },
          slpCouponError: null,
          cartAmount: { couponDiscountAmount: { value: 5000 }, paybleAmount: { value: 2_40_000 } },
        });
      },
    );

    it.each([
      ['NOTHING', 404, 'B9501', 'We do not know this coupon. Check its letters and digits.'],
      ['WINTER5000', 409, 'B9502', 'Add items for ₹1,85,500 more to use WINTER5000.'],
      ['WATCHES', 409, 'B9502', 'WATCHES is not valid for the items in your bag.'],
      ['SOON', 409, 'B9502', 'SOON can be used from Tuesday, 1 December.'],
      ['OVER', 409, 'B9502', 'OVER ended on Thursday, 19 November.'],
    ])(
      'rejects %s with the reason and leaves the previous coupon applied [BAG-04]',
      async (code, status, kind, message) => {
        const guid = await guestBag([fixtures.potli, 1]);
        await applyAsGuest(guid, 'BY5');
        const rejected = await applyAsGuest(guid, code);
        expect([rejected.status, rejected.body.errorCode, rejected.body.errors[0].message]).toEqual([
          status,
          kind,
          message,
        ]);
        expect((await read(guid)).appliedCoupon).toBe('BY5');
      },
    );

    it('replaces the applied coupon by a new one, and reports the replacement [BAG-04]', async () => {
      const guid = await guestBag([fixtures.potli, 1]);
      await applyAsGuest(guid, 'BY5');
      const { body } = await applyAsGuest(guid, 'FIRST10');
      expect(body.conflict).toBe('BY5 was removed: a bag has one coupon.');
      expect((await read(guid)).cartAmount.couponDiscountAmount.value).toBe(1_450);
      expect((await applyAsGuest(guid, 'FIRST10')).body.conflict).toBe('');
    });

    it('shows a coupon that no longer applies, with the reason and no discount [BAG-04]', async () => {
      const guid = await guestBag([fixtures.warden, 1], [fixtures.potli, 1]);
      await applyAsGuest(guid, 'WINTER5000');
      await guest('GET', `${path(guid)}/deleteEntries/0`);
      const bag = await read(guid);
      expect(bag).toMatchObject({
        appliedCoupon: 'WINTER5000',
        slpCouponError: { slpCouponMessage: 'Add items for ₹1,85,500 more to use WINTER5000.' },
        cartAmount: { couponDiscountAmount: { value: 0 }, paybleAmount: { value: 14_500 } },
      });
      const released = await guest('POST', `${path(guid)}/releaseCoupons?couponCode=winter5000`);
      expect(released.body).toEqual({ status: 'SUCCESS' });
      expect(await read(guid)).toMatchObject({ appliedCoupon: null, coupon: null, slpCouponError: null });
    });

    it('removes only the applied coupon, and the total is then exactly as before [BAG-04]', async () => {
      const guid = await guestBag([fixtures.soap, 3]);
      const before = (await read(guid)).cartAmount;
      await applyAsGuest(guid, 'BY5');
      await guest('POST', `${path(guid)}/releaseCoupons?couponCode=FIRST10`);
      expect((await read(guid)).appliedCoupon).toBe('BY5');
      for (let times = 0; times < 2; times += 1)
        await guest('POST', `${path(guid)}/releaseCoupons?couponCode=BY5`);
      expect((await read(guid)).cartAmount).toEqual(before);
    });

    it('lists coupons by saving, inapplicable ones last; omits secret or expired ones [BAG-04]', async () => {
      const guid = await guestBag([fixtures.warden, 1]);
      const list = async () =>
        (await guest('GET', `${path(guid)}/coupons`)).body.coupons.map(
          ({
            offerCode,
            savingAmount,
            reason,
          }: {
            offerCode: string;
            savingAmount: { value: number };
            reason: string;
          }) => [offerCode, savingAmount.value, reason],
        );
      expect(await list()).toEqual([
        ['BY5', 12_250, ''],
        ['WINTER5000', 5_000, ''],
        ['FIRST10', 2_500, ''],
        ['SOON', 0, 'SOON can be used from Tuesday, 1 December.'],
        ['WATCHES', 0, 'WATCHES is not valid for the items in your bag.'],
      ]);
      // The saving in the list does not depend on the coupon that is applied, because each saving is computed
      // for that coupon alone.
      await applyAsGuest(guid, 'FIRST10');
      expect((await list())[0]).toEqual(['BY5', 12_250, '']);
      expect((await applyAsGuest(guid, 'secret500')).body.coupon.savingAmount.value).toBe(500);
    });

    it('lists each coupon with the amount that the bag saves when the coupon is applied [BAG-04]', async () => {
      const guid = await guestBag([fixtures.warden, 1], [fixtures.soap, 7]);
      const { coupons } = (await guest('GET', `${path(guid)}/coupons`)).body;
      const can = coupons.filter(({ isApplicable }: { isApplicable: boolean }) => isApplicable);
      expect(can.length).toBeGreaterThan(2);
      for (const { offerCode, savingAmount } of can) {
        await applyAsGuest(guid, offerCode);
        expect((await read(guid)).cartAmount.couponDiscountAmount).toEqual(savingAmount);
      }
    });

    it("moves a guest's coupon at login; of two coupons, the better stays [BAG-07] [BAG-18]", async () => {
      const merge = (customer: TestCustomer, guid: string) =>
        customer.call('POST', `/v2/lux/users/{me}/carts?oldCartId=${guid}`);
      const guid = await guestBag([fixtures.potli, 1]);
      await applyAsGuest(guid, 'BY5');
      const first = await buyer();
      const { code } = (await merge(first, guid)).body;
      expect((await bagOf(first, code)).appliedCoupon).toBe('BY5');

      const other = await guestBag([fixtures.potli, 1]);
      await applyAsGuest(other, 'BY5');
      const second = await buyer();
      const cart = await cartOf(second);
      await addTo(second, cart, fixtures.soap, 2);
      expect((await apply(second, cart, 'first10')).status).toBe(200);
      await merge(second, other);
      const merged = await bagOf(second, cart);
      expect([merged.appliedCoupon, merged.mergeNote]).toEqual([
        'FIRST10',
        'Your bag has one coupon. FIRST10 stays: it saves ₹1,699.87. BY5 would save ₹849.94.',
      ]);
      expect(merged.cartAmount.couponDiscountAmount.value).toBe(1699.87);
      // The next change of the bag removes the note about the merge.
      await addTo(second, cart, fixtures.soap);
      expect((await bagOf(second, cart)).mergeNote).toBeNull();
    });

    it("prefers the guest's coupon at login if it saves more", async () => {
      const merge = (customer: TestCustomer, guid: string) =>
        customer.call('POST', `/v2/lux/users/{me}/carts?oldCartId=${guid}`);
      const guest = await guestBag([fixtures.warden, 1]);
      await applyAsGuest(guest, 'WINTER5000');
      const customer = await buyer();
      const cart = await cartOf(customer);
      await addTo(customer, cart, fixtures.soap, 2);
      await apply(customer, cart, 'FIRST10');
      await merge(customer, guest);
      const { appliedCoupon, mergeNote } = await bagOf(customer, cart);
      expect([appliedCoupon, mergeNote]).toEqual([
        'WINTER5000',
        'Your bag has one coupon. WINTER5000 stays: it saves ₹5,000. FIRST10 would save ₹2,500.',
      ]);
    });

    it('rejects a first-order coupon if the customer has ordered before, even without a coupon', async () => {
      for (const code of ['FIRST10', 'BY5', undefined]) {
        const customer = await buyer();
        const bag = await readyBag(customer, [[fixtures.soap, 1]]);
        if (code) await apply(customer, bag.cart, code);
        const { cartAmount } = await bagOf(customer, bag.cart);
        const placed = await placeOrder(
          { ...bag, paybleAmount: cartAmount.paybleAmount.value },
          randomUUID(),
        );
        expect(placed.status).toBe(200);
        const next = await cartOf(customer);
        await addTo(customer, next, fixtures.soap);
        expect((await apply(customer, next, 'FIRST10')).body.errors[0].message).toBe(
          'FIRST10 is for a first order, and you have ordered before.',
        );
      }
    });

    it('stops applying a first-order coupon of a guest who logs in to an account with orders', async () => {
      const customer = await buyer();
      await placeOrder(await readyBag(customer, [[fixtures.soap, 1]]), randomUUID());
      const guid = await guestBag([fixtures.potli, 1]);
      await applyAsGuest(guid, 'FIRST10');
      const { code } = (await customer.call('POST', `/v2/lux/users/{me}/carts?oldCartId=${guid}`)).body;
      expect(await bagOf(customer, code)).toMatchObject({
        coupon: { isApplicable: false, reason: 'FIRST10 is for a first order, and you have ordered before.' },
        cartAmount: { couponDiscountAmount: { value: 0 } },
      });
    });

    it('accepts a first-order coupon for only one of two simultaneous orders', async () => {
      const customer = await buyer();
      const bag = await readyBag(customer, [[fixtures.potli, 1]]);
      const { code } = (
        await customer.call(
          'GET',
          `/v2/lux/users/{me}/buyNow/mergeBuyNowCart?isPwa=true&channel=web&isMDE=true&productCode=${fixtures.potli.productCode}&USSID=${fixtures.potli.USSID}`,
        )
      ).body;
      const both = [bag.cart, code];
      for (const cart of both) expect((await apply(customer, cart, 'FIRST10')).status).toBe(200);
      const seen: number[] = [];
      for (const cart of both) seen.push((await bagOf(customer, cart)).cartAmount.paybleAmount.value);
      const placed = await Promise.all(
        both.map((cart, at) => placeOrder({ ...bag, cart, paybleAmount: seen[at] ?? 0 }, randomUUID())),
      );
      expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    it('rejects a coupon that the customer has used up', async () => {
      const customer = await buyer();
      const bag = await readyBag(customer, [[fixtures.soap, 1]]);
      await apply(customer, bag.cart, 'ONCE');
      const { cartAmount } = await bagOf(customer, bag.cart);
      const placed = await placeOrder({ ...bag, paybleAmount: cartAmount.paybleAmount.value }, randomUUID());
      expect(placed.status).toBe(200);
      const next = await cartOf(customer);
      await addTo(customer, next, fixtures.soap);
      expect((await apply(customer, next, 'ONCE')).body.errors[0].message).toBe(
        'You have already used ONCE.',
      );
      const { coupons } = (await customer.call('GET', `/v2/lux/users/{me}/carts/${next}/coupons`)).body;
      expect(
        coupons.find(({ offerCode }: { offerCode: string }) => offerCode === 'FIRST10').isApplicable,
      ).toBe(false);
    });

    it('rejects calls for the bag of another shopper', async () => {
      const customer = await buyer();
      const { code, guid } = (await customer.call('POST', '/v2/lux/users/{me}/carts')).body;
      const other = await buyer();
      expect((await applyAsGuest(guid, 'BY5')).body.errorCode).toBe('CartError');
      expect((await applyAsGuest(guid, 'NOTHING')).body.errorCode).toBe('CartError');
      expect((await apply(other, code, 'BY5')).body.errorCode).toBe('CartError');
      expect((await other.call('GET', `/v2/lux/users/{me}/carts/${code}/coupons`)).status).toBe(404);
    });

    it('does not count a text that cannot be a code as a guess', async () => {
      const guid = await guestBag([fixtures.potli, 1]);
      for (let slip = 0; slip < 25; slip += 1)
        expect((await applyAsGuest(guid, `ÜBER${slip}/${slip}`, '10.9.8.6')).status).toBe(404);
      expect((await applyAsGuest(guid, 'BY5', '10.9.8.6')).status).toBe(200);
    });

    it('rejects every code of a cart after 20 wrong codes, for 10 minutes', async () => {
      const guid = await guestBag([fixtures.potli, 1]);
      const statuses = [];
      for (let guess = 0; guess < 20; guess += 1)
        statuses.push((await applyAsGuest(guid, `GUESS${guess}`, `10.9.${guess}.7`)).status);
      expect(statuses).toEqual(Array(20).fill(404));
      for (const code of ['BY5', 'SECRET500', 'GUESS21', 'SOON'])
        expect(await applyAsGuest(guid, code, '10.9.99.9')).toMatchObject({
          status: 429,
          body: { errors: [{ message: 'Too many coupon attempts. Please try again in a few minutes.' }] },
        });
      expect((await applyAsGuest(await guestBag([fixtures.potli, 1]), 'BY5', '10.9.1.7')).status).toBe(200);
      shop.clock.advance(10 * 60_000);
      expect((await applyAsGuest(guid, 'BY5')).status).toBe(200);
    });

    it('limits wrong codes per customer, without blocking another customer', async () => {
      const customer = await buyer();
      const cart = await cartOf(customer);
      await addTo(customer, cart, fixtures.potli);
      for (let guess = 0; guess < 20; guess += 1)
        expect((await apply(customer, cart, `GUESS${guess}`)).status).toBe(404);
      expect((await apply(customer, cart, 'BY5')).status).toBe(429);
      const other = await buyer();
      const theirs = await cartOf(other);
      await addTo(other, theirs, fixtures.potli);
      expect((await apply(other, theirs, 'BY5')).status).toBe(200);
    });

    it('does not count existing codes as guesses, even if the coupon does not apply', async () => {
      const guid = await guestBag([fixtures.potli, 1]);
      for (let time = 0; time < 15; time += 1) {
        expect((await applyAsGuest(guid, 'BY5')).status).toBe(200);
        expect((await applyAsGuest(guid, 'WINTER5000')).status).toBe(409);
      }
    });

    it('limits the guesses of all guests in an IPv6 network, without blocking customers', async () => {
      let passed = 0;
      const bags = await Promise.all(Array.from({ length: 16 }, () => guestBag([fixtures.potli, 1])));
      for (let guess = 0; guess < 320; guess += 1) {
        const address = `2001:db8:1:2::${(guess + 1).toString(16)}`;
        const { status } = await applyAsGuest(bags[guess % 16] ?? '', `NET${guess}`, address);
        if (status === 404) passed += 1;
      }
      expect(passed).toBe(300);
      expect((await applyAsGuest(bags[0] ?? '', 'BY5', '2001:db8:1:2:ffff::1')).status).toBe(429);
      const customer = await buyer();
      const cart = await cartOf(customer);
      await addTo(customer, cart, fixtures.potli);
      const asCustomer = await shop.call(
        'POST',
        `/v2/lux/users/${customer.userName}/carts/${cart}/applyCoupons?couponCode=BY5`,
        {
          headers: { authorization: `Bearer ${customer.token}` },
          remoteAddress: '2001:db8:1:2::1',
        },
      );
      expect(asCustomer.status).toBe(200);
      expect((await applyAsGuest(bags[0] ?? '', 'BY5', '2001:db8:1:3::1')).status).toBe(200);
    });
  });
