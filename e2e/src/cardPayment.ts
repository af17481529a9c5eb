import { expect, type Page } from '@playwright/test';
import { sandboxOrigin } from './setting.ts';

/** Chooses to pay by card, and fills its fields. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /^Credit or debit card/ }).check();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('0830');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ananya Rao');
}

/** Presses the button that pays. */
export const pay = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click();

/**
 * Approves the payment on the bank page, which is on another site than the shop. `press`: how the button is
 * pressed.
 */
export async function approve(page: Page, press: 'click' | 'dblclick' = 'click'): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
  const code = page.getByRole('textbox', { name: 'One-time code' });
  if (await code.isVisible()) await code.fill('123456');
  const button = page.getByRole('button', { name: /^(Approve|Confirm)/ }).first();
  await button[press]();
}
