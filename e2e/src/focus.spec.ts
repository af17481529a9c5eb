import { expect, type Locator, type Page } from '@playwright/test';
import { addToBag, findProduct, logIn, newPhone, stockOf, waitForHydration, visit } from './shopper.ts';
import { test } from './test.ts';

/**
 * Expects that an element has the focus, not the body. With the focus on the body, Tab would begin at the top
 * of the page.
 */
const expectFocus = (page: Page, after: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.localName ?? 'body'), { message: after })
    .not.toBe('body');

/** Focuses a control and presses a key on it. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await waitForHydration(target);
  await target.focus();
  await page.keyboard.press(key);
}

const listing = '/bags/c-lsh10';
const query = ':relevance:category:LSH10:inStockFlag:true';

test('a test fails when the focus falls to the body', async ({ page }) => {
  test.fail();
  await page.goto('data:text/html,<button>Go</button>');
  await page.getByRole('button').focus();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('lostfocus', resolve);
        document.querySelector('button')?.remove();
      }),
  );
});

test('steps of the price slider do not move the focus, and one Back undoes all steps', async ({ page }) => {
  await visit(page, listing);
  const most = page.getByRole('slider', { name: 'Price, maximum' });
  const amount = async () => Number(await most.inputValue());
  const before = await amount();
  await press(page, most, 'ArrowLeft');
  await expect(page).toHaveURL(/q=/);
  await expect(most).toBeFocused();
  const step = before - (await amount());
  expect(step).toBeGreaterThan(0);
  const first = page.url();
  await page.keyboard.press('ArrowLeft');
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect(most).toBeFocused();
  expect(before - (await amount())).toBeGreaterThan(step);
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect.poll(amount).toBe(before);
});

test('no control of a listing loses the focus: sort, filters, chips and Show more', async ({ page }) => {
  await visit(page, listing);
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await waitForHydration(sort);
  await sort.focus();
  await sort.selectOption('price-asc');
  await expect(page).toHaveURL(/price-asc/);
  await expect(sort).toBeFocused();
  await sort.selectOption('price-desc');
  await expect(page).toHaveURL(/price-desc/);
  await expect(sort).toBeFocused();
  await expect(sort).toHaveValue('price-desc');
  await page.goBack();
  await expect(page).toHaveURL(listing);

  const facets = page.getByRole('navigation', { name: 'Filter' });
  await press(page, facets.getByRole('link', { name: /^Handbags \d/ }));
  const chip = page.getByRole('link', { name: 'Remove Handbags' });
  await expect(chip).toBeVisible();
  await expectFocus(page, 'a filter');
  await press(page, chip);
  await expect(chip).toBeHidden();
  await expectFocus(page, 'a chip removed');
  await press(page, facets.getByRole('link', { name: /^Handbags \d/ }));
  await press(page, facets.getByRole('link', { name: 'Clear all' }));
  await expect(page).toHaveURL(listing);
  await expectFocus(page, 'Clear all');
  await press(page, page.getByRole('link', { name: /^Show \d+ more/ }));
  await expect(page.getByText(/^48 of \d+$/)).toBeVisible();
  await expectFocus(page, 'Show more');
});

test('a filter removed before all scripts of the page have loaded does not lose the focus', async ({
  page,
}) => {
  await visit(page, listing);
  const facets = page.getByRole('navigation', { name: 'Filter' });
  const filtered = await facets.getByRole('link', { name: /^Handbags \d/ }).getAttribute('href');
  await visit(page, filtered ?? '');
  const chip = page.getByRole('link', { name: 'Remove Handbags' });
  await waitForHydration(chip);
  // The code that preserves the focus loads at the first use of a page. Here it arrives when the chip is
  // gone.
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    held += 1;
    await gate.promise;
    await route.continue();
  });
  await press(page, chip);
  await expect(chip).toBeHidden();
  await expect.poll(() => held).toBeGreaterThan(0);
  gate.resolve();
  await expectFocus(page, 'a chip removed');
});

test('no control of a product page loses the focus: pincode, Add to bag and wishlist button', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, query);
  await visit(page, product.path);
  const change = page.getByRole('button', { name: 'Change', exact: true });
  await press(page, change);
  await expect(page.getByLabel('Pincode')).toBeFocused();
  await page.keyboard.type('400001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Delivery to 400001')).toBeVisible();
  await expect(change).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Add to bag' }).first());
  await expect(page.getByRole('link', { name: /Bag.*1/ }).first()).toBeVisible();
  await expectFocus(page, 'Add to bag');
  const wishlistButton = page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first();
  await press(page, wishlistButton);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(wishlistButton).toBeFocused();
});

test('no action in the bag loses the focus, not even the removal of the only line', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, query);
  expect(await stockOf(request, product.ussid)).toBeGreaterThan(1);
  await visit(page, product.path);
  await addToBag(page);
  await visit(page, '/cart');
  const main = page.getByRole('main');
  await press(page, main.getByRole('button', { name: 'One more' }));
  await expect(main.getByText(/^2 (items)$/).first()).toBeVisible();
  await expectFocus(page, 'a greater quantity');

  await press(page, main.getByRole('button', { name: 'Change pincode' }));
  await expect(main.getByLabel('Pincode')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('400001');
  await page.keyboard.press('Enter');
  await expect(main.getByText(/Deliver to 400001/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Change pincode' })).toBeFocused();

  await press(page, main.getByRole('button', { name: 'View all coupons' }));
  const coupons = page.getByRole('dialog', { name: 'Coupons' });
  await coupons.getByLabel('Coupon code').fill('WINTER5000');
  await page.keyboard.press('Enter');
  await expect(coupons).toBeHidden();
  await expect(main.getByText('Coupon WINTER5000')).toBeVisible();
  await expectFocus(page, 'a coupon');
  await press(page, main.getByRole('button', { name: 'Remove WINTER5000' }));
  await expect(main.getByText('Coupon WINTER5000')).toBeHidden();
  await expectFocus(page, 'a coupon removed');

  await press(page, main.getByRole('button', { name: /^Remove / }).first());
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
  await expectFocus(page, 'the only line removed');
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(main.getByRole('button', { name: /^Remove / })).toBeVisible();
  await expectFocus(page, 'Undo');
});

test('the checkout stays at its top after the login and focuses its heading', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const product = await findProduct(request, query);
  await visit(page, product.path);
  await addToBag(page);
  await visit(page, '/checkout');
  await logIn(page, newPhone());
  await expect(page.getByLabel('Pincode')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the wishlist keeps the focus on an element when its only item is removed', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, query);
  await visit(page, product.path);
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /wishlist/i })
      .first(),
  );
  await logIn(page, newPhone());
  await expectFocus(page, 'the login that the wishlist button opened');
  await visit(page, '/my-account/wishlist');
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .first(),
  );
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await expectFocus(page, 'the only item removed');
});
