import { expect, type Page } from '@playwright/test';
import { expectClean } from './clean.ts';
import { choose, press, said, type } from './keyboard.ts';
import { sandboxOrigin } from './setting.ts';
import { findPiece, newPhone, readCode, visit } from './shopper.ts';
import { test } from './test.ts';

// The narrowest screen there is (WCAG 1.4.10), and no pointer.
test.use({ viewport: { width: 320, height: 640 } });

async function expectSound(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect({ where, wide }).toEqual({ where, wide: 320 });
  await expectClean(page, where);
}

test('a bag is brought through checkout and its bank by keyboard alone, 320 px wide: focus, words and names hold [CHK-04] [CHK-31] [SHL-23]', async ({
  page,
}) => {
  const piece = await findPiece(page.request, ':price-asc:category:LSH10:price:30000-60000:inStockFlag:true');
  const phone = newPhone();
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first();

  await visit(page, piece.path);
  // What was added rises from below, with the way to the bag.
  await press(page, button('Add to bag'));
  const added = page.getByRole('dialog', { name: 'Added to your bag' });
  await expect(added.getByText(piece.name)).toBeVisible();
  await expectSound(page, 'what was added');
  await press(page, added.getByRole('link', { name: 'Go To My Bag' }));
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByText(piece.name).first()).toBeVisible();
  await expectSound(page, 'the bag');

  // A guest is asked who she is, and goes on where she was going.
  await press(
    page,
    button('Checkout')
      .or(page.getByRole('link', { name: 'Checkout' }))
      .first(),
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Code of six digits')).toBeFocused();
  await page.keyboard.type(await readCode(page.request, phone));
  await press(page, dialog.getByRole('button', { name: 'Later' }));
  await expect(page).toHaveURL(/\/checkout/);

  // The address: what is wrong is said beside its field, which has the focus.
  await expect(page.getByLabel('Pincode')).toBeVisible();
  await expectSound(page, 'the address');
  await press(page, button('Save address'));
  await expect(page.getByLabel('Pincode')).toBeFocused();
  await expect(page.getByLabel('Pincode')).toHaveAttribute('aria-invalid', 'true');
  await type(page, page.getByLabel('Pincode'), '110003');
  await expect(page.getByLabel('City')).toHaveValue(/Delhi/);
  await type(page, page.getByLabel('First name'), 'Ananya');
  await type(page, page.getByLabel('Last name'), 'Rao');
  await type(page, page.getByLabel('Flat, house or building'), 'B-14, Jor Bagh');
  // The number of the login is filled in.
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await press(page, button('Save address'));
  const ways = page.getByRole('group', { name: 'How to pay' });
  await expect(ways).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await expectSound(page, 'the ways to pay');

  // Gift options come over the page, are saved by keyboard, and give the focus back.
  await press(page, button('Add gift options'));
  const gift = page.getByRole('dialog', { name: 'Make it a gift' });
  await press(page, gift.getByRole('checkbox', { name: /^Wrap it as a gift/ }), 'Space');
  await type(page, gift.getByLabel('Message'), 'For Amma');
  await expectSound(page, 'the gift options');
  await press(page, gift.getByRole('button', { name: 'Save' }));
  await expect(button('Change gift options')).toBeFocused();
  await said(page, 'Gift options: Gift wrap, message.');

  // So do coupons.
  await press(page, button('Choose a coupon'));
  await expect(page.getByRole('dialog', { name: 'Coupons' })).toBeVisible();
  await expectSound(page, 'the coupons');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button('Choose a coupon')).toBeFocused();

  // A card whose number is wrong: said beside it, the focus there, and what was typed is kept.
  await choose(page, ways, ways.getByRole('radio', { name: /^Credit or debit card/ }));
  const number = page.getByLabel('Card number');
  await type(page, number, '4111111111111112');
  await type(page, page.getByLabel('Expiry'), '0830');
  await type(page, page.getByLabel('Security code'), '123');
  await type(page, page.getByLabel('Name on card'), 'Ananya Rao');
  await press(page, button(/^Pay (₹|now)/));
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(/number/);
  await expect(number).toHaveValue('4111 1111 1111 1112');
  await expectSound(page, 'the card');
  await type(page, number, '4111111111111111');
  await said(page, 'Visa');
  await press(page, button(/^Pay (₹|now)/));

  // At the bank, and home again: a new document, whose title is what is said of it.
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
  const code = page.getByRole('textbox', { name: 'One-time code' });
  await code.focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(heading('Your order is placed')).toBeVisible();
  await expect(page).toHaveTitle(/placed/);
  await expectSound(page, 'the order');
});
