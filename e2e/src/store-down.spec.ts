import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPrograms, type Programs } from '../../tools/run/src/programs.ts';

// A shop of its own, because this one loses its store.
const ports = { shop: 4420, store: 4421 };
const origin = `http://localhost:${ports.shop}`;
const storeOrigin = `http://127.0.0.1:${ports.store}`;
const opsOrigin = `http://127.0.0.1:${ports.store + 100}`;
let folder = '';
let programs: Programs;
let secondStore: ChildProcess | undefined;

const environment = () => ({ DATA_DIR: folder, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'warn' });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'luxe-down-'));
  programs = await startPrograms(ports, environment());
});

test.afterAll(async () => {
  await programs.stop();
  secondStore?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The first product of a listing that is in stock: its id, and the offer that its price is of. */
async function firstOffer(page: Page) {
  const listing = await page.request.get(`${storeOrigin}/v2/lux/products/searchProducts/`, {
    params: { searchText: ':relevance:category:LSH10', page: 0, pageSize: 24 },
  });
  const [{ productId }] = (await listing.json()).searchresult;
  const product = await page.request.get(`${storeOrigin}/v2/lux/products/${productId}/productDetails`);
  return { productId, ussid: (await product.json()).winningUssID as string };
}

test('a price that changes shows at once on pages that are kept; with the store down they are still there, and all is well when it is back', async ({
  page,
}) => {
  // Two stores start and a seed is sown in it.
  test.slow();
  const listing = `${origin}/bags/c-lsh10`;
  await page.goto(`${origin}/`);
  await page.goto(listing);
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  const { productId, ussid } = await firstOffer(page);
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`[href*="${productId}"]`) });
  const priceShown = async () => {
    await page.goto(listing);
    return tile.first().textContent();
  };
  expect(await priceShown()).not.toContain('₹101');

  const changed = await page.request.put(`${opsOrigin}/ops/price/${ussid}`, { data: { paise: 10_100 } });
  expect(changed.status()).toBe(200);
  // Time alone would show it after 30 seconds.
  await expect.poll(priceShown).toContain('₹101');

  const [store = 0] = programs.pids;
  process.kill(store, 'SIGSTOP');
  process.kill(store, 'SIGKILL');

  expect(await priceShown()).toContain('₹101');
  for (const [where, status] of [
    ['/', 200],
    ['/bags/c-lsh10?utm_source=mail', 200],
    ['/search/?q=tote', 503],
    ['/cart', 200],
  ] as const) {
    const answer = await page.goto(origin + where);
    expect(answer?.status(), where).toBe(status);
    await expect(page.getByRole('banner'), where).toBeVisible();
    await expect(page.getByRole('main'), where).not.toBeEmpty();
    await expect(page.getByRole('contentinfo'), where).toBeVisible();
  }
  const api = await page.request.get(`${origin}/api/v2/lux/getPincodeData?pincode=110001`);
  expect(api.status()).toBe(503);
  expect(await api.json()).toHaveProperty('errors');
  const ready = await page.request.get(`${origin}/readyz`);
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ready', store: 'does not answer' });
  expect((await page.request.get(`${origin}/healthz`)).status()).toBe(200);

  secondStore = spawn(process.execPath, ['apps/store-api/src/main.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment(), PORT: String(ports.store) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await expect
    .poll(async () => (await page.goto(`${origin}/search/?q=tote`))?.status(), { timeout: 60_000 })
    .toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
