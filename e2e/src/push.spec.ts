import { expect } from '@playwright/test';
import { startPushService } from '@luxe/host/testing';
import { deliver, ship } from './desk.ts';
import { ports, pushKeys } from './setting.ts';
import { buyWithCash, findProduct, visit } from './shopper.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('a customer turns order updates on, and gets one message for each step', async ({ page }) => {
  test.slow();
  const service = await startPushService(ports.push);
  try {
    const device = { ...service.subscribe(pushKeys.publicKey), shopKey: pushKeys.publicKey };
    // The browser of a test reaches no push service, so the stand-in takes its place. A browser without
    // windows denies all notifications, whatever it is granted.
    await page.addInitScript((given) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
      let current: object | null = null;
      const subscription = {
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes(given.shopKey) },
        getKey: (name: 'p256dh' | 'auth') => bytes(given[name]),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async () => (current = subscription),
      });
      let permission: NotificationPermission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => (permission = 'granted');
    }, device);
    const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
    const orderCode = await buyWithCash(page, product);
    await visit(page, `/my-account/order?orderCode=${orderCode}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const updates = page.getByRole('switch', { name: /^Order updates on this device/ });
    await expect(updates).not.toBeChecked();
    await updates.check();
    await expect(updates).toBeChecked();

    await ship(page.request, orderCode);
    await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(1);
    expect(service.received[0]?.message).toMatchObject({
      title: 'Shipped',
      path: `/my-account/order?orderCode=${orderCode}`,
    });
    expect(JSON.stringify(service.received[0]?.message)).not.toMatch(/Ananya|Jor Bagh|@/);

    await deliver(page.request, orderCode, 'shipped');
    await expect.poll(() => service.received.length, { timeout: 30_000 }).toBeGreaterThan(1);
    const titles = service.received.map(({ message }) => (message as { title: string }).title);
    expect(titles[0]).toBe('Shipped');
    expect(new Set(titles).size).toBe(titles.length);
  } finally {
    await service.close();
  }
});
