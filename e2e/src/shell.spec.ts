import { expect } from '@playwright/test';
import { addToBag, findProducts } from './shopper.ts';
import { test } from './test.ts';

const bag = /^Bag(?:,|$)/;

test('the bag icon appears with the first item and never shows 0 [SHL-07]', async ({ page }) => {
  const [product] = await findProducts(page.request, ':price-asc:category:LSH10:inStockFlag:true', 1);
  await page.goto(product?.path ?? '');
  await expect(page.getByRole('link', { name: bag })).toBeHidden();
  await addToBag(page);
  await page.goto('/');
  const icon = page.getByRole('link', { name: bag }).first();
  await expect(icon).toBeVisible();
  await expect(icon).toHaveAttribute('href', '/cart');
  await expect(icon).toHaveAccessibleName('Bag, 1 item');
});

test('showLogin=true opens the login for a guest and is then removed from the URL [SHL-13]', async ({
  page,
}) => {
  await page.goto('/bags/c-lsh10?showLogin=true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/bags\/c-lsh10$/);
  await page.goto('/bags/c-lsh10?showLogin=yes');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('checkout has no search and no footer, and its shop name is not a link [SHL-14] [SHL-16]', async ({
  page,
}) => {
  await page.goto('/checkout');
  // The login dialog of a guest hides the page from role queries, so these queries include hidden elements.
  const banner = page.getByRole('banner', { includeHidden: true });
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('link', { includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
