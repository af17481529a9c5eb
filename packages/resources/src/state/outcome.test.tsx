import { ApiError, toApiError } from '@luxe/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attempt, toFailure } from './outcome.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const apiError = (status: number, code: string, message: string) =>
  new ApiError(status, code, message, { errors: [{ type: code, message }] });

describe('toFailure', () => {
  it.each([
    ['an error of the store', apiError(409, 'B9301', 'Only 2 left.'), 'Only 2 left.', 'Only 2 left.'],
    ['a 502 without a body', toApiError(502, undefined), 'Something went wrong', undefined],
    ['an expired login', apiError(401, 'X', 'Please log in.'), 'Please log in.', undefined],
    ['an expired cart', apiError(404, 'CartError', 'Cart not found'), 'Cart not found', undefined],
    ['no response', new ApiError(0, 'unreachable', 'ajax error 0'), 'Server Down!!', 'Server Down!!'],
    ['a timeout', new ApiError(0, 'timeout', 'ajax timeout'), 'Server Down!!', 'Server Down!!'],
    ['an unexpected error', new TypeError('x'), 'Something went wrong', 'Something went wrong'],
  ])('returns the message and the toast text for %s [ERR-02, ERR-03, ERR-12]', (_, error, message, toast) => {
    expect(toFailure(error)).toMatchObject({ ok: false, message, toast });
  });

  it('returns messages that depend on the current page [ERR-04]', () => {
    const bare = toApiError(400, undefined);
    expect(toFailure(bare).toast).toBe('Invalid user/password or user not found');
    history.replaceState(null, '', '/my-account/orders');
    expect(toFailure(bare)).toMatchObject({ message: 'Something went wrong', toast: undefined });
  });

  it('returns messages that depend on whether the browser is online [ERR-03]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const outcome = await attempt(() => Promise.reject(toApiError(504, {})));
    expect(outcome).toMatchObject({ message: 'You are offline', toast: 'You are offline' });
  });
});
