import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { choose, press, expectAnnounced, type } from './keyboard.ts';
import { sandboxOrigin } from './setting.ts';
import { findProduct, newPhone, readCode, visit } from './shopper.ts';
import { test } from './test.ts';

// The narrowest width that WCAG 1.4.10 requires. The test uses the keyboard only.
test.use({ viewport: { width: 320, height: 640 } });

async function expectNarrowAndAccessible(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect({ where, wide }).toEqual({ where, wide: 320 });
  await expectNoAxeViolations(page, where);
}

test('checkout and the bank page work by keyboard alone at 320 px, with correct focus, announcements and names [CHK-04] [CHK-31] [SHL-23]', async ({
  page,
}) => {
  const product = await findProduct(
    page.request,
    ':price-asc:category:LSH10:price:30000-60000:inStockFlag:true',
  );
  const phone = newPhone();
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first();

  await visit(page, product.path);
  // A sheet shows the added item and a link to the bag.
  await press(page, button('Add to bag'));
  const added = page.getByRole('dialog', { name: 'Added to your bag' });
  await expect(added.getByText(product.name)).toBeVisible();
  await expectNarrowAndAccessible(page, 'the added item');
  await press(page, added.getByRole('link', { name: 'Go To My Bag' }));
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByText(product.name).first()).toBeVisible();
  await expectNarrowAndAccessible(page, 'the bag');

  // A guest logs in, then continues to the checkout.
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
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(await readCode(page.request, phone));
  await press(page, dialog.getByRole('button', { name: 'Later' }));
  await expect(page).toHaveURL(/\/checkout/);

  // Saving the empty address form marks the pincode as invalid and focuses its field.
  await expect(page.getByLabel('Pincode')).toBeVisible();
  await expectNarrowAndAccessible(page, 'the address');
  await press(page, button('Save address'));
  await expect(page.getByLabel('Pincode')).toBeFocused();
  await expect(page.getByLabel('Pincode')).toHaveAttribute('aria-invalid', 'true');
  await type(page, page.getByLabel('Pincode'), '110003');
  await expect(page.getByLabel('City')).toHaveValue(/Delhi/);
  await type(page, page.getByLabel('First name'), 'Ananya');
  await type(page, page.getByLabel('Last name'), 'Rao');
  await type(page, page.getByLabel('Flat, house or building'), 'B-14, Jor Bagh');
  // The address form already contains the mobile number that the shopper used to log in.
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
  await press(page, button('Save address'));
  const paymentMethods = page.getByRole('group', { name: 'How to pay' });
  await expect(paymentMethods).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await expectNarrowAndAccessible(page, 'the payment methods');

  // The gift options open in a dialog over the page. The keyboard saves them, and the focus returns to their
  // button.
  await press(page, button('Add gift options'));
  const gift = page.getByRole('dialog', { name: 'Make it a gift' });
  await press(page, gift.getByRole('checkbox', { name: /^Wrap it as a gift/ }), 'Space');
  await type(page, gift.getByLabel('Message'), 'For Amma');
  await expectNarrowAndAccessible(page, 'the gift options');
  await press(page, gift.getByRole('button', { name: 'Save' }));
  await expect(button('Change gift options')).toBeFocused();
  await expectAnnounced(page, 'Gift options: Gift wrap, message.');

  // The coupons also open in a dialog over the page. After Escape, the focus returns to their button.
  await press(page, button('Choose a coupon'));
  await expect(page.getByRole('dialog', { name: 'Coupons' })).toBeVisible();
  await expectNarrowAndAccessible(page, 'the coupons');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button('Choose a coupon')).toBeFocused();

  // A wrong card number shows an error beside its field. The field gets the focus and preserves the typed
  // text.
  await choose(page, paymentMethods, paymentMethods.getByRole('radio', { name: /^Credit or debit card/ }));
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
  await expectNarrowAndAccessible(page, 'the card');
  await type(page, number, '4111111111111111');
  await expectAnnounced(page, 'Visa');
  await press(page, button(/^Pay (₹|now)/));

  // Confirms the payment on the bank page, which returns to the shop. The shop's page is a new document,
  // which screen readers announce by its title.
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
  const code = page.getByRole('textbox', { name: 'One-time code' });
  await code.focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(heading('Your order is placed')).toBeVisible();
  await expect(page).toHaveTitle(/placed/);
  await expectNarrowAndAccessible(page, 'the order');
});
