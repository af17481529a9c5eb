import { expect } from '@playwright/test';
import { addToBag, findProducts, visit } from './shopper.ts';
import { test } from './test.ts';

test('a bag accepts a coupon in lower case, rejects an unknown coupon, and replaces and removes a coupon [BAG-04] [BAG-18]', async ({
  page,
}) => {
  const [product] = await findProducts(page.request, ':price-desc:category:LSH10:inStockFlag:true', 1);
  await page.goto(product?.path ?? '');
  await addToBag(page);
  await visit(page, '/cart');
  const drawer = page.getByRole('dialog', { name: 'Coupons' });
  const open = () => page.getByRole('button', { name: 'View all coupons' }).click();

  await open();
  await expect(drawer.getByText('HOUR10 is not valid for the items in your bag.')).toBeVisible();
  await drawer.getByLabel('Coupon code').fill('no such code');
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(drawer.getByText('We do not know this coupon. Check its letters and digits.')).toBeVisible();
  await drawer.getByLabel('Coupon code').fill('winter5000');
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Coupon WINTER5000')).toBeVisible();

  await open();
  await drawer.getByRole('button', { name: 'Apply FIRST10' }).click();
  await expect(page.getByText(/WINTER5000 was removed: a bag has one coupon\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Coupon FIRST10')).toBeVisible();
  await page.getByRole('button', { name: 'Remove FIRST10' }).click();
  await expect(page.getByText('Coupon FIRST10')).toBeHidden();
});

test('Undo restores a removed line at its position [BAG-02]', async ({ page }) => {
  const products = await findProducts(page.request, ':price-asc:category:LSH10:inStockFlag:true', 2);
  for (const { path } of products) {
    await page.goto(path);
    await addToBag(page);
  }
  await visit(page, '/cart');
  const lines = page.getByRole('list', { name: 'Your items' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await lines
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(products[0]?.name ?? '');
});

test('editorial content appears below the bag, with different content when the bag is empty [CON-05] [BAG-05]', async ({
  page,
}) => {
  const full = page.getByRole('heading', { name: 'Before you order' });
  const empty = page.getByRole('heading', { name: 'Start here' });
  await visit(page, '/cart');
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
  await expect(empty).toBeVisible();
  await expect(full).toHaveCount(0);

  const [product] = await findProducts(page.request, ':price-asc:category:LSH10:inStockFlag:true', 1);
  await page.goto(product?.path ?? '');
  await addToBag(page);
  await visit(page, '/cart');
  await expect(full).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Every item is sourced from the brand or its authorised seller.'),
  ).toBeVisible();
  await expect(empty).toHaveCount(0);
});

test('an item of an article goes to the bag in its place, in the chosen size [CON-03]', async ({ page }) => {
  await visit(page, '/browse/luxury/luxelife/blog/the-winter-room');
  const sizes = 'input[type=radio]:enabled';
  const item = page
    .getByRole('complementary')
    .filter({ has: page.locator(sizes) })
    .first();
  const name = (await item.getByRole('link').first().textContent()) ?? '';
  const add = item.getByRole('button', { name: /^Add to bag: / });
  await add.click();
  await expect(item.getByText('Choose a size first.')).toBeVisible();
  const size = item.locator(sizes).last();
  await size.check({ force: true });
  const chosen = (await size.getAttribute('value')) ?? '';
  const added = page.waitForResponse(/productsToBag/);
  await add.click();
  expect((await added).status()).toBe(200);
  await expect(item.getByRole('link', { name: 'View bag' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/browse/luxury/luxelife/blog/the-winter-room');

  await visit(page, '/cart');
  const lines = page.getByRole('list', { name: 'Your items' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  expect(name).not.toBe('');
  await expect(lines.first()).toContainText(name);
  expect(chosen).not.toBe('');
  await expect(lines.first()).toContainText(chosen);
});
