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

test('the line above the header is in the HTML, moves nothing, and is not on the checkout [CON-09]', async ({
  page,
  request,
}) => {
  const line = page.getByRole('complementary', { name: 'Announcement' });
  expect(await (await request.get('/')).text()).toContain(
    'Every parcel is insured, and signed for at your door.',
  );
  await page.goto('/bags/c-lsh10');
  await expect(line).toBeVisible();
  // It stays when the page changes, and scrolls away with the page.
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  await expect(line).toContainText('Every parcel is insured, and signed for at your door.');
  await page.goto('/checkout');
  await expect(page.getByText('Every parcel is insured, and signed for at your door.')).toHaveCount(0);
});

test('pages of Luxe life have neither the menu nor the lists of the footer [SHL-15]', async ({ page }) => {
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const lists = page.getByRole('contentinfo').getByRole('navigation');
  for (const path of ['/browse/luxury/luxelife/blog', '/browse/luxury/luxelife/trends']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(sections).toHaveCount(0);
    await expect(lists).toHaveCount(0);
  }
  await page.getByRole('main').locator('a[href*="/luxelife/trends/"]').first().click();
  await expect(page).toHaveURL(/\/trends\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sections).toHaveCount(0);
  await expect(lists).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'LUXE, home' }).click();
  await expect(sections).toBeVisible();
  await expect(lists.first()).toBeAttached();
});
