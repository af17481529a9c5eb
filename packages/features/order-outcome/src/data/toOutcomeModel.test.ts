import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toOutcomeModel } from './toOutcomeModel.ts';

test('lists each delivery day once, earliest first', () => {
  const [line] = samples.orderPaid.products;
  if (!line) throw new Error('No line.');
  const late = { ...line, estimatedDeliveryDate: '2026-11-27' };
  expect(toOutcomeModel({ ...samples.orderPaid, products: [late, line, line] }).days).toEqual([
    'Tuesday, 24 November',
    'Friday, 27 November',
  ]);
});

test('lists no delivery day that has passed or that belongs to a delivered line', () => {
  const [line] = samples.orderPaid.products;
  if (!line) throw new Error('No line.');
  const passed = { ...line, trail: line.trail.map((step) => ({ ...step, at: null })) };
  expect(toOutcomeModel({ ...samples.orderPaid, products: [passed] }).days).toEqual([]);
  expect(toOutcomeModel(samples.orderDelivered).days).toEqual([]);
});

test('shows the contact e-mail address of the order [CHK-26]', () => {
  expect(toOutcomeModel({ ...samples.orderPaid, contactEmail: 'ira@account.in' }).email).toBe(
    'ira@account.in',
  );
});

test.each([
  ['orderPaid', false],
  ['orderPending', false],
  ['orderFailed', true],
  ['orderRefunded', true],
] as const)('offers to pay again for the sample order %s: %s [CHK-14]', (name, canRetry) => {
  expect(toOutcomeModel(samples[name]).retryHref).toBe(canRetry ? '/retryFailedOrder' : undefined);
});

test('does not offer to pay again when the cart of a failed order no longer exists', () => {
  expect(toOutcomeModel({ ...samples.orderFailed, canBePaidAgain: false }).retryHref).toBeUndefined();
});

test('retries a buy-now order with the buy-now cart [BAG-08, CHK-14]', () => {
  expect(toOutcomeModel({ ...samples.orderFailed, isBuyNow: true }).retryHref).toBe(
    '/retryFailedOrder?cart=buyNow',
  );
});

test('converts the amount and the refund of an order from rupees to paise', () => {
  expect(toOutcomeModel(samples.orderPaid)).toMatchObject({
    isUpi: true,
    amount: Math.round(samples.orderPaid.finalAmount.doubleValue * 100),
  });
  expect(toOutcomeModel(samples.order)).toMatchObject({ isUpi: false, refund: undefined });
  expect(toOutcomeModel(samples.orderRefunded).refund).toEqual({
    amount: Math.round(samples.orderFailed.finalAmount.doubleValue * 100),
    ...{ isDone: false, isRejected: false, way: 'source' },
  });
});

test('names a card by brand and last digits, and other methods by their label [CHK-26]', () => {
  expect(toOutcomeModel(samples.orderRefunded).mode).toBe('Visa ending 4242');
  expect(toOutcomeModel({ ...samples.orderRefunded, paidWith: '' }).mode).toBe('Credit or debit card');
  expect(toOutcomeModel(samples.orderPaid).mode).toBe('UPI');
});

const { orderRefunded } = samples;
test.each([
  ['paid', samples.orderPaid, 'Paid', '261120-4877-1'],
  ['due on delivery', samples.order, 'Due on delivery', ''],
  ['pending', samples.orderPending, 'Pending', '261120-4877-1'],
  ['rejected', samples.orderFailed, 'Not paid', '261120-4877-1'],
  ['being refunded', orderRefunded, 'Being refunded', '261120-4877-1'],
  [
    'refunded',
    { ...orderRefunded, refund: { amount: orderRefunded.finalAmount, isDone: true } },
    'Refunded',
    '261120-4877-1',
  ],
] as const)(
  'shows the status and transaction id of a payment that is %s [CHK-26]',
  (_, order, payment, transactionId) => {
    expect(toOutcomeModel(order)).toMatchObject({ payment, transactionId });
  },
);
