import { expect, type APIRequestContext } from '@playwright/test';
import { findAxeViolations } from './expectNoAxeViolations.ts';
import { opsOrigin } from './setting.ts';
import { test, useUnready } from './test.ts';

const readLogin = async (request: APIRequestContext) =>
  (await (await request.get(`${opsOrigin}/dev/desk`)).json()) as Record<
    'email' | 'password' | 'code',
    string
  >;

test('a person logs in to the operations desk with a code, works there by keyboard, and logs out', async ({
  page,
}) => {
  await useUnready(page);
  await page.goto(`${opsOrigin}/desk/policy`);
  await expect(page).toHaveURL(`${opsOrigin}/desk/login`);
  expect(await findAxeViolations(page)).toEqual([]);
  const { email, password, code } = await readLogin(page.request);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill('a wrong password');
  await page.getByLabel('Six-digit code of your authenticator app').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The e-mail address, the password or the code is wrong.');
  expect(await findAxeViolations(page)).toEqual([]);
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);

  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Six-digit code of your authenticator app').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Desk' });
  for (const name of [
    'Orders',
    'Messages to customers',
    'Prices and stock',
    'Policy',
    'Staff',
    'Audit log',
  ]) {
    await links.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  }

  await links.getByRole('link', { name: 'Policy' }).click();
  const days = page.getByRole('textbox', { name: 'wishlistDays' });
  const before = await days.inputValue();
  for (const value of ['300', before]) {
    await days.fill(value);
    await page.keyboard.press('Enter');
    await expect(days).toHaveValue(value);
  }
  await links.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Demo desk change policy policy wishlistDays 300');

  // At 320 px, nothing but tables is wider than the window.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${opsOrigin}/desk/password`);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${opsOrigin}/desk/login`);
  await page.goto(`${opsOrigin}/desk`);
  await expect(page).toHaveURL(`${opsOrigin}/desk/login`);
});
