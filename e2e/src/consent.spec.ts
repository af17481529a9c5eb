import { expect, type BrowserContext, type Page } from '@playwright/test';
import { openChoices, answerBanner, bannerOf, changeChoices, watchOptionalRequests } from './consent.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { addToBag, visit } from './shopper.ts';
import { test } from './test.ts';
import { withoutScripts } from './withoutScripts.ts';

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const consentOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'consent')?.value;

/** Home, listing, product, bag and search. */
async function journey(page: Page) {
  await visit(page, '/');
  await visit(page, '/bags/c-lsh10?q=:price-asc:category:LSH10:inStockFlag:true');
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await addToBag(page);
  await visit(page, '/cart');
  await page.mouse.wheel(0, 4000);
  await visit(page, '/search/?q=silk');
  await page.getByRole('searchbox').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the page works while the banner is open, and the banner blocks and covers nothing', async ({
  page,
}) => {
  await visit(page, '/bags/c-lsh10');
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
  await expect(bannerOf(page)).toBeVisible();
  await expectNoAxeViolations(page, 'the banner about cookies');
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await addToBag(page);
  await visit(page, '/');
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
  await expect(bannerOf(page)).toBeVisible();
  // Focus at the end of the page stops above the banner.
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' });
  await last.focus();
  const [link, banner] = await Promise.all([last.boundingBox(), bannerOf(page).boundingBox()]);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
});

test('without an answer and with “Only necessary” no optional request leaves; after “Accept all” they do; after a withdrawal none [DAT-02] [PER-01]', async ({
  page,
  context,
}) => {
  test.slow();
  const left = watchOptionalRequests(page);
  await journey(page);
  expect(left).toEqual([]);
  await answerBanner(page, 'Only necessary');
  await journey(page);
  expect(left).toEqual([]);
  expect(await cookieNames(context)).not.toContain('visitorId');

  await visit(page, '/');
  await changeChoices(page, 'Accept all');
  await journey(page);
  // The shop of these tests has a stand-in outside the shop for sales analytics (`collector.ts`).
  await expect.poll(() => left).toContain('/sales');
  expect(left).toContain('/api/personalization/events/product-view');
  await expect.poll(() => cookieNames(context)).toContain('visitorId');

  await visit(page, '/');
  await changeChoices(page, 'Only necessary');
  await expect.poll(() => cookieNames(context)).not.toContain('visitorId');
  const before = left.length;
  await journey(page);
  expect(left.slice(before)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed luxury'))).toBeNull();
});

test('an answer is saved for six months, applies in other tabs at once, and is not asked again', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/');
  await other.mouse.move(20, 20);
  await other.mouse.move(40, 40);
  await expect(bannerOf(other)).toBeVisible();
  await page.bringToFront();
  await answerBanner(page);
  await expect(bannerOf(other)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(182);
  await page.reload();
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  // The code of the banner would have loaded by then.
  await page.waitForFunction(() => performance.now() > 4000);
  await expect(bannerOf(page)).toBeHidden();
});

test('an answer that the store could not log applies, and is logged by the next page', async ({
  page,
  context,
}) => {
  await page.route('**/api/v2/lux/consents', (route) => route.abort());
  await visit(page, '/');
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await bannerOf(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(bannerOf(page)).toBeHidden();
  await expect.poll(() => consentOf(context)).toMatch(/\.0$/);
  await page.unroute('**/api/v2/lux/consents');
  await visit(page, '/bags/c-lsh10');
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await expect.poll(() => consentOf(context)).toMatch(/\.1$/);
});

test('Global Privacy Control counts as a no, and the banner explains it', async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  await visit(page, '/');
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await expect(bannerOf(page).getByText(/Global Privacy Control/)).toBeVisible();
  await expect.poll(() => consentOf(context)).toMatch(/\.0\.\d{10}\.gpc\./);
});

test('a campaign is stored after consent only, and waits for the answer [DAT-02]', async ({
  page,
  context,
}) => {
  await visit(page, '/?cid=mail:diwali&utm_source=newsletter');
  expect(await cookieNames(context)).not.toContain('cid');
  await answerBanner(page);
  const cookies = await context.cookies();
  const valueOf = (name: string) => decodeURIComponent(cookies.find((one) => one.name === name)?.value ?? '');
  expect([valueOf('cid'), valueOf('utm_source')]).toEqual(['mail:diwali', 'newsletter']);
});

test('the page has the form above its table, and all names', async ({ page }) => {
  await visit(page, '/');
  await openChoices(page);
  await page.getByRole('link', { name: /^All \d+ cookies, with names$/ }).click();
  await expect(page).toHaveURL(/\/consent$/);
  await expectNoAxeViolations(page, 'the page about cookies');
  await page.getByRole('checkbox', { name: 'Measurement' }).check();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Measurement' })).toBeChecked();
  await expect(page.getByRole('cell', { name: 'visitorId', exact: true })).toBeVisible();
});

withoutScripts('the form about cookies works', 'desktop', async (page) => {
  await page.goto('/consent');
  await page.getByRole('checkbox', { name: 'Measurement' }).check();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page).toHaveURL(/\/consent\?state=saved$/);
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  expect(await consentOf(page.context())).toMatch(/^1\.2\.\d{10}\.page\./);
});
