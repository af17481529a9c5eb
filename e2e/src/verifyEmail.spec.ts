import { expect, type Page } from '@playwright/test';
import { logIn, newPhone, visit } from './shopper.ts';
import { opsOrigin } from './setting.ts';
import { test } from './test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Requests a new e-mail address in the profile, and waits until the verification e-mail is sent. */
async function requestVerificationEmail(page: Page, email: string) {
  await visit(page, '/my-account/update-profile');
  await page.getByRole('button', { name: /e-mail/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
}

const tokenOf = async (page: Page, email: string): Promise<string> => {
  const response = await page.request.get(`${opsOrigin}/dev/outbox?email=${email}`);
  return ((await response.json()) as { link: string }).link;
};

const verificationPathOf = async (page: Page, email: string) =>
  `/verify-email?token=${encodeURIComponent(await tokenOf(page, email))}`;

test('a verification link works once, in any browser [AUT-15]', async ({ page, browser }) => {
  const email = `kavya.${newPhone()}@example.com`;
  await visit(page, '/?showLogin=true');
  await logIn(page, newPhone());
  await requestVerificationEmail(page, email);
  const verificationPath = await verificationPathOf(page, email);

  // Without a login, the page shows the e-mail address only in masked form.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const mail = await phone.newPage();
  await mail.goto(new URL(verificationPath, page.url()).href);
  await expect(title(mail, 'Your e-mail address is confirmed')).toBeVisible();
  await expect(mail.getByText('E-mails about your orders go to k•••••@example.com.')).toBeVisible();
  await expect(
    mail.getByRole('status').filter({ hasText: 'Your e-mail address is confirmed' }),
  ).toBeAttached();
  expect(await mail.content()).not.toContain(email);

  await mail.reload();
  await expect(title(mail, 'This link was already used')).toBeVisible();
  await phone.close();

  await page.goto(verificationPath);
  await expect(title(page, 'This link was already used')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(title(page, 'Profile')).toBeVisible();
});

test('a verification link that is unknown or incomplete shows an error and links to the profile [AUT-15]', async ({
  page,
}) => {
  for (const query of ['?token=not-one-of-ours', '?token=', '', `?token=${'x'.repeat(400)}`]) {
    await page.goto(`/verify-email${query}`);
    await expect(title(page, 'This link is not valid')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  }
});

test('a verification link shows an error when its e-mail address belongs to another account [AUT-15]', async ({
  page,
  browser,
}) => {
  const email = `meera.${newPhone()}@example.com`;
  await visit(page, '/?showLogin=true');
  await logIn(page, newPhone());
  await requestVerificationEmail(page, email);
  const verificationPath = await verificationPathOf(page, email);
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const holder = await other.newPage();
  await visit(holder, '/?showLogin=true');
  await logIn(holder, newPhone());
  await requestVerificationEmail(holder, email);
  await holder.goto(await verificationPathOf(holder, email));
  await expect(title(holder, 'Your e-mail address is confirmed')).toBeVisible();
  await other.close();
  await page.goto(verificationPath);
  await expect(title(page, 'This address belongs to another account')).toBeVisible();
});

// The response for an expired link is mocked. `accounts.test.ts` of the store API tests that a link expires
// after a day.
test('an expired verification link shows an error, and a failed request can be tried again [AUT-15]', async ({
  page,
}) => {
  const errorBody = { errorCode: 'SSO-1007', errors: [{ type: 'SSO-1007', message: 'Expired.' }] };
  await page.route('**/verify-email/*', (route) => route.fulfill({ status: 410, json: errorBody }));
  await page.goto('/verify-email?token=of-yesterday');
  await expect(title(page, 'This link has expired')).toBeVisible();
  await page.unroute('**/verify-email/*');
  await page.route('**/verify-email/*', (route) => route.abort());
  await page.goto('/verify-email?token=not-one-of-ours');
  await expect(title(page, 'The address could not be confirmed')).toBeVisible();
  await page.unroute('**/verify-email/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'This link is not valid')).toBeVisible();
});
