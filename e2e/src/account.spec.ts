import { expect, type Page } from '@playwright/test';
import { opsOrigin } from './setting.ts';
import { fillAddress, logIn, newPhone, readCode, visit } from './shopper.ts';
import { test } from './test.ts';

const banner = (page: Page) => page.getByRole('banner');

/** Opens an account page as a guest and logs in there. */
async function enter(page: Page, path: string, phone: string) {
  await visit(page, path);
  await logIn(page, phone);
}

test('the wishlist button saves the product after a guest logs in, and the wishlist is there after the next login [ACC-04] [PDP-05] [AUT-21]', async ({
  page,
}) => {
  const phone = newPhone();
  await visit(page, '/bags/c-lsh10');
  await expect(banner(page).getByRole('link', { name: /^Wishlist/ })).toBeHidden();
  const wishlistButton = page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ to wishlist$/ })
    .first();
  const name = ((await wishlistButton.getAttribute('aria-label')) ?? '').replace(/^Save | to wishlist$/g, '');
  await wishlistButton.click();
  await logIn(page, phone);
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Saved to your wishlist.')).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();

  // The store saves the wishlist, so the wishlist survives a reload, and a logout with a new login.
  await page.reload();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
  await banner(page).getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You have been logged out, please login.')).toBeVisible();
  await expect(banner(page).getByRole('link', { name: /^Wishlist/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await enter(page, '/my-account/wishlist', phone);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: name.split(' ')[0] }),
  ).toHaveCount(1);

  // Chooses a size if the product has sizes, then moves the item to the bag.
  const size = page.getByRole('combobox', { name: 'Size' });
  if (await size.count()) {
    const first = await size.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
    await size.selectOption(first);
  }
  await page.getByRole('button', { name: /^Move to bag/ }).click();
  await expect(page.getByText(/^Nothing saved yet/)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
});

test('an account page asks a guest to log in, and opens after the login [RTE-10]', async ({ page }) => {
  await enter(page, '/my-account/saved-addresses', newPhone());
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/saved-addresses$/);

  // The first address is the default; the pincode fills in city and state [ACC-02].
  await page.getByRole('button', { name: 'Add an address' }).click();
  const phone = newPhone();
  await fillAddress(page.getByRole('main'), phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  const card = page.getByRole('list', { name: 'Your addresses' }).getByRole('listitem');
  await expect(card).toContainText('Home, default');
  await expect(card).toContainText(`${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`);
  await page.getByRole('button', { name: /^Remove the address of Ananya Rao/ }).click();
  await page.getByRole('button', { name: 'Remove address' }).click();
  await expect(page.getByText(/^No address yet/)).toBeVisible();
});

test('an account page that does not exist returns 404, and no account page links to such a page [RTE-06] [RTE-10]', async ({
  page,
}) => {
  const response = await page.goto('/my-account/no-such-page');
  expect(response?.status()).toBe(404);
  await enter(page, '/my-account/orders', newPhone());
  const links = page.getByRole('navigation', { name: 'Your account' }).getByRole('link');
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('a new first name appears in all tabs at once, and another tab preserves the text typed in its form [ACC-01]', async ({
  page,
  context,
}) => {
  await enter(page, '/my-account/update-profile', newPhone());
  const other = await context.newPage();
  await visit(other, '/my-account/saved-addresses');
  await other.getByRole('button', { name: 'Add an address' }).click();
  await other.getByLabel('First name').fill('Half');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  for (const tab of [page, other])
    await expect(banner(tab).getByRole('link', { name: 'My orders, Meera' })).toBeAttached();
  await expect(other.getByText('Meera Nair')).toBeVisible();
  await expect(other.getByLabel('First name')).toHaveValue('Half');
});

test('wishlist buttons stay enabled when the wishlist cannot be read, and a press shows the error [ACC-04]', async ({
  page,
}) => {
  await visit(page, '/?showLogin=true');
  await logIn(page, newPhone());
  const errorBody = { errorCode: 'X', errors: [{ type: 'X', message: 'Not just now.' }] };
  await page.route(/getAllWishlist/, (route) => route.fulfill({ status: 409, json: errorBody }));
  await visit(page, '/bags/c-lsh10');
  const wishlistButton = page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ to wishlist$/ })
    .first();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false');
  await wishlistButton.click();
  await expect(page.getByText('Not just now.')).toBeVisible();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(/getAllWishlist/);
  await wishlistButton.click();
  await expect(banner(page).getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
});

test('the profile is saved at the store and the identity provider without a token in the page, and the account can be deleted [ACC-14] [AUT-06]', async ({
  page,
}) => {
  const phone = newPhone();
  await enter(page, '/my-account/update-profile', phone);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/updateProfile_V2|updateprofile$/.test(new URL(request.url()).pathname))
      sent.push(`${request.method()} ${request.postData()}`);
  });
  await page.getByLabel('First name').fill('Ira');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  expect(sent.map((one) => one.split(' ')[0])).toEqual(['POST', 'PUT']);
  expect(sent[0]).toContain('"tdToken":"current"');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ira');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('luxe-my-data.json');

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is being deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the choice of offers by mail is saved at once and is on after a reload', async ({ page }) => {
  await enter(page, '/my-account/update-profile', newPhone());
  const offers = page.getByRole('switch', { name: /^Offers/ });
  await expect(offers).not.toBeChecked();
  const saved = page.waitForResponse(
    (response) => response.url().includes('mailPreferences') && response.request().method() !== 'GET',
  );
  await offers.check();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(offers).toBeChecked();
});

test('a new e-mail address and mobile number replace the old ones after their codes are entered [AUT-25] [AUT-26] [ACC-15]', async ({
  page,
}) => {
  const email = `ira.${newPhone()}@example.com`;
  const [old, next] = [newPhone(), newPhone()];
  await enter(page, '/my-account/update-profile', old);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add e-mail' }).click();
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  const response = await page.request.get(`${opsOrigin}/dev/outbox?email=${email}`);
  await dialog.getByLabel('6-digit code').fill(((await response.json()) as { code: string }).code);
  await expect(dialog).toBeHidden();
  await expect(main.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await dialog.getByLabel('Mobile number').fill(next);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await dialog.getByLabel('6-digit code').fill(await readCode(page.request, next));
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(main.getByText(email)).toBeVisible();
  const grouped = `${next.slice(0, 3)} ${next.slice(3, 6)} ${next.slice(6)}`;
  await expect(page.getByText(grouped).first()).toBeVisible();
});
