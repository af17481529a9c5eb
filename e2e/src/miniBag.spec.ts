import { expect, type Page } from '@playwright/test';
import { addToBag, findProducts, type Product } from './shopper.ts';
import { test } from './test.ts';

async function add(page: Page, { path }: Product): Promise<void> {
  await page.goto(path);
  await addToBag(page);
}

test('the bag icon opens the mini bag by pointer and keyboard, and the mini bag removes an item and links to the bag [SHL-10] [SHL-11] [SHL-12]', async ({
  page,
}) => {
  const products = await findProducts(page.request, ':price-asc:category:LSH10:inStockFlag:true', 4);
  for (const product of products) await add(page, product);
  const icon = page.getByRole('link', { name: /^Bag, / });
  const card = page.getByRole('group', { name: 'Your bag' });
  const lines = card.getByRole('listitem');

  await page.goto('/');
  await icon.hover();
  await expect(lines).toHaveCount(3);
  // The item that was added last comes first.
  const first = products[3];
  await expect(lines.first()).toContainText(first?.brand ?? '');
  await expect(lines.first()).toContainText(first?.name ?? '');
  await expect(lines.first()).toContainText('Quantity 1');
  await expect(lines.first()).toContainText(/₹[\d,]+/);
  await expect(card.getByText('1 More Item in Your Bag')).toBeVisible();
  await expect(card.getByText('Total payable')).toBeVisible();

  // The mini bag's card stays open while the pointer moves from the icon into the card.
  const remove = lines.first().getByRole('button', { name: /^Remove / });
  await remove.hover();
  await expect(card).toBeVisible();
  await page.mouse.move(20, 700);
  await expect(card).toBeHidden();

  await page.getByRole('link', { name: 'Log in' }).focus();
  await page.keyboard.press('Tab');
  await expect(icon).toBeFocused();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(icon).toBeFocused();

  await icon.hover();
  await remove.click();
  await expect(lines.first()).toContainText(products[2]?.name ?? '');
  await expect(card.getByText(/More Item/)).toBeHidden();
  await expect(icon).toHaveAccessibleName('Bag, 3 items');
  await expect(card.getByRole('heading', { name: 'Your bag' })).toBeFocused();

  const payable = await card.getByText('Total payable').locator('+ *').textContent();
  await card.getByRole('link', { name: 'Go To My Bag' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(card).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Bag' })).toBeVisible();
  await expect(page.getByText(payable ?? '').first()).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });
  test('the first tap on the bag icon opens the mini bag and the second opens the bag [SHL-10]', async ({
    page,
  }) => {
    const [product] = await findProducts(page.request, ':price-asc:category:LSH10:inStockFlag:true', 1);
    if (product) await add(page, product);
    // After an item is added, the mini bag is already open.
    await expect(page.getByText('Added to your bag, 1 item')).toBeVisible();
    await page.goto('/');
    const icon = page.getByRole('link', { name: 'Bag, 1 item' });
    await icon.tap();
    await expect(page.getByRole('group', { name: 'Your bag' }).getByRole('listitem')).toHaveCount(1);
    await icon.tap();
    await expect(page).toHaveURL(/\/cart$/);
  });
});
