import { expect } from '@playwright/test';
import { expectClean } from './clean.ts';
import { press, said, type } from './keyboard.ts';
import { findPiece, newPhone, readCode, visit } from './shopper.ts';
import { test } from './test.ts';

test('login and account by keyboard alone: focus, words and names hold [AUT-01] [AUT-19] [ACC-01] [ACC-02] [ACC-04]', async ({
  page,
}) => {
  const piece = await findPiece(page.request, ':price-asc:category:LSH10:inStockFlag:true');
  const phone = newPhone();
  const banner = page.getByRole('banner');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  // From the account icon into the dialog, out of it by Escape, and back where it was opened.
  await visit(page, piece.path);
  const icon = banner.getByRole('link', { name: 'Log in' });
  await press(page, icon);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const contact = dialog.getByLabel('Mobile number or e-mail');
  await expect(contact).toBeFocused();
  await expectClean(page, 'the login');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(icon).toBeFocused();

  // What is wrong is said beside the field, which has the focus.
  await page.keyboard.press('Enter');
  await expect(contact).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(contact).toBeFocused();
  await expect(contact).toHaveAccessibleDescription(/ten digits/);
  await said(page, /ten digits/);
  await type(page, contact, phone);
  await page.keyboard.press('Enter');
  const code = page.getByRole('dialog').getByLabel('Code of six digits');
  await expect(code).toBeFocused();
  await said(page, /^A code was sent to/);
  await expectClean(page, 'the code');
  const right = await readCode(page.request, phone);
  await page.keyboard.type(right === '111111' ? '222222' : '111111');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await said(page, /code/i);
  await page.keyboard.type(right);
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeFocused();
  await said(page, /^You are logged in/);
  await expectClean(page, 'the names');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Later' }));
  await expect(page.getByRole('dialog')).toBeHidden();

  // She was going to her orders: their heading has the focus, their title is said.
  await expect(heading('Orders')).toBeFocused();
  await said(page, /^Your orders/);
  await expectClean(page, 'the orders');

  const places = page.getByRole('navigation', { name: 'Your account' });
  await press(page, places.getByRole('link', { name: 'Profile' }));
  await expect(heading('Profile')).toBeFocused();
  await expectClean(page, 'the profile');
  await type(page, page.getByLabel('First name'), 'Ira');
  await type(page, page.getByLabel('Last name'), 'Menon');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'Save profile' }));
  await said(page, 'Your profile is saved.');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeFocused();
  await expectClean(page, 'the saved profile');

  // An address, added.
  await press(page, places.getByRole('link', { name: 'Addresses' }));
  await expect(heading('Addresses')).toBeFocused();
  const add = page.getByRole('button', { name: 'Add an address' });
  await press(page, add);
  await expect(page.getByLabel('Pincode')).toBeFocused();
  await expectClean(page, 'the form of an address');
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
  await said(page, /address is saved/i);
  await expectClean(page, 'the addresses');

  // Asked before it goes: out by Escape to what asked, and by the answer to the top.
  await press(page, remove);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectClean(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Remove address' }));
  await expect(question).toBeHidden();
  await expect(heading('Addresses')).toBeFocused();
  await said(page, 'The address was removed.');

  // The wishlist: a piece kept on its page, taken out, brought back.
  await visit(page, piece.path);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Keep .+ in wishlist$/ })
    .first();
  await press(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await press(page, banner.getByRole('link', { name: 'Wishlist, 1 item' }));
  await expect(heading('Wishlist')).toBeFocused();
  await expectClean(page, 'the wishlist');
  await press(page, page.getByRole('main').getByRole('button', { name: /^Remove/ }));
  await said(page, /was taken out/);
  await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
  await expect(heading('Wishlist')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toBeVisible();

  // And out.
  await press(page, page.getByRole('button', { name: 'Log out' }));
  await said(page, 'You have been logged out, please login.');
  await expect(page.getByRole('dialog').getByLabel('Mobile number')).toBeFocused();
});
