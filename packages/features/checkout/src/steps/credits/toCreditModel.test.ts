import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toCreditDetail, toCreditModel } from './toCreditModel.ts';
import { toOffers } from './toOffers.ts';

const summary = samples.orderSummary;
const rowsOf = (change: Partial<typeof summary>) => toCreditModel({ ...summary, ...change }).credits;

test('shows the balance of each credit and whether it is used [CHK-03] [CHK-09] [CHK-35]', () => {
  expect(rowsOf({})).toMatchObject([
    { kind: 'cliqCash', note: 'Balance ₹12,500', isApplied: false, isEmpty: false },
    { kind: 'points', note: '1,840 points (₹1,840)', isApplied: false },
  ]);
  const none = { ...summary.cliqCashBalance, doubleValue: 0 };
  expect(rowsOf({ cliqCashBalance: none })[0]).toMatchObject({ note: 'Nothing to spend', isEmpty: true });
});

test.each([
  [false, 0, 'Not used'],
  [true, 12_500_00, '−₹12,500'],
  [true, 0, 'Not needed'],
])('describes a credit (applied: %s) that pays %i paise as "%s"', (isApplied, paid, detail) => {
  expect(toCreditDetail(isApplied, paid)).toBe(detail);
});

test('shows how much the brand cash of each brand pays [CHK-37]', () => {
  const paid = {
    ...samples.brandcash.brandCashPaidAmount,
    breakup: [{ key: 'Ostra', value: samples.brandcash.brandCashPaidAmount }],
  };
  const rows = rowsOf({ brandCashEligible: true, brandCashApplied: true, brandCashPaidAmount: paid });
  expect(rows.at(-1)).toMatchObject({ kind: 'brandCash', note: 'Ostra ₹2,500', paid: 2500_00 });
  expect(rowsOf({}).some(({ kind }) => kind === 'brandCash')).toBe(false);
});

test('shows how much credit stays unused, so that the minimum online payment is left to pay', () => {
  const price = (paise: number) => ({
    ...summary.cliqCashBalance,
    value: paise / 100,
    doubleValue: paise / 100,
  });
  const held = toCreditModel({ ...summary, minimumPayment: { amount: price(100), heldBack: price(50) } });
  expect(held.heldBack).toBe('Online payments start at ₹1, so ₹0.50 of your credit or saving stays unused.');
  expect(toCreditModel(summary).heldBack).toBe('');
});

test('shows the saving and last day of a coupon, or why it does not apply', () => {
  const couponOf = (coupon: typeof samples.couponWinter) =>
    toCreditModel({ ...summary, coupons: [coupon] }).coupon;
  expect(couponOf(samples.couponWinter)?.note).toBe('You save ₹5,000. Ends 30 November.');
  expect(couponOf(samples.couponUnfit)?.note).toBe('WATCH10 is not valid for the items in your bag.');
});

const [fit, alone] = samples.bankOffersWithCoupon.offers;
if (!fit || !alone) throw new Error('No offers.');

test('lists the bank offer on the bag first, with the reason if the offer has no effect [CHK-03]', () => {
  const { offer } = toCreditModel({
    ...summary,
    bankOffer: fit,
    bankOfferError: 'Add items for ₹900 more.',
  });
  expect(toOffers([fit, alone], offer, false)[0]).toMatchObject({
    state: 'notApplicable',
    reason: 'Add items for ₹900 more.',
    isOnBag: true,
  });
  expect(toOffers([], fit, false)).toMatchObject([{ state: 'applied', isOnBag: true }]);
});

test('lets the shopper try a bank offer that only the coupon blocks [CHK-34]', () => {
  expect(toOffers([alone], undefined, true)[0]).toMatchObject({ canTry: true });
  expect(toOffers([alone], undefined, false)[0]).toMatchObject({ canTry: false, state: 'notApplicable' });
  const small = { ...alone, reason: 'Add items for ₹900 more to use ICICI5000.' };
  expect(toOffers([small], undefined, true)[0]).toMatchObject({ canTry: false });
});
