/** A subscription of this browser, as the shop stores it. */
interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Public key of the shop for which the browser subscribed. Messages with another key are rejected. */
  readonly serverKey: string;
}

/** What the switch needs from a browser. Tests replace it. */
export interface PushBrowser {
  /** False for a browser without messages, or without a service worker. */
  isSupported(): boolean;
  isDenied(): boolean;
  /** Asks the shopper; true when they allow messages. Only after a press. */
  ask(): Promise<boolean>;
  read(): Promise<BrowserSubscription | undefined>;
  subscribe(publicKey: string): Promise<BrowserSubscription>;
  unsubscribe(): Promise<void>;
}

const registration = async (): Promise<ServiceWorkerRegistration> => {
  const found = await navigator.serviceWorker.getRegistration('/');
  if (!found) throw new Error('The shop has no service worker here.');
  return found;
};

const encode = (key: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toSubscription = (subscription: PushSubscription): BrowserSubscription => ({
  endpoint: subscription.endpoint,
  p256dh: encode(subscription.getKey('p256dh')),
  auth: encode(subscription.getKey('auth')),
  serverKey: encode(subscription.options.applicationServerKey),
});

export const pushBrowser: PushBrowser = {
  isSupported: () =>
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && isWorkerOn(),
  isDenied: () => Notification.permission === 'denied',
  ask: async () => (await Notification.requestPermission()) === 'granted',
  async read() {
    const found = await navigator.serviceWorker.getRegistration('/');
    const subscription = await found?.pushManager.getSubscription();
    return subscription ? toSubscription(subscription) : undefined;
  },
  async subscribe(publicKey) {
    const { pushManager } = await registration();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    try {
      // A browser returns the subscription that it has for the same key.
      return toSubscription(await pushManager.subscribe(options));
    } catch {
      // The subscription of an earlier key of the shop blocks a new one.
      await (await pushManager.getSubscription())?.unsubscribe();
      return toSubscription(await pushManager.subscribe(options));
    }
  },
  async unsubscribe() {
    const found = await navigator.serviceWorker.getRegistration('/');
    await (await found?.pushManager.getSubscription())?.unsubscribe();
  },
};

/** The server names a service worker that is switched off. */
const isWorkerOn = () => document.documentElement.dataset['worker'] !== 'off';

/** SHA-256 of an address in hex, by which the shop finds a device. */
export async function hashOf(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
