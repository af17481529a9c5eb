import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('the client loads the table of later calls once, before the first call that it contains', async () => {
  const { createClient, knownEndpoint } = await import('./index.ts');
  const fetch = vi.fn(async () => ({ status: 200, text: async () => '{"addresses":[]}' }));
  const client = createClient({ baseUrl: '/api', fetch });
  expect(knownEndpoint('cartDetails')?.token).toBe('customer');
  expect(knownEndpoint('addresses')).toBeUndefined();
  await client.call('addresses', { params: { user: 'current' } });
  expect(fetch).toHaveBeenCalledWith('/api/v2/lux/users/current/addresses', expect.anything());
  expect(knownEndpoint('addresses')?.token).toBe('customer');
});

test.each([
  { isOnline: true, code: 'unreachable' },
  { isOnline: false, code: 'offline' },
])(
  'a call rejects with $code when the table of later calls cannot be loaded; the next call loads it again',
  async ({ isOnline, code }) => {
    vi.doMock('@luxe/contract/later-calls', () => {
      throw new Error('the file could not be loaded');
    });
    const { createClient } = await import('./index.ts');
    const fetch = vi.fn(async () => ({ status: 200, text: async () => '{"addresses":[]}' }));
    const onFailure = vi.fn();
    const client = createClient({ baseUrl: '/api', fetch, isOnline: () => isOnline, onFailure });
    const call = () => client.call('addresses', { params: { user: 'current' } });
    await expect(call()).rejects.toMatchObject({ name: 'ApiError', status: 0, code });
    expect(onFailure).toHaveBeenCalledOnce();
    expect(fetch).not.toHaveBeenCalled();
    vi.doUnmock('@luxe/contract/later-calls');
    await expect(call()).resolves.toEqual({ addresses: [] });
  },
);
