import { expect } from '@playwright/test';
import { ship } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { buyWithCash, fillAddress, findProduct, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

const bags = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';

test('a shopper sends an order to another address on a later day by keyboard, until it leaves the seller', async ({
  page,
}) => {
  const orderCode = await buyWithCash(page, await findProduct(page.request, bags));
  const order = `/my-account/order?orderCode=${orderCode}`;
  await page.setViewportSize({ width: 320, height: 640 });
  const change = page.getByRole('link', { name: 'Change address or day' });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Change the delivery' })).toBeVisible();
  await expectNoAxeViolations(page, 'the change of a delivery');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.getByRole('link', { name: 'Add or edit an address' }).click();
  await page.getByRole('button', { name: 'Add an address' }).first().click();
  const form = page.getByRole('main');
  await fillAddress(form, newPhone());
  await form.getByLabel('Flat, house or building').fill('7, Khan Market');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByRole('listitem').filter({ hasText: 'Khan Market' })).toBeVisible();
  await page.goBack();

  const address = page.getByLabel('Deliver to');
  const elsewhere = address.getByRole('option', { name: /Khan Market/ });
  await expect(elsewhere).toBeAttached();
  await address.focus();
  await address.selectOption({ label: (await elsewhere.textContent()) ?? '' });
  const day = page.getByLabel('Day of delivery');
  const last = day.getByRole('option').last();
  await expect(last).toBeAttached();
  const arrival = (await last.textContent()) ?? '';
  await day.selectOption({ label: arrival });
  await page.getByRole('button', { name: 'Save the change' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The delivery has changed' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText(/7, Khan Market/)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Arriving ${arrival}` })).toBeVisible();

  await ship(page.request, orderCode);
  await visit(page, order);
  await expect(change).toBeHidden();
  await visit(page, `/my-account/delivery?orderCode=${orderCode}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to change' })).toBeVisible();
});
