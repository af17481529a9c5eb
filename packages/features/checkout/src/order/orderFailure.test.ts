import { ApiError } from '@luxe/client';
import { expect, test } from 'vitest';
import { toOrderFailure } from './orderFailure.ts';

const rejection = (code: string, message: string) =>
  new ApiError(409, code, message, { status: 'FAILURE', errorCode: code, errors: [{ type: code, message }] });

test('reloads the bag and shows that it has changed when the store rejects the amount [CHK-16]', () => {
  expect(toOrderFailure(rejection('B9907', 'x'), true)).toMatchObject({
    title: 'Your bag has changed',
    isBagStale: true,
    isResponseKnown: true,
    remedy: 'again',
  });
});

test('links to the bag when an item has sold out', () => {
  expect(toOrderFailure(rejection('B9301', 'x'), true)).toMatchObject({ remedy: 'bag', isBagStale: true });
});

test('links to the bag when the limit of an item is lower than its quantity', () => {
  expect(toOrderFailure(rejection('B9302', 'x'), true)).toMatchObject({
    title: 'An item has a lower limit now',
    remedy: 'bag',
    isBagStale: true,
  });
});

test('links to an empty bag', () => {
  expect(toOrderFailure(rejection('O4009', 'x'), true)).toMatchObject({
    title: 'Your bag is empty',
    remedy: 'bag',
    isBagStale: true,
  });
});

test('reports the first order when its idempotency key was already used [CHK-19]', () => {
  expect(toOrderFailure(rejection('K4091', 'x'), true)).toMatchObject({
    title: 'We already have your order',
    remedy: 'orders',
  });
});

test('links to the orders and reloads a bag that was ordered on another device', () => {
  expect(
    toOrderFailure(rejection('O4003', 'This bag has already been ordered: order LX-2611-0001-10.'), true),
  ).toMatchObject({
    title: 'This bag has already been ordered: order LX-2611-0001-10.',
    text: 'Nothing was ordered twice. Find it in your orders.',
    remedy: 'orders',
    isBagStale: true,
  });
});

test('shows the message of the store for any other rejection', () => {
  expect(toOrderFailure(rejection('O4002', 'Cash is not taken at this pincode.'), true)).toMatchObject({
    title: 'Cash is not taken at this pincode.',
    text: 'Nothing was ordered. Try again in a moment.',
    isResponseKnown: true,
  });
});

test.each([
  ['a timeout', new ApiError(0, 'timeout', 'ajax timeout')],
  ['a server error', new ApiError(503, '', 'ajax error 503')],
  ['an unexpected error', new TypeError('x')],
])('treats %s as an unknown outcome: the order may have been placed [CHK-19]', (_, error) => {
  expect(toOrderFailure(error, true)).toMatchObject({
    title: 'We did not hear back',
    isResponseKnown: false,
  });
  expect(toOrderFailure(error, false)).toMatchObject({ title: 'You are offline', isResponseKnown: false });
});
