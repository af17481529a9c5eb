import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { visitDesk } from './desk.ts';
import { shopOrigin } from './setting.ts';
import { mailsTo, visit } from './shopper.ts';
import { test } from './test.ts';
import { withoutScripts } from './withoutScripts.ts';

/** Path of the first link with this beginning in the newest message to an address. */
async function linkIn(page: Page, email: string, start: string): Promise<string> {
  const path = async () => {
    const text = (await mailsTo(page.request, email)).map((mail) => mail.text).join('\n');
    const at = text.lastIndexOf(start);
    return at < 0 ? '' : (text.slice(at).split(/\s/)[0] ?? '');
  };
  await expect.poll(path, { timeout: 30_000 }).not.toBe('');
  return path();
}

withoutScripts(
  'the newsletter is asked for in the footer, confirmed and ended by mail, without scripts',
  'desktop',
  async (page) => {
    const email = `reader-${Date.now()}@example.com`;
    await page.goto('/shipping');
    const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('E-mail address').fill(email);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/newsletter?state=sent');
    await expect(page.getByText('Please look into your mailbox')).toBeVisible();

    const confirm = await linkIn(page, email, '/newsletter/confirm/');
    expect((await page.goto(confirm))?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/newsletter?state=confirmed');

    const end = await linkIn(page, email, '/emails-unsubscribe?token=');
    await page.goto(end);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
    await page.getByRole('button', { name: 'Get these e-mails again' }).click();
    await expect(page.getByText('Our e-mails come again')).toBeVisible();

    // A mail program ends it with one request, without cookies and without the page (RFC 8058).
    const once = await page.request.post(shopOrigin + end, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect([once.status(), await once.text()]).toEqual([200, 'Unsubscribed.\n']);
    const forged = await page.request.post(`${shopOrigin}${end}x`, {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(forged.status()).toBe(404);
  },
);

test('the sign-up answers the same for every address, and rejects what is no address', async ({ page }) => {
  const send = async (email: string) => {
    const response = await page.request.post(`${shopOrigin}/newsletter`, {
      form: { email },
      headers: { 'sec-fetch-site': 'same-origin', origin: shopOrigin },
      maxRedirects: 0,
    });
    return [response.status(), response.headers()['location']];
  };
  const email = `twice-${Date.now()}@example.com`;
  expect(await send(email)).toEqual([303, '/newsletter?state=sent']);
  expect(await send(email)).toEqual([303, '/newsletter?state=sent']);
  expect(await send('no address')).toEqual([303, '/newsletter?state=invalid']);
});

test('an address is in the file of the desk, with a link that works, until its owner unsubscribes', async ({
  page,
  browser,
}) => {
  const email = `offers-${Date.now()}@example.com`;
  await page.request.post(`${shopOrigin}/newsletter`, {
    form: { email },
    headers: { 'sec-fetch-site': 'same-origin', origin: shopOrigin },
    maxRedirects: 0,
  });
  await visit(page, await linkIn(page, email, '/newsletter/confirm/'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/newsletter?state=confirmed');

  const desk = await (await browser.newContext()).newPage();
  await visitDesk(desk, `/desk/mailing?q=${encodeURIComponent(email)}`);
  await expect(desk.locator('tr', { hasText: email })).toContainText('Newsletter');
  const readLine = async () => {
    const file = desk.waitForEvent('download');
    await desk.getByRole('link', { name: 'All addresses as CSV' }).click();
    const csv = await readFile(await (await file).path(), 'utf8');
    return csv.split('\r\n').find((line) => line.startsWith(`${email},`));
  };
  const link = (await readLine())?.split(',').at(-1) ?? '';
  expect(link.startsWith(`${shopOrigin}/emails-unsubscribe?token=`)).toBe(true);
  await visit(page, link);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed')).toBeVisible();
  expect(await readLine()).toBeUndefined();
  await desk.reload();
  await expect(desk.getByText('No addresses', { exact: true })).toBeVisible();
});
