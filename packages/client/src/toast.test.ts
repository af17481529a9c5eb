import { describe, expect, it } from 'vitest';
import { ApiError, toApiError } from './apiError.ts';
import { toastFor } from './toast.ts';

const failure = (status: number, message: string, code = 'E1') => new ApiError(status, code, message);

describe('toastFor', () => {
  it.each([
    ['ajax error in the message', failure(500, 'ajax error 500'), {}, undefined],
    ['a suppressed status', failure(401, 'Sign in'), {}, undefined],
    ['a toaster that is off', failure(400, 'No'), { isOn: false }, undefined],
    ['any other message', failure(400, 'No such coupon'), {}, 'No such coupon'],
    ['the message of a conflict', failure(409, 'Only 2 left.'), {}, 'Only 2 left.'],
  ])('decides whether an error is shown as a toast, here for %s [ERR-02]', (_, error, context, message) => {
    expect(toastFor(error, context)).toBe(message);
  });

  it.each([
    [0, true, 'Server Down!!'],
    [504, true, 'Server Down!!'],
    [0, false, 'You are offline'],
    [504, false, 'You are offline'],
  ])('for status %i and isOnline %s returns "%s" [ERR-03]', (status, isOnline, message) => {
    expect(toastFor(failure(status, 'ajax error'), { isOnline })).toBe(message);
  });

  it.each([
    ['/', 'Invalid user/password or user not found'],
    ['/cart', 'Invalid user/password or user not found'],
    ['/my-account/orders', undefined],
    ['/cliq-cash', undefined],
    ['/gift-cards', undefined],
    ['/giftcard/check', undefined],
    ['/corporate-gift-card', undefined],
    ['/buy-gift-cards', undefined],
    ['/my-accountant', 'Invalid user/password or user not found'],
  ])('decides by the page whether a 400 without a body shows a toast: %s [ERR-04]', (path, message) => {
    expect(toastFor(toApiError(400, undefined), { path })).toBe(message);
  });

  it.each(['Cart not found', 'catCode is wrong', 'Header failed', 'footer: not there'])(
    'never toasts "%s" [ERR-12]',
    (message) => {
      expect(toastFor(failure(400, message))).toBeUndefined();
    },
  );

  it('returns the fallback for an unknown error and nothing for an aborted call', () => {
    expect(toastFor(new Error('x'))).toBe('Something went wrong');
    expect(toastFor(failure(0, '', 'aborted'))).toBeUndefined();
  });
});

describe('kinds of errors [ERR-06]', () => {
  const body = (errorCode: string, message: string) => ({
    status: 'FAILURE',
    errorCode,
    errors: [{ type: errorCode, message }],
  });

  it.each([
    ['access token expired', 'InvalidTokenError'],
    ['invalid access token', 'InvalidTokenError'],
    ['invalid or missing access-token', 'InvalidTokenError'],
    ['Access token expired for user', 'InvalidTokenError'],
    ['the token is fine', 'ApiError'],
  ])('the message "%s" creates an error of the kind %s [ERR-09]', (message, kind) => {
    expect(toApiError(400, body('X', message)).kind).toBe(kind);
  });

  it('the code CartError marks a cart failure', () => {
    expect(toApiError(404, body('CartError', 'Cart not found')).kind).toBe('CartError');
  });

  it.each([
    ['SSO-1003', true],
    ['SSO-1101', true],
    ['SSO-1201', true],
    ['GR-UP-1013', true],
    ['GR-UP-1014', true],
    ['B0001', true],
    ['B9207', false],
    ['SSO-9', false],
    ['SSO-10031', false],
  ])('%s is an error code of the identity provider: %s [ERR-10]', (code, isIdentity) => {
    expect(toApiError(400, body(code, 'message')).isIdentity).toBe(isIdentity);
  });

  it.each(['B9207', 'B9209', 'B0001', 'GR-UP-1013', 'SSO-1003'])(
    'the error code %s and the message of its response reach the caller unchanged [ERR-10]',
    (code) => {
      expect(toApiError(400, body(code, 'message of the service'))).toMatchObject({
        code,
        message: 'message of the service',
      });
    },
  );
});
