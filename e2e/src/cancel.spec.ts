import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import {
  addToBag,
  fillAddress,
  findProduct,
  logIn,
  newPhone,
  placeWithCash,
  stockOf,
  visit,
} from './shopper.ts';
import { test } from './test.ts';

const bags = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';

test('a shopper cancels one of two units by keyboard, sees first what goes back, and the rest later [ORD-04]', async ({
  page,
}) => {
  const product = await findProduct(page.request, bags);
  const before = await stockOf(page.request, product.ussid);
  await visit(page, product.path);
  await addToBag(page);
  await addToBag(page);
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  const phone = newPhone();
  await logIn(page, phone);
  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  await placeWithCash(page);
  expect(await stockOf(page.request, product.ussid)).toBe(before - 2);
  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/\/my-account\/order\?/);
  const order = page.url();
  await page.setViewportSize({ width: 320, height: 640 });

  const cancel = page.getByRole('link', { name: 'Cancel items' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel' })).toBeVisible();
  await page.getByRole('checkbox', { name: `Cancel ${product.brand} ${product.name}` }).focus();
  await page.keyboard.press('Space');
  const less = page.getByRole('button', { name: 'One less' });
  await less.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Ordered by mistake' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Check and cancel' })).toBeVisible();
  await expect(page.getByText('Less to pay at the door')).toBeVisible();
  await expectNoAxeViolations(page, 'the summary of a cancellation');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // Back and reload preserve the choice.
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ordered by mistake' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirm = page.getByRole('button', { name: 'Cancel 1 item' });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeFocused();
  expect(await stockOf(page.request, product.ussid)).toBe(before - 1);

  await page.getByRole('main').getByRole('link', { name: 'See the order', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Cancelled / })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Arriving / })).toBeVisible();

  await page.getByRole('link', { name: 'Cancel items' }).click();
  await page.getByRole('radio', { name: 'Another reason' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('The order is cancelled.')).toBeVisible();
  expect(await stockOf(page.request, product.ussid)).toBe(before);
  await visit(page, new URL(order).pathname + new URL(order).search);
  await expect(page.getByRole('link', { name: 'Cancel items' })).toBeHidden();
});
