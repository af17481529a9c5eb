import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toOutcomeModel } from './toOutcomeModel.ts';

test('days are named once each, soonest first', () => {
  const [line] = samples.orderPaid.products;
  if (!line) throw new Error('No line.');
  const late = { ...line, estimatedDeliveryDate: '2026-11-27' };
  expect(toOutcomeModel({ ...samples.orderPaid, products: [late, line, line] }).days).toEqual([
    'Tuesday, 24 November',
    'Friday, 27 November',
  ]);
});

test('a day that has passed, or of what is delivered, is not told as one of arrival', () => {
  const [line] = samples.orderPaid.products;
  if (!line) throw new Error('No line.');
  const passed = { ...line, trail: line.trail.map((step) => ({ ...step, at: null })) };
  expect(toOutcomeModel({ ...samples.orderPaid, products: [passed] }).days).toEqual([]);
  expect(toOutcomeModel(samples.orderDelivered).days).toEqual([]);
});

test('names the address that the shop writes to, which may be the account’s [CHK-26]', () => {
  expect(toOutcomeModel({ ...samples.orderPaid, contactEmail: 'ira@account.in' }).email).toBe(
    'ira@account.in',
  );
});

test.each([
  ['orderPaid', false],
  ['orderPending', false],
  ['orderFailed', true],
  ['orderRefunded', true],
] as const)('%s may be retried: %s [CHK-14]', (name, may) => {
  expect(toOutcomeModel(samples[name]).retryHref).toBe(may ? '/retryFailedOrder' : undefined);
});

test('what is no longer there to be paid for is not paid anew', () => {
  expect(toOutcomeModel({ ...samples.orderFailed, mayBePaidAnew: false }).retryHref).toBeUndefined();
});

test('what was bought past the bag is paid anew as that [BAG-08, CHK-14]', () => {
  expect(toOutcomeModel({ ...samples.orderFailed, isBuyNow: true }).retryHref).toBe(
    '/retryFailedOrder?cart=buyNow',
  );
});

test('money is in paise, also what goes back', () => {
  expect(toOutcomeModel(samples.orderPaid)).toMatchObject({
    isUpi: true,
    amount: Math.round(samples.orderPaid.finalAmount.doubleValue * 100),
  });
  expect(toOutcomeModel(samples.order)).toMatchObject({ isUpi: false, refund: undefined });
  expect(toOutcomeModel(samples.orderRefunded).refund).toEqual({
    amount: Math.round(samples.orderFailed.finalAmount.doubleValue * 100),
    isDone: false,
  });
});

test('a card is named by what it is known by, another way to pay by its name [CHK-26]', () => {
  expect(toOutcomeModel(samples.orderRefunded).mode).toBe('Visa ending 4242');
  expect(toOutcomeModel({ ...samples.orderRefunded, paidWith: '' }).mode).toBe('Credit or debit card');
  expect(toOutcomeModel(samples.orderPaid).mode).toBe('UPI');
});

const { orderRefunded } = samples;
test.each([
  ['paid', samples.orderPaid, 'Paid', '261120-4877-1'],
  ['to be paid at the door', samples.order, 'Due at your door', ''],
  ['not known yet', samples.orderPending, 'Pending', '261120-4877-1'],
  ['refused', samples.orderFailed, 'Not paid', '261120-4877-1'],
  ['on its way back', orderRefunded, 'Being given back', '261120-4877-1'],
  [
    'back',
    { ...orderRefunded, refund: { amount: orderRefunded.finalAmount, isDone: true } },
    'Given back',
    '261120-4877-1',
  ],
] as const)('a payment that is %s has its words, and its id [CHK-26]', (_, order, payment, transactionId) => {
  expect(toOutcomeModel(order)).toMatchObject({ payment, transactionId });
});
