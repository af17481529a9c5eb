import { describe, expect, it } from 'vitest';
import { extractMessage } from './message.ts';

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
    ['the status itself', { status: 'FAILURE', errorCode: 'k' }, 'FAILURE'],
    [
      'a message without such a status does not count',
      { status: 'SUCCESS', message: 'h', errorCode: 'k' },
      'k',
    ],
    ['errorCode', { errorCode: 'k' }, 'k'],
    ['empty texts do not count', { errors: [{ message: ' ' }], errorMessage: '', error: 'd' }, 'd'],
    ['texts only', { errorMessage: { deep: true }, error: 5, errorCode: 'k' }, 'k'],
    ['nothing', {}, 'Something went wrong'],
    ['null', null, 'Something went wrong'],
    ['a text', 'oh', 'Something went wrong'],
    ['no answer', undefined, 'Something went wrong'],
    ['errors that is no list', { errors: 'x' }, 'Something went wrong'],
    ['errors with null', { errors: [null] }, 'Something went wrong'],
  ])('%s', (_, body, message) => {
    expect(extractMessage(body)).toBe(message);
  });
});
