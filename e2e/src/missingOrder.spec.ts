import { expect } from '@playwright/test';
import { answerTicket } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { findProduct, logIn, mailsTo, newPhone, placeWithCash, readyToPay, visit } from './shopper.ts';
import { test } from './test.ts';

test('a missing order is reported by keyboard, at 320 px, and its answer arrives [ORD-10]', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  const email = `missing-${phone}@example.com`;
  await page.setViewportSize({ width: 320, height: 720 });
  // A guest logs in first, and lands on the page [RTE-10].
  await visit(page, '/my-account/order-v2');
  await logIn(page, phone);
  await expect(page.getByRole('heading', { level: 1, name: 'A missing order' })).toBeVisible();
  await expectNoAxeViolations(page, 'the form for a missing order');

  await page.getByLabel('Order number or payment reference').focus();
  await page.keyboard.type('426112345678');
  await page.getByLabel('Amount in rupees').focus();
  await page.keyboard.type('29,000');
  await page.getByLabel('What did you order, and what happened?').focus();
  await page.keyboard.type('My bank has charged me, but I see no order.');
  const address = page.getByLabel('E-mail address for our answer');
  await address.fill(email);
  await page.getByLabel('Screenshots').setInputFiles({
    name: 'statement.png',
    mimeType: 'image/png',
    buffer: Buffer.from('89504e470d0a1a0a0000', 'hex'),
  });
  await page.getByRole('button', { name: 'Send report' }).focus();
  await page.keyboard.press('Enter');
  const sent = page.getByText(/^Sent\. Your ticket number is T\d{7}\.$/);
  await expect(sent).toBeVisible();
  const number = /T\d{7}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByText(new RegExp(`${number} · Received`))).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
    .toEqual([`We have your request ${number}`]);

  await answerTicket(request, number, { text: 'Your bank has only reserved the amount.' });
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(2);
  await page.reload();
  await expect(page.getByText('Your bank has only reserved the amount.')).toBeVisible();
  await expect(page.getByText(new RegExp(`${number} · Answered`))).toBeVisible();
  await expectNoAxeViolations(page, 'an answered request');
  await page.getByRole('button', { name: `Write a message about ${number}` }).click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('It is still reserved.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply is sent.')).toBeVisible();
  await answerTicket(request, number, { text: 'It is free again.', close: true });
  await page.reload();
  await expect(page.getByText(new RegExp(`${number} · Closed`))).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('an order that exists is found at once, only by its customer [ORD-10]', async ({ page, browser }) => {
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  await readyToPay(page, product, { phone: newPhone() });
  await placeWithCash(page);
  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/orderCode=LX-/);
  const orderCode = new URL(page.url()).searchParams.get('orderCode') ?? '';
  await visit(page, '/my-account/order-v2');
  const field = page.getByLabel('Order number or payment reference');
  await field.fill(orderCode.replaceAll('-', ' '));
  await field.blur();
  await expect(page.getByText('This order is placed')).toBeVisible();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(new RegExp(`orderCode=${orderCode}`));

  const context = await browser.newContext();
  const other = await context.newPage();
  const { origin } = new URL(page.url());
  await visit(other, `${origin}/my-account/order-v2`);
  await logIn(other, newPhone());
  const foreign = other.getByLabel('Order number or payment reference');
  await foreign.fill(orderCode);
  const answered = other.waitForResponse(/missing-orders\/match/);
  await foreign.blur();
  expect(await (await answered).json()).toEqual({ match: null });
  await expect(other.getByText('This order is placed')).toHaveCount(0);
  await context.close();
});

test('a logout leaves the page of missing orders alone [AUT-04, RTE-10]', async ({ page }) => {
  await visit(page, '/my-account/order-v2');
  await logIn(page, newPhone());
  await expect(page.getByLabel('Order number or payment reference')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/order-v2$/);
  await expect(page.getByText('You have been logged out, please login.')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
