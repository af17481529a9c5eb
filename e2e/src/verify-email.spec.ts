import { expect, type Page } from '@playwright/test';
import { logIn, newPhone, visit } from './shopper.ts';
import { opsOrigin } from './setting.ts';
import { test } from './test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Asks for another address in the profile, as far as the letter. */
async function askForLetter(page: Page, email: string) {
  await visit(page, '/my-account/update-profile');
  await page.getByRole('button', { name: /e-mail/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Code of six digits')).toBeFocused();
}

const tokenOf = async (page: Page, email: string): Promise<string> => {
  const answer = await page.request.get(`${opsOrigin}/dev/outbox?email=${email}`);
  return ((await answer.json()) as { link: string }).link;
};

const letterOf = async (page: Page, email: string) =>
  `/verify-email?token=${encodeURIComponent(await tokenOf(page, email))}`;

test("a letter's link confirms the address, once, for whoever opens it [AUT-15]", async ({
  page,
  browser,
}) => {
  const email = `kavya.${newPhone()}@example.com`;
  await visit(page, '/?showLogin=true');
  await logIn(page, newPhone());
  await askForLetter(page, email);
  const letter = await letterOf(page, email);

  // Opened where nobody is logged in: it says no more of the address than its holder knows.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const mail = await phone.newPage();
  await mail.goto(new URL(letter, page.url()).href);
  await expect(title(mail, 'Your e-mail address is confirmed')).toBeVisible();
  await expect(mail.getByText('Letters about your orders go to k•••••@example.com.')).toBeVisible();
  await expect(
    mail.getByRole('status').filter({ hasText: 'Your e-mail address is confirmed' }),
  ).toBeAttached();
  expect(await mail.content()).not.toContain(email);

  await mail.reload();
  await expect(title(mail, 'This link was used already')).toBeVisible();
  await phone.close();

  await page.goto(letter);
  await expect(title(page, 'This link was used already')).toBeVisible();
  await page.getByRole('link', { name: 'To your profile' }).click();
  await expect(title(page, 'Profile')).toBeVisible();
});

test('a link that is not ours, or has lost its end, says so and leads on [AUT-15]', async ({ page }) => {
  for (const query of ['?token=not-one-of-ours', '?token=', '', `?token=${'x'.repeat(400)}`]) {
    await page.goto(`/verify-email${query}`);
    await expect(title(page, 'This link is not one of ours')).toBeVisible();
    await expect(page.getByRole('link', { name: 'To your profile' })).toBeVisible();
  }
});

test('a link of an address that has become another account’s says so [AUT-15]', async ({ page, browser }) => {
  const email = `meera.${newPhone()}@example.com`;
  await visit(page, '/?showLogin=true');
  await logIn(page, newPhone());
  await askForLetter(page, email);
  const letter = await letterOf(page, email);
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const holder = await other.newPage();
  await visit(holder, '/?showLogin=true');
  await logIn(holder, newPhone());
  await askForLetter(holder, email);
  await holder.goto(await letterOf(holder, email));
  await expect(title(holder, 'Your e-mail address is confirmed')).toBeVisible();
  await other.close();
  await page.goto(letter);
  await expect(title(page, 'This address belongs to another account')).toBeVisible();
});

// A day cannot pass here: that the store refuses a link after one is proven beside it (`accounts.test.ts`).
test('a link that has expired, and one that cannot be asked about, say so; the second is tried again [AUT-15]', async ({
  page,
}) => {
  const refusal = { errorCode: 'SSO-1007', errors: [{ type: 'SSO-1007', message: 'Expired.' }] };
  await page.route('**/verify-email/*', (route) => route.fulfill({ status: 410, json: refusal }));
  await page.goto('/verify-email?token=of-yesterday');
  await expect(title(page, 'This link has expired')).toBeVisible();
  await page.unroute('**/verify-email/*');
  await page.route('**/verify-email/*', (route) => route.abort());
  await page.goto('/verify-email?token=not-one-of-ours');
  await expect(title(page, 'The address could not be confirmed')).toBeVisible();
  await page.unroute('**/verify-email/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'This link is not one of ours')).toBeVisible();
});
