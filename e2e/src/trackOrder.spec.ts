import { expect, type APIRequestContext } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { opsOrigin } from './setting.ts';
import { findProduct, newPhone, placeWithCash, readyToPay, visit } from './shopper.ts';
import { test } from './test.ts';

/** The code of a guest, which is sent to the e-mail address of the order as well. */
async function codeTo(request: APIRequestContext, email: string): Promise<string | undefined> {
  const response = await request.get(`${opsOrigin}/dev/outbox`, { params: { email } });
  return response.ok()
    ? /\b\d{6}\b/.exec(((await response.json()) as { code?: string }).code ?? '')?.[0]
    : '';
}

test('a guest tracks an order with its number and a code, by keyboard at 320 px, and sees nothing without the code [ORD-02, RTE-09]', async ({
  page,
  browser,
}) => {
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  const phone = newPhone();
  const email = `tracker-${phone}@example.com`;
  await readyToPay(page, product, { phone, email });
  await placeWithCash(page);
  await visit(page, '/my-account/orders');
  await page.getByRole('list', { name: 'Your orders' }).getByRole('link').first().click();
  const title = await page.getByRole('heading', { level: 1, name: /^Order LX/ }).textContent();
  const number = title?.replace(/^Order /, '').replace(/\s/g, ' ') ?? '';

  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 320, height: 640 },
  });
  const guest = await context.newPage();

  // The links of the header and the footer lead a guest to the same page, and a customer to the orders.
  await visit(guest, '/');
  const link = (of: typeof page) =>
    of.getByRole('contentinfo').getByRole('link', { name: 'Track an order', includeHidden: true });
  await expect(link(guest)).toHaveAttribute('href', '/track-order');
  await expect(link(page)).toHaveAttribute('href', '/my-account/orders');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Track order' })).toHaveAttribute(
    'href',
    '/my-account/orders',
  );

  // The page of the account shows a guest nothing, and leads to the page with the number filled in.
  await visit(guest, `/my-account/trackOrder/beforeTrack/${number.replaceAll(' ', '-')}`);
  await expect(guest.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('heading', { level: 1, name: 'Log in to see your account' })).toBeVisible();
  await expect(guest.getByText(product.name)).toHaveCount(0);
  await guest.getByRole('link', { name: 'Track an order without an account' }).focus();
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL(/\/track-order\?orderCode=LX/);
  await expect(guest.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();
  const field = guest.getByLabel(/Order number/);
  await expect(field).toHaveValue(number.replaceAll(' ', '-'));
  await expectNoAxeViolations(guest, 'the order number of a guest');

  // An unknown number gets the same sentence.
  await field.focus();
  await field.fill('LX 2611 0000 00');
  await guest.keyboard.press('Enter');
  const promise = guest.getByText(
    'If this order exists, we have sent a code to its phone and its e-mail address.',
    { exact: true },
  );
  await expect(promise).toBeVisible();
  await guest.getByRole('button', { name: 'Change number' }).focus();
  await guest.keyboard.press('Enter');
  await expect(field).toBeFocused();

  await field.fill(number);
  await guest.keyboard.press('Enter');
  await expect(promise).toBeVisible();
  const code = guest.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await expectNoAxeViolations(guest, 'the code of a guest');
  await expect.poll(() => codeTo(guest.request, email)).toMatch(/^\d{6}$/);
  const right = (await codeTo(guest.request, email)) ?? '';
  await guest.keyboard.type(right === '000000' ? '000001' : '000000');
  await expect(guest.getByText('That code is not right. You have 4 tries left.')).toBeVisible();
  await expect(code).toBeFocused();
  await guest.keyboard.type(right);
  await expect(guest).toHaveURL(/\/o\/LX-/);
  await expect(guest.getByRole('heading', { level: 1, name: /^Arriving/ })).toBeVisible();
  await expect(guest.getByRole('list', { name: 'The way of this parcel' })).toContainText('Placed');
  await expect(guest.getByText(product.name).first()).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const shown = await guest.content();
  for (const secret of [phone, email, 'B-14, Jor Bagh']) expect(shown).not.toContain(secret);
  await expect(guest.getByRole('link', { name: 'Cancel items' })).toHaveCount(0);

  // The link opens in a new document as well, which nothing stores.
  const response = await guest.reload();
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  await context.close();
});
