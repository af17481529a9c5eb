import { expect, type Page, type Route } from '@playwright/test';
import { visit } from './shopper.ts';
import { test } from './test.ts';

const listing = '/bags/c-lsh10';
const broken = 'Something broke on our side';

/** From now on no product's page comes. */
const holdBack = (page: Page) => page.route('**/assets/ProductPage-*', (route) => route.abort());

test('a page whose script does not come says so in the frame, and the next one clears it [SHL-21] [SHL-28]', async ({
  page,
}) => {
  await page.goto(listing);
  await holdBack(page);
  const tile = page.locator('main a[href*="/p-mp"]').first();
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
  await expect(page).toHaveURL(/\/p-mp\d+/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();

  // What did not come is asked for again.
  await page.unroute('**/assets/ProductPage-*');
  await tile.click();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
});

test('a page whose script fails as the pointer rests on its link comes when the link is followed [SHL-21]', async ({
  page,
}) => {
  await visit(page, listing);
  const end = Promise.withResolvers<void>();
  const fail = async (route: Route) => {
    await end.promise;
    await route.abort();
  };
  await page.route('**/assets/ProductPage-*', fail, { times: 1 });
  const tile = page.locator('main a[href*="/p-mp"]').first();
  const asked = page.waitForRequest('**/assets/ProductPage-*');
  await tile.hover();
  await asked;
  await tile.click();
  end.resolve();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
});

test('so does one that was opened by its address [SHL-21]', async ({ page }) => {
  await page.goto(listing);
  const address = await page.locator('main a[href*="/p-mp"]').first().getAttribute('href');
  await holdBack(page);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
  await page.unroute('**/assets/ProductPage-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
});
