import { expect, type Page, type Route } from '@playwright/test';
import { visit } from './shopper.ts';
import { test } from './test.ts';

const listing = '/bags/c-lsh10';
const broken = 'Something broke on our side';

/** Blocks the script of product pages. */
const blockProductScript = (page: Page) => page.route('**/assets/product-*', (route) => route.abort());

test('a page whose script fails to load shows an error between header and footer, and the next page clears the error [SHL-21] [SHL-28]', async ({
  page,
}) => {
  await page.goto(listing);
  await blockProductScript(page);
  const tile = page.locator('main a[href*="/p-mp"]').first();
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
  await expect(page).toHaveURL(/\/p-mp\d+/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();

  // A second click on the link requests the script again.
  await page.unroute('**/assets/product-*');
  await tile.click();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
});

test('a page whose script fails to load on hover of its link still opens when the shopper follows the link [SHL-21]', async ({
  page,
}) => {
  await visit(page, listing);
  const end = Promise.withResolvers<void>();
  const fail = async (route: Route) => {
    await end.promise;
    await route.abort();
  };
  await page.route('**/assets/product-*', fail, { times: 1 });
  const tile = page.locator('main a[href*="/p-mp"]').first();
  const chunkRequest = page.waitForRequest('**/assets/product-*');
  await tile.hover();
  await chunkRequest;
  await tile.click();
  end.resolve();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
});

for (const script of ['product', 'catalogue'])
  test(`a page opened by URL whose script ${script} fails to load shows an error, and Try again loads the page [SHL-21]`, async ({
    page,
  }) => {
    await page.goto(listing);
    const address = await page.locator('main a[href*="/p-mp"]').first().getAttribute('href');
    await page.route(`**/assets/${script}-*`, (route) => route.abort());
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
    await page.unroute(`**/assets/${script}-*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  });
