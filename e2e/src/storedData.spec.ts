import { expect, type Page } from '@playwright/test';
import { answerBanner } from './consent.ts';
import { addToBag, logIn, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

const localOf = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const sessionOf = (page: Page) => page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);

/** Names of section 3 that the shop never writes, with the reasons in `@luxe/contract/client-data`. */
const never = ['orderDetails', 'email', 'userName', 'cartDetails'];

test('local storage has the names of the specification, and no token, name or PAN [DAT-01] [TOK-06]', async ({
  page,
}) => {
  test.slow();
  const phone = newPhone();
  await visit(page, '/bags/c-lsh10?q=:price-asc:category:LSH10:price:0-25000:inStockFlag:true');
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('textbox', { name: 'Pincode' }).fill('400001');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.poll(async () => (await localOf(page))['userinputpincode']).toBe('400001');
  await addToBag(page);
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  await logIn(page, phone);
  await expect(page).toHaveURL(/\/checkout/);
  await expect.poll(async () => Object.keys(await localOf(page))).toContain('checkoutValues');
  const local = await localOf(page);
  expect(Object.keys(local)).toEqual(
    expect.arrayContaining(['loginType', 'customerId', 'customerAccessToken', 'pincode']),
  );
  for (const name of never) expect(Object.keys(local)).not.toContain(name);
  expect(JSON.stringify(local)).not.toContain(phone);
});

test('cookies have the names of the specification [DAT-02]', async ({ page, context }) => {
  await visit(page, '/?cid=mail&utm_source=letter&redirectFlag=true');
  await answerBanner(page);
  await page.goto('/bags/c-lsh10');
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await addToBag(page);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(
      expect.arrayContaining(['accessToken', 'cartGuid', 'appSource', 'cid', 'utm_source', 'visitorId']),
    );
});

test('session storage has the names of the specification while a link to the bag waits [DAT-03]', async ({
  page,
}) => {
  // The bag takes the values as soon as it has read them, so the page is stopped before that.
  await page.route('**/cartDetails*', () => undefined);
  await page.goto('/cart?externalCoupon=WINTER');
  await expect.poll(async () => Object.keys(await sessionOf(page))).toContain('externalCoupon');
  expect(Object.keys(await sessionOf(page))).not.toContain('juspayHeaders');
});

test('recent searches have a key for each catalogue, and the first listing of a visit is stored [DAT-04]', async ({
  page,
}) => {
  await visit(page, '/bags/c-lsh10');
  for (const [path, text] of [
    ['/', 'silk'],
    ['/explore/indiluxe', 'jutti'],
  ] as const) {
    await visit(page, path);
    await page.getByRole('searchbox').first().click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\//);
  }
  const local = await localOf(page);
  expect(local['recentSearches luxury']).toBe('["silk"]');
  expect(local['recentSearches indiluxe']).toBe('["jutti"]');
  expect(local['firstLandingListing']).toContain('/bags/c-lsh10');
});

test('searches have a random id that ends with the tab [SEA-09]', async ({ page, context }) => {
  const ids: (string | undefined)[] = [];
  const type = async (tab: Page, text: string) => {
    await visit(tab, '/');
    const asked = tab.waitForRequest((request) => 'unique-browser-id' in request.headers());
    await tab.getByRole('searchbox').first().click();
    await tab.keyboard.type(text);
    ids.push((await asked).headers()['unique-browser-id']);
  };
  await type(page, 'si');
  await type(page, 'ba');
  const other = await context.newPage();
  await type(other, 'sc');
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(2);
  expect(JSON.stringify(await localOf(page))).not.toContain(ids[0]);
});
