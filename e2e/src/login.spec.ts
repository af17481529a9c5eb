import { expect } from '@playwright/test';
import { addToBag, findProducts, logIn, newPhone, readCode, visit } from './shopper.ts';
import { opsOrigin, shopOrigin } from './setting.ts';
import { test } from './test.ts';

test('a new shopper logs in by e-mail, gives their name, and gets a customer session [AUT-01, AUT-05]', async ({
  page,
}) => {
  const email = `ananya.${newPhone()}@example.com`;
  await visit(page, '/?showLogin=true');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number or e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(email, { exact: true })).toBeVisible();
  const response = await page.request.get(`${opsOrigin}/dev/outbox?email=${email}`);
  const { code } = (await response.json()) as { code: string };
  await dialog.getByLabel('6-digit code').fill(code);
  await dialog.getByLabel('First name').fill('Ananya');
  await dialog.getByLabel('Last name').fill('Rao');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/showLogin/);
  const session = await page.request.get('/api/session');
  expect(await session.json()).toMatchObject({ loginType: 'customer', firstName: 'Ananya' });
});

test('a captcha that is solved while the shopper types is sent with the request [AUT-12]', async ({
  page,
}) => {
  await visit(page, '/?showLogin=true');
  const dialog = page.getByRole('dialog');
  const sent = page.waitForRequest((request) => request.url().endsWith('/sso/check-phone'));
  await dialog.getByLabel('Mobile number or e-mail').fill(newPhone());
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const { captchaToken } = (await sent).postDataJSON() as { captchaToken: string | null };
  expect(captchaToken).not.toBeNull();
  await expect(dialog.getByText(/could not check/)).toBeHidden();
});

test('a login link from another app works once, and its authorisation code is removed from the URL [AUT-02, AUT-16]', async ({
  page,
  browser,
}) => {
  await visit(page, '/?showLogin=true');
  await logIn(page, newPhone());
  const headers = { 'sec-fetch-site': 'same-origin', 'x-luxe-request': '1' };
  const response = await page.request.post('/api/session/redirect', {
    headers,
    data: { redirectClientId: 'phone', redirectUrl: `${shopOrigin}/luxury?icid=a` },
  });
  const { redirectUrl } = (await response.json()) as { redirectUrl: string };
  expect(redirectUrl).toMatch(/authCode=.+codeVerifier=/);

  const elsewhere = await browser.newContext({ baseURL: shopOrigin });
  const other = await elsewhere.newPage();
  await other.goto(redirectUrl);
  expect(other.url()).toBe(`${shopOrigin}/luxury?icid=a`);
  await expect
    .poll(
      async () =>
        ((await (await other.request.get('/api/session')).json()) as { loginType: string }).loginType,
    )
    .toBe('customer');
  // The cookie reports the login by link to the page. After the page has counted the login, the cookie is
  // deleted.
  await expect
    .poll(async () => (await elsewhere.cookies()).map(({ name }) => name))
    .not.toContain('luxe_arrived');

  const third = await browser.newContext({ baseURL: shopOrigin });
  const late = await third.newPage();
  await late.goto(redirectUrl);
  await expect(late.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await elsewhere.close();
  await third.close();
});

test('a login link opened by another site asks for confirmation, with and without scripts, and preserves the guest’s bag [AUT-02]', async ({
  page,
  browser,
}) => {
  await visit(page, '/?showLogin=true');
  await logIn(page, newPhone());
  const linkOfAccount = async () => {
    const response = await page.request.post('/api/session/redirect', {
      headers: { 'sec-fetch-site': 'same-origin', 'x-luxe-request': '1' },
      data: { redirectClientId: 'phone', redirectUrl: `${shopOrigin}/luxury` },
    });
    return ((await response.json()) as { redirectUrl: string }).redirectUrl;
  };
  const [product] = await findProducts(page.request, ':price-desc:category:LSH10:inStockFlag:true', 1);
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: shopOrigin, javaScriptEnabled: true });
    const shopper = await context.newPage();
    await shopper.goto(product?.path ?? '');
    await addToBag(shopper);
    const state = await context.storageState();
    await context.close();
    const guest = await browser.newContext({ baseURL: shopOrigin, javaScriptEnabled, storageState: state });
    const tab = await guest.newPage();
    const session = async () =>
      (await (await tab.request.get('/api/session')).json()) as { loginType: string };
    const follow = async () => {
      const link = await linkOfAccount();
      await tab.route('https://elsewhere.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Win a bag</a>` }),
      );
      await tab.goto('https://elsewhere.example/');
      await tab.getByRole('link', { name: 'Win a bag' }).click();
      await expect(tab.getByRole('heading', { name: 'Log in with this link?' })).toBeVisible();
      expect(tab.url()).toBe(`${shopOrigin}/confirm-login`);
      expect(await session()).toMatchObject({ loginType: 'guest', hasCart: true });
    };
    await follow();
    await tab.getByRole('button', { name: 'Stay logged out' }).click();
    await expect(tab).toHaveURL(`${shopOrigin}/luxury`);
    expect(await session()).toMatchObject({ loginType: 'guest', hasCart: true });
    await follow();
    await tab.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(tab).toHaveURL(`${shopOrigin}/luxury`);
    expect(await session()).toMatchObject({ loginType: 'customer', hasCart: true });
    await guest.close();
  }
});

test('a login to an account in deletion shows a message and has no effect [AUT-06]', async ({ page }) => {
  await visit(page, '/?showLogin=true');
  const dialog = page.getByRole('dialog');
  const phone = '9000000012';
  await dialog.getByLabel('Mobile number or e-mail').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await dialog.getByLabel('6-digit code').fill(await readCode(page.request, phone));
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(
      'Your account deletion is in progress and your account is temporary locked. Please try logging in after few days.',
    ),
  ).toBeVisible();
});
