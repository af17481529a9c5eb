import { expect, test, type Locator, type Page } from '@playwright/test';
import { findPiece, newPhone, readCode, stockOf } from './shopper.ts';

// The whole way on a 390 px screen with nothing but a keyboard: Tab until a thing has focus, then Enter, Space or type.
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it.');
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('buys by keyboard alone on a phone', async ({ page }) => {
  const piece = await findPiece(page.request, ':price-asc:category:LSH10:price:0-25000:inStockFlag:true');
  const before = await stockOf(page.request, piece.ussid);

  await page.goto('/');
  await type(page, page.getByRole('searchbox').first(), piece.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\//);
  await press(page, page.locator(`a[href^="${piece.path.split('?')[0]}"]`).first());
  await expect(page.getByRole('heading', { level: 1, name: piece.name })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Add to bag' }).filter({ visible: true }).first());
  await expect(page.getByRole('link', { name: /bag.*\b1\b/i }).first()).toBeVisible();

  await page.goto('/cart');
  const checkout = page.getByRole('button', { name: 'Go to checkout' }).filter({ visible: true }).first();
  await press(page, checkout);
  const phone = newPhone();
  const dialog = page.getByRole('dialog');
  await type(page, dialog.getByLabel('Mobile number'), phone);
  await page.keyboard.press('Enter');
  const code = dialog.getByLabel('Code of six digits');
  await expect(code).toBeFocused();
  await page.keyboard.type(await readCode(page.request, phone));
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
  await press(page, cash, 'Space');
  await expect(cash).toBeChecked();
  await press(
    page,
    page
      .getByRole('button', { name: /^Place order/ })
      .filter({ visible: true })
      .first(),
  );

  await expect(page).toHaveURL(/\/order-placed-successfully/);
  expect(await stockOf(page.request, piece.ussid)).toBe(before - 1);
});
