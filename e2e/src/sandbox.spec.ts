import { paymentReturnPath } from '@luxe/contract/paths';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findAxeViolations } from './expectNoAxeViolations.ts';
import { dataFolder, sandboxOrigin, shopOrigin, storeOrigin } from './setting.ts';
import { test } from './test.ts';

// A payment must never run twice.
test.describe.configure({ retries: 0 });

// The sandbox payment provider of a demo shop: its pages by keyboard, in both themes and on a narrow screen.

const secrets = () =>
  JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')) as Record<
    'paymentApiKey' | 'paymentMerchantId',
    string
  >;

/**
 * Creates an order and begins its payment. Returns the URL of the bank page, which the shopper opens next.
 */
async function beginPayment(page: Page, form: Record<string, string>): Promise<string> {
  const { paymentApiKey, paymentMerchantId } = secrets();
  const order = `e2e-${crypto.randomUUID()}`;
  const made = await page.request.post(`${sandboxOrigin}/orders`, {
    headers: { authorization: `Basic ${Buffer.from(`${paymentApiKey}:`).toString('base64')}` },
    form: {
      order_id: order,
      amount: '2499.00',
      customer_id: 'e2e',
      return_url: shopOrigin + paymentReturnPath,
    },
  });
  expect(made.status()).toBe(200);
  const begun = await page.request.post(`${sandboxOrigin}/txns`, {
    headers: { origin: shopOrigin },
    form: { merchant_id: paymentMerchantId, order_id: order, format: 'json', ...form },
  });
  expect(begun.status(), await begun.text()).toBe(200);
  return `${sandboxOrigin}/pay/${((await begun.json()) as { txn_uuid: string }).txn_uuid}`;
}

const card = (number: string) => ({
  payment_method_type: 'CARD',
  card_number: number,
  card_exp_month: '12',
  card_exp_year: '2030',
  card_security_code: '123',
});

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const isNarrow = await page.evaluate(() => document.documentElement.scrollWidth <= 320);
  expect(isNarrow).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('the sandbox pages are accessible in both themes and on a narrow screen [CHK-17]', async ({ page }) => {
  await page.goto(sandboxOrigin);
  await expect(page.getByRole('heading', { level: 1, name: 'What to pay with' })).toBeVisible();
  await expectAccessible(page);
  const forms: Record<string, string>[] = [
    card('4111111111111111'),
    { payment_method_type: 'UPI', upi_vpa: 'asha@ybl' },
    { payment_method_type: 'NB', payment_method: 'NB_HDFC' },
    { payment_method_type: 'WALLET', payment_method: 'PAYPAL' },
  ];
  for (const form of forms) {
    await page.goto(await beginPayment(page, form));
    await expect(page.getByText('₹2,499')).toBeVisible();
    await expectAccessible(page);
  }
});

test('a card is confirmed by keyboard alone, a wrong code is announced, and the shopper returns to the shop [CHK-17]', async ({
  page,
}) => {
  await page.goto(await beginPayment(page, card('4111111111111111')));
  await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/Wrong code/);
  await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('123456');
  const returnRequest = page.waitForRequest((request) =>
    request.url().startsWith(`${shopOrigin}/checkout/multi`),
  );
  await page.keyboard.press('Enter');
  const returned = new URL((await returnRequest).url());
  expect(returned.searchParams.get('status')).toBe('CHARGED');
  expect(returned.searchParams.get('signature')).toBeTruthy();
});

test('the sandbox returns the shopper to the shop by POST, in a new tab and repeatedly [CHK-17]', async ({
  page,
}) => {
  await page.goto(await beginPayment(page, card('4000000000000119')));
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Approved' })).toBeVisible();
  await expectAccessible(page);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().startsWith(`${shopOrigin}/checkout/multi`),
  );
  await page.getByRole('button', { name: 'Return to the shop by POST' }).click();
  expect(new URLSearchParams((await posted).postData() ?? '').get('status')).toBe('CHARGED');
  await page.waitForURL(new RegExp(`^${shopOrigin}/(?!checkout/multi)`));

  await page.goto(await beginPayment(page, card('4000000000000101')));
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectAccessible(page);
  // The orders of this test do not exist in the shop, so the shop redirects the browser that returns from the
  // payment. The test checks only that the shop receives the return requests.
  const waitForReturn = () =>
    page
      .context()
      .waitForEvent('request', (request) => /newCardPayment\?.*status=CHARGED/.test(request.url()));
  const second = waitForReturn();
  await page.getByRole('link', { name: 'Return in a new tab' }).click();
  await second;
  const third = waitForReturn();
  await page.getByRole('link', { name: 'Return here again' }).click();
  await third;
});

test('the sandbox tokenises a card for pages of the shop and for no other origin', async ({ browser }) => {
  // The test bypasses the content security policy, because only checkout pages allow requests to the
  // provider. So only the CORS headers of the provider decide whether a request succeeds.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const { payment_method_type: _type, ...fields } = card('4111111111111111');
  const tokenize = () =>
    page.evaluate(
      ([url, form]) =>
        fetch(url, { method: 'POST', body: new URLSearchParams(form) }).then(
          async (response) => Object.keys((await response.json()) as object).join(),
          () => 'blocked',
        ),
      [`${sandboxOrigin}/card/tokenize`, { ...fields, merchant_id: secrets().paymentMerchantId }] as const,
    );
  await page.goto(`${shopOrigin}/healthz`);
  expect(await tokenize()).toBe('token');
  await page.goto(`${storeOrigin}/healthz`);
  expect(await tokenize()).toBe('blocked');
  await context.close();
});
