import { expect, type Page } from '@playwright/test';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPrograms, type Programs } from '../../tools/run/src/programs/programs.ts';
import { addToBag, fillAddress, logIn, newPhone, placeWithCash } from './shopper.ts';
import { test } from './test.ts';

// A separate shop with recognisable secrets, whose programs log at the level `debug`.
const ports = { shop: 4430, store: 4431 };
const origin = `http://localhost:${ports.shop}`;
const secrets = {
  CLIENT_SECRET: 'marked-client-secret-of-this-journey',
  IDENTITY_CLIENT_SECRET: 'marked-identity-secret-of-this-journey',
  STOREFRONT_SECRET: 'marked-storefront-secret-of-this-journey',
  HMAC_KEY: 'marked-hmac-key-of-this-journey',
};
let folder = '';
let log = '';
let logFile = 0;
let programs: Programs;

test.beforeAll(async () => {
  // The programs first fill the database with the catalogue, which takes time.
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(tmpdir(), 'luxe-secrets-'));
  log = path.join(folder, 'log');
  logFile = openSync(log, 'a');
  const environment = { ...secrets, DATA_DIR: folder, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'debug' };
  programs = await startPrograms(ports, environment, undefined, undefined, logFile).catch((error: Error) => {
    throw new Error(`${error.message}\n${readFileSync(log, 'utf8')}`);
  });
});

test.afterAll(async () => {
  await programs?.stop();
  closeSync(logFile);
  rmSync(folder, { recursive: true, force: true });
});

test('a login and an order leave no secret in the logs or in what the browser receives [CFG-05]', async ({
  page,
}) => {
  test.slow();
  const received: string[] = [];
  page.on('response', async (response) => {
    const body = await response.text().catch(() => '');
    received.push(response.url(), JSON.stringify(await response.allHeaders().catch(() => ({}))), body);
  });
  const phone = newPhone();
  await order(page, phone);
  const cookies = await page.context().cookies();
  const tokens = cookies.filter(({ name }) => /token/i.test(name)).map(({ value }) => value);
  expect(tokens.length).toBeGreaterThan(1);

  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const browser = [...received, storage].join('\n');
  expect(browser).toContain('order-placed-successfully');
  for (const secret of Object.values(secrets)) expect(browser.includes(secret), secret).toBe(false);

  await programs.stop();
  const lines = readFileSync(log, 'utf8');
  // Both programs logged this visit: the storefront logged pages, the store API logged calls.
  expect(lines).toMatch(/^.*POST \/api\/session\/login answered 200/m);
  expect(lines).toMatch(/^.*GET \/checkout answered 200|GET \/\* answered 200/m);
  expect(lines).toMatch(/\/v2\/lux\/users\/.* answered 200/);
  for (const secret of [...Object.values(secrets), ...tokens, phone, 'B-14, Jor Bagh'])
    expect(lines.includes(secret), secret).toBe(false);
});

/** Adds an item as a guest, logs in on the way to checkout, and places the order. */
async function order(page: Page, phone: string) {
  await page.goto(`${origin}/bags/c-lsh10?q=:price-asc:category:LSH10:price:0-25000:inStockFlag:true`);
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await addToBag(page);
  await page.goto(`${origin}/cart`);
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  await logIn(page, phone, `http://127.0.0.1:${ports.store + 100}`);
  await expect(page).toHaveURL(/\/checkout/);
  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  await placeWithCash(page);
}
