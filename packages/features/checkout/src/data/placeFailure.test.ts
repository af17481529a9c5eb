import { ApiError } from '@luxe/client';
import { expect, test } from 'vitest';
import { toPlaceFailure } from './placeFailure.ts';

const refused = (code: string, message: string) =>
  new ApiError(409, code, message, { status: 'FAILURE', errorCode: code, errors: [{ type: code, message }] });

test('a bag that changed is explained and asked for anew [CHK-16]', () => {
  expect(toPlaceFailure(refused('B9907', 'x'), true)).toMatchObject({
    title: 'Your bag has changed',
    isBagStale: true,
    isAnswered: true,
    remedy: 'again',
  });
});

test('a piece that sold out leads to the bag', () => {
  expect(toPlaceFailure(refused('B9301', 'x'), true)).toMatchObject({ remedy: 'bag', isBagStale: true });
});

test('a key that was used says that the first try has come through [CHK-19]', () => {
  expect(toPlaceFailure(refused('K4091', 'x'), true)).toMatchObject({
    title: 'Your order has reached us already',
    remedy: 'orders',
  });
});

test('a bag that was ordered on another device leads to the orders and is asked for anew', () => {
  expect(
    toPlaceFailure(refused('O4003', 'This bag has already been ordered: order LX-2611-0001-10.'), true),
  ).toMatchObject({
    title: 'This bag has already been ordered: order LX-2611-0001-10.',
    text: 'Nothing was ordered twice. What you have ordered is under your orders.',
    remedy: 'orders',
    isBagStale: true,
  });
});

test('any other refusal is told in the words of the store, and nothing was ordered', () => {
  expect(toPlaceFailure(refused('O4002', 'Cash is not taken at this pincode.'), true)).toMatchObject({
    title: 'Cash is not taken at this pincode.',
    text: 'Nothing was ordered. Try again in a moment.',
    isAnswered: true,
  });
});

test.each([
  ['no answer', new ApiError(0, 'timeout', 'ajax timeout')],
  ['a fault of the server', new ApiError(503, '', 'ajax error 503')],
  ['anything else', new TypeError('x')],
])('%s does not prove that nothing was ordered [CHK-19]', (_, error) => {
  expect(toPlaceFailure(error, true)).toMatchObject({ title: 'We did not hear back', isAnswered: false });
  expect(toPlaceFailure(error, false)).toMatchObject({ title: 'You are offline', isAnswered: false });
});
