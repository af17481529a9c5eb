import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from './testing.ts';
import { createTokenSharer, toAbsoluteExpiry } from './tokenSharer.ts';

describe('createTokenSharer [TOK-02]', () => {
  function setUp() {
    const { clock, advance } = fakeClock();
    let number = 0;
    const fetchToken = vi.fn(async () => `token ${(number += 1)}`);
    return { share: createTokenSharer(clock), advance, fetchToken };
  }

  it('shares the result of a call for 5 s', async () => {
    const { share, advance, fetchToken } = setUp();
    const first = share('global', fetchToken);
    advance(4999);
    expect(await Promise.all([first, share('global', fetchToken)])).toEqual(['token 1', 'token 1']);
    expect(await share('global', fetchToken)).toBe('token 1');
    advance(1);
    expect(await share('global', fetchToken)).toBe('token 2');
  });

  it('shares a pending call for 5.5 s', async () => {
    const { share, advance } = setUp();
    const slow = vi.fn(() => new Promise<string>(() => undefined));
    void share('global', slow);
    advance(5499);
    void share('global', slow);
    expect(slow).toHaveBeenCalledTimes(1);
    advance(1);
    void share('global', slow);
    expect(slow).toHaveBeenCalledTimes(2);
  });

  it('makes a separate call for each key', async () => {
    const { share, fetchToken } = setUp();
    expect(await share('global', fetchToken)).not.toBe(await share('customer', fetchToken));
  });

  it('does not cache a failure', async () => {
    const { share } = setUp();
    const failing = vi.fn(() => Promise.reject(new Error('no')));
    await expect(share('global', failing)).rejects.toThrow('no');
    await expect(share('global', async () => 'yes')).resolves.toBe('yes');
  });
});

it('toAbsoluteExpiry converts expires_in to an absolute time in milliseconds [TOK-04]', () => {
  expect(toAbsoluteExpiry(3600, 1_000)).toBe(3_601_000);
});
