import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { logIn, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

/** The customer of the demo shop who has every kind of credit (`demoCreditHolder`). */
const holder = '9000000014';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('cliq cash, points and brand cash show balances, sources and entries, at 320 px [ACC-08, ACC-09, ACC-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/my-account/cliq-cash');
  await logIn(page, holder);
  await expect(heading(page, 'Cliq cash')).toBeVisible();
  // Other journeys spend the cliq cash of this customer.
  await expect(page.getByText(/^(Spend it on anything|You have no cliq cash)/)).toBeVisible();
  await expectNoAxeViolations(page, 'cliq cash');
  await expectFits(page);

  // Each choice is a URL, which survives a reload and Back.
  await page.getByRole('navigation', { name: 'Entries' }).getByRole('link', { name: 'Added' }).click();
  await expect(page).toHaveURL(/cliq-cash\?show=added$/);
  await page.reload();
  await page.getByRole('link', { name: 'Credit from us' }).last().click();
  await expect(heading(page, 'Transaction')).toBeVisible();
  await expect(page.getByText('+ ₹12,500')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Added as' })).toBeVisible();
  await expectNoAxeViolations(page, 'a transaction');
  await expectFits(page);
  await page.getByRole('link', { name: 'See all transactions' }).click();
  await expect(heading(page, 'Transaction history')).toBeVisible();

  await visit(page, '/my-account/tcp-points');
  await expect(heading(page, 'Loyalty points')).toBeVisible();
  await expect(page.getByText('You earn 1 point for every ₹100 that you pay.')).toBeVisible();
  await expect(page.getByText(/^Amounts are spend in one year/)).toBeVisible();
  await expectNoAxeViolations(page, 'loyalty points');
  await expectFits(page);
  await visit(page, '/my-account/tcp-points-history');
  await expect(heading(page, 'History of your points')).toBeVisible();

  await visit(page, '/my-account/brand-cash');
  await expect(heading(page, 'Brand cash')).toBeVisible();
  await page.locator('summary', { hasText: 'History with Brae' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Entries, newest first' })).toBeVisible();
  await expectNoAxeViolations(page, 'brand cash');
  await expectFits(page);
  await page.getByRole('link', { name: 'Shop Brae' }).click();
  await expect(page).toHaveURL(/\/c-mbh11a\d+/);
});

test('an entry of another customer, and one that does not exist, are not shown [ACC-10]', async ({
  page,
}) => {
  await visit(page, '/my-account/transaction?entryId=1');
  await logIn(page, newPhone());
  await expect(heading(page, 'We cannot find this transaction')).toBeVisible();
  await visit(page, '/my-account/transaction?entryId=999999999');
  await expect(heading(page, 'We cannot find this transaction')).toBeVisible();
});
