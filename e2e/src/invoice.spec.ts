import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ship } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { findProduct, newPhone, placeWithCash, readyToPay, visit } from './shopper.ts';
import { test } from './test.ts';

test('a business buys with its GSTIN, and downloads the invoice by keyboard at 320 px once the order is shipped [ORD-11]', async ({
  page,
  request,
  browser,
}) => {
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  await readyToPay(page, product, { phone: newPhone() });
  await page.getByRole('button', { name: 'Add GSTIN' }).click();
  await page.getByRole('textbox', { name: 'GSTIN' }).fill('07AABCL1234M1ZL');
  await page.getByRole('textbox', { name: 'Name of the business' }).fill('Worli Interiors LLP');
  await expectNoAxeViolations(page, 'the dialog for the GSTIN');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('07AABCL1234M1ZL, Worli Interiors LLP')).toBeVisible();
  await placeWithCash(page);

  await visit(page, '/my-account/orders');
  await page.getByRole('list', { name: 'Your orders' }).getByRole('link').first().click();
  await expect(page.getByText('The invoice is available once the items are shipped.')).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderCode') ?? '';
  const facts = await page.getByText(/^Placed on .*\. ₹/).textContent();
  const total = /₹([\d,]+(?:\.\d\d)?)/.exec(facts ?? '')?.[1] ?? '';
  await ship(request, orderId);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  const link = page.getByRole('link', { name: /^Download invoice .* \(PDF\)$/ });
  const downloading = page.waitForEvent('download');
  await link.focus();
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^[A-Z\d]{3}-\d{4}-\d{6}\.pdf$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const exact = total.includes('.') ? total : `${total}.00`;
  expect(bytes.toString('latin1')).toContain(`total INR ${exact}`);
  await expectNoAxeViolations(page, 'an order with an invoice');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  // A guest with the URL does not get the file.
  const href = (await link.getAttribute('href')) ?? '';
  const guest = await browser.newContext();
  const response = await guest.request.get(new URL(href, page.url()).href, { maxRedirects: 0 });
  expect(response.status()).toBe(303);
  await guest.close();
});
