import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { waitForExit } from '../../tools/run/src/programs/childProcess.ts';
import { readBackupGuide, runGuideLine } from './backupGuide.ts';
import { callDesk, changePrice, logInToDesk } from './deskSession.ts';
import { hasFleet, startFleet, type Fleet } from './fleet.ts';
import { newShopper, type FleetShopper } from './fleetShopper.ts';
import { test } from './test.ts';

// Two storefronts and two store APIs on one PostgreSQL and one Redis, behind HAProxy, started as the files in
// `deploy` start them.
test.skip(!hasFleet, 'PostgreSQL, Redis and HAProxy are needed.');
test.describe.configure({ mode: 'serial', retries: 0 });

const loginLimit = 12;
let fleet: Fleet;
let shopper: FleetShopper;
let product: { productCode: string; USSID: string; path: string };
let addressId: string;

test.beforeAll(async () => {
  fleet = await startFleet({ LOGIN_LIMIT: String(loginLimit), DRAIN_MS: '2500' });
  product = await findProduct();
  shopper = newShopper(fleet);
});
test.afterAll(() => (fleet as Fleet | undefined)?.stop());

/** A product that is cheap enough for cash on delivery, with at least 9 units in stock. */
async function findProduct() {
  const listing = await json(
    `${fleet.stores[0]}/v2/lux/products/searchProducts/?searchText=lipstick&pageSize=12`,
  );
  for (const { productId, webURL, isOutOfStock, sizes } of listing.searchresult) {
    if (isOutOfStock || sizes.length > 1) continue;
    const { winningUssID } = await json(`${fleet.stores[0]}/v2/lux/products/${productId}/productDetails`);
    const { stock } = await json(`${fleet.ops[0]}/ops/stock/${winningUssID}`);
    if (stock >= 9) return { productCode: productId, USSID: winningUssID, path: webURL };
  }
  throw new Error('The demonstration catalogue has no such product.');
}

// Typed as any, because each test reads different fields of the response.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const json = async (url: string): Promise<any> => (await fetch(url)).json();

test('a price changed at one store API is shown by all processes', async () => {
  const pages = [fleet.origin, ...fleet.shops].flatMap((shop) => [
    `${shop}${product.path}`,
    `${shop}/search/?q=lipstick`,
  ]);
  const apis = fleet.stores.map((store) => `${store}/v2/lux/products/${product.productCode}/productDetails`);
  const texts = () =>
    Promise.all(
      [...pages, ...apis].map(async (url) => (await fetch(url)).text().then((text) => [url, text] as const)),
    );
  const without = async (price: string) =>
    (await texts()).filter(([, text]) => !text.includes(price)).map(([url]) => url);
  const session = await logInToDesk(fleet.ops[0] ?? '');
  // In each round, all pages are read before the price changes, so that every cache contains the old price.
  for (const rupees of [417, 328]) {
    await texts();
    // The session of one store API works at the other.
    expect(await changePrice(fleet.ops[rupees % 2] ?? '', session, product.USSID, rupees)).toBe(200);
    await expect.poll(() => without(String(rupees)), { intervals: [100] }).toEqual([]);
  }
});

test('an article that the desk schedules appears and disappears on time, also in cached pages of both storefronts [CON-03]', async () => {
  const session = await logInToDesk(fleet.ops[0] ?? '');
  const call = <Name extends Parameters<typeof callDesk>[2]>(
    name: Name,
    params: Readonly<Record<string, string | number>>,
    body?: object,
  ) => callDesk(fleet.ops[0] ?? '', session, name, params, body);
  const index = '/browse/luxury/luxelife/blog';
  const title = 'A story for one minute';
  const { entry } = await call('contentEntry', { kind: 'article', key: 'blog:red-three-ways' });
  const params = { kind: 'article', key: 'blog:one-minute' };
  const draft = { ...(entry.value as object), title, publishedAt: '2026-11-01T00:00:00+05:30' };
  const saved = await call('saveContent', params, { value: draft, revision: 0, note: '' });
  const [from, until] = [Date.now() + 5_000, Date.now() + 9_000];
  await call('publishContent', params, {
    ...{ revision: saved.entry.revision, note: '' },
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
  });
  /** Whether a page shows the article, and the moments of its request and of its answer. */
  const read = async (url: string) => {
    const sent = Date.now();
    const response = await fetch(url);
    const isShown = (await response.text()).includes(title) && response.ok;
    return { isShown, sent, answered: Date.now() };
  };
  /** The requests with which a page begins and ceases to show the article. It is requested all the time. */
  const watch = async (url: string) => {
    const seen: Awaited<ReturnType<typeof read>>[] = [];
    while (seen.length < 2 && Date.now() < until + 5_000) {
      const now = await read(url);
      if (now.isShown !== (seen.length % 2 === 1)) seen.push(now);
    }
    return seen;
  };
  // The index is in the cache of each storefront before the article begins.
  for (const shop of fleet.shops) expect((await read(shop + index)).isShown).toBe(false);
  // The page of the article is watched before it exists, so that an early request must not hide it.
  const paths = [index, `${index}/one-minute`];
  const changes = await Promise.all(fleet.shops.flatMap((shop) => paths.map((path) => watch(shop + path))));
  // A request that is sent a second after the moment must get the new page.
  const latest = 1_000;
  for (const [appeared, disappeared] of changes) {
    expect(appeared?.answered).toBeGreaterThanOrEqual(from);
    expect((appeared?.sent ?? Infinity) - from).toBeLessThan(latest);
    expect(disappeared?.answered).toBeGreaterThanOrEqual(until);
    expect((disappeared?.sent ?? Infinity) - until).toBeLessThan(latest);
  }
});

test('a session from one storefront works at the other, and both store APIs return the same token for one refresh token', async () => {
  await shopper.logIn('9812300001');
  for (const at of fleet.shops)
    expect((await shopper.request('GET', '/session', { at })).body).toMatchObject({
      maskedPhone: '••••••0001',
    });
  const packed = Buffer.from(shopper.cookie('customerAccessToken') ?? '', 'base64url').toString();
  const { refresh_token: refreshToken } = JSON.parse(packed) as { refresh_token: string };
  const next = await Promise.all(
    fleet.stores.map(async (store) => {
      const response = await fetch(`${store}/sso/refresh-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: fleet.secrets.CLIENT_ID,
          client_secret: fleet.secrets.CLIENT_SECRET,
          refreshToken,
        }),
      });
      return ((await response.json()) as { access_token: string }).access_token;
    }),
  );
  expect(next[0]).toBeTruthy();
  expect(next[1]).toBe(next[0]);
});

const customer = '/v2/lux/users/current';

async function addAddress() {
  const { body } = await shopper.request('POST', `${customer}/addAddress`, {
    body: {
      addressType: 'Home',
      firstName: 'Ananya',
      lastName: 'Rao',
      line1: 'B-14, Jor Bagh',
      postalCode: '110003',
      city: 'New Delhi',
      state: 'Delhi',
      phone: '9812345670',
    },
  });
  return body as { addressId: string };
}

/** Orders one unit for cash on delivery. `onSent` runs while the store answers the order. */
async function buyProduct(key: string, onSent = () => {}) {
  const { productCode, USSID } = product;
  const bag = `${customer}/carts/current`;
  const added = await shopper.requestWithRetry(
    'POST',
    `${bag}/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=1`,
  );
  expect(added.status).toBe(200);
  const { body } = await shopper.requestWithRetry('GET', `${bag}/cartDetails_V2`);
  const placed = shopper.requestWithRetry('POST', `${bag}/placeOrder`, {
    body: { paymentMode: 'COD', addressId, paybleAmount: body.cartAmount.paybleAmount.value },
    key,
  });
  onSent();
  return placed;
}

async function listOrderIds(): Promise<string[]> {
  const { body } = await shopper.requestWithRetry('GET', `${customer}/orders?currentPage=0&pageSize=20`);
  return [...JSON.stringify(body).matchAll(/"orderId":"([^"]+)"/g)].map(([, id = '']) => id);
}

test('after kill -9 of a process, shoppers need at most a retry, and each order is placed once', async () => {
  ({ addressId } = await addAddress());

  const searchTerms = ['lipstick', 'bag', 'watch'];
  const visits: number[] = [];
  const visitsEnd = new AbortController();
  const visitor = (async () => {
    while (!visitsEnd.signal.aborted) {
      const response = await fetch(
        `${fleet.origin}/search/?q=${searchTerms[visits.length % searchTerms.length]}`,
      );
      await response.text();
      visits.push(response.status);
    }
  })();

  const orders: string[] = [];
  const restarts: Promise<void>[] = [];
  const kills = [undefined, 'store', 'shop', undefined] as const;
  for (const [at, kind] of kills.entries()) {
    const pendingOrder = buyProduct(`fleet-order-${at}`, () => {
      if (kind) fleet.process(kind, 0).kill('SIGKILL');
    });
    const placed = await pendingOrder;
    expect([placed.status, placed.body.errorCode]).toEqual([200, undefined]);
    orders.push(placed.body.orderDetails.orderId);
    if (kind) restarts.push(fleet.restart(kind, 0));
  }
  await Promise.all(restarts);
  visitsEnd.abort();
  await visitor;

  expect(new Set(orders).size).toBe(kills.length);
  expect((await listOrderIds()).toSorted()).toEqual(orders.toSorted());
  expect(visits.length).toBeGreaterThan(10);
  expect(visits.filter((status) => status !== 200)).toEqual([]);
});

test('all processes share the counts of a rate limit; without Redis, each process counts alone', async () => {
  const requestCode = async (at?: string) =>
    (
      await shopper.request('POST', '/api/v2/sso/check-phone', {
        body: {
          phone: String(9_812_400_000 + Math.floor(performance.now())),
          countryCode: '91',
          captchaToken: null,
        },
        ...(at && { at }),
      })
    ).status;
  const statuses: number[] = [];
  while (statuses.length < loginLimit && statuses.at(-1) !== 429) statuses.push(await requestCode());
  // The login in an earlier test has already used one request of the limit.
  expect([statuses.length, statuses.at(-1)]).toEqual([loginLimit, 429]);
  for (const at of fleet.shops) expect(await requestCode(at)).toBe(429);
  fleet.redis.kill('SIGKILL');
  // Without Redis, each process limits requests by its own count, which includes the requests before the
  // outage.
  const later: number[] = [];
  while (later.length < 4 * loginLimit && !later.slice(-4).every((status, at) => at < 3 || status === 429))
    later.push(await requestCode());
  expect(later.length).toBeLessThan(3 * loginLimit);
  expect((await shopper.request('GET', '/session')).status).toBe(200);
});

test('a process shuts down gracefully on SIGTERM: no request fails, and it exits with 0', async () => {
  const statuses = new Set<number>();
  const visitsEnd = new AbortController();
  const visitor = (async () => {
    while (!visitsEnd.signal.aborted) {
      statuses.add((await fetch(`${fleet.origin}${product.path}`)).status);
      statuses.add((await shopper.request('GET', '/v2/lux/users/current/bagCount')).status);
    }
  })();
  const stopping = [fleet.process('shop', 1), fleet.process('store', 1)];
  for (const child of stopping) child.kill('SIGTERM');
  // A signal takes a moment to arrive.
  const readiness = (origin = '') =>
    expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { intervals: [20] }).toBe(503);
  await Promise.all([readiness(fleet.stores[1]), readiness(fleet.shops[1])]);
  expect(await Promise.all(stopping.map(waitForExit))).toEqual([0, 0]);
  visitsEnd.abort();
  await visitor;
  expect([...statuses]).toEqual([200]);
});

test('the backup of the guide brings the shop back as it was, without later orders', async () => {
  const folder = test.info().outputPath('backup');
  mkdirSync(folder, { recursive: true });
  const guide = readBackupGuide();
  const run = (line: string) => runGuideLine(line, fleet, folder);
  const stock = async () => (await json(`${fleet.ops[0]}/ops/stock/${product.USSID}`)).stock as number;
  const upload = path.join(fleet.uploadsDir, 'picture-of-a-shopper');
  writeFileSync(upload, 'bytes of a picture');
  const before = { orders: await listOrderIds(), stock: await stock() };

  expect(guide.backup).toHaveLength(2);
  for (const line of guide.backup) run(line);
  expect((await buyProduct('order-after-the-backup')).status).toBe(200);
  expect(await listOrderIds()).toHaveLength(before.orders.length + 1);
  rmSync(upload);

  const all = (['store', 'shop'] as const).flatMap((kind) => ([0, 1] as const).map((at) => ({ kind, at })));
  for (const line of guide.restore)
    if (line.startsWith('dc stop ')) {
      const processes = all.map(({ kind, at }) => fleet.process(kind, at));
      for (const one of processes) one.kill('SIGTERM');
      await Promise.all(processes.map(waitForExit));
    } else if (line.startsWith('dc up '))
      await Promise.all(all.map(({ kind, at }) => fleet.restart(kind, at)));
    else run(line);

  expect(await listOrderIds()).toEqual(before.orders);
  expect(await stock()).toBe(before.stock);
  expect(readFileSync(upload, 'utf8')).toBe('bytes of a picture');
  const found = await json(
    `${fleet.stores[0]}/v2/lux/products/searchProducts/?searchText=lipstick&pageSize=12`,
  );
  expect(JSON.stringify(found)).toContain(product.productCode);
  expect((await buyProduct('order-after-the-restore')).status).toBe(200);
  expect(await listOrderIds()).toHaveLength(before.orders.length + 1);
  expect(await stock()).toBe(before.stock - 1);
});
