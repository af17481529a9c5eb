import { ApiError } from '@luxe/client';
import { expect, test } from 'vitest';
import { toPayFailure } from './payFailure.ts';

const refused = (status: number, code: string, message: string) =>
  new ApiError(status, code, message, {
    status: 'FAILURE',
    errorCode: code,
    errors: [{ type: code, message }],
  });

test('an error of the payment gateway is told as such, and the next press is a new attempt [CHK-20]', () => {
  expect(toPayFailure(refused(424, 'PAYMENT_GATEWAY', 'x'), true)).toMatchObject({
    title: 'Payment Gateway Error, please try',
    isAnswered: true,
    isBagStale: true,
  });
});

test('a bag that was ordered on another device leads to the orders', () => {
  expect(toPayFailure(refused(409, 'O4003', 'This bag has already been ordered.'), true)).toMatchObject({
    remedy: 'orders',
    isBagStale: true,
  });
});

test.each(['O4004', 'O4005'])('%s: what became of the bag is asked for', (code) => {
  expect(toPayFailure(refused(409, code, 'This bag is being paid for.'), true)).toMatchObject({
    title: 'This bag is being paid for.',
    text: 'Nothing was charged. Try again in a moment.',
    isBagStale: true,
    isAnswered: true,
  });
});

test('a key of an earlier try leads to the payment that it began: nothing was placed [CHK-19]', () => {
  expect(toPayFailure(refused(409, 'K4091', 'x'), true)).toMatchObject({
    title: 'This bag is being paid for already',
    remedy: 'again',
    isBagStale: true,
    isAnswered: true,
  });
});

test('a bag that changed is explained [CHK-16]', () => {
  expect(toPayFailure(refused(409, 'B9907', 'x'), true)).toMatchObject({
    title: 'Your bag has changed',
    isBagStale: true,
  });
});

test.each([
  ['no answer', new ApiError(0, 'timeout', 'ajax timeout')],
  ['a fault of the store', new ApiError(503, 'E5030', 'x')],
])('%s does not prove that no payment has begun: its key stays [CHK-19]', (_, error) => {
  expect(toPayFailure(error, true)).toMatchObject({ title: 'We did not hear back', isAnswered: false });
});
