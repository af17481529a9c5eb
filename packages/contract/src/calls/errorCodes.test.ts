import { expect, test } from 'vitest';
import { errorCodesOf } from './errorCodes.ts';

test('a call that only reads may answer its own codes and those of every request', () =>
  expect(errorCodesOf('homePage').toSorted()).toEqual(
    ['INVALID_REQUEST', 'MALFORMED', 'C4041', 'FAULT', 'BUSY', 'UNAVAILABLE'].toSorted(),
  ));

test('a call with a token, a body and an idempotency key may answer the codes that follow from them', () =>
  expect(errorCodesOf('placeOrder')).toEqual(
    expect.arrayContaining(['invalid_token', 'U4041', 'TOO_LARGE', 'STORAGE_FULL', 'K4001', 'K4091']),
  ));
