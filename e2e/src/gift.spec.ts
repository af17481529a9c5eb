import { expect } from '@playwright/test';
import { readDesk } from './desk.ts';
import { addToBag, fillAddress, findProduct, logIn, newPhone, placeWithCash, visit } from './shopper.ts';
import { test } from './test.ts';

test('gift options chosen in checkout survive a reload and show on the confirmation, in the order and at the operations desk', async ({
  page,
}) => {
  const product = await findProduct(page.request, ':price-asc:category:LSH10:price:0-25000:inStockFlag:true');
  const phone = newPhone();
  await visit(page, product.path);
  await addToBag(page);
  await page.goto('/checkout');
  await logIn(page, phone);
  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();

  await page.getByRole('button', { name: 'Add gift options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make it a gift' });
  await dialog.getByRole('checkbox', { name: /^Wrap it as a gift/ }).check();
  await dialog.getByLabel('Message').fill('a'.repeat(201));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Keep the message to 200 letters.')).toBeVisible();
  await expect(dialog.getByLabel('Message')).toBeFocused();
  await dialog.getByLabel('Message').fill('For <b>Amma</b>\nand Appa');
  await dialog.getByRole('checkbox', { name: /^Hide prices/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change gift options' })).toBeFocused();

  const giftSummary = page.getByText('Gift wrap, message, prices hidden');
  await page.reload();
  await expect(giftSummary).toBeVisible();
  await placeWithCash(page);
  await expect(giftSummary).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/\/my-account\/order\?/);
  await expect(giftSummary).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('For <b>Amma</b> and Appa', { useInnerText: true });

  const orderCode = new URL(page.url()).searchParams.get('orderCode') ?? '';
  const { packing } = await readDesk(page.request, orderCode);
  expect(packing).toEqual({
    ...{ giftWrap: true, hidesPrices: true },
    message: 'For <b>Amma</b>\nand Appa',
  });
});
