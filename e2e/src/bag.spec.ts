import { expect } from '@playwright/test';
import { addToBag, findPieces, visit } from './shopper.ts';
import { test } from './test.ts';

test('a coupon in small letters, one that is unknown, another in its place, and none again [BAG-04] [BAG-18]', async ({
  page,
}) => {
  const [piece] = await findPieces(page.request, ':price-desc:category:LSH10:inStockFlag:true', 1);
  await page.goto(piece?.path ?? '');
  await addToBag(page);
  await visit(page, '/cart');
  const drawer = page.getByRole('dialog', { name: 'Coupons' });
  const open = () => page.getByRole('button', { name: 'View all coupons' }).click();

  await open();
  await expect(drawer.getByText('HOUR10 is not for the pieces in your bag.')).toBeVisible();
  await drawer.getByLabel('Coupon code').fill('no such code');
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(drawer.getByText('We do not know this coupon. Check its letters and digits.')).toBeVisible();
  await drawer.getByLabel('Coupon code').fill('winter5000');
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Coupon WINTER5000')).toBeVisible();

  await open();
  await drawer.getByRole('button', { name: 'Apply FIRST10' }).click();
  await expect(page.getByText(/WINTER5000 was taken off: a bag has one coupon\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Coupon FIRST10')).toBeVisible();
  await page.getByRole('button', { name: 'Remove FIRST10' }).click();
  await expect(page.getByText('Coupon FIRST10')).toBeHidden();
});

test('a piece that was taken out comes back to its place by Undo [BAG-02]', async ({ page }) => {
  const pieces = await findPieces(page.request, ':price-asc:category:LSH10:inStockFlag:true', 2);
  for (const { path } of pieces) {
    await page.goto(path);
    await addToBag(page);
  }
  await visit(page, '/cart');
  const lines = page.getByRole('list', { name: 'Pieces in your bag' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await lines
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(pieces[0]?.name ?? '');
});

test('what an editor says of a bag stands below it, and other words where it is empty [CON-05] [BAG-05]', async ({
  page,
}) => {
  const full = page.getByRole('heading', { name: 'Before you order' });
  const empty = page.getByRole('heading', { name: 'Somewhere to begin' });
  await visit(page, '/cart');
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
  await expect(empty).toBeVisible();
  await expect(full).toHaveCount(0);

  const [piece] = await findPieces(page.request, ':price-asc:category:LSH10:inStockFlag:true', 1);
  await page.goto(piece?.path ?? '');
  await addToBag(page);
  await visit(page, '/cart');
  await expect(full).toBeVisible();
  await expect(
    page.getByText('Every piece is sourced from the house or its authorised seller.'),
  ).toBeVisible();
  await expect(empty).toHaveCount(0);
});
