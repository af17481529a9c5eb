import type { Outcome } from '@luxe/contract/calls';
import { expect, test } from 'vitest';
import { nextOutcomeAddress, outcomeAddress, outcomeTitle } from './outcomeAddress.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};

test.each<[string, Outcome, string | undefined]>([
  ['/payment-pending?orderCode=1', 'PENDING', undefined],
  ['/payment-pending?orderCode=1', 'PLACED', '/order-placed-successfully?orderCode=1'],
  ['/payment-pending?orderCode=1', 'FAILED', '/order-failed?orderCode=1'],
  ['/payment-pending', 'PENDING', '/payment-pending?orderCode=1'],
  ['/order-failed?orderCode=1', 'FAILED', undefined],
  ['/order-placed-successfully/?orderCode=1', 'PLACED', undefined],
  ['/checkout/multi?orderCode=1', 'PLACED', undefined],
  ['/checkout/multi', 'PLACED', '/checkout/multi?orderCode=1'],
  ['/checkout/multi?orderCode=1', 'FAILED', '/order-failed?orderCode=1'],
  ['/thank-you?orderCode=1', 'PLACED', undefined],
  ['/thank-you', 'PENDING', '/payment-pending?orderCode=1'],
  ['/checkout/multi/payment-method/newCardPayment', 'PLACED', '/order-placed-successfully?orderCode=1'],
])('from %s, the outcome %s moves the page to %s [CHK-12] [CHK-13]', (address, outcome, expected) => {
  expect(nextOutcomeAddress(at(address), outcome, '1')).toBe(expected);
  // At the new URL, the page does not move again, because that URL fits the outcome.
  if (expected) expect(nextOutcomeAddress(at(expected), outcome, '1')).toBeUndefined();
});

test('the order code is encoded in the URL', () => {
  expect(outcomeAddress('PLACED', 'a&b=c#d')).toBe('/order-placed-successfully?orderCode=a%26b%3Dc%23d');
});

test.each([
  ['/order-placed-successfully', 'Order placed'],
  ['/checkout/multi', 'Order placed'],
  ['/thank-you/', 'Order placed'],
  ['/order-failed', 'Payment not made'],
  ['/payment-pending', 'Waiting for your payment'],
  ['/checkout/multi/payment-method/newCardPayment', 'Your order'],
])('the outcome page at %s has the title %s', (path, title) => {
  expect(outcomeTitle(path)).toBe(title);
});
