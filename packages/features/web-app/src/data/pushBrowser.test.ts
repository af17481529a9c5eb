import { afterEach, expect, it, vi } from 'vitest';
import { pushBrowser } from './pushBrowser.ts';

interface Stored {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer };
  getKey(): ArrayBuffer;
  unsubscribe(): Promise<boolean>;
}

const bytesOf = (key: string): ArrayBuffer => Uint8Array.from(atob(key), (c) => c.charCodeAt(0)).buffer;
const endpointOf = (key: string) => `https://fcm.googleapis.com/${key}`;

afterEach(() => void vi.unstubAllGlobals());

/** A browser that has subscribed for a key of the shop, or not at all. */
function setUp(subscribedFor?: string) {
  let stored: Stored | undefined;
  const store = (key: string): Stored =>
    (stored = {
      endpoint: endpointOf(key),
      options: { applicationServerKey: bytesOf(key) },
      getKey: () => bytesOf('AAAA'),
      unsubscribe: async () => {
        stored = undefined;
        return true;
      },
    });
  if (subscribedFor !== undefined) store(subscribedFor);
  const pushManager = {
    getSubscription: async () => stored ?? null,
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (!stored) return store(key);
      if (stored.endpoint === endpointOf(key)) return stored;
      throw new DOMException('Subscribed for another key', 'InvalidStateError');
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
}

it.each([
  ['no subscription', undefined],
  ['a subscription for the same key', 'newK'],
  ['a subscription for an earlier key of the shop', 'oldK'],
])('subscribes for the key of the shop in a browser with %s', async (_, subscribedFor) => {
  setUp(subscribedFor);
  expect(await pushBrowser.subscribe('newK')).toEqual({
    ...{ endpoint: endpointOf('newK'), p256dh: 'AAAA', auth: 'AAAA', serverKey: 'newK' },
  });
});

it('reads the subscription with the key of the shop', async () => {
  setUp('oldK');
  expect(await pushBrowser.read()).toMatchObject({ endpoint: endpointOf('oldK'), serverKey: 'oldK' });
});

it('ends the subscription', async () => {
  setUp('newK');
  await pushBrowser.unsubscribe();
  expect(await pushBrowser.read()).toBeUndefined();
});
