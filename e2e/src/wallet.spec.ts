import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { addToBag, fillAddress, findProduct, logIn, newPhone, placeWithCash, visit } from './shopper.ts';
import { test } from './test.ts';

/** The customer of the demo shop who has every kind of credit (`demoCreditHolder`). */
const holder = '9000000014';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('cliq cash, points and brand cash show balances, sources and entries, at 320 px [ACC-08, ACC-09, ACC-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/my-account/cliq-cash');
  await logIn(page, holder);
  await expect(heading(page, 'Cliq cash')).toBeVisible();
  // Other journeys spend the cliq cash of this customer.
  await expect(page.getByText(/^(Spend it on anything|You have no cliq cash)/)).toBeVisible();
  await expectNoAxeViolations(page, 'cliq cash');
  await expectFits(page);

  // Each choice is a URL, which survives a reload and Back.
  const choice = (name: string) =>
    page.getByRole('navigation', { name: 'Entries' }).getByRole('link', { name, exact: true });
  await choice('Added').click();
  await expect(page).toHaveURL(/cliq-cash\?show=added$/);
  await page.reload();
  await expect(choice('Added')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/\/my-account\/cliq-cash$/);
  await expect(choice('All')).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(page).toHaveURL(/cliq-cash\?show=added$/);
  await expect(choice('Added')).toHaveAttribute('aria-current', 'page');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download these entries as CSV' }).click();
  const csv = await file;
  expect(csv.suggestedFilename()).toMatch(/^cliq-cash-added-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Date,Entry,Order,Note,Amount in rupees,Balance');
  expect(lines.at(-1)).toMatch(/^\d{4}-\d{2}-\d{2},Credit from us,,,12500\.00,12500\.00$/);
  const drawing = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download these entries as PDF' }).click();
  const pdf = await drawing;
  expect(pdf.suggestedFilename()).toMatch(/^cliq-cash-added-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect((await readFile(await pdf.path())).toString('latin1', 0, 4)).toBe('%PDF');
  await page.getByRole('link', { name: 'Credit from us' }).last().click();
  await expect(heading(page, 'Transaction')).toBeVisible();
  await expect(page.getByText('+ ₹12,500')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Added as' })).toBeVisible();
  await expectNoAxeViolations(page, 'a transaction');
  await expectFits(page);
  await page.getByRole('link', { name: 'See all transactions' }).click();
  await expect(heading(page, 'Transaction history')).toBeVisible();

  await visit(page, '/my-account/tcp-points');
  await expect(heading(page, 'Loyalty points')).toBeVisible();
  await expect(page.getByText('1 point for every ₹100 that you pay')).toBeVisible();
  await expect(page.getByText(/^Amounts are spend in one year/)).toBeVisible();
  await expectNoAxeViolations(page, 'loyalty points');
  await expectFits(page);
  await visit(page, '/my-account/tcp-points-history');
  await expect(heading(page, 'History of your points')).toBeVisible();

  await visit(page, '/my-account/brand-cash');
  await expect(heading(page, 'Brand cash')).toBeVisible();
  await expect(
    page.getByText('Given by a brand, spent on that brand. Switch it on at checkout.'),
  ).toBeVisible();
  await page.locator('summary', { hasText: 'History with Brae' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Entries, newest first' })).toHaveCount(2);
  await expectNoAxeViolations(page, 'brand cash');
  await expectFits(page);
  await page.getByRole('link', { name: 'Shop Brae' }).click();
  await expect(page).toHaveURL(/\/c-mbh11a\d+/);
  // The cash pays for each item of the list.
  const tiles = page.getByRole('list', { name: 'Products' }).locator(':scope > *');
  await expect(tiles.first()).toContainText('Brae');
  for (const text of await tiles.allTextContents()) expect(text).toContain('Brae');
});

test('a customer that the login could not enrol joins the programme, and reads the tier [ACC-08] [AUT-07]', async ({
  page,
}) => {
  // The login enrols every customer, so the page reads of one who is not enrolled.
  let hasJoined = false;
  await page.route(/\/loyaltyPoints(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const points = (await response.json()) as object;
    await route.fulfill({ response, json: hasJoined ? points : { ...points, isMember: false } });
  });
  const joins: unknown[] = [];
  await page.route('**/nonloyal-to-loyal*', async (route) => {
    const response = await route.fetch();
    joins.push([route.request().method(), response.status()]);
    hasJoined = true;
    await route.fulfill({ response });
  });
  await visit(page, '/my-account/tcp-points');
  await logIn(page, newPhone());
  await page.getByRole('button', { name: 'Join the programme' }).click();
  await expect(page.getByRole('heading', { name: /^Your tier/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Join the programme' })).toHaveCount(0);
  expect(joins).toEqual([['POST', 200]]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an entry of another customer, and one that does not exist, are not shown [ACC-10]', async ({
  page,
}) => {
  await visit(page, '/my-account/transaction?entryId=1');
  await logIn(page, newPhone());
  await expect(heading(page, 'We cannot find this transaction')).toBeVisible();
  await visit(page, '/my-account/transaction?entryId=999999999');
  await expect(heading(page, 'We cannot find this transaction')).toBeVisible();
});

test('product, bag, checkout and confirmation show the points of a purchase, without the hash of the customer [ACC-08, ACC-17]', async ({
  page,
}) => {
  test.slow();
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/gsearch/simulation')) return;
    payloads.push(`${request.postData()} ${JSON.stringify(request.headers())}`);
  });
  const product = await findProduct(page.request, ':price-asc:category:LSH10:inStockFlag:true');
  await visit(page, product.path);
  await expect(page.getByText(/^Loyalty members earn [\d,]+ points?\.$/)).toBeVisible();
  await addToBag(page);
  await visit(page, '/bag');
  await expect(page.getByText(/^Loyalty members earn [\d,]+ points?\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  const phone = newPhone();
  await logIn(page, phone);
  const earned = page.getByText(/^You earn [\d,]+ points?\.$/);
  await expect(earned).toBeVisible();
  const payable = await page.locator('[data-total] dd').first().textContent();
  const rupees = Number(/₹([\d,]+)/.exec(payable ?? '')?.[1]?.replaceAll(',', ''));
  expect(await earned.textContent()).toBe(
    `You earn ${Math.floor(rupees / 100).toLocaleString('en-IN')} points.`,
  );
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('loyaltyEarnings') ?? '{}'));
  expect(stored).toMatchObject({ points: Math.floor(rupees / 100), isMember: true });
  expect(payloads.length).toBeGreaterThan(0);
  for (const payload of payloads) {
    expect(payload).toContain('"neuPassTier":');
    expect(payload).not.toMatch(/customerHash/i);
  }

  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  await placeWithCash(page);
  const due = await page
    .getByText(/^Cash on delivery, ₹/)
    .first()
    .textContent();
  const paid = Number(/₹([\d,]+)/.exec(due ?? '')?.[1]?.replaceAll(',', ''));
  await expect(page.getByText(/^You earned /)).toHaveText(
    `You earned ${Math.floor(paid / 100).toLocaleString('en-IN')} points. They arrive when the return window closes.`,
  );
});
