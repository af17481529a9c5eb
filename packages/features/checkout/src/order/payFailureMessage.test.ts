import { ApiError } from '@luxe/client';
import { expect, test } from 'vitest';
import { toPayFailure } from './payFailureMessage.ts';

const rejection = (status: number, code: string, message: string) =>
  new ApiError(status, code, message, {
    status: 'FAILURE',
    errorCode: code,
    errors: [{ type: code, message }],
  });

test('reports a gateway error and allows a new attempt [CHK-20]', () => {
  expect(toPayFailure(rejection(424, 'PAYMENT_GATEWAY', 'x'), true)).toMatchObject({
    title: 'Payment Gateway Error, please try',
    isResponseKnown: true,
    isBagStale: true,
  });
});

test('links to the orders when the bag was ordered on another device', () => {
  expect(toPayFailure(rejection(409, 'O4003', 'This bag has already been ordered.'), true)).toMatchObject({
    remedy: 'orders',
    isBagStale: true,
  });
});

test.each(['O4004', 'O4005'])('reloads the bag when the payment is rejected with the code %s', (code) => {
  expect(toPayFailure(rejection(409, code, 'This bag is being paid for.'), true)).toMatchObject({
    title: 'This bag is being paid for.',
    text: 'Nothing was charged. Try again in a moment.',
    isBagStale: true,
    isResponseKnown: true,
  });
});

test('shows the open payment when the idempotency key was already used for a payment [CHK-19]', () => {
  expect(toPayFailure(rejection(409, 'K4091', 'x'), true)).toMatchObject({
    title: 'This bag is already being paid for',
    remedy: 'again',
    isBagStale: true,
    isResponseKnown: true,
  });
});

test('reports that the bag has changed when the store rejects the amount [CHK-16]', () => {
  expect(toPayFailure(rejection(409, 'B9907', 'x'), true)).toMatchObject({
    title: 'Your bag has changed',
    isBagStale: true,
  });
});

test.each([
  ['a timeout', new ApiError(0, 'timeout', 'ajax timeout')],
  ['a server error', new ApiError(503, 'E5030', 'x')],
])('treats %s as an unknown outcome: the payment may have been made [CHK-19]', (_, error) => {
  expect(toPayFailure(error, true)).toMatchObject({ title: 'We did not hear back', isResponseKnown: false });
});
