import { expect, type Page } from '@playwright/test';
import { readDesk, visitDesk } from './desk.ts';
import { sandboxOrigin } from './setting.ts';
import { findProduct, mailsTo, newPhone, readyToPay, visit } from './shopper.ts';
import { test } from './test.ts';

// A payment must never run twice.
test.describe.configure({ retries: 0 });

/** Pays by a UPI id whose bank rejects every refund, and cancels the order. Returns its number. */
async function cancelRejected(page: Page, email: string): Promise<string> {
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  await readyToPay(page, product, { phone: newPhone(), email });
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('refund-rejected@sandbox');
  const begun = page.waitForResponse(`${sandboxOrigin}/txns`);
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click();
  const { payment } = (await (await begun).json()) as { payment: { authentication: { url: string } } };
  const phone = await page.context().newPage();
  await phone.goto(payment.authentication.url);
  await phone
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await phone.close();
  await expect(page).toHaveURL(/\/order-placed-successfully/, { timeout: 30_000 });
  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/\/my-account\/order\?/);
  const orderCode = new URL(page.url()).searchParams.get('orderCode') ?? '';
  await page.getByRole('link', { name: 'Cancel items' }).click();
  await page.getByRole('radio', { name: 'Ordered by mistake' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
  return orderCode;
}

const partsOf = async (page: Page, orderCode: string) =>
  (await readDesk(page.request, orderCode)).refunds.flatMap(({ parts }) => parts);

/** Waits until the bank has rejected the refund five times. */
const waitForRejection = (page: Page, orderCode: string) =>
  expect
    .poll(async () => (await partsOf(page, orderCode)).map(({ status }) => status), { timeout: 90_000 })
    .toEqual(['failed']);

const rejections = async (page: Page, email: string) =>
  (await mailsTo(page.request, email)).filter(({ subject }) =>
    /^Your refund of .+ was rejected$/.test(subject),
  );

test('a customer sends a rejected refund to cliq cash, after the one message about it [ORD-09]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const email = `rejected-${Date.now()}@example.com`;
  const orderCode = await cancelRejected(page, email);
  await waitForRejection(page, orderCode);
  await expect.poll(async () => (await rejections(page, email)).length, { timeout: 30_000 }).toBe(1);

  await visit(page, `/my-account/order?orderCode=${orderCode}`);
  await page.getByRole('link', { name: /^Choose where .+ go/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where should the refund go?' })).toBeVisible();
  await page.getByRole('radio', { name: /^Cliq cash/ }).check();
  await page.getByRole('button', { name: /^Send ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'The refund goes elsewhere' })).toBeFocused();
  const [part] = await partsOf(page, orderCode);
  expect(part).toMatchObject({ destination: 'cliq-cash', status: 'done' });
  await visit(page, '/my-account/cliq-cash');
  const rupees = new Intl.NumberFormat('en-IN').format((part?.amountPaise ?? 0) / 100);
  await expect(page.getByRole('main').getByText(`₹${rupees}`).first()).toBeVisible();
  expect(await rejections(page, email)).toHaveLength(1);
});

test('the desk sees a rejected refund, and transfers it to a bank account with a right IFSC [ORD-09]', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const email = `rejected-${Date.now()}@example.com`;
  const orderCode = await cancelRejected(page, email);
  await waitForRejection(page, orderCode);

  const desk = await (await browser.newContext()).newPage();
  await visitDesk(desk, '/desk');
  const rejected = desk.getByRole('region', { name: /^Refunds that the provider rejects/ });
  await rejected.getByRole('link', { name: orderCode }).click();
  await desk.getByRole('button', { name: 'Pay it elsewhere' }).first().click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'To a bank account' }).check();
  await dialog.getByLabel('Name of the account holder').fill('Ananya Rao');
  await dialog.getByLabel('Account number', { exact: true }).fill('50100012345678');
  await dialog.getByLabel('Account number again').fill('50100012345678');
  const send = () => dialog.getByRole('button', { name: 'Pay it this way' }).click();
  // A malformed IFSC, and one that no branch has.
  await dialog.getByLabel('IFSC').fill('HDFC1000001');
  await send();
  await expect(dialog.getByRole('button', { name: /^Enter the IFSC of the branch/ })).toBeVisible();
  await dialog.getByLabel('IFSC').fill('HDFC0ZZZZZZ');
  await send();
  await expect(dialog.getByRole('alert')).toContainText('IFSC');
  expect((await partsOf(page, orderCode))[0]?.status).toBe('failed');
  await dialog.getByLabel('IFSC').fill('hdfc0000001');
  await expect(dialog.getByText('HDFC Bank')).toBeVisible();
  await send();
  await expect(dialog).toBeHidden();

  await desk.getByRole('button', { name: 'Make the transfer' }).first().click();
  await dialog.getByRole('button', { name: 'Show the bank account' }).click();
  await expect(dialog.getByLabel('Bank account', { exact: true })).toContainText('HDFC Bank');
  await dialog.getByLabel(/^Reference of the transfer/).fill('UTR123456789');
  await dialog.getByRole('button', { name: 'Record the transfer' }).click();
  await expect(dialog).toBeHidden();
  expect(await partsOf(page, orderCode)).toMatchObject([
    { destination: 'bank', status: 'done', bankLastFour: '5678', bankReference: 'UTR123456789' },
  ]);
  expect(await rejections(page, email)).toHaveLength(1);
});
