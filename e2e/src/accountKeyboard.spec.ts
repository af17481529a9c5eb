import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { press, expectAnnounced, type } from './keyboard.ts';
import { findProduct, newPhone, readCode, visit } from './shopper.ts';
import { test } from './test.ts';

test('login and account work by keyboard alone, with correct focus, announcements and accessible names [AUT-01] [AUT-19] [ACC-01] [ACC-02] [ACC-04]', async ({
  page,
}) => {
  const product = await findProduct(page.request, ':price-asc:category:LSH10:inStockFlag:true');
  const phone = newPhone();
  const banner = page.getByRole('banner');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  // The account icon opens the dialog. Escape closes it and returns the focus to the icon.
  await visit(page, product.path);
  const icon = banner.getByRole('link', { name: 'Log in' });
  await press(page, icon);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const contact = dialog.getByLabel('Mobile number or e-mail');
  await expect(contact).toBeFocused();
  await expectNoAxeViolations(page, 'the login');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(icon).toBeFocused();

  // The error appears beside the field, and the field has the focus.
  await page.keyboard.press('Enter');
  await expect(contact).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(contact).toBeFocused();
  await expect(contact).toHaveAccessibleDescription(/ten digits/);
  await expectAnnounced(page, /ten digits/);
  await type(page, contact, phone);
  await page.keyboard.press('Enter');
  const code = page.getByRole('dialog').getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await expectAnnounced(page, /^A code was sent to/);
  await expectNoAxeViolations(page, 'the code');
  const right = await readCode(page.request, phone);
  await page.keyboard.type(right === '111111' ? '222222' : '111111');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await expectAnnounced(page, /code/i);
  await page.keyboard.type(right);
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeFocused();
  await expectAnnounced(page, /^You are logged in/);
  await expectNoAxeViolations(page, 'the names');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Later' }));
  await expect(page.getByRole('dialog')).toBeHidden();

  // The account icon opens the page of orders. The heading of this page gets the focus, and its title is
  // announced.
  await expect(heading('Orders')).toBeFocused();
  await expectAnnounced(page, /^Your orders/);
  await expectNoAxeViolations(page, 'the orders');

  const accountNavigation = page.getByRole('navigation', { name: 'Your account' });
  await press(page, accountNavigation.getByRole('link', { name: 'Profile' }));
  await expect(heading('Profile')).toBeFocused();
  await expectNoAxeViolations(page, 'the profile');
  await type(page, page.getByLabel('First name'), 'Ira');
  await type(page, page.getByLabel('Last name'), 'Menon');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'Save profile' }));
  await expectAnnounced(page, 'Your profile is saved.');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeFocused();
  await expectNoAxeViolations(page, 'the saved profile');

  // Adds an address.
  await press(page, accountNavigation.getByRole('link', { name: 'Addresses' }));
  await expect(heading('Addresses')).toBeFocused();
  const add = page.getByRole('button', { name: 'Add an address' });
  await press(page, add);
  await expect(page.getByLabel('Pincode')).toBeFocused();
  await expectNoAxeViolations(page, 'the address form');
  await press(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pincode')).toBeFocused();
  await page.keyboard.type('110003');
  await expect(page.getByLabel('City')).toHaveValue(/Delhi/);
  await type(page, page.getByLabel('First name'), 'Ira');
  await type(page, page.getByLabel('Last name'), 'Menon');
  await type(page, page.getByLabel('Flat, house or building'), 'B-14, Jor Bagh');
  await type(page, page.getByLabel('Mobile number'), phone);
  await press(page, page.getByRole('button', { name: 'Save address' }));
  const remove = page.getByRole('button', { name: /^Remove the address of Ira Menon/ });
  await expect(remove).toBeVisible();
  await expect(heading('Addresses')).toBeFocused();
  await expectAnnounced(page, /address is saved/i);
  await expectNoAxeViolations(page, 'the addresses');

  // Remove asks for confirmation. Escape returns the focus to the button; the confirmation moves the focus to
  // the heading.
  await press(page, remove);
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toBeVisible();
  expect(await confirmation.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectNoAxeViolations(page, 'the confirmation');
  await page.keyboard.press('Escape');
  await expect(confirmation).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, confirmation.getByRole('button', { name: 'Remove address' }));
  await expect(confirmation).toBeHidden();
  await expect(heading('Addresses')).toBeFocused();
  await expectAnnounced(page, 'The address was removed.');

  // Saves a product on its page, then removes it from the wishlist and restores it.
  await visit(page, product.path);
  const wishlistButton = page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ to wishlist$/ })
    .first();
  await press(page, wishlistButton);
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
  await press(page, banner.getByRole('link', { name: 'Wishlist, 1 item' }));
  await expect(heading('Wishlist')).toBeFocused();
  await expectNoAxeViolations(page, 'the wishlist');
  await press(page, page.getByRole('main').getByRole('button', { name: /^Remove/ }));
  await expectAnnounced(page, /was removed/);
  await expect(page.getByText(/^Nothing saved yet/)).toBeVisible();
  await expect(heading('Wishlist')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toBeVisible();

  // Logs out.
  await press(page, page.getByRole('button', { name: 'Log out' }));
  await expectAnnounced(page, 'You have been logged out, please login.');
  await expect(page.getByRole('dialog').getByLabel('Mobile number')).toBeFocused();
});
