import { expect, type Locator, type Page } from '@playwright/test';
import { deliver, moveReturn, readDesk } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { buyWithCash, findProduct, stockOf, visit, type Product } from './shopper.ts';
import { test } from './test.ts';

/** The first of these can be returned or replaced, so the step of the reason asks for the kind. */
const bags = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';
const photo = {
  name: 'strap.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Presses a control by keyboard. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await page.keyboard.press(key);
}
const choose = (page: Page, name: string | RegExp) => press(page, page.getByRole('radio', { name }), 'Space');
const proceed = (page: Page) => press(page, page.getByRole('button', { name: 'Continue' }));

/** Buys one unit in cash and has it delivered. Returns the number of the order. */
async function buyAndReceive(page: Page, product: Product): Promise<string> {
  const orderCode = await buyWithCash(page, product);
  await deliver(page.request, orderCode);
  return orderCode;
}

/** Opens the first step of the return from the page of the order. */
async function startReturn(page: Page, orderCode: string): Promise<void> {
  await visit(page, `/my-account/order?orderCode=${orderCode}`);
  await page.getByRole('link', { name: 'Return items' }).click();
  await expect(heading(page, 'What would you like to return?')).toBeVisible();
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('a cash order is returned by keyboard at 320 px with a pickup and a bank account, and refunded [ORD-05, ORD-06, ORD-09]', async ({
  page,
}) => {
  const product = await findProduct(page.request, bags);
  const before = await stockOf(page.request, product.ussid);
  const orderCode = await buyAndReceive(page, product);
  await page.setViewportSize({ width: 320, height: 640 });
  const next = () => proceed(page);

  await startReturn(page, orderCode);
  await expectNoAxeViolations(page, 'the items of a return');
  await expect(page.getByRole('checkbox', { name: `Return ${product.brand} ${product.name}` })).toBeChecked();
  await expectFits(page);
  await next();
  await expect(heading(page, 'Why are you returning it?')).toBeFocused();
  await press(page, page.getByRole('radio', { name: 'Size or fit' }), 'Space');
  await press(page, page.getByRole('radio', { name: 'A refund' }), 'Space');
  await page.getByLabel('Anything we should know').fill('Too small for my laptop.');
  await expectNoAxeViolations(page, 'the reason of a return');
  await expectFits(page);
  await next();

  await expect(heading(page, 'Where the money goes')).toBeVisible();
  await next();
  await expect(page.getByText('Choose where the money goes.')).toBeVisible();
  await press(page, page.getByRole('radio', { name: 'To your bank account' }), 'Space');
  await expectNoAxeViolations(page, 'the refund of a return');
  await expectFits(page);
  await next();

  await expect(heading(page, 'How will you send it?')).toBeVisible();
  await next();
  await expect(page.getByText('Please select return method to continue.')).toBeVisible();
  await press(page, page.getByRole('radio', { name: 'Scheduled pickup' }), 'Space');
  const day = page.getByLabel('Day');
  await expect(day.getByRole('option', { name: /^Sunday, .*, no pickup$/ })).toBeDisabled();
  await day.focus();
  // The first day that is possible: the browser skips the days without a pickup.
  await page.keyboard.press('ArrowDown');
  await expect(day).not.toHaveValue('');
  await press(page, page.getByRole('radio', { name: '12 noon to 3 pm' }), 'Space');
  await expectNoAxeViolations(page, 'the pickup of a return');
  await expectFits(page);
  // Reload and Back lose nothing.
  await page.reload();
  await expect(page.getByRole('radio', { name: '12 noon to 3 pm' })).toBeChecked();
  await next();

  await expect(heading(page, 'Your bank account')).toBeVisible();
  await page.getByLabel('Name of the account holder').fill('Ananya Rao');
  await page.getByLabel('IFSC').fill('hdfc0000485');
  await expect(page.getByText('HDFC Bank')).toBeVisible();
  await page.getByLabel('Account number', { exact: true }).fill('50100 2345 67890');
  await page.getByLabel('Account number again').fill('50100234567891');
  await next();
  await expect(page.getByText('The two account numbers differ.')).toBeVisible();
  await page.getByLabel('Account number again').fill('50100234567890');
  await expectNoAxeViolations(page, 'the bank account of a return');
  await expectFits(page);
  await next();

  await expect(heading(page, 'Check and send')).toBeVisible();
  await expect(page.getByText('Ananya Rao, HDFC0000485, ending 7890')).toBeVisible();
  await expectFits(page);
  // The browser does not store the account number, so a reload asks for it again.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('50100234567890');
  await page.reload();
  await expect(heading(page, 'Your bank account')).toBeVisible();
  await expect(page.getByLabel('IFSC')).toHaveValue('HDFC0000485');
  await page.getByLabel('Account number', { exact: true }).fill('50100234567890');
  await page.getByLabel('Account number again').fill('50100234567890');
  await next();
  await press(page, page.getByRole('button', { name: 'Send return request' }));
  await expect(page.getByText('Confirm this to continue.')).toBeVisible();
  await press(page, page.getByRole('checkbox', { name: /^Everything is unused/ }), 'Space');
  await expectNoAxeViolations(page, 'the summary of a return');
  await press(page, page.getByRole('button', { name: 'Send return request' }));

  await expect(heading(page, 'Return placed')).toBeFocused();
  await expect(page.getByText('To the account ending 7890')).toBeVisible();
  await expectNoAxeViolations(page, 'a return');
  await expectFits(page);
  expect(JSON.stringify(await readDesk(page.request, orderCode))).not.toContain('50100234567890');

  for (const step of ['pickupScheduled', 'pickedUp', 'received'])
    await moveReturn(page.request, orderCode, step);
  await moveReturn(page.request, orderCode, 'inspected', { isSellable: true });
  expect(await stockOf(page.request, product.ussid)).toBe(before);
  await visit(page, '/my-account/returns');
  const row = page.getByRole('list', { name: 'Your returns' }).getByRole('link');
  await expect(row).toHaveText('Accepted. Your refund is on its way');
  await expectNoAxeViolations(page, 'the list of returns');
  await press(page, row);
  await expect(page.getByText(/^It arrives by /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw the return' })).toBeHidden();
});

test('a damaged item goes to a store with a photo, by keyboard at 320 px, and its return is withdrawn [ORD-05, ORD-06]', async ({
  page,
}) => {
  const product = await findProduct(page.request, bags);
  const orderCode = await buyAndReceive(page, product);
  await page.setViewportSize({ width: 320, height: 640 });
  await startReturn(page, orderCode);
  await proceed(page);
  await choose(page, 'Damaged or has a mark');
  await choose(page, 'A refund');
  await proceed(page);
  await expect(page.getByText('Describe the problem in a few words.')).toBeVisible();
  await expect(page.getByText('Add a photo of the fault.')).toBeVisible();
  await page.getByLabel('Anything we should know').fill('The strap is torn.');
  const sent = page.waitForResponse(/return-photos/);
  await page.getByLabel(/^Photos of the fault/).setInputFiles(photo);
  await sent;
  // The policy of the page allows the preview.
  await expect
    .poll(() =>
      page
        .getByRole('list', { name: 'Photos of the fault' })
        .locator('img')
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0);
  await proceed(page);
  await choose(page, 'As cliq cash');
  await proceed(page);
  await choose(page, 'Quick drop at a store');
  await page.getByLabel('Pincode near you').fill('999999');
  await expect(page.getByText('No store near 999999. Try another pincode or method.')).toBeVisible();
  await page.getByLabel('Pincode near you').fill('110003');
  await expect(page.getByText(/stores near 110003$/)).toBeVisible();
  await proceed(page);
  await expect(page.getByText('Please select store to continue.')).toBeVisible();
  const store = page.getByRole('group', { name: 'Stores near 110003' }).getByRole('radio').first();
  await press(page, store, 'Space');
  await proceed(page);
  await expect(page.getByText('Damaged or has a mark, 1 photo')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Send return request' }));

  await expect(heading(page, 'Return placed')).toBeVisible();
  await expectFits(page);
  await expect(page.getByText(/^Code \d{4,6}$/)).toBeVisible();
  // A second request for the same unit is not possible.
  await visit(page, `/my-account/initiate?orderCode=${orderCode}`);
  await expect(heading(page, 'Nothing to return')).toBeVisible();
  await expect(page.getByText('You return it already.')).toBeVisible();
  await page.goBack();
  await press(page, page.getByRole('button', { name: 'Withdraw the return' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the return' }));
  await expect(page.getByText(/^Withdrawn /).first()).toBeVisible();
  await visit(page, `/my-account/order?orderCode=${orderCode}`);
  await expect(page.getByRole('link', { name: 'Return items' })).toBeVisible();
});

test('a return by a courier of the shopper, by keyboard at 320 px, is rejected and disputed once [ORD-06]', async ({
  page,
}) => {
  const product = await findProduct(page.request, bags);
  const orderCode = await buyAndReceive(page, product);
  await page.setViewportSize({ width: 320, height: 640 });
  await startReturn(page, orderCode);
  await proceed(page);
  await choose(page, 'Changed my mind');
  await choose(page, 'A refund');
  await proceed(page);
  await choose(page, 'As cliq cash');
  await proceed(page);
  await choose(page, 'Self courier');
  await expect(page.getByText('LUXE Returns')).toBeVisible();
  await proceed(page);
  await press(page, page.getByRole('checkbox', { name: /^Everything is unused/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Send return request' }));
  await expect(heading(page, 'Return placed')).toBeVisible();
  await expectFits(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Return slip', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save courier' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await press(page, page.getByRole('button', { name: 'Save courier' }));
  await expect(page.getByText('Enter the name of the courier.')).toBeVisible();
  await page.getByLabel('Courier', { exact: true }).fill('India Post');
  await page.getByLabel('Tracking number').fill('ED123456789IN');
  await page.getByLabel('What you paid, in rupees').fill('180');
  await press(page, page.getByRole('button', { name: 'Save courier' }));
  await expect(page.getByText('India Post, ED123456789IN')).toBeVisible();
  await expect(page.getByText('We repay ₹180 for the courier.')).toBeVisible();

  await moveReturn(page.request, orderCode, 'received');
  await moveReturn(page.request, orderCode, 'rejected', { rejection: 'It has been worn.' });
  await page.reload();
  await expect(page.getByText('It has been worn.')).toBeVisible();
  await page.getByLabel('Why do you disagree?').fill('I have only tried it on at home.');
  await press(page, page.getByRole('button', { name: 'Dispute the result' }));
  await expect(page.getByText('You disputed the result. We check it again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dispute the result' })).toBeHidden();
});

test("another customer's order cannot be returned, and its return is not shown", async ({
  page,
  browser,
}) => {
  const product = await findProduct(page.request, bags);
  const orderCode = await buyAndReceive(page, product);
  const stranger = await browser.newPage();
  await buyWithCash(stranger, product);
  await visit(stranger, `/my-account/initiate?orderCode=${orderCode}`);
  await expect(stranger.getByText('404 - Page Not Found')).toBeVisible();
  await visit(stranger, '/my-account/returns?returnCode=RT-2611-0001-01');
  await expect(stranger.getByText('404 - Page Not Found')).toBeVisible();
  await stranger.close();
});
