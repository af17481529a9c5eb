import { expect, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPrograms, type Programs } from '../../tools/run/src/programs.ts';
import { visit } from './shopper.ts';
import { test } from './test.ts';

// A shop of its own, because this one loses its store.
const ports = { shop: 4420, store: 4421 };
const origin = `http://localhost:${ports.shop}`;
const storeOrigin = `http://127.0.0.1:${ports.store}`;
const opsOrigin = `http://127.0.0.1:${ports.store + 100}`;
let folder = '';
let programs: Programs;
/** The store that was started after one was killed. */
let laterStore: ChildProcess | undefined;

const deskPassword = 'the desk of this journey';
const environment = () => ({
  DATA_DIR: folder,
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: 'warn',
  DESK_PASSWORD: deskPassword,
});

test.beforeAll(async () => {
  // A catalogue is sown in it.
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(tmpdir(), 'luxe-down-'));
  programs = await startPrograms(ports, environment());
});

test.afterAll(async () => {
  await programs.stop();
  laterStore?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Takes the store away as a machine does that loses its power. */
function killStore() {
  const pid = laterStore?.pid ?? programs.pids[0] ?? 0;
  process.kill(pid, 'SIGSTOP');
  process.kill(pid, 'SIGKILL');
}

/** Opens the store again, on the data that is there. Resolves when it answers. */
async function restartStore(page: Page) {
  laterStore = spawn(process.execPath, ['apps/store-api/src/main.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment(), PORT: String(ports.store) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await expect(async () => {
    expect((await page.request.get(`${storeOrigin}/readyz`)).ok()).toBe(true);
  }).toPass({ timeout: 60_000 });
}

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

  const changed = await page.request.put(`${opsOrigin}/ops/price/${ussid}`, {
    data: { paise: 10_100 },
    headers: { authorization: `Basic ${btoa(`desk:${deskPassword}`)}` },
  });
  expect(changed.status()).toBe(200);
  // Time alone would show it after 30 seconds.
  await expect.poll(priceShown).toContain('₹101');

  killStore();

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

  await restartStore(page);
  await expect
    .poll(async () => (await page.goto(`${origin}/search/?q=tote`))?.status(), { timeout: 60_000 })
    .toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a shopper in the middle of a visit keeps the shell and what she has seen, is told what cannot be had, and goes on without a reload when the store is back [ERR-01] [NET-02] [SHL-21]', async ({
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

  // What she has seen is still there, there and back.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  await expect(products.getByRole('listitem').first()).toBeVisible();
  await page.goForward();
  await expect(product).toHaveText(name ?? '');

  // Nothing was put in the bag, and she is told so in words.
  await add.click();
  await expect(
    page.getByText('We cannot reach the shop just now. Please try again in a moment.'),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Bag, / })).toHaveCount(0);
  await expect(add).toBeEnabled();

  // Suggestions are an extra: without them the box is a search box.
  await page.getByRole('banner').getByRole('searchbox').click();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  const asked = page.waitForResponse(/\/products\/suggestions/);
  await field.fill('tote');
  expect((await asked).status()).toBe(503);
  await expect(field).toHaveValue('tote');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // A page nobody has asked for says that it cannot be shown. The frame around it stays.
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Watches' }).click();
  // Off the section, whose menu would open under the pointer.
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

test('with no answer at all the bag says that the server is down [ERR-03]', async ({ page }) => {
  await page.goto(`${origin}/bags/c-lsh10`);
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  const add = page.getByRole('button', { name: 'Add to bag' }).first();
  await expect(add).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await add.click();
  await expect(page.getByText('Server Down!!')).toBeVisible();
});

/** How many documents a page has loaded from here on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
