import { errorOf } from '@luxe/contract/errors';
import { describe, expect, it } from 'vitest';
import { refreshFailedMessage } from './apiError.ts';
import { extractMessage } from './message.ts';

it('a failed refresh has the sentence of the contract [ERR-08]', () => {
  expect(refreshFailedMessage).toBe(errorOf('refreshFailed').message);
});

describe('extractMessage [ERR-01]', () => {
  it.each([
    ['errors[0].message', { errors: [{ message: 'a', type: 'b' }], errorMessage: 'c' }, 'a'],
    ['errors[0].type without a message', { errors: [{ type: 'b' }], errorMessage: 'c' }, 'b'],
    ['errorMessage', { errors: [], errorMessage: 'c', error: 'd' }, 'c'],
    ['error', { error: 'd', error_message: 'e' }, 'd'],
    ['error_message', { error_message: 'e', errorMsg: 'f' }, 'e'],
    ['errorMsg', { errorMsg: 'f', status: 'FAILURE' }, 'f'],
    ['FAILURE: error', { status: 'FAILURE', error: 'g', message: 'h' }, 'g'],
    ['FAILURE: message', { status: 'FAILURE', message: 'h', slpCouponMessage: 'i' }, 'h'],
    ['ERROR: slpCouponMessage', { status: 'ERROR', slpCouponMessage: 'i', errorCode: 'k' }, 'i'],
    ['the status when nothing else is set', { status: 'FAILURE', errorCode: 'k' }, 'FAILURE'],
    [
      'errorCode rather than message when the status is SUCCESS',
      { status: 'SUCCESS', message: 'h', errorCode: 'k' },
      'k',
    ],
    ['errorCode', { errorCode: 'k' }, 'k'],
    ['the first text that is not empty', { errors: [{ message: ' ' }], errorMessage: '', error: 'd' }, 'd'],
    ['the first value that is a string', { errorMessage: { deep: true }, error: 5, errorCode: 'k' }, 'k'],
    ['the fallback for an empty object', {}, 'Something went wrong'],
    ['the fallback for null', null, 'Something went wrong'],
    ['the fallback for a string', 'oh', 'Something went wrong'],
    ['the fallback without a body', undefined, 'Something went wrong'],
    ['the fallback when errors is no array', { errors: 'x' }, 'Something went wrong'],
    ['the fallback when errors holds null', { errors: [null] }, 'Something went wrong'],
  ])('takes the message from %s', (_, body, message) => {
    expect(extractMessage(body)).toBe(message);
  });
});
