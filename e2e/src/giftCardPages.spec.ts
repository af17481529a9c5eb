import { expect } from '@playwright/test';
import { approve, fillCard } from './cardPayment.ts';
import { visitDesk } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { heading, newEmail, chooseCard, payButton } from './giftCardSteps.ts';
import { logIn, mailsTo, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

// A payment must never run twice.
test.describe.configure({ retries: 0 });

test('public pages of gift cards have their own heading at 320 px, and the header leads to them [RTE-09] [SHL-08]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, name] of [
    ['/gift-cards', 'Gift card'],
    ['/corporate-gift-card', 'Corporate gift cards'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(heading(page, name)).toBeVisible();
    await expectNoAxeViolations(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Gift cards' });
  await expect(link).toHaveAttribute('href', '/gift-cards');
  await visit(page, '/my-account/g-giftcard');
  await logIn(page, newPhone());
  await expect(link).toHaveAttribute('href', '/my-account/buy-gift-cards');
  await link.click();
  await expect(heading(page, 'Gift card')).toBeVisible();
  await expect(page.getByText('You have not bought a gift card yet.')).toBeVisible();
});

test('a person at the desk releases a card that is reviewed, and blocks it', async ({ page, browser }) => {
  test.slow();
  const recipient = newEmail();
  await chooseCard(page, recipient, '₹50,000');
  await fillCard(page, '4111111111111111');
  await payButton(page).click();
  await approve(page);
  await expect(page).toHaveURL(/\/gift-card-checkout\?giftCard=GC-/, { timeout: 30_000 });
  await expect(heading(page, 'We are checking this purchase')).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText('We check some gift cards before we send them, usually within a day.'),
  ).toBeVisible();
  expect(await mailsTo(page.request, recipient)).toEqual([]);

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await visitDesk(desk, '/desk/gift-cards');
  await desk.getByLabel('E-mail of recipient or buyer').fill(recipient.toUpperCase());
  await desk.getByLabel('State').selectOption('Paid, to review');
  await desk.getByRole('button', { name: 'Show' }).click();
  await expect(desk.getByText('1 gift card', { exact: true })).toBeVisible();
  await desk.getByRole('link', { name: /^GC-/ }).click();
  await expect(heading(desk, /^Gift card GC-/)).toBeFocused();
  await expectNoAxeViolations(desk, 'a gift card at the desk');

  const move = async (name: string, reason: string) => {
    await desk.getByRole('button', { name }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(reason);
    await expectNoAxeViolations(desk, `the dialog ${name}`);
    await dialog.getByRole('button', { name }).dblclick();
    await expect(dialog).toBeHidden();
  };
  await move('Release', 'The buyer has sent a document.');
  await expect(desk.getByRole('group', { name: 'Moves of the gift card' })).toBeFocused();
  await expect(async () => expect(await mailsTo(page.request, recipient)).toHaveLength(1)).toPass({
    timeout: 30_000,
  });
  await move('Block', 'Reported as stolen.');
  await expect(desk.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await desk.setViewportSize({ width: 320, height: 800 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the code' })).toHaveCount(0);
});

test('a company sends an enquiry with rows from a file, and the desk answers it [ACC-21]', async ({
  page,
  browser,
}) => {
  await visit(page, '/corporate-gift-card');
  await page.getByLabel('Name of the company').fill('Yellow Door Interiors LLP');
  // One character is wrong, which the check character shows.
  await page.getByLabel('GSTIN').fill('28aapfu0939f1zv');
  await page.getByLabel('Your name').fill('Ananya Rao');
  await page.getByLabel('Work e-mail').fill('ananya@example.com');
  await page.getByLabel('Mobile number').fill('9812345670');
  await page.getByLabel(/^Or read the rows/).setInputFiles({
    name: 'cards.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('denomination,quantity\n5000,40\n10000,ten\n10000,10\n'),
  });
  await expect(page.getByText(/^Line 3: /)).toBeVisible();
  await expect(page.getByText('50 cards, ₹3,00,000')).toBeVisible();
  // What is typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Work e-mail')).toHaveValue('ananya@example.com');
  await expect(page.getByText('50 cards, ₹3,00,000')).toBeVisible();
  await page.getByRole('button', { name: 'Send the enquiry' }).click();
  await expect(page.getByText(/^Check the GSTIN: it has 15 characters/).first()).toBeVisible();
  await expect(page.getByLabel('Name of the company')).toHaveValue('Yellow Door Interiors LLP');
  await page.getByLabel('GSTIN').fill(' 27 aapfu 0939-f1zv ');
  await page.getByRole('button', { name: 'Send the enquiry' }).click();
  const sent = page.getByText(/^We have your enquiry. Its number is CG-/);
  await expect(sent).toBeVisible();
  const number = /CG-[\d-]+/.exec(await sent.innerText())?.[0] ?? '';

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await visitDesk(desk, '/desk/enquiries');
  const row = desk.locator('tr', { hasText: number });
  await expect(row).toContainText('Yellow Door Interiors LLP');
  await row.getByRole('button', { name: /^Change/ }).click();
  await desk.getByRole('dialog').getByLabel('Status').selectOption('Contacted');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Contacted');
  await expect(row.getByRole('button', { name: /^Change/ })).toBeFocused();
  const statusFilter = desk.getByLabel('Status', { exact: true });
  await statusFilter.focus();
  await statusFilter.selectOption('New');
  await expect(row).toHaveCount(0);
});
