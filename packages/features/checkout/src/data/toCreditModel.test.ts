import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { detailOf, toCreditModel } from './toCreditModel.ts';
import { toOffers } from './toOffers.ts';

const summary = samples.orderSummary;
const rowsOf = (change: Partial<typeof summary>) => toCreditModel({ ...summary, ...change }).credits;

test('balances are said, and what is used [CHK-03] [CHK-09] [CHK-35]', () => {
  expect(rowsOf({})).toMatchObject([
    { kind: 'cliqCash', note: 'Balance ₹12,500', isApplied: false, isEmpty: false },
    { kind: 'points', note: '1,840 points, worth ₹1,840', isApplied: false },
  ]);
  const none = { ...summary.cliqCashBalance, doubleValue: 0 };
  expect(rowsOf({ cliqCashBalance: none })[0]).toMatchObject({ note: 'Nothing to spend', isEmpty: true });
});

test.each([
  [false, 0, 'Not used'],
  [true, 12_500_00, '−₹12,500'],
  [true, 0, 'Not needed'],
])('applied %s, paying %i: "%s"', (isApplied, paid, words) => {
  expect(detailOf(isApplied, paid)).toBe(words);
});

test('brand cash says what each brand pays [CHK-37]', () => {
  const paid = {
    ...samples.brandcash.brandCashPaidAmount,
    breakup: [{ key: 'Ostra', value: samples.brandcash.brandCashPaidAmount }],
  };
  const rows = rowsOf({ brandCashEligible: true, brandCashApplied: true, brandCashPaidAmount: paid });
  expect(rows.at(-1)).toMatchObject({ kind: 'brandCash', note: 'Ostra ₹2,500', paid: 2500_00 });
  expect(rowsOf({}).some(({ kind }) => kind === 'brandCash')).toBe(false);
});

test('says how much of a credit stays unused so that enough is left to pay online', () => {
  const price = (paise: number) => ({
    ...summary.cliqCashBalance,
    value: paise / 100,
    doubleValue: paise / 100,
  });
  const held = toCreditModel({ ...summary, minimumPayment: { amount: price(100), heldBack: price(50) } });
  expect(held.heldBack).toBe('Online payments start at ₹1, so ₹0.50 of your credit or saving stays unused.');
  expect(toCreditModel(summary).heldBack).toBe('');
});

test('a coupon says its saving and last day, or why it does not count', () => {
  const couponOf = (coupon: typeof samples.couponWinter) =>
    toCreditModel({ ...summary, coupons: [coupon] }).coupon;
  expect(couponOf(samples.couponWinter)?.words).toBe('You save ₹5,000. Ends 30 November.');
  expect(couponOf(samples.couponUnfit)?.words).toBe('WATCH10 is not for the pieces in your bag.');
});

const [fit, alone] = samples.bankOffers.offers;
if (!fit || !alone) throw new Error('No offers.');

test('the offer on the bag stands as the summary tells of it, with why it takes nothing off [CHK-03]', () => {
  const { offer } = toCreditModel({
    ...summary,
    bankOffer: fit,
    bankOfferError: 'Add pieces for ₹900 more.',
  });
  expect(toOffers([fit, alone], offer, false)[0]).toMatchObject({
    state: 'notApplicable',
    reason: 'Add pieces for ₹900 more.',
    isOn: true,
  });
  expect(toOffers([], fit, false)).toMatchObject([{ state: 'applied', isOn: true }]);
});

test('an offer that only the coupon keeps back can be tried [CHK-34]', () => {
  expect(toOffers([alone], undefined, true)[0]).toMatchObject({ canTry: true });
  expect(toOffers([alone], undefined, false)[0]).toMatchObject({ canTry: false, state: 'notApplicable' });
  const small = { ...alone, reason: 'Add pieces for ₹900 more to use ICICI5000.' };
  expect(toOffers([small], undefined, true)[0]).toMatchObject({ canTry: false });
});
