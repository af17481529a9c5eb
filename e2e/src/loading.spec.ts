import { expect } from '@playwright/test';
import { bannerOf } from './consent.ts';
import { visit } from './shopper.ts';
import { test } from './test.ts';

test('a page that opens slowly shows a loader until the last of its requests has ended [SHL-22]', async ({
  page,
}) => {
  await visit(page, '/bags/c-lsh10');
  // The banner shows that the code of the loader has loaded too.
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await expect(bannerOf(page)).toBeVisible();

  const script = Promise.withResolvers<void>();
  const details = Promise.withResolvers<void>();
  const rails = Promise.withResolvers<void>();
  for (const [pattern, { promise }] of [
    [/\/assets\/product-/, script],
    [/\/productDetails/, details],
    [/\/personalization\/products/, rails],
  ] as const)
    await page.route(pattern, async (route) => {
      await promise;
      await route.continue();
    });
  const loader = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await expect(loader).toHaveCount(0);
  await page.locator('main a[href*="/p-mp"]').first().click();
  await expect(loader).toBeVisible();
  script.resolve();
  await expect(page).toHaveURL(/\/p-mp\d+/);
  await expect(loader).toBeVisible();
  details.resolve();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  rails.resolve();
  await expect(loader).toHaveCount(0);
});
