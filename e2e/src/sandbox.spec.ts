import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { axeFaults } from './clean.ts';
import { sandboxOrigin, shopOrigin, storeOrigin } from './setting.ts';
import { test } from './test.ts';

// Payments are never tried again.
test.describe.configure({ retries: 0 });

// The payment provider of a demo shop: its pages work without scripts, by keyboard, in both themes, and on a phone.

const secrets = () =>
  JSON.parse(readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8')) as Record<
    'paymentApiKey' | 'paymentMerchantId',
    string
  >;

/** An order that a shopper has begun to pay, and the page she is sent to. */
async function begin(page: Page, form: Record<string, string>): Promise<string> {
  const { paymentApiKey, paymentMerchantId } = secrets();
  const order = `e2e-${crypto.randomUUID()}`;
  const made = await page.request.post(`${sandboxOrigin}/orders`, {
    headers: { authorization: `Basic ${Buffer.from(`${paymentApiKey}:`).toString('base64')}` },
    form: {
      order_id: order,
      amount: '2499.00',
      customer_id: 'e2e',
      return_url: `${shopOrigin}/checkout/multi/payment-method/newCardPayment`,
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
    expect(await axeFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const isNarrow = await page.evaluate(() => document.documentElement.scrollWidth <= 320);
  expect(isNarrow).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('its pages are accessible, in both themes and on a narrow screen [CHK-17]', async ({ page }) => {
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
    await page.goto(await begin(page, form));
    await expect(page.getByText('₹2,499')).toBeVisible();
    await expectAccessible(page);
  }
});

test('a card is confirmed by keyboard alone, a wrong code is announced, and the shopper goes back [CHK-17]', async ({
  page,
}) => {
  await page.goto(await begin(page, card('4111111111111111')));
  await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/not the code/);
  await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('123456');
  const asked = page.waitForRequest((request) => request.url().startsWith(`${shopOrigin}/checkout/multi`));
  await page.keyboard.press('Enter');
  const returned = new URL((await asked).url());
  expect(returned.searchParams.get('status')).toBe('CHARGED');
  expect(returned.searchParams.get('signature')).toBeTruthy();
});

test('the return by POST, and the one that comes twice, work from their pages [CHK-17]', async ({ page }) => {
  await page.goto(await begin(page, card('4000000000000119')));
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Approved' })).toBeVisible();
  await expectAccessible(page);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().startsWith(`${shopOrigin}/checkout/multi`),
  );
  await page.getByRole('button', { name: 'Return to the shop by POST' }).click();
  expect(new URLSearchParams((await posted).postData() ?? '').get('status')).toBe('CHARGED');
  await page.waitForURL(new RegExp(`^${shopOrigin}/(?!checkout/multi)`));

  await page.goto(await begin(page, card('4000000000000101')));
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectAccessible(page);
  // The shop knows nothing of these orders and leads on; that they came is what counts here.
  const comesBack = () =>
    page
      .context()
      .waitForEvent('request', (request) => /newCardPayment\?.*status=CHARGED/.test(request.url()));
  const second = comesBack();
  await page.getByRole('link', { name: 'Return in a new tab' }).click();
  await second;
  const third = comesBack();
  await page.getByRole('link', { name: 'Return here, once more' }).click();
  await third;
});

test('pages of the shop may tokenise a card there, pages of nobody else may', async ({ browser }) => {
  // The policy of the shop's pages names the provider when there is a checkout that asks for it; what is tried here is the provider's part.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const { payment_method_type: _type, ...fields } = card('4111111111111111');
  const tokenize = () =>
    page.evaluate(
      ([url, form]) =>
        fetch(url, { method: 'POST', body: new URLSearchParams(form) }).then(
          async (answer) => Object.keys((await answer.json()) as object).join(),
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
