import { expect, test } from 'vitest';
import { samples } from '../samples.ts';
import type { CallName, CallResponse } from '../calls.ts';
import { schemas } from '../schemas.ts';
import { createMockShop, type MockShop, type MockStart } from './mockShop.ts';

const of = (query = {}, body = {}) => ({ params: { user: 'current', cart: 'current' }, query, body });
const brandCash = { brand: samples.bagLine.productBrand, balance: 2500 };

function open(start: MockStart = {}) {
  const shop = createMockShop({}, { loginType: 'customer', ...start });
  const ask = (name: CallName, query = {}, body = {}) => shop.answer(name, of(query, body));
  return { shop, ask };
}
const summaryOf = (shop: MockShop) => shop.answer('orderSummary', of()).body as CallResponse<'orderSummary'>;

/** What the amounts leave is the payable. */
function addsUp({ cartAmount: of }: CallResponse<'orderSummary'>) {
  const parts = [
    of.totalDiscountAmount,
    of.brandCashPaidAmount,
    of.cliqCashPaidAmount,
    of.loyaltyPointsPaidAmount,
  ];
  const taken = parts.reduce((sum, { value }) => sum + value, 0);
  return of.paybleAmount.value === of.bagTotal.value + of.shippingCharge.value - taken;
}

test.each([
  ['applyVouchers', 12_500, { cliqCashApplied: true }],
  ['applyLoyaltyPoints', 1840, { loyaltyPointsApplied: true }],
  ['brandcash', 2500, { brandCashApplied: true }],
] as const)('%s is paid with, and no longer [CHK-09] [CHK-35] [CHK-37]', (name, saving, said) => {
  const { shop, ask } = open({ balances: { brandCash } });
  const before = summaryOf(shop).cartAmount.paybleAmount.value;
  const answer = ask(name, { action: 'apply' }).body;
  expect(schemas[name].response.safeParse(answer).error?.issues ?? []).toEqual([]);
  expect(summaryOf(shop)).toMatchObject({
    ...said,
    cartAmount: { paybleAmount: { value: before - saving } },
  });
  expect(addsUp(summaryOf(shop))).toBe(true);
  ask(name, { action: 'remove' });
  expect(summaryOf(shop).cartAmount.paybleAmount.value).toBe(before);
});

test('everything together adds up, and the summary keeps the contract', () => {
  const { shop, ask } = open({ balances: { brandCash }, coupon: 'WINTER5000' });
  for (const name of ['applyVouchers', 'applyLoyaltyPoints', 'brandcash'] as const)
    ask(name, { action: 'apply' });
  ask('applyBankCoupons', {}, { offerCode: 'HDFC10' });
  ask('applyNoCostEMI', {}, { emiCode: 'NCEMI-HDFC-6' });
  const summary = summaryOf(shop);
  expect(schemas.orderSummary.response.safeParse(summary).error?.issues ?? []).toEqual([]);
  expect(addsUp(summary)).toBe(true);
  expect(summary).toMatchObject({ bankOfferCouponCode: 'HDFC10', noCostEmiCode: 'NCEMI-HDFC-6' });
  expect(summary.brandCashPaidAmount.breakup).toHaveLength(1);
});

test('a bag that credits pay in full is paid with them alone [CHK-36]', () => {
  const { shop, ask } = open({ balances: { cliqCash: 1_000_000 } });
  ask('applyVouchers', { action: 'apply' });
  const { cartAmount, paymentModes } = summaryOf(shop);
  expect(cartAmount.paybleAmount.value).toBe(0);
  expect(paymentModes.map(({ mode }) => mode)).toEqual(['Cliq Cash']);
});

test('an offer that stands alone is refused beside a coupon, and takes its place when asked to [CHK-33]', () => {
  const { shop, ask } = open({ coupon: 'WINTER5000' });
  expect(ask('applyBankCoupons', {}, { offerCode: 'ICICI5000' })).toMatchObject({
    status: 409,
    body: { errorCode: 'B9599' },
  });
  ask('applyBankCoupons', {}, { offerCode: 'ICICI5000', withoutCoupon: true });
  expect(summaryOf(shop)).toMatchObject({ coupons: [], bankOfferCouponCode: 'ICICI5000' });
});

test.each([
  ['PLACED', 0, null],
  ['PENDING', 3, '261120-4877'],
  ['FAILED', 3, null],
] as const)('a payment becomes %s once it is asked about', (payment, left, openOrderId) => {
  const { shop, ask } = open({ payment });
  const paybleAmount = summaryOf(shop).cartAmount.paybleAmount.doubleValue;
  const made = ask('collectPaymentOrder', {}, { paymentMode: 'UPI', addressId: '1', paybleAmount })
    .body as CallResponse<'collectPaymentOrder'>;
  expect(summaryOf(shop).openOrderId).toBe(made.orderId);
  const params = { user: 'current', orderCode: made.orderId };
  const told = shop.answer('updateTransactionDetails', { ...of(), params });
  expect(schemas.updateTransactionDetails.response.safeParse(told.body).error?.issues ?? []).toEqual([]);
  expect(told.body).toMatchObject({ outcome: payment });
  expect(summaryOf(shop)).toMatchObject({ count: left, openOrderId });
  expect(ask('openPayment').body).toEqual({
    order: { orderId: made.orderId, outcome: payment, isBuyNow: false },
  });
});

test('an amount that is no longer true makes no order [CHK-16]', () => {
  const { shop, ask } = open();
  const asked = { paymentMode: 'UPI', addressId: '1', paybleAmount: 1 };
  expect(ask('collectPaymentOrder', {}, asked)).toMatchObject({ body: { errorCode: 'B9907' } });
  expect(summaryOf(shop).openOrderId).toBeNull();
});
