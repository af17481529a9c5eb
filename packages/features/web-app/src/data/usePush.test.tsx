import { act, renderHook, waitFor } from '@testing-library/react';
import { createClient } from '@luxe/client';
import { fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { PushBrowser } from './pushBrowser.ts';
import { usePush } from './usePush.ts';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/a',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  serverKey: 'a key of the shop',
};

function setUp(changes: Partial<PushBrowser> = {}, overrides: Overrides = {}) {
  let known: typeof subscription | undefined;
  const browser: PushBrowser = {
    isSupported: () => true,
    isDenied: () => false,
    ask: vi.fn(async () => true),
    read: async () => known,
    subscribe: vi.fn(async () => (known = subscription)),
    unsubscribe: vi.fn(async () => void (known = undefined)),
    ...changes,
  };
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer' });
  const client = createClient({ baseUrl: '/api', fetch });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ResourcesProvider client={client} hint="s1c0">
      {children}
    </ResourcesProvider>
  );
  const names = () => shop.log.map(({ name }) => name);
  return { ...renderHook(() => usePush(browser), { wrapper }), browser, names };
}

test('asks the shopper only after a press, then stores and deletes the device', async () => {
  const { result, browser, names } = setUp();
  await waitFor(() => expect(result.current.state).toBe('off'));
  expect(browser.ask).not.toHaveBeenCalled();
  await act(() => result.current.change(true));
  expect(result.current).toMatchObject({ state: 'on', isBusy: false, hasFailed: false });
  await act(() => result.current.change(false));
  expect(result.current.state).toBe('off');
  expect(names()).toEqual(['pushSettings', 'savePushSubscription', 'deletePushSubscription']);
});

test.each([
  ['unsupported', { isSupported: () => false }],
  ['denied', { isDenied: () => true }],
] as const)('shows a browser that is %s', async (state, changes) => {
  const { result } = setUp(changes);
  await waitFor(() => expect(result.current.state).toBe(state));
});

test('stays off when the shopper does not allow messages', async () => {
  const { result, browser } = setUp({ ask: async () => false });
  await waitFor(() => expect(result.current.state).toBe('off'));
  await act(() => result.current.change(true));
  expect(result.current.state).toBe('off');
  expect(browser.subscribe).not.toHaveBeenCalled();
});

test.each([
  ['on', subscription.serverKey],
  ['off', 'a newer key of the shop'],
] as const)('shows that messages are %s for a known device and %s', async (state, publicKey) => {
  const { result } = setUp({ read: async () => subscription }, { pushSettings: { publicKey, isOn: true } });
  await waitFor(() => expect(result.current.state).toBe(state));
});

test('is absent in a shop without keys', async () => {
  const { result, names } = setUp({}, { pushSettings: { publicKey: null, isOn: false } });
  await waitFor(() => expect(names()).toContain('pushSettings'));
  expect(result.current.state).toBe('absent');
});

test('stays off and reports a failure of the shop', async () => {
  const { result } = setUp({}, fault('savePushSubscription', '5xx'));
  await waitFor(() => expect(result.current.state).toBe('off'));
  await act(() => result.current.change(true));
  expect(result.current).toMatchObject({ state: 'off', hasFailed: true });
});
