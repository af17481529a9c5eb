import { expect, type Page } from '@playwright/test';
import { approve, fillCard, pay } from './cardPayment.ts';
import {
  addToBag,
  fillAddress,
  findProduct,
  logIn,
  newPhone,
  stockOf,
  visit,
  type Product,
} from './shopper.ts';
import { sandboxOrigin, shopOrigin } from './setting.ts';
import { test } from './test.ts';

// A payment must never run twice.
test.describe.configure({ retries: 0 });

const bags = ':price-asc:category:LSH10:price:30000-60000:inStockFlag:true';

/** Brings a new customer with one item and an address to the payment step. */
async function readyToPay(page: Page): Promise<Product> {
  const product = await findProduct(page.request, bags);
  await visit(page, product.path);
  await addToBag(page);
  // The policy of the bag's document does not allow the provider. A navigation opens a new document.
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  const phone = newPhone();
  await logIn(page, phone);
  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  return product;
}

const expectOrderPlaced = async (page: Page) => {
  await expect(page).toHaveURL(/\/order-placed-successfully\?orderCode=/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible();
};

test('a card payment is approved at the bank, and no server of the shop receives the card number [CHK-12] [CHK-18] [CHK-31] [RTE-08]', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shopOrigin)) seen.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const product = await readyToPay(page);
  const before = await stockOf(page.request, product.ussid);
  await fillCard(page, '4111111111111111');
  await pay(page);
  await approve(page);
  await expectOrderPlaced(page);
  expect(seen.filter((text) => /4111[\s+%0-9]{8,}1111/.test(text))).toEqual([]);
  expect(await stockOf(page.request, product.ussid)).toBe(before - 1);
  await visit(page, '/cart');
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
});

test('after a declined card, the shopper pays for the same bag and address by UPI, approved on a phone [CHK-07] [CHK-14]', async ({
  page,
  context,
}) => {
  const product = await readyToPay(page);
  const before = await stockOf(page.request, product.ussid);
  await fillCard(page, '4000000000000002');
  await pay(page);
  await approve(page);
  await expect(page).toHaveURL(/\/order-failed\?orderCode=/);
  await expect(page.getByText('Your bank did not allow the payment.').first()).toBeVisible();
  expect(await stockOf(page.request, product.ussid)).toBe(before);

  await page
    .getByRole('link', { name: /^Try again/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/retryFailedOrder/);
  await expect(page.getByText('B-14, Jor Bagh', { exact: false }).first()).toBeVisible();
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('charged@sandbox');
  const begun = page.waitForResponse(`${sandboxOrigin}/txns`);
  await pay(page);
  const { payment } = (await (await begun).json()) as { payment: { authentication: { url: string } } };
  await expect(page).toHaveURL(/\/payment-pending\?orderCode=/);
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  const phone = await context.newPage();
  await phone.goto(payment.authentication.url);
  await phone
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await expectOrderPlaced(page);
  expect(await stockOf(page.request, product.ussid)).toBe(before - 1);
});

test('the pending page shows the order when a slow bank approves, and a return by POST shows the placed order [CHK-12] [RTE-08]', async ({
  page,
}) => {
  await readyToPay(page);
  await fillCard(page, '4000000000000044');
  await pay(page);
  await approve(page);
  await expect(page).toHaveURL(/\/payment-pending\?orderCode=/);
  await expectOrderPlaced(page);

  await readyToPayAgain(page);
  await fillCard(page, '4000000000000119');
  await pay(page);
  await approve(page);
  await page.getByRole('button', { name: 'Return to the shop by POST' }).click();
  await expectOrderPlaced(page);
});

/** Brings a customer who already has an address to the payment step with another item. */
async function readyToPayAgain(page: Page): Promise<void> {
  const product = await findProduct(page.request, bags);
  await visit(page, product.path);
  await addToBag(page);
  await visit(page, '/checkout');
}

test('an open payment blocks a second payment in another tab until the shopper cancels the first [CHK-19]', async ({
  page,
  context,
}) => {
  await readyToPay(page);
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('charged@sandbox');
  await pay(page);
  await expect(page).toHaveURL(/\/payment-pending\?orderCode=/);

  const tab = await context.newPage();
  await visit(tab, '/checkout');
  await expect(tab.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(page).toHaveURL(/\/order-failed\?orderCode=/);
  await visit(tab, '/checkout');
  await expect(tab.getByRole('radio', { name: /^UPI/ })).toBeVisible();
});

test('Buy now orders one item and does not change the bag [BAG-08] [PDP-05]', async ({ page }) => {
  await readyToPay(page);
  const other = await findProduct(
    page.request,
    ':price-asc:category:LSH10:price:60000-90000:inStockFlag:true',
  );
  await visit(page, other.path);
  await page.getByRole('button', { name: 'Buy now' }).first().click();
  await expect(page).toHaveURL(/\/checkout\?cart=buyNow/);
  await page.getByRole('radio', { name: /^Netbanking/ }).check();
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await pay(page);
  await approve(page);
  await expectOrderPlaced(page);
  await visit(page, '/cart');
  await expect(page.getByText('1 item').first()).toBeVisible();
});

test('a toast shows the error of applyNoCostEMI, and other checkout calls leave their error to their field [CHK-27]', async ({
  page,
}) => {
  const reject = (call: string, message: string) =>
    page.route(new RegExp(`/${call}\\b`), (route) =>
      route.fulfill({
        status: 409,
        json: { status: 'FAILURE', errorCode: 'B9601', errors: [{ message }] },
      }),
    );
  await reject('applyNoCostEMI', 'This plan has just ended.');
  await reject('binValidation', 'This card cannot be checked.');
  await readyToPay(page);
  const toasts = page.locator('[data-toasts]');
  const asked = page.waitForResponse(/binValidation/);
  await fillCard(page, '4111111111111111');
  await asked;
  await expect(toasts.getByText('This card cannot be checked.')).toHaveCount(0);

  await page.getByRole('radio', { name: /^EMI/ }).check();
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  const months = page.getByRole('radio', { name: /^\d+$/ });
  await expect(months.first()).toBeVisible();
  for (const plan of await months.all()) {
    await plan.click();
    if (await toasts.getByText('This plan has just ended.').isVisible()) break;
  }
  await expect(toasts.getByText('This plan has just ended.')).toBeVisible();
});
