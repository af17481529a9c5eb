import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import {
  applicationProperty,
  customer,
  customerOrder,
  discount,
  offer,
  panCard,
  paymentEvent,
  savedCard,
} from '../db/schema/index.ts';
import { post } from '../modules/ledger/ledger.ts';
import { addTo, cartOf, readyBag, type ReadyBag } from '../testing/buying.ts';
import { makeCustomer } from '../testing/buyers.ts';
import { databases } from '../testing/databases.ts';
import { fakeProvider, type FakeProvider } from '../testing/fakeProvider.ts';
import { insertFixtures, fixtures } from '../testing/fixtures.ts';
import { beginPayment, createCart, customerBuyer } from '../testing/giftCards.ts';
import { openShop, type TestResponse, type TestShop } from '../testing/shop.ts';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`online payment on ${name}`, () => {
    let database: OpenDatabase;
    let provider: FakeProvider;
    let shop: TestShop;
    let last = 9_500_000_000;
    let customerId = 0;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      const term = { fromDay: '2020-01-01', untilDay: '2090-01-01' };
      await database.db.insert(discount).values([
        {
          ...term,
          code: 'NCEMI-HDFC-6',
          kind: 'emi',
          title: 'No-cost EMI over 6 months',
          minimumPaise: 10_000_00,
          bank: 'HDFC Bank',
          months: 6,
        },
        {
          ...term,
          code: 'HDFC10',
          kind: 'bank',
          title: '10% off with HDFC Bank',
          percent: 10,
          minimumPaise: 10_000_00,
          bank: 'HDFC Bank',
          bins: ['411111'],
          withCoupon: false,
        },
        {
          ...term,
          code: 'OLD10',
          kind: 'bank',
          title: '10% off, long ago',
          percent: 10,
          untilDay: '2021-01-01',
        },
        {
          ...term,
          code: 'ICICI500',
          kind: 'bank',
          title: '₹500 off with ICICI Bank',
          amountPaise: 500_00,
          bank: 'ICICI Bank',
          bins: ['41111112', '5555'],
        },
        { ...term, code: 'MUCH', kind: 'bank', title: 'Much off', percent: 10, minimumPaise: 90_00_000_00 },
        { ...term, code: 'THOUSAND', kind: 'coupon', title: '₹1,000 off', amountPaise: 1_000_00 },
      ]);
    }, 60_000);
    beforeEach(() => {
      provider = fakeProvider();
      shop = openShop(database.db, undefined, { provider });
    });
    afterAll(async () => {
      await database.close();
    });

    const users = '/v2/lux/users/{me}';
    const newCustomer = () => makeCustomer(database.db, shop, String(++last));
    const bagOf = async (fixture: (typeof fixtures)[keyof typeof fixtures] = fixtures.potli) => {
      const bag = await readyBag(await newCustomer(), [[fixture, 1]]);
      const [row] = await database.db
        .select({ id: customer.id })
        .from(customer)
        .where(eq(customer.userName, bag.customer.userName));
      customerId = row?.id ?? 0;
      return bag;
    };
    const callCart = (bag: ReadyBag, method: 'GET' | 'POST', call: string, payload?: object) =>
      bag.customer.call(method, `${users}/carts/${bag.cart}/${call}`, payload ? { payload } : {});
    const summaryOf = async (bag: ReadyBag) => (await callCart(bag, 'GET', 'displayOrderSummary_V2')).body;
    const collect = (bag: ReadyBag, key: string, more: object = {}): Promise<TestResponse> =>
      bag.customer.call('POST', `${users}/carts/${bag.cart}/collectPaymentOrder_V2`, {
        headers: { 'idempotency-key': key },
        payload: {
          paymentMode: 'UPI',
          addressId: bag.addressId,
          paybleAmount: bag.paybleAmount,
          ...more,
        },
      });
    const payableOf = async (bag: ReadyBag): Promise<number> =>
      (await summaryOf(bag)).cartAmount.paybleAmount.value;
    const callOrder = (bag: ReadyBag, orderId: string, call = 'updateTransactionDetails') =>
      bag.customer.call('POST', `${users}/orders/${orderId}/${call}`);

    describe('unfinished payments', () => {
      const stockOf = async ({ USSID }: { USSID: string }) =>
        (await database.db.select().from(offer).where(eq(offer.ussid, USSID)))[0]?.stock ?? 0;
      const buyNow = async ({ customer: buyer }: ReadyBag, { productCode, USSID } = fixtures.potli) =>
        (
          await buyer.call(
            'GET',
            `${users}/buyNow/mergeBuyNowCart?isPwa=true&channel=web&isMDE=true&productCode=${productCode}&USSID=${USSID}`,
          )
        ).body.code as string;
      /** Starts a buy-now payment for the item. */
      async function begin(bag: ReadyBag, key: string) {
        shop.clock.advance(1000);
        return collect({ ...bag, cart: await buyNow(bag) }, key);
      }

      it('hold stock once, are limited to two, and can be started ten times in ten minutes', async () => {
        const bag = await bagOf();
        const before = await stockOf(fixtures.potli);
        const statuses: number[] = [];
        for (let time = 0; time < 13; time += 1) {
          statuses.push((await begin(bag, `many-payments-${time}`)).status);
          expect(await stockOf(fixtures.potli)).toBeGreaterThanOrEqual(before - 1);
          const open = await database.db
            .select()
            .from(customerOrder)
            .where(and(eq(customerOrder.customerId, customerId), eq(customerOrder.status, 'open')));
          expect(open.length).toBeLessThanOrEqual(2);
        }
        expect(statuses).toEqual([...Array(10).fill(200), 429, 429, 429]);
        shop.clock.advance(10 * 60_000);
        expect((await begin(bag, 'many-payments-later')).status).toBe(200);
      });

      it('are limited to two per customer when the provider cannot cancel them', async () => {
        const bag = await bagOf();
        for (const key of ['pending-pay-001', 'pending-pay-002']) {
          const { orderId } = (await begin(bag, key)).body;
          provider.setStatus(`${orderId}-1`, 'AUTHORIZING');
        }
        const third = await begin(bag, 'pending-pay-003');
        expect(third).toMatchObject({ status: 409, body: { errorCode: 'O4008' } });
        const racing = await Promise.all([0, 1, 2].map((index) => begin(bag, `pending-race-${index}`)));
        for (const { status } of racing) expect(status).toBe(409);
      });

      it('let the same customer start another payment for the last unit', async () => {
        const bag = await bagOf();
        const { stock, ussid } = { stock: await stockOf(fixtures.potli), ussid: fixtures.potli.USSID };
        await database.db.update(offer).set({ stock: 1 }).where(eq(offer.ussid, ussid));
        const first = await begin(bag, 'last-unit-00001');
        expect(await stockOf(fixtures.potli)).toBe(0);
        shop.clock.advance(1000);
        const second = await collect(bag, 'last-unit-00002');
        expect([first.status, second.status]).toEqual([200, 200]);
        // Although the second payment took over the unit, the first payment is charged too. The first payment
        // is refunded, so the unit is sold once.
        provider.setStatus(`${first.body.orderId}-1`, 'CHARGED');
        provider.setStatus(`${second.body.orderId}-1`, 'CHARGED');
        expect((await callOrder(bag, first.body.orderId)).body).toMatchObject({
          outcome: 'FAILED',
          orderDetails: { refund: { isDone: true } },
        });
        expect((await callOrder(bag, second.body.orderId)).body.outcome).toBe('PLACED');
        await database.db.update(offer).set({ stock }).where(eq(offer.ussid, ussid));
      });

      it('keep their stock when the same call is repeated, or another tab pays for the same bag', async () => {
        const bag = await bagOf();
        const before = await stockOf(fixtures.potli);
        await Promise.all([0, 1, 2].map(() => collect(bag, 'repeated-call-01')));
        shop.clock.advance(1000);
        await collect(bag, 'repeated-call-01');
        expect((await collect(bag, 'another-tab-001')).body.errorCode).toBe('O4004');
        expect(await stockOf(fixtures.potli)).toBe(before - 1);
      });
    });

    it('returns the same data to a repeated call, and the outcome after the charge [CHK-12]', async () => {
      const bag = await bagOf();
      const begun = await collect(bag, 'one-key-000001');
      expect(begun).toMatchObject({
        status: 200,
        body: { amount: { value: 14_500 }, payment: { kind: 'redirect' } },
      });
      expect((await collect(bag, 'one-key-000001')).body).toEqual(begun.body);
      expect((await collect(bag, 'another-key-01')).body.errorCode).toBe('O4004');
      const { orderId } = begun.body;
      expect((await summaryOf(bag)).openOrderId).toBe(orderId);
      expect((await callOrder(bag, orderId)).body).toMatchObject({ outcome: 'PENDING' });
      expect((await bag.customer.call('GET', `${users}/openPayment`)).body).toEqual({
        order: { orderId, outcome: 'PENDING', isBuyNow: false },
      });
      provider.setStatus(`${orderId}-1`, 'CHARGED');
      expect((await callOrder(bag, orderId)).body).toMatchObject({
        outcome: 'PLACED',
        orderDetails: { orderId, paymentStatus: 'SUCCESS', transactionId: `${orderId}-1` },
      });
      // The payment has ended because the order is placed, so its idempotency key is rejected.
      expect((await collect(bag, 'one-key-000001')).body.errorCode).toBe('O4005');
    });

    it('cancels a payment only when the provider cannot charge it any more', async () => {
      const bag = await bagOf();
      const { orderId } = (await collect(bag, 'cancel-key-001')).body;
      provider.setStatus(`${orderId}-1`, 'AUTHORIZING');
      expect((await callOrder(bag, orderId, 'cancelPayment')).body.outcome).toBe('PENDING');
      provider.setStatus(`${orderId}-1`, 'PENDING_VBV');
      expect((await callOrder(bag, orderId, 'cancelPayment')).body).toMatchObject({
        outcome: 'FAILED',
        orderDetails: { errorMessage: 'You cancelled this payment.', errorCode: 'AUTHENTICATION_FAILED' },
      });
      expect((await summaryOf(bag)).openOrderId).toBeNull();
    });

    it('rejects calls for another customer’s order, and a payment mode that is not online', async () => {
      const bag = await bagOf();
      const { orderId } = (await collect(bag, 'theirs-key-001')).body;
      const other = await newCustomer();
      for (const call of ['updateTransactionDetails', 'cancelPayment'])
        expect((await other.call('POST', `${users}/orders/${orderId}/${call}`)).body.errorCode).toBe('O4041');
      expect((await collect(bag, 'wrong-key-0001', { paymentMode: 'COD' })).body.errorCode).toBe('O4001');
    });

    it('returns a gateway error when the provider does not answer, and lets the shopper pay again [CHK-20]', async () => {
      const bag = await bagOf();
      provider.isSilent = true;
      const rejected = await collect(bag, 'silent-key-001');
      expect(rejected).toMatchObject({ status: 424, body: { errorCode: 'PAYMENT_GATEWAY' } });
      expect(rejected.body.errors[0].message).toBe('Payment Gateway Error, please try');
      expect(await summaryOf(bag)).toMatchObject({ openOrderId: null });
      expect((await callCart(bag, 'GET', 'paymentOptions')).body).toMatchObject({
        isProviderAvailable: false,
        banks: [],
        savedCards: [],
      });
      provider.isSilent = false;
      expect((await collect(bag, 'silent-key-002')).status).toBe(200);
    });

    it('accepts a return only with a valid signature, and reads the outcome from the provider [RTE-08]', async () => {
      const bag = await bagOf();
      const { orderId } = (await collect(bag, 'return-key-001')).body;
      const reference = `${orderId}-1`;
      const back = (payload: object) =>
        shop.call('POST', '/v2/lux/payments/return', {
          headers: { authorization: `Bearer ${token}` },
          payload,
        });
      const token = await shop.guestToken();
      const forged = await back({ reference, status: 'CHARGED', signature: 'wrong' });
      expect(forged).toMatchObject({ status: 404, body: { errorCode: 'O4042' } });
      // The return contains the status CHARGED, but the provider has charged nothing. The order therefore
      // stays pending.
      expect((await back({ reference, status: 'CHARGED', signature: 'right' })).body).toEqual({
        orderId,
        outcome: 'PENDING',
        isBuyNow: false,
      });
      provider.setStatus(reference, 'CHARGED');
      for (let time = 0; time < 2; time += 1)
        expect((await back({ reference, status: 'NEW', signature: 'right' })).body.outcome).toBe('PLACED');
    });

    it('stores a repeated webhook of the provider once, and rejects a forged webhook', async () => {
      const bag = await bagOf();
      const { orderId } = (await collect(bag, 'webhook-key-01')).body;
      const reference = `${orderId}-1`;
      const hook = (authorization: string, eventId = `evt-${last}`) =>
        shop.call('POST', '/payments/fake/webhook', {
          headers: { authorization, 'content-type': 'application/json' },
          payload: JSON.stringify({ eventId, reference, detail: 'ORDER_SUCCEEDED' }),
        });
      provider.setStatus(reference, 'CHARGED');
      expect((await hook('wrong')).status).toBe(401);
      expect(
        await database.db.select().from(paymentEvent).where(eq(paymentEvent.reference, reference)),
      ).toEqual([]);
      expect(
        (await Promise.all([hook('right'), hook('right'), hook('right')])).map(({ status }) => status),
      ).toEqual([200, 200, 200]);
      const events = await database.db
        .select()
        .from(paymentEvent)
        .where(eq(paymentEvent.reference, reference));
      expect(events).toHaveLength(1);
      const { body } = await bag.customer.call('GET', `${users}/orders/${orderId}`);
      expect(body.outcome).toBe('PLACED');
    });

    it('stores a webhook that is not about a payment once, and rejects such a webhook when it is forged', async () => {
      const hook = (authorization: string, event: object) =>
        shop.call('POST', '/payments/fake/webhook', {
          headers: { authorization, 'content-type': 'application/json' },
          payload: JSON.stringify(event),
        });
      const unknown = { detail: `MANDATE_CREATED\u0000${++last}` };
      for (let time = 0; time < 40; time += 1) expect((await hook('right', unknown)).status).toBe(200);
      expect((await hook('wrong', unknown)).status).toBe(401);
      const events = await database.db
        .select()
        .from(paymentEvent)
        .where(eq(paymentEvent.detail, `MANDATE_CREATED${last}`));
      expect(events).toMatchObject([{ kind: 'webhook', reference: null }]);
    });

    it('offers EMI plans by bank, no-cost plans first, and deducts the interest of a no-cost plan [CHK-06]', async () => {
      const bag = await bagOf();
      const { banks } = (await callCart(bag, 'GET', 'emiPlans')).body;
      const plain = banks[0].plans.map((plan: { months: number; emiType: string }) => [
        plan.months,
        plan.emiType,
      ]);
      expect(plain).toEqual([
        [6, 'NO_COST'],
        [3, 'STANDARD'],
      ]);
      expect(banks[0].plans[0].total.value).toBe(14_500);
      expect((await callCart(bag, 'POST', 'applyNoCostEMI', { emiCode: 'NONE' })).body.errorCode).toBe(
        'B9601',
      );
      await callCart(bag, 'POST', 'applyNoCostEMI', { emiCode: 'ncemi-hdfc-6' });
      const summary = await summaryOf(bag);
      const { noCostEmiDiscount, paybleAmount } = summary.cartAmount;
      expect(noCostEmiDiscount.value).toBeGreaterThan(0);
      expect(paybleAmount.value + noCostEmiDiscount.value).toBe(14_500);
      // The discount belongs to the chosen HDFC plan. With a plan of another bank, the order costs more than
      // this amount.
      const emi = { bank: 'SBI', months: 12 };
      const pay = { paymentMode: 'EMI', paybleAmount: paybleAmount.value };
      expect((await collect(bag, 'emi-key-000001', { ...pay, emi })).body.errorCode).toBe('B9907');
      const { body } = await collect(bag, 'emi-key-000002', { ...pay, emi: { bank: 'HDFC', months: 6 } });
      expect(body.amount.value).toBe(paybleAmount.value);
    });

    it.each([
      [{ bank: 'HDFC', months: 6 }, 'PLACED'],
      [{ bank: 'HDFC', months: 3 }, 'FAILED'],
      [undefined, 'FAILED'],
    ] as const)(
      'lets the shop pay interest for the chosen plan only: an order paid with the plan %j is %s',
      async (emi, outcome) => {
        const bag = await bagOf();
        await callCart(bag, 'POST', 'applyNoCostEMI', { emiCode: 'NCEMI-HDFC-6' });
        const { body } = await collect(bag, `plan-key-${emi?.months ?? 'none'}`, {
          paymentMode: 'EMI',
          paybleAmount: (await summaryOf(bag)).cartAmount.paybleAmount.value,
          emi: { bank: 'HDFC', months: 6 },
        });
        provider.setStatus(`${body.orderId}-1`, 'CHARGED');
        provider.emi = emi;
        expect((await callOrder(bag, body.orderId)).body.outcome).toBe(outcome);
        provider.emi = undefined;
      },
    );

    it.each(['home-delivery', 'express-delivery'])(
      'with the mode %s, adds the delivery fee to EMI plans, earned points and the total with a bank offer',
      async (mode) => {
        const bag = await bagOf();
        await callCart(bag, 'POST', `entries/0/deliveryMode?deliveryMode=${mode}`);
        const payable = await payableOf(bag);
        expect(payable).toBe(mode === 'express-delivery' ? 14_750 : 14_500);
        const plans = (await callCart(bag, 'GET', 'emiPlans')).body.banks.flatMap(
          (bank: { plans: { emiType: string; total: { value: number } }[] }) => bank.plans,
        );
        const free = plans.filter(({ emiType }: { emiType: string }) => emiType === 'NO_COST');
        expect(free.map(({ total }: { total: { value: number } }) => total.value)).toEqual([payable]);
        for (const plan of plans) expect(plan.total.value).toBeGreaterThanOrEqual(payable);
        const chosen = await callCart(bag, 'POST', 'applyNoCostEMI', { emiCode: 'NCEMI-HDFC-6' });
        expect(chosen.body.paybleAmount.value).toBe(await payableOf(bag));
        const released = await callCart(bag, 'POST', 'releaseNoCostEMI');
        expect(released.body.paybleAmount.value).toBe(payable);
        const offer = await callCart(bag, 'POST', 'applyBankCoupons', { offerCode: 'HDFC10' });
        expect(offer.body.paybleAmount.value).toBe(await payableOf(bag));
        await callCart(bag, 'POST', 'releaseBankCoupons');
        await database.db.update(customer).set({ isLoyal: true }).where(eq(customer.id, customerId));
        await database.db
          .update(applicationProperty)
          .set({ value: 'true' })
          .where(eq(applicationProperty.name, 'isLoyaltyEnabled_Lux'));
        expect((await callCart(bag, 'GET', 'loyaltyPointsMessage')).body.points).toBe(
          Math.floor(payable / 100),
        );
        const emi = { bank: 'HDFC', months: 6 };
        const pay = { paymentMode: 'EMI', paybleAmount: payable, emi };
        const { orderId } = (await collect(bag, `fee-${mode}-key`, pay)).body;
        const [storedOrder] = await database.db
          .select()
          .from(customerOrder)
          .where(eq(customerOrder.id, orderId));
        // Without the no-cost plan, the bank lends the full payable amount, delivery included.
        expect((storedOrder?.emi?.monthlyPaise ?? 0) * 6).toBeGreaterThan(payable * 100);
        provider.setStatus(`${orderId}-1`, 'CHARGED');
        provider.emi = emi;
        const placed = (await callOrder(bag, orderId)).body.orderDetails;
        expect(placed.earnedPoints).toBe(Math.floor(payable / 100));
        provider.emi = undefined;
      },
    );

    it('removes the no-cost EMI plan when the bag falls below the minimum of the plan', async () => {
      const bag = await bagOf(fixtures.soap);
      const { cart, customer } = bag;
      await addTo(customer, cart, fixtures.potli);
      await callCart(bag, 'POST', 'applyNoCostEMI', { emiCode: 'NCEMI-HDFC-6' });
      expect((await summaryOf(bag)).noCostEmiCode).toBe('NCEMI-HDFC-6');
      await customer.call('GET', `${users}/carts/${cart}/deleteEntries/1`);
      const summary = await summaryOf(bag);
      expect([summary.noCostEmiCode, summary.cartAmount.noCostEmiDiscount.value]).toEqual([null, 0]);
    });

    it('restores the total when an EMI plan is removed, and reports which cards allow EMI', async () => {
      const bag = await bagOf();
      await callCart(bag, 'POST', 'applyNoCostEMI', { emiCode: 'NCEMI-HDFC-6' });
      await callCart(bag, 'POST', 'releaseNoCostEMI');
      expect(await payableOf(bag)).toBe(14_500);
      expect(
        (await callCart(bag, 'POST', 'emiEligibleBin', { bin: '411111', bank: 'HDFC' })).body,
      ).toMatchObject({
        isEligible: true,
      });
      expect(
        (await callCart(bag, 'POST', 'emiEligibleBin', { bin: '555555', bank: 'HDFC' })).body,
      ).toMatchObject({
        isEligible: false,
        message: 'Currently, there are no EMI options available for your card',
      });
    });

    it('applies a valid bank offer, and rejects others with a specified code [CHK-08, CHK-33]', async () => {
      const bag = await bagOf();
      const apply = (offerCode: string, more: object = {}) =>
        callCart(bag, 'POST', 'applyBankCoupons', { offerCode, ...more });
      expect((await apply('NONE')).body.errorCode).toBe('B9078');
      expect((await apply('OLD10')).body.errorCode).toBe('B9510');
      expect((await apply('MUCH')).body).toMatchObject({
        errorCode: 'B9509',
        errors: [{ message: 'Add items for ₹89,85,500 more to use MUCH.' }],
      });
      expect((await apply('hdfc10')).body).toMatchObject({ paybleAmount: { value: 13_050 } });
      expect(await summaryOf(bag)).toMatchObject({ bankOfferCouponCode: 'HDFC10', bankOfferError: null });
      expect((await callCart(bag, 'POST', 'binValidation', { bin: '555555' })).body.bankOfferError).toBe(
        '10% off with HDFC Bank is not for this card.',
      );
      expect((await callCart(bag, 'POST', 'binValidation', { bin: '411111' })).body).toMatchObject({
        card: { cardBrand: 'VISA', bank: 'HDFC Bank' },
        bankOfferError: '',
      });
      await callCart(bag, 'POST', 'releaseBankCoupons');
      expect(await payableOf(bag)).toBe(14_500);
      await callCart(bag, 'POST', 'applyCoupons?couponCode=THOUSAND');
      expect((await apply('HDFC10')).body.errorCode).toBe('B9599');
      expect((await apply('HDFC10', { withoutCoupon: true })).body.paybleAmount.value).toBe(13_050);
      expect((await summaryOf(bag)).coupons).toEqual([]);
    });

    it('accepts a bank offer only with the cards of that bank', async () => {
      const bag = await bagOf();
      await callCart(bag, 'POST', 'applyBankCoupons', { offerCode: 'HDFC10' });
      const pay = { paymentMode: 'Credit Card', paybleAmount: 13_050 };
      expect((await collect(bag, 'offer-key-0001', { ...pay, paymentMode: 'UPI' })).body.errorCode).toBe(
        'B6009',
      );
      expect((await collect(bag, 'offer-key-0002', { ...pay, bin: '555555' })).body.errorCode).toBe('B6009');
      // The store also rejects cash on delivery and cliq cash for a bank offer, although no page of the shop
      // sends them.
      for (const paymentMode of ['COD', 'Cliq Cash'])
        expect(
          (
            await bag.customer.call('POST', `${users}/carts/${bag.cart}/placeOrder`, {
              headers: { 'idempotency-key': `offer-at-${paymentMode.replace(' ', '-')}` },
              payload: { addressId: bag.addressId, paybleAmount: 13_050, paymentMode },
            })
          ).body.errorCode,
        ).toBe('B6009');
      expect((await collect(bag, 'offer-key-0003', { ...pay, bin: '411111' })).status).toBe(200);
    });

    it.each(['555555', undefined])(
      'refunds an order with a bank offer when the digits of the charged card are %s, not those on the page',
      async (bin) => {
        const bag = await bagOf();
        await callCart(bag, 'POST', 'applyBankCoupons', { offerCode: 'HDFC10' });
        const { body } = await collect(bag, `offer-key-${bin}`, {
          paymentMode: 'Credit Card',
          paybleAmount: 13_050,
          bin: '411111',
        });
        provider.setStatus(`${body.orderId}-1`, 'CHARGED');
        provider.bin = bin;
        expect((await callOrder(bag, body.orderId)).body).toMatchObject({
          outcome: 'FAILED',
          orderDetails: { errorCode: 'OFFER_CARD', refund: { amount: { value: 13_050 }, isDone: true } },
        });
        // The order list leaves out the failed order. No order is open, so the shopper can pay for the bag
        // again.
        expect((await bag.customer.call('GET', `${users}/orders`)).body.totalNoOfOrders).toBe(0);
        expect((await summaryOf(bag)).openOrderId).toBeNull();
      },
    );

    it.each([
      ['41111112', '41111112', 'PLACED'],
      // For a saved card, and from some providers, the shop gets only the first six digits.
      ['411111', '411111', 'PLACED'],
      ['41111112', '411111', 'PLACED'],
      ['41111112', '41111199', 'FAILED'],
      ['41111199', undefined, 'B6009'],
      ['511111', undefined, 'B6009'],
    ])(
      'checks by up to eight digits whether a card fits an offer: page %s, provider %s, result %s',
      async (typed, charged, outcome) => {
        const bag = await bagOf();
        await callCart(bag, 'POST', 'applyBankCoupons', { offerCode: 'ICICI500' });
        const { body } = await collect(bag, `eight-digits-${typed}-${charged}`, {
          paymentMode: 'Credit Card',
          paybleAmount: 14_000,
          bin: typed,
        });
        if (charged === undefined) return expect(body.errorCode).toBe(outcome);
        provider.setStatus(`${body.orderId}-1`, 'CHARGED');
        provider.bin = charged;
        expect((await callOrder(bag, body.orderId)).body.outcome).toBe(outcome);
      },
    );

    it.each([
      [14_499_50, 14_499_00, 0.5],
      [14_499_00, 14_499_00, 0],
      [14_500_00, 14_500_00, 0],
    ])(
      'leaves zero or at least the provider’s minimum to pay when the cliq cash balance is %i paise',
      async (has, used, held) => {
        const bag = await bagOf();
        await post(
          database.db,
          null,
          [
            { account: 'cliq-cash', amountPaise: -has, customerId },
            { account: 'payments', amountPaise: has },
          ],
          shop.clock.now(),
        );
        await callCart(bag, 'POST', 'applyVouchers?action=apply');
        const summary = await summaryOf(bag);
        const rest = (14_500_00 - used) / 100;
        expect(summary.cartAmount.paybleAmount.value).toBe(rest);
        expect(summary.cliqCashPaidAmount ?? summary.cartAmount.cliqCashPaidAmount).toMatchObject({
          value: used / 100,
        });
        expect(summary.minimumPayment).toEqual(
          held
            ? {
                amount: expect.objectContaining({ value: 1 }),
                heldBack: expect.objectContaining({ value: held }),
              }
            : null,
        );
        if (rest === 0) return;
        const { status, body } = await collect(bag, `smallest-${has}`, { paybleAmount: rest });
        expect({ status, amount: body.amount?.value }).toEqual({ status: 200, amount: rest });
      },
    );

    it('applies cliq cash, points and brand cash up to their balances, and removes them again [CHK-09, CHK-35, CHK-24]', async () => {
      const bag = await bagOf();
      expect((await callCart(bag, 'POST', 'applyVouchers?action=apply')).body.errorCode).toBe('B9702');
      expect((await callCart(bag, 'POST', 'applyLoyaltyPoints?action=apply')).body.errorCode).toBe('B9703');
      expect((await callCart(bag, 'POST', 'brandcash?action=apply')).body.errorCode).toBe('B9701');
      await post(
        database.db,
        null,
        [
          { account: 'cliq-cash', amountPaise: -2_000_00, customerId },
          { account: 'loyalty-points', amountPaise: -500_00, customerId },
          { account: 'brand-cash', amountPaise: -300_00, customerId, brandCode: 'MBH11A00001' },
          { account: 'payments', amountPaise: 2_800_00 },
        ],
        shop.clock.now(),
      );
      expect((await callCart(bag, 'POST', 'applyVouchers?action=apply')).body.paybleAmount.value).toBe(
        12_500,
      );
      expect((await callCart(bag, 'POST', 'applyLoyaltyPoints?action=apply')).body.paybleAmount.value).toBe(
        12_000,
      );
      expect((await callCart(bag, 'POST', 'brandcash?action=apply')).body).toMatchObject({
        brandCashEligible: true,
        brandCashApplied: true,
        brandCashPaidAmount: { value: 300 },
        paybleAmount: { value: 11_700 },
      });
      expect(await summaryOf(bag)).toMatchObject({
        cliqCashBalance: { value: 2000 },
        loyaltyPointsBalance: 500,
        brandCashPaidAmount: { value: 300, breakup: [{ key: 'Zari Katha', value: { value: 300 } }] },
      });
      for (const call of ['applyVouchers', 'applyLoyaltyPoints', 'brandcash'])
        await callCart(bag, 'POST', `${call}?action=remove`);
      expect(await payableOf(bag)).toBe(14_500);
      // A customer outside the loyalty programme earns no points.
      expect((await callCart(bag, 'GET', 'loyaltyPointsMessage')).body).toEqual({ points: 0, message: '' });
    });

    it('requires a PAN for expensive orders only, and stores the PAN encrypted [CHK-11]', async () => {
      const bag = await bagOf(fixtures.warden);
      expect(await summaryOf(bag)).toMatchObject({ isPanNeeded: true, panLast4: null });
      expect((await collect(bag, 'pan-key-000001')).body.errorCode).toBe('O4006');
      const validatePan = (panNumber: string) =>
        bag.customer.call('POST', `/pan/validate/users/{me}`, {
          headers: { cartid: bag.cart, siteid: 'lux' },
          payload: { panNumber },
        });
      expect((await validatePan('ABCXK1234L')).body.errorCode).toBe('O4061');
      expect((await validatePan('ABCPK1234L')).body).toEqual({ status: 'SUCCESS', panLast4: '234L' });
      const [storedPan] = await database.db.select().from(panCard).where(eq(panCard.customerId, customerId));
      expect(JSON.stringify(storedPan)).not.toContain('ABCPK1234L');
      expect((await summaryOf(bag)).panLast4).toBe('234L');
      expect((await collect(bag, 'pan-key-000002')).status).toBe(200);
      // A bag below the order value of the PAN rule needs no PAN.
      expect(await summaryOf(await bagOf())).toMatchObject({ isPanNeeded: false });
    });

    it('offers the provider’s payment methods and saved cards', async () => {
      const bag = await bagOf();
      const { body } = await callCart(bag, 'GET', 'paymentOptions');
      expect(body).toMatchObject({
        isProviderAvailable: true,
        banks: [{ code: 'NB_HDFC', name: 'HDFC Bank' }],
        wallets: [{ code: 'PAYPAL' }],
        savedCards: [{ cardBrand: 'VISA', cardEndingDigits: '1111', bank: 'HDFC Bank', isExpired: false }],
      });
      const { savedCards } = (await bag.customer.call('GET', `${users}/savedCards`)).body;
      expect(savedCards).toHaveLength(1);
      expect(
        await database.db.select().from(savedCard).where(eq(savedCard.customerId, customerId)),
      ).toHaveLength(1);
    });

    it('reports whether a UPI id exists, and an error when the provider does not answer [CHK-07]', async () => {
      const bag = await bagOf();
      const verify = (upiId: string) =>
        bag.customer.call('POST', `${users}/verifyVpa`, { payload: { upiId } });
      expect(await verify(' *Asha@OKAXIS*\u200b').then(({ body }) => body)).toEqual(
        await verify('asha@okaxis').then(({ body }) => body),
      );
      expect((await verify('ira@okhdfcbank')).body).toEqual({ status: 'VALID', customerName: 'Ira Sen' });
      expect((await verify('invalid@okhdfcbank')).body.status).toBe('INVALID');
      expect((await verify('ira okhdfcbank')).status).toBe(400);
      provider.isSilent = true;
      expect((await verify('ira@okhdfcbank')).body.errorCode).toBe('PAYMENT_GATEWAY');
    });

    it('verifies UPI ids for guests too, who pay for gift cards, within a limit by network [CHK-07]', async () => {
      const headers = { authorization: `Bearer ${await shop.guestToken()}` };
      const verify = (upiId: string) =>
        shop.call('POST', '/v2/lux/users/anonymous/verifyVpa', { payload: { upiId }, headers });
      expect((await verify('ira@okhdfcbank')).body.status).toBe('VALID');
      for (let count = 0; count < 59; count += 1)
        expect((await verify('invalid@okhdfcbank')).body.status).toBe('INVALID');
      expect((await verify('ira@okhdfcbank')).body.errorCode).toBe('O4291');
      const bag = await bagOf();
      const own = await bag.customer.call('POST', `${users}/verifyVpa`, {
        payload: { upiId: 'ira@okhdfcbank' },
      });
      expect(own.body.status).toBe('VALID');
    });

    it('reports the gift card that a customer paid last, to a caller that asks for it [ACC-11]', async () => {
      const shopper = await newCustomer();
      const buyer = customerBuyer(shopper);
      const guid = await createCart(buyer);
      const { giftCardOrderId } = (await beginPayment(buyer, guid)).body;
      const read = async (query = '') =>
        (await shopper.call('GET', `${users}/openPayment${query}`)).body.order;
      expect(await read()).toBeNull();
      const pending = { orderId: giftCardOrderId, outcome: 'PENDING', isBuyNow: false, isGiftCard: true };
      expect(await read('?giftCards=true')).toEqual(pending);
      // An order that is paid later counts more, unless its payment has ended and that of the card has not.
      const bag = await readyBag(shopper, [[fixtures.potli, 1]]);
      const started = await collect(bag, 'after-gift-0001');
      expect((await read('?giftCards=true')).orderId).toBe(started.body.orderId);
    });

    it('hides a cart of another customer from every call', async () => {
      const bag = await bagOf();
      const thief = { ...bag, customer: await newCustomer() };
      await addTo(thief.customer, await cartOf(thief.customer), fixtures.potli);
      for (const call of ['displayOrderSummary_V2', 'paymentOptions', 'emiPlans', 'bankOffers'])
        expect((await callCart(thief, 'GET', call)).body.errorCode).toBe('CartError');
      for (const call of ['applyVouchers', 'applyLoyaltyPoints', 'brandcash'])
        expect((await callCart(thief, 'POST', `${call}?action=apply`)).body.errorCode).toBe('CartError');
      expect(
        (await callCart(thief, 'POST', 'applyBankCoupons', { offerCode: 'HDFC10' })).body.errorCode,
      ).toBe('CartError');
      expect((await collect(thief, 'thief-key-0001')).body.errorCode).toBe('CartError');
    });
  });
