import { expect, type Page } from '@playwright/test';
import { sandboxOrigin } from './setting.ts';
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

/** Brings one item to the payment step, and uses the given credits. */
async function readyToPay(page: Page, used: readonly Credit[]): Promise<void> {
  await visit(page, (await findBrae(page)).path);
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

test('a UPI id and points get back their shares of a cancelled order [ORD-09]', async ({ page }) => {
  await readyToPay(page, ['Loyalty points']);
  await payByUpi(page);
  const orderCode = await openOrder(page);
  await cancelOrder(page);
  const refunds = await readRefunds(page);
  expect([...refunds.keys()].toSorted()).toEqual(['Loyalty points', 'charged@sandbox']);
  expect(sumOf(refunds)).toBe(await readPaid(page, orderCode));
});
