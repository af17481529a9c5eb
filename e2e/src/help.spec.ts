import { formatDay, formatShortDay, monthAfter } from '@luxe/format';
import { expect } from '@playwright/test';
import { answerTicket, visitDesk } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { buyWithCash, findProduct, logIn, newPhone, visit } from './shopper.ts';
import { shopOrigin } from './setting.ts';
import { test } from './test.ts';

test('answers of help are found by their words, and an answer takes one vote of a browser [HLP-01]', async ({
  page,
}) => {
  await visit(page, '/contact-us');
  const field = page.getByRole('searchbox', { name: 'Search help' });
  await field.fill('pincodes');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/contact-us\?q=pincodes$/);
  await expect(page.getByText(/^\d answers? for “pincodes”$/)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'Do you deliver to my pincode?' })).toBeVisible();
  await expectNoAxeViolations(page, 'answers of help');
  const vote = page.getByRole('group', { name: 'Did this help? Do you deliver to my pincode?' });
  const stored = page.waitForResponse(/help\/votes/);
  await vote.getByRole('button', { name: 'Yes' }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByText('Thank you.', { exact: true })).toBeFocused();
  await field.fill('a word that no answer has');
  await field.press('Enter');
  await expect(page.getByText(/^No answer contains/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('the search of help works without scripts, with the words in the address [HLP-01]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shopOrigin}/contact-us`);
  await expect(page.getByText('Did this help?').first()).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search help' }).fill('refund');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page).toHaveURL(/\/contact-us\?q=refund$/);
  await expect(page.getByText(/^\d+ answers? for “refund”$/)).toBeVisible();
  await context.close();
});

test('a customer writes about one of their orders, and adds three messages before the answer [HLP-01] [HLP-02]', async ({
  page,
  request,
}) => {
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  const orderCode = await buyWithCash(page, product);
  await visit(page, '/my-account/cliq-care');
  await page.getByLabel(/Order number/).selectOption(orderCode);
  await page.getByLabel('What is it about?').selectOption('Delivery');
  await page.getByLabel('What happened?').fill('The ribbon of the parcel was torn.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = page.getByText(/^Sent\. Your ticket number is T\d{7}\.$/);
  await expect(sent).toBeVisible();
  const number = /T\d{7}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  await expect(
    page.getByText(new RegExp(`${number} · Received .*${orderCode.replaceAll('-', '\\s')}`)),
  ).toBeVisible();
  // Both promised dates of the law: two days for the answer, and one month for the solution.
  const [answerBy, solveBy] = [new Date(Date.now() + 2 * 86_400_000), monthAfter(new Date())];
  const promise = page.getByText(/^We acknowledge it by /);
  await expect(promise).toContainText(`by ${formatShortDay(answerBy.toISOString())}, `);
  await expect(promise).toContainText(`solve it by ${formatDay(solveBy.toISOString())}.`);
  const reply = page.getByRole('textbox', { name: 'Reply' });
  const opener = page.getByRole('button', { name: `Write a message about ${number}` });
  await opener.click();
  await expect(reply).toBeFocused();
  for (const [text, hint] of [
    ['It was green.', /2 messages/],
    ['And it was long.', /one more message/],
    ['That is all.', undefined],
  ] as const) {
    await reply.fill(text);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText(text)).toBeVisible();
    if (hint) await expect(reply).toHaveAccessibleDescription(hint);
  }
  await expect(reply).toHaveCount(0);
  await answerTicket(request, number, { text: 'We send a new ribbon.' });
  await page.reload();
  await expect(page.getByText('We send a new ribbon.')).toBeVisible();
  await opener.click();
  await expect(reply).toHaveAccessibleDescription(/3 messages/);
});

test('the desk sees how many shoppers an answer has helped', async ({ page }) => {
  await visit(page, '/contact-us');
  await page.getByText('Authenticity', { exact: true }).click();
  const vote = page.getByRole('group', { name: 'Did this help? Are the items genuine?' });
  const stored = page.waitForResponse(/help\/votes/);
  await vote.getByRole('button', { name: 'No', exact: true }).click();
  await stored;
  await visitDesk(page, '/desk/help');
  const row = page.getByRole('row', { name: /Are the items genuine\?/ });
  await expect(row).toContainText('1');
  await expectNoAxeViolations(page, 'the votes at the desk');
});

test('a guest sees no form, and finds the login instead [HLP-01]', async ({ page }) => {
  await visit(page, '/contact-us?q=code');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, newPhone());
  await expect(page).toHaveURL(/\?q=code$/);
  // A ticket can be about every topic, not only about those of the search.
  const options = page.getByLabel('What is it about?').getByRole('option');
  await expect.poll(() => options.count()).toBeGreaterThan(4);
});
