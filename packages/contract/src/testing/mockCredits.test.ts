import { expect, test } from 'vitest';
import { samples } from '../samples/samples.ts';
import type { CallName, CallResponse } from '../calls/calls.ts';
import { schemas } from '../calls/schemas.ts';
import { createMockShop, type MockShop, type MockStart } from './mockShop.ts';

const requestWith = (query = {}, body = {}) => ({
  params: { user: 'current', cart: 'current' },
  query,
  body,
});
const brandCash = { brand: samples.bagLine.productBrand, balance: 2500 };

function open(start: MockStart = {}) {
  const shop = createMockShop({}, { loginType: 'customer', ...start });
  const send = (name: CallName, query = {}, body = {}) => shop.respond(name, requestWith(query, body));
  return { shop, send };
}
const summaryOf = (shop: MockShop) =>
  shop.respond('orderSummary', requestWith()).body as CallResponse<'orderSummary'>;

/**
 * Returns whether the bag total plus shipping, minus all discounts and credits, equals the amount payable.
 */
function addsUp({ cartAmount: amounts }: CallResponse<'orderSummary'>) {
  const parts = [
    amounts.totalDiscountAmount,
    amounts.brandCashPaidAmount,
    amounts.cliqCashPaidAmount,
    amounts.loyaltyPointsPaidAmount,
  ];
  const taken = parts.reduce((sum, { value }) => sum + value, 0);
  return amounts.paybleAmount.value === amounts.bagTotal.value + amounts.shippingCharge.value - taken;
}

test.each([
  ['applyVouchers', 12_500, { cliqCashApplied: true }],
  ['applyLoyaltyPoints', 1840, { loyaltyPointsApplied: true }],
  ['brandcash', 2500, { brandCashApplied: true }],
] as const)(
  'the credit that the call %s applies lowers the payable until removed [CHK-09] [CHK-35] [CHK-37]',
  (name, saving, expected) => {
    const { shop, send } = open({ balances: { brandCash } });
    const before = summaryOf(shop).cartAmount.paybleAmount.value;
    const response = send(name, { action: 'apply' }).body;
    expect(schemas[name].response.safeParse(response).error?.issues ?? []).toEqual([]);
    expect(summaryOf(shop)).toMatchObject({
      ...expected,
      cartAmount: { paybleAmount: { value: before - saving } },
    });
    expect(addsUp(summaryOf(shop))).toBe(true);
    send(name, { action: 'remove' });
    expect(summaryOf(shop).cartAmount.paybleAmount.value).toBe(before);
  },
);

test('with all credits and discounts, the mock order summary adds up and matches its schema', () => {
  const { shop, send } = open({ balances: { brandCash }, coupon: 'WINTER5000' });
  for (const name of ['applyVouchers', 'applyLoyaltyPoints', 'brandcash'] as const)
    send(name, { action: 'apply' });
  send('applyBankCoupons', {}, { offerCode: 'HDFC10' });
  send('applyNoCostEMI', {}, { emiCode: 'NCEMI-HDFC-6' });
  const summary = summaryOf(shop);
  expect(schemas.orderSummary.response.safeParse(summary).error?.issues ?? []).toEqual([]);
  expect(addsUp(summary)).toBe(true);
  expect(summary).toMatchObject({ bankOfferCouponCode: 'HDFC10', noCostEmiCode: 'NCEMI-HDFC-6' });
  expect(summary.brandCashPaidAmount.breakup).toHaveLength(1);
});

test('a credit that covers the entire bag becomes the only payment method of the bag [CHK-36]', () => {
  const { shop, send } = open({ balances: { cliqCash: 1_000_000 } });
  send('applyVouchers', { action: 'apply' });
  const { cartAmount, paymentModes } = summaryOf(shop);
  expect(cartAmount.paybleAmount.value).toBe(0);
  expect(paymentModes.map(({ mode }) => mode)).toEqual(['Cliq Cash']);
});

test('an exclusive bank offer is rejected if the bag has a coupon that it may not replace [CHK-33]', () => {
  const { shop, send } = open({ coupon: 'WINTER5000' });
  expect(send('applyBankCoupons', {}, { offerCode: 'ICICI5000' })).toMatchObject({
    status: 409,
    body: { errorCode: 'B9599' },
  });
  send('applyBankCoupons', {}, { offerCode: 'ICICI5000', withoutCoupon: true });
  expect(summaryOf(shop)).toMatchObject({ coupons: [], bankOfferCouponCode: 'ICICI5000' });
});

test.each([
  ['PLACED', 0, null],
  ['PENDING', 3, '261120-4877'],
  ['FAILED', 3, null],
] as const)('a pending payment becomes %s when its status is checked', (payment, left, openOrderId) => {
  const { shop, send } = open({ payment });
  const paybleAmount = summaryOf(shop).cartAmount.paybleAmount.doubleValue;
  const made = send('collectPaymentOrder', {}, { paymentMode: 'UPI', addressId: '1', paybleAmount })
    .body as CallResponse<'collectPaymentOrder'>;
  expect(summaryOf(shop).openOrderId).toBe(made.orderId);
  const params = { user: 'current', orderCode: made.orderId };
  const reply = shop.respond('updateTransactionDetails', { ...requestWith(), params });
  expect(schemas.updateTransactionDetails.response.safeParse(reply.body).error?.issues ?? []).toEqual([]);
  expect(reply.body).toMatchObject({ outcome: payment });
  expect(summaryOf(shop)).toMatchObject({ count: left, openOrderId });
  expect(send('openPayment').body).toEqual({
    order: { orderId: made.orderId, outcome: payment, isBuyNow: false },
  });
});

test('a payment with an outdated amount is rejected and creates no order [CHK-16]', () => {
  const { shop, send } = open();
  const body = { paymentMode: 'UPI', addressId: '1', paybleAmount: 1 };
  expect(send('collectPaymentOrder', {}, body)).toMatchObject({ body: { errorCode: 'B9907' } });
  expect(summaryOf(shop).openOrderId).toBeNull();
});
