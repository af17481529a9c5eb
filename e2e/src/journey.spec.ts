import { expect } from '@playwright/test';
import { fillAddress, findProduct, logIn, newPhone, stockOf } from './shopper.ts';
import { test } from './test.ts';

const bags = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';

test('a guest finds a bag by category, facet and search', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('navigation', { name: /main|shop/i })
    .getByRole('link', { name: 'Bags', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  const all = await page
    .getByText(/^[\d,]+ items$/)
    .first()
    .textContent();

  await page
    .getByRole('link', { name: /^Black/ })
    .first()
    .click();
  await expect(page).toHaveURL(/colour/);
  await expect(page.getByRole('link', { name: 'Remove Black' })).toBeVisible();
  await expect(page.getByText(all ?? '', { exact: true }).first()).toBeHidden();

  await page.goBack();
  await expect(page.getByText(all ?? '', { exact: true }).first()).toBeVisible();

  await page.getByRole('searchbox').first().fill('tote');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?.*q=tote/);
  await expect(page.getByRole('searchbox').first()).toHaveValue('tote');
  await expect(page.getByRole('link', { name: /tote/i }).first()).toBeVisible();
});

test('a guest adds two items, logs in, enters an address, pays cash on delivery, and finds the order in the account [BAG-07] [AUT-01]', async ({
  page,
}) => {
  const product = await findProduct(page.request, bags);
  const before = await stockOf(page.request, product.ussid);

  await page.goto(product.path);
  const add = page.getByRole('button', { name: 'Add to bag' }).first();
  await add.click();
  await expect(page.getByRole('link', { name: /bag.*\b1\b/i }).first()).toBeVisible();
  await expect(add).toBeEnabled();
  await add.click();
  await expect(page.getByRole('link', { name: /bag.*\b2\b/i }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: /bag.*\b2\b/i }).first()).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Bag' })).toBeVisible();
  await expect(page.getByText('2 items').first()).toBeVisible();
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();

  const phone = newPhone();
  await logIn(page, phone);
  await expect(page).toHaveURL(/\/checkout/);
  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const placeOrderButton = page.getByRole('button', { name: /^Place order, ₹/ }).first();
  await placeOrderButton.click();

  await expect(page).toHaveURL(/\/order-placed-successfully/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Thank you|placed/);
  expect(await stockOf(page.request, product.ussid)).toBe(before - 2);

  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/\/my-account\/order\?/);
  await expect(page.getByText(product.name).first()).toBeVisible();
  await expect(page.getByText('Deliver to', { exact: true }).first()).toBeVisible();

  await page.goto('/my-account/orders');
  await expect(page.getByText(product.name).first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
});
