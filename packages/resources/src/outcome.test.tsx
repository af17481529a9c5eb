import { ApiError, toApiError } from '@luxe/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attempt, toFailure } from './outcome.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const refused = (status: number, code: string, message: string) =>
  new ApiError(status, code, message, { errors: [{ type: code, message }] });

describe('what a failure says in place, and in a toast', () => {
  it.each([
    ['a refusal', refused(409, 'B9301', 'Only 2 left.'), 'Only 2 left.', 'Only 2 left.'],
    ['a bare 502', toApiError(502, undefined), 'Something went wrong', undefined],
    ['a login that has ended', refused(401, 'X', 'Please log in.'), 'Please log in.', undefined],
    ['a cart that has ended', refused(404, 'CartError', 'Cart not found'), 'Cart not found', undefined],
    ['no answer', new ApiError(0, 'unreachable', 'ajax error 0'), 'Server Down!!', 'Server Down!!'],
    ['a timeout', new ApiError(0, 'timeout', 'ajax timeout'), 'Server Down!!', 'Server Down!!'],
    ['what is no answer at all', new TypeError('x'), 'Something went wrong', 'Something went wrong'],
  ])('%s [ERR-02, ERR-03, ERR-12]', (_, error, message, toast) => {
    expect(toFailure(error)).toMatchObject({ ok: false, message, toast });
  });

  it('knows the page it is told on [ERR-04]', () => {
    const bare = toApiError(400, undefined);
    expect(toFailure(bare).toast).toBe('Invalid user/password or user not found');
    history.replaceState(null, '', '/my-account/orders');
    expect(toFailure(bare)).toMatchObject({ message: 'Something went wrong', toast: undefined });
  });

  it('knows whether there is a network [ERR-03]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const outcome = await attempt(() => Promise.reject(toApiError(504, {})));
    expect(outcome).toMatchObject({ message: 'You are offline', toast: 'You are offline' });
  });
});
