import { expect, type Page } from '@playwright/test';
import { opsOrigin } from './setting.ts';
import { fillAddress, logIn, newPhone, readCode, visit } from './shopper.ts';
import { test } from './test.ts';

const banner = (page: Page) => page.getByRole('banner');

/** Opens a page of the account as a guest and logs in there. */
async function enter(page: Page, path: string, phone: string) {
  await visit(page, path);
  await logIn(page, phone);
}

test('a heart that a guest presses is filled once she has logged in; the wishlist outlives the session [ACC-04] [PDP-05] [AUT-21]', async ({
  page,
}) => {
  const phone = newPhone();
  await visit(page, '/bags/c-lsh10');
  await expect(banner(page).getByRole('link', { name: /^Wishlist/ })).toBeHidden();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Keep .+ in wishlist$/ })
    .first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace(/^Keep | in wishlist$/g, '');
  await heart.click();
  await logIn(page, phone);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Saved to your wishlist.')).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();

  // Kept by the store: there after a reload, and after logging out and in.
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
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

  // Into the bag, in a size where there is one to choose.
  const size = page.getByRole('combobox', { name: 'Size' });
  if (await size.count()) {
    const first = await size.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
    await size.selectOption(first);
  }
  await page.getByRole('button', { name: /^Move to bag/ }).click();
  await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
});

test('a guest at a page of the account is asked to log in, and lands there [RTE-10]', async ({ page }) => {
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

test('a page of the account that is not built answers 404, and nothing leads to it [RTE-06] [RTE-10]', async ({
  page,
}) => {
  const answer = await page.goto('/my-account/brand-cash');
  expect(answer?.status()).toBe(404);
  await enter(page, '/my-account/orders', newPhone());
  const places = page.getByRole('navigation', { name: 'Your account' }).getByRole('link');
  for (const place of await places.all()) {
    const href = (await place.getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('a new first name greets her at once, in this tab and in another, whose form keeps what is typed [ACC-01]', async ({
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

test('hearts of a wishlist that cannot be read are there, empty; a press tries and tells its failure [ACC-04]', async ({
  page,
}) => {
  await visit(page, '/?showLogin=true');
  await logIn(page, newPhone());
  const refusal = { errorCode: 'X', errors: [{ type: 'X', message: 'Not just now.' }] };
  await page.route(/getAllWishlist/, (route) => route.fulfill({ status: 409, json: refusal }));
  await visit(page, '/bags/c-lsh10');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Keep .+ in wishlist$/ })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page.getByText('Not just now.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(/getAllWishlist/);
  await heart.click();
  await expect(banner(page).getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('the profile is saved in store and identity, nothing secret passes the page; leaving ends all of it [ACC-14] [AUT-06]', async ({
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
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is being deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a new e-mail address and a new phone are hers once their codes are right, in the store as at the provider [AUT-25] [AUT-26] [ACC-15]', async ({
  page,
}) => {
  const email = `ira.${newPhone()}@example.com`;
  const [old, next] = [newPhone(), newPhone()];
  await enter(page, '/my-account/update-profile', old);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Code of six digits')).toBeFocused();
  const answer = await page.request.get(`${opsOrigin}/dev/outbox?email=${email}`);
  await dialog.getByLabel('Code of six digits').fill(((await answer.json()) as { code: string }).code);
  await expect(dialog).toBeHidden();
  await expect(main.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await dialog.getByLabel('Mobile number').fill(next);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Code of six digits')).toBeFocused();
  await dialog.getByLabel('Code of six digits').fill(await readCode(page.request, next));
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(main.getByText(email)).toBeVisible();
  const grouped = `${next.slice(0, 3)} ${next.slice(3, 6)} ${next.slice(6)}`;
  await expect(page.getByText(grouped).first()).toBeVisible();
});
