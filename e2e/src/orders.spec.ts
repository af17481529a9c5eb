import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import {
  addToBag,
  buyWithCash,
  fillAddress,
  findProducts,
  logIn,
  newPhone,
  placeWithCash,
  visit,
} from './shopper.ts';
import { test } from './test.ts';

const cheapest = ':price-asc:price:0-25000:inStockFlag:true';

test('a shopper finds an order by state, product, brand, number and time, by keyboard at 320 px, and tracks it [ORD-01, ORD-02]', async ({
  page,
}) => {
  const [one, ...more] = await findProducts(page.request, cheapest, 8);
  const other = more.find(({ brand, name }) => brand !== one?.brand && name !== one?.name);
  if (!one || !other) throw new Error('The demonstration catalogue has no two products of two brands.');
  const phone = newPhone();
  await visit(page, one.path);
  await addToBag(page);
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  await logIn(page, phone);
  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  await placeWithCash(page);
  await visit(page, other.path);
  await addToBag(page);
  await visit(page, '/checkout');
  await placeWithCash(page);

  await visit(page, '/my-account/orders');
  const rows = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  const states = page.getByRole('navigation', { name: 'Orders by state' });
  await expect(rows).toHaveCount(2);
  await expect(states.getByRole('link')).toHaveText(['All 2', 'On the way 2', 'Delivered 0', 'Cancelled 0']);
  await expectNoAxeViolations(page, 'the list of orders');

  // Cancel the newer order.
  await rows.first().getByRole('heading').getByRole('link').click();
  const title = await page.getByRole('heading', { level: 1, name: /^Order LX/ }).textContent();
  const number = title?.replace(/^Order /, '').replace(/\s/g, ' ') ?? '';
  await page.getByRole('link', { name: 'Get help with this order' }).click();
  await expect(page.getByLabel(/Order number/)).toHaveValue(/^LX/);
  await page.goBack();
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText('It is in your bag.')).toBeVisible();
  // Its way, which a link of the order opens.
  await page.getByRole('link', { name: 'Track the order' }).click();
  await expect(page).toHaveURL(/\/my-account\/trackOrder\/beforeTrack\/LX/);
  await expect(page.getByRole('list', { name: 'The way of this parcel' })).toContainText('Placed');
  await expect(
    page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Orders' }),
  ).toHaveAttribute('aria-current', 'true');
  await expectNoAxeViolations(page, 'the tracking of an order');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  await page.getByRole('link', { name: 'Cancel items' }).click();
  await page.getByRole('checkbox', { name: `Cancel ${other.brand} ${other.name}` }).check();
  await page.getByRole('radio', { name: 'Ordered by mistake' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/my-account/orders');
  await states.getByRole('link', { name: 'Cancelled 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-account/orders?state=cancelled');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(other.name);
  await expect(states.getByRole('link', { name: 'Cancelled 1' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await states.getByRole('link', { name: 'All 2' }).click();
  const search = page.getByRole('searchbox', { name: 'Search your orders' });
  const find = async (text: string) => {
    await search.focus();
    await search.fill(text);
    await page.keyboard.press('Enter');
  };
  await find(one.name);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(one.name);
  await expect(search).toBeFocused();
  await find(other.brand);
  await expect(rows).toContainText(other.name);
  await find('no such product');
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await find(number);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(other.name);
  await find('no such product');
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await page.goBack();
  await expect(rows).toContainText(other.name);
  await expect(search).toHaveValue(number);

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('combobox', { name: 'Ordered' }).selectOption('Last 3 months');
  await expect(page).toHaveURL('/my-account/orders?months=3');
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Ordered' })).toHaveValue('3');
  await expect(rows).toHaveCount(2);
});

test("an unknown order and another customer's show the 404 screen with status 404, however the page is opened [RTE-06]", async ({
  page,
  browser,
}) => {
  const [product] = await findProducts(page.request, cheapest, 1);
  if (!product) throw new Error('The demonstration catalogue has no product.');
  const orderCode = await buyWithCash(page, product);
  const stranger = await browser.newPage();
  await buyWithCash(stranger, product);
  const title = stranger.getByRole('heading', { level: 1, name: 'This page is gone' });
  for (const path of [
    `/my-account/order?orderCode=${orderCode}`,
    `/my-account/trackOrder/beforeTrack/${orderCode}`,
    `/my-account/cancel?orderCode=${orderCode}`,
    `/my-account/delivery?orderCode=${orderCode}`,
    `/my-account/initiate?orderCode=${orderCode}`,
    '/my-account/order?orderCode=LX-0000-0000-00',
    '/my-account/returns?returnCode=RT-2611-0001-01',
  ]) {
    const response = await stranger.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(title).toBeVisible();
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await expectNoAxeViolations(stranger, 'a missing order');

  // A navigation inside the shop finds it out in the browser.
  await visit(stranger, '/my-account/orders');
  await stranger.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'Other order' });
    document.querySelector('main')?.append(link);
  }, `/my-account/order?orderCode=${orderCode}`);
  await stranger.getByRole('link', { name: 'Other order' }).click();
  await expect(title).toBeVisible();
  await expect(title).toBeFocused();
  await expect(stranger).toHaveTitle('404 - Page Not Found');
  await stranger.goBack();
  await expect(stranger.getByRole('list', { name: 'Your orders' })).toBeVisible();
  await stranger.close();

  const own = await page.goto(`/my-account/order?orderCode=${orderCode}`);
  expect(own?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: /^Order LX/ })).toBeVisible();
});
