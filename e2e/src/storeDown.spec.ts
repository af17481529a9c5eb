import { expect, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoStore, startPrograms, type Programs } from '../../tools/run/src/programs/programs.ts';
import { changePrice, logInToDesk } from './deskSession.ts';
import { visit } from './shopper.ts';
import { test } from './test.ts';

// A separate shop, because these tests kill its store API.
const ports = { shop: 4420, store: 4421 };
const origin = `http://localhost:${ports.shop}`;
const storeOrigin = `http://127.0.0.1:${ports.store}`;
const opsOrigin = `http://127.0.0.1:${ports.store + 100}`;
let folder = '';
let programs: Programs;
/** The store API that a test started after it had killed the previous one. */
let laterStore: ChildProcess | undefined;

const environment = () => ({
  DATA_DIR: folder,
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: 'warn',
});

test.beforeAll(async () => {
  // The programs first fill the database with the catalogue, which takes time.
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(tmpdir(), 'luxe-down-'));
  programs = await startPrograms(ports, environment());
});

test.afterAll(async () => {
  await programs.stop();
  laterStore?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Kills the store API without a shutdown, as a power cut would. */
function killStore() {
  const pid = laterStore?.pid ?? programs.pids[0] ?? 0;
  process.kill(pid, 'SIGSTOP');
  process.kill(pid, 'SIGKILL');
}

/** Starts the store API again on the same data. Resolves when it is ready. */
async function restartStore(page: Page) {
  laterStore = spawn(process.execPath, [demoStore], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment(), PORT: String(ports.store) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await expect(async () => {
    expect((await page.request.get(`${storeOrigin}/readyz`)).ok()).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** The first product of the bags listing: its id, and the offer whose price is shown. */
async function firstOffer(page: Page) {
  const listing = await page.request.get(`${storeOrigin}/v2/lux/products/searchProducts/`, {
    params: { searchText: ':relevance:category:LSH10', page: 0, pageSize: 24 },
  });
  const [{ productId }] = (await listing.json()).searchresult;
  const product = await page.request.get(`${storeOrigin}/v2/lux/products/${productId}/productDetails`);
  return { productId, ussid: (await product.json()).winningUssID as string };
}

test('cached pages show a price change at once and stay available during an outage of the store; all pages work again after the outage', async ({
  page,
}) => {
  // The test gets more time, because the store API restarts during the test.
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
  const readListedPrice = async () => {
    await page.goto(listing);
    return tile.first().textContent();
  };
  expect(await readListedPrice()).not.toContain('₹101');

  expect(await changePrice(opsOrigin, await logInToDesk(opsOrigin), ussid, 101)).toBe(200);
  // The change feed purges the cached page. Without the feed, the old page would be shown for 30 seconds.
  await expect.poll(readListedPrice).toContain('₹101');

  killStore();

  expect(await readListedPrice()).toContain('₹101');
  for (const [where, status] of [
    ['/', 200],
    ['/bags/c-lsh10?utm_source=mail', 200],
    ['/search/?q=tote', 503],
    ['/cart', 200],
  ] as const) {
    const response = await page.goto(origin + where);
    expect(response?.status(), where).toBe(status);
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

  await restartStore(page);
  await expect
    .poll(async () => (await page.goto(`${origin}/search/?q=tote`))?.status(), { timeout: 60_000 })
    .toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('during an outage of the store, header, footer and visited pages work and failures show messages; after the outage no reload is needed [ERR-01] [NET-02] [SHL-21]', async ({
  page,
}) => {
  test.slow();
  const loads = countLoads(page);
  const products = page.getByRole('list', { name: 'Products' });
  await visit(page, `${origin}/bags/c-lsh10`);
  await products.getByRole('link').first().click();
  const product = page.getByRole('heading', { level: 1 });
  const add = page.getByRole('button', { name: 'Add to bag' }).first();
  await expect(add).toBeVisible();
  const name = await product.textContent();
  await expect(page).toHaveTitle(new RegExp(escape(name ?? '')));

  killStore();

  // Back and Forward show the visited pages.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  await expect(products.getByRole('listitem').first()).toBeVisible();
  await page.goForward();
  await expect(product).toHaveText(name ?? '');

  // Add to bag fails with a message that states the reason, and the bag stays empty.
  await add.click();
  await expect(
    page.getByText('We cannot reach the shop just now. Please try again in a moment.'),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Bag, / })).toHaveCount(0);
  await expect(add).toBeEnabled();

  // Suggestions are optional: when they fail, the search field preserves the typed text and shows no error.
  await page.getByRole('banner').getByRole('searchbox').click();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  const suggestionsResponse = page.waitForResponse(/\/products\/suggestions/);
  await field.fill('tote');
  expect((await suggestionsResponse).status()).toBe(503);
  await expect(field).toHaveValue('tote');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // A page that was not visited before shows an error between header and footer.
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Watches' }).click();
  // Moves the pointer away from the section Watches, because the menu of the section would open under the
  // pointer.
  await page.mouse.move(10, 890);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('This list could not be shown');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toContainText('The store did not answer.');

  await restartStore(page);

  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Watches' })).toBeVisible();
  await products.getByRole('link').first().click();
  await add.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('Add to bag reports that the server is down when no response arrives [ERR-03]', async ({ page }) => {
  await page.goto(`${origin}/bags/c-lsh10`);
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  const add = page.getByRole('button', { name: 'Add to bag' }).first();
  await expect(add).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await add.click();
  await expect(page.getByText('Server Down!!')).toBeVisible();
});

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
