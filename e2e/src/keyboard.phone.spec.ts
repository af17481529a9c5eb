import { expect } from '@playwright/test';
import { press, tabTo, type } from './keyboard.ts';
import { findProduct, newPhone, readCode, stockOf } from './shopper.ts';
import { test } from './test.ts';

test('a shopper finds a product by category, facet and search, and buys two units, by keyboard alone on a phone [BAG-07] [AUT-01]', async ({
  page,
}) => {
  const product = await findProduct(page.request, ':price-asc:category:LSH10:price:0-25000:inStockFlag:true');
  const before = await stockOf(page.request, product.ussid);
  const badge = (count: number) =>
    page.getByRole('link', { name: new RegExp(`bag.*\\b${count}\\b`, 'i') }).first();
  const visible = (role: 'button' | 'link', name: string | RegExp) =>
    page.getByRole(role, { name }).filter({ visible: true }).first();

  // By category, from the menu.
  await page.goto('/');
  await press(page, visible('button', 'Menu'));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await press(page, menu.getByRole('button', { name: 'Bags', exact: true }));
  await press(page, menu.getByRole('link', { name: 'View all bags' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();

  // Finds products by a facet in the filter drawer. Arrow keys move between the tabs of the drawer. A link in
  // the drawer opens the results and shows their number.
  await press(page, visible('button', /^Filter/));
  const panes = page.getByRole('tablist', { name: 'Filter' });
  await tabTo(page, panes.getByRole('tab', { selected: true }));
  const colour = panes.getByRole('tab', { name: /^Colour/ });
  for (let pressed = 0; pressed < 20; pressed += 1) {
    if ((await colour.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await press(page, page.getByRole('checkbox', { name: /^Black/ }), 'Space');
  await press(page, page.getByRole('dialog').getByRole('link', { name: /^Show [\d,]+ items?$/ }));
  await expect(page).toHaveURL(/colour/);
  await expect(page.getByRole('link', { name: 'Remove Black' })).toBeVisible();

  // By search.
  await type(page, page.getByRole('searchbox').first(), product.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\//);
  await press(page, page.locator(`a[href^="${product.path.split('?')[0]}"]`).first());
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();

  const add = visible('button', 'Add to bag');
  const added = page.getByRole('dialog', { name: 'Added to your bag' });
  for (const count of [1, 2]) {
    await press(page, add);
    await expect(added.getByRole('link', { name: 'Go To My Bag' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
    await expect(badge(count)).toBeVisible();
  }
  await page.reload();
  await press(page, badge(2));
  await expect(page.getByRole('heading', { level: 1, name: 'Bag' })).toBeVisible();
  await press(page, visible('button', 'Go to checkout'));
  const phone = newPhone();
  const dialog = page.getByRole('dialog');
  await type(page, dialog.getByLabel('Mobile number'), phone);
  await page.keyboard.press('Enter');
  const code = dialog.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await page.keyboard.type(await readCode(page.request, phone));
  await press(page, dialog.getByRole('button', { name: 'Later' }));
  await expect(page).toHaveURL(/\/checkout/);

  await type(page, page.getByLabel('Pincode'), '110003');
  await expect(page.getByLabel('City')).toHaveValue(/Delhi/);
  await type(page, page.getByLabel('First name'), 'Ananya');
  await type(page, page.getByLabel('Last name'), 'Rao');
  await type(page, page.getByLabel('Flat, house or building'), 'B-14, Jor Bagh');
  await type(page, page.getByLabel('Mobile number'), phone);
  await press(page, page.getByRole('button', { name: 'Save address' }));
  const cash = page.getByRole('radio', { name: /Cash on delivery/ });
  await expect(cash).toBeEnabled();
  // Tab reaches the first payment method. ArrowUp wraps around to the last.
  await press(page, page.getByRole('radio', { name: /^UPI/ }), 'ArrowUp');
  await expect(cash).toBeChecked();
  const placeOrderButton = visible('button', /^Place order/);
  await expect(placeOrderButton).toBeEnabled();
  await press(page, placeOrderButton);

  await expect(page).toHaveURL(/\/order-placed-successfully/);
  expect(await stockOf(page.request, product.ussid)).toBe(before - 2);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Thank you|placed/);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Track order' }));
  await expect(page).toHaveURL(/\/my-account\/order\?/);
  await expect(page.getByText(product.name).first()).toBeVisible();
});
