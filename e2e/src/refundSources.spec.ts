import { expect, type Page } from '@playwright/test';
import { deliver, moveReturn } from './desk.ts';
import { sandboxOrigin, storeOrigin } from './setting.ts';
import { addToBag, findProducts, logIn, visit, type Product } from './shopper.ts';
import { test } from './test.ts';

// The journeys share the credits of one customer, and a payment must never run twice.
test.describe.configure({ mode: 'serial', retries: 0 });

/** The customer of the demo shop who has every kind of credit (`demoCreditHolder`). */
const holder = '9000000014';
const credits = ['Cliq cash', 'Loyalty points', 'Brand cash'] as const;
type Credit = (typeof credits)[number];

async function findBrae(page: Page): Promise<Product> {
  const found = await findProducts(page.request, 'Brae:price-desc:inStockFlag:true', 6);
  const product = found.find(({ brand }) => brand === 'Brae');
  if (!product) throw new Error('The demonstration catalogue has no product of Brae in stock.');
  return product;
}

/** A product of Brae whose money goes back when it is returned. */
async function findReturnable(page: Page): Promise<Product> {
  for (const product of await findProducts(page.request, 'Brae:price-desc:inStockFlag:true', 6)) {
    const code = /\/p-([^/?]+)/.exec(product.path)?.[1] ?? '';
    const response = await page.request.get(`${storeOrigin}/v2/lux/products/${code}/productDetails`);
    if (product.brand === 'Brae' && /\b(7|15) Day Return/.test(await response.text())) return product;
  }
  throw new Error('The demonstration catalogue has no product of Brae that can be returned.');
}

/** Brings one unit of a product to the payment step, and uses the given credits. */
async function readyToPay(page: Page, used: readonly Credit[], product?: Product): Promise<void> {
  await visit(page, (product ?? (await findBrae(page))).path);
  await addToBag(page);
  await visit(page, '/checkout');
  await logIn(page, holder);
  const street = page.getByLabel('Flat, house or building');
  const cliqCash = page.getByRole('switch', { name: /^Cliq cash/ });
  await expect(cliqCash).toBeVisible();
  if (await street.isVisible()) {
    await page.getByLabel('Pincode').fill('110003');
    await expect(page.getByLabel('City')).toHaveValue(/Delhi/);
    await page.getByLabel('First name').fill('Leela');
    await page.getByLabel('Last name').fill('Nair');
    await street.fill('B-14, Jor Bagh');
    await page.getByLabel('Mobile number').fill(holder);
    await page.getByRole('button', { name: 'Save address' }).click();
  }
  for (const name of credits) {
    const button = page.getByRole('switch', { name: new RegExp(`^${name}`) });
    if ((await button.isChecked()) === used.includes(name)) continue;
    await button.click();
    await expect(button).toBeChecked({ checked: used.includes(name) });
    await expect(button).toBeEnabled();
  }
}

async function payByUpi(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('charged@sandbox');
  const begun = page.waitForResponse(`${sandboxOrigin}/txns`);
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click();
  const { payment } = (await (await begun).json()) as { payment: { authentication: { url: string } } };
  const phone = await page.context().newPage();
  await phone.goto(payment.authentication.url);
  await phone
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await phone.close();
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Credit or debit card/ }).check();
  await page.getByLabel('Card number').fill('4111111111111111');
  await page.getByLabel('Expiry').fill('0830');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Leela Nair');
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
  const code = page.getByRole('textbox', { name: 'One-time code' });
  if (await code.isVisible()) await code.fill('123456');
  await page
    .getByRole('button', { name: /^(Approve|Confirm)/ })
    .first()
    .click();
}

/** Opens the page of the order that was just placed; returns its number. */
async function openOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order-placed-successfully/, { timeout: 30_000 });
  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/\/my-account\/order\?/);
  return new URL(page.url()).searchParams.get('orderCode') ?? '';
}

async function cancelOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cancel items' }).click();
  await page.getByRole('radio', { name: 'Ordered by mistake' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See the order', exact: true }).click();
}

/** What went back, in rupees, by destination, as the page of the order shows it. */
async function readRefunds(page: Page): Promise<Map<string, number>> {
  const table = page.getByLabel('Refunds', { exact: true });
  await expect(table).toBeVisible();
  const rows = await table.locator('div:has(> dt)').all();
  return new Map(
    await Promise.all(
      rows.map(async (row): Promise<[string, number]> => {
        const name = await row.locator('dt > span').innerText();
        return [name, Number((await row.locator('dd').innerText()).replace(/[^\d.]/g, ''))];
      }),
    ),
  );
}

/** Price of the only item after its discounts, in rupees, and the charge for its delivery. */
async function readPaid(page: Page, orderCode: string): Promise<number> {
  const order = await page.evaluate(async (code) => {
    const response = await fetch(`/api/v2/lux/users/current/orders/${code}`);
    return (await response.json()) as {
      products: { price: { doubleValue: number } }[];
      cartAmount: { shippingCharge?: { doubleValue: number } };
    };
  }, orderCode);
  return (order.products[0]?.price.doubleValue ?? 0) + (order.cartAmount.shippingCharge?.doubleValue ?? 0);
}

const sumOf = (refunds: ReadonlyMap<string, number>) =>
  Math.round([...refunds.values()].reduce((sum, one) => sum + one * 100, 0)) / 100;

test('a card, cliq cash, points and brand cash get back their shares of a cancelled order [ORD-09]', async ({
  page,
}) => {
  await readyToPay(page, credits);
  await payByCard(page);
  const orderCode = await openOrder(page);
  await cancelOrder(page);
  const refunds = await readRefunds(page);
  expect([...refunds.keys()].toSorted()).toEqual([
    'Brand cash',
    'Cliq cash',
    'Loyalty points',
    'Visa ending 1111',
  ]);
  expect(sumOf(refunds)).toBe(await readPaid(page, orderCode));
});

test('a card, cliq cash, points and brand cash get back their shares of a returned item, by keyboard at 320 px [ORD-06, ORD-09]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await readyToPay(page, credits, await findReturnable(page));
  await payByCard(page);
  const orderCode = await openOrder(page);
  const paid = await readPaid(page, orderCode);
  await deliver(page.request, orderCode);

  await page.setViewportSize({ width: 320, height: 640 });
  const press = async (target: ReturnType<Page['getByRole']>, key = 'Enter') => {
    await target.focus();
    await page.keyboard.press(key);
  };
  const next = () => press(page.getByRole('button', { name: 'Continue' }));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await visit(page, `/my-account/initiate?orderCode=${orderCode}`);
  await expect(heading('What would you like to return?')).toBeVisible();
  await next();
  await expect(heading('Why are you returning it?')).toBeFocused();
  await press(page.getByRole('radio', { name: 'Changed my mind' }), 'Space');
  const refund = page.getByRole('radio', { name: 'A refund' });
  if (await refund.isVisible()) await press(refund, 'Space');
  await next();
  await expect(heading('Where the money goes')).toBeFocused();
  await press(page.getByRole('radio').first(), 'Space');
  for (const name of ['Visa ending 1111', ...credits])
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  await next();
  await press(page.getByRole('radio', { name: 'Scheduled pickup' }), 'Space');
  // The first day that is possible: the browser skips the days without a pickup.
  await press(page.getByLabel('Day'), 'ArrowDown');
  await press(page.getByRole('radio', { name: '12 noon to 3 pm' }), 'Space');
  await next();
  await expect(heading('Check and send')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await press(page.getByRole('checkbox', { name: /^Everything is unused/ }), 'Space');
  await press(page.getByRole('button', { name: 'Send return request' }));
  await expect(heading('Return placed')).toBeFocused();

  for (const step of ['pickupScheduled', 'pickedUp', 'received'])
    await moveReturn(page.request, orderCode, step);
  await moveReturn(page.request, orderCode, 'inspected', { isSellable: true });
  await visit(page, `/my-account/order?orderCode=${orderCode}`);
  const refunds = await readRefunds(page);
  expect([...refunds.keys()].toSorted()).toEqual([
    'Brand cash',
    'Cliq cash',
    'Loyalty points',
    'Visa ending 1111',
  ]);
  expect(sumOf(refunds)).toBe(paid);
});

test('a UPI id and points get back their shares of a cancelled order [ORD-09]', async ({ page }) => {
  await readyToPay(page, ['Loyalty points']);
  await payByUpi(page);
  const orderCode = await openOrder(page);
  await cancelOrder(page);
  const refunds = await readRefunds(page);
  expect([...refunds.keys()].toSorted()).toEqual(['Loyalty points', 'charged@sandbox']);
  expect(sumOf(refunds)).toBe(await readPaid(page, orderCode));
});
