import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { answerBanner, changeChoices } from './consent.ts';
import { deliver, readDesk, visitDesk } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { opsOrigin } from './setting.ts';
import {
  findProduct,
  logIn,
  mailsTo,
  newPhone,
  placeWithCash,
  readyToPay,
  returnForCliqCash,
  visit,
  type Product,
} from './shopper.ts';
import { test } from './test.ts';

const bags = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';

const readLogin = async (request: APIRequestContext) =>
  (await (await request.get(`${opsOrigin}/dev/desk`)).json()) as Record<
    'email' | 'password' | 'code',
    string
  >;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

/** Buys one unit in cash as a new shopper with an e-mail address. */
async function buy(page: Page, product: Product): Promise<{ orderCode: string; email: string }> {
  const phone = newPhone();
  const email = `desk-${phone}@example.com`;
  await readyToPay(page, product, { phone, email });
  await placeWithCash(page);
  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/\/my-account\/order\?/);
  return { orderCode: new URL(page.url()).searchParams.get('orderCode') ?? '', email };
}

test('a person logs in to the operations desk with a code, works there by keyboard, and logs out', async ({
  page,
}) => {
  await page.goto(`${opsOrigin}/desk/policy`);
  await expect(page).toHaveURL(`${opsOrigin}/desk/login?back=%2Fdesk%2Fpolicy`);
  await expectNoAxeViolations(page, 'the login of the desk');
  const { email, password, code } = await readLogin(page.request);
  const type = async (label: string | RegExp, text: string) => {
    await page.getByLabel(label).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await type('E-mail address', email);
  await type(/^Password/, 'a wrong password');
  await type(/^Six-digit code/, code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The e-mail address, the password or the code is wrong.');
  await expectNoAxeViolations(page, 'a rejected login of the desk');
  await type(/^Password/, password);
  await type(/^Six-digit code/, code);
  await page.keyboard.press('Enter');

  // The page that the person wanted to open, with the focus on its heading.
  await expect(heading(page, 'Policy')).toBeFocused();
  const days = page.getByLabel('wishlistDays, in days');
  const before = await days.inputValue();
  for (const value of ['300', before]) {
    await type('wishlistDays, in days', value);
    await page.keyboard.press('Enter');
    await expect(page.getByText('wishlistDays is changed.')).toBeVisible();
    await expect(days).toBeFocused();
    await expect(page.getByText('wishlistDays is changed.')).toBeHidden();
  }

  const links = page.getByRole('navigation', { name: 'Desk' });
  for (const [link, name] of [
    ['Start', 'Desk'],
    ['Orders', 'Orders'],
    ['Returns', 'Returns'],
    ['Gift cards', 'Gift cards'],
    ['Enquiries', 'Enquiries of companies'],
    ['Tickets', 'Tickets'],
    ['Feedback', 'Feedback'],
    ['Messages', 'Messages to customers'],
    ['Prices and stock', 'Prices and stock'],
    ['Policy', 'Policy'],
    ['Staff', 'Staff'],
    ['Audit log', 'Audit log'],
  ] as const) {
    await links.getByRole('link', { name: link, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, name)).toBeFocused();
    await expectNoAxeViolations(page, `the screen ${name} of the desk`);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectFits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await expect(page.getByRole('row').nth(1)).toContainText(
    /Demo desk.*change policy.*policy wishlistDays.*300/,
  );

  // On a phone, the navigation is behind a button.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectNoAxeViolations(page, 'the menu of the desk');
  await menu.getByRole('link', { name: 'Change password' }).press('Enter');
  await expect(heading(page, 'Change password')).toBeVisible();
  await expectNoAxeViolations(page, 'the password of the desk');
  await expectFits(page);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await menu.getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(page).toHaveURL(`${opsOrigin}/desk/login`);
  await page.goto(`${opsOrigin}/desk`);
  await expect(page).toHaveURL(`${opsOrigin}/desk/login`);
});

test('an order is found by its e-mail address, its parcel is moved, and its return is accepted after an inspection', async ({
  page,
  browser,
}) => {
  test.slow();
  const product = await findProduct(page.request, bags);
  const { orderCode, email } = await buy(page, product);
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await visitDesk(desk, '/desk');
  await desk.getByLabel('Order, e-mail, phone or product').fill(email.toUpperCase());
  await desk.getByRole('button', { name: 'Search' }).click();
  await expect(desk.getByText('1 order', { exact: true })).toBeVisible();
  await desk.getByRole('link', { name: orderCode }).click();
  await expect(heading(desk, `Order ${orderCode}`)).toBeFocused();
  await expectNoAxeViolations(desk, 'an order at the desk');

  // Two presses move the parcel once. A parcel with a delivery code asks for the tamper seal in a dialog.
  await desk.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(desk.getByText('Parcel 1: Confirmed, to pack')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Parcel 1' })).toBeFocused();
  await expect(desk.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  const { parcels } = await readDesk(page.request, orderCode);
  expect(parcels[0]?.units[0]?.events.map(({ state }) => state)).toEqual(['placed', 'confirmed']);
  await deliver(page.request, orderCode, 'confirmed');

  await returnForCliqCash(page, orderCode);

  await desk.goto(`${opsOrigin}/desk/returns`);
  const [request] = (await readDesk(page.request, orderCode)).returns;
  await desk.getByRole('link', { name: request?.code ?? '' }).click();
  await desk.getByRole('button', { name: 'Mark as picked up' }).click();
  await desk.getByRole('button', { name: 'Mark as received' }).click();
  await desk.getByRole('button', { name: 'Accept and refund' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /can be sold again/ })).toBeChecked();
  await expectNoAxeViolations(desk, 'the acceptance of a return');
  await dialog.getByRole('button', { name: 'Accept and refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('row', { name: /Cliq cash Returned/ })).toBeVisible();
  await desk.setViewportSize({ width: 320, height: 800 });
  await expectFits(desk);
  await expectNoAxeViolations(desk, 'an order at the desk on a phone');
});

test('a ticket is answered and closed, and the customer gets the answer', async ({ page, browser }) => {
  const phone = newPhone();
  const email = `ticket-${phone}@example.com`;
  await visit(page, '/my-account/order-v2');
  await logIn(page, phone);
  await page.getByLabel('Order number or payment reference').fill('426112345679');
  await page.getByLabel('What did you order, and what happened?').fill('My bank has charged me.');
  await page.getByLabel('E-mail address for our answer').fill(email);
  await page.getByRole('button', { name: 'Send report' }).click();
  const sent = page.getByText(/^Sent\. Your ticket number is T\d{7}\.$/);
  await expect(sent).toBeVisible();
  const number = /T\d{7}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';

  const desk = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitDesk(desk, '/desk/tickets?status=all');
  await desk.getByRole('link', { name: number }).click();
  await expect(heading(desk, `Ticket ${number}`)).toBeFocused();
  await expect(desk.getByText('426112345679')).toBeVisible();
  await expectNoAxeViolations(desk, 'a ticket at the desk');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByLabel('Answer to the customer')).toHaveAccessibleDescription(
    /Write an answer, or close the ticket/,
  );
  await desk.getByLabel('Answer to the customer').fill('Your bank has only reserved the amount.');
  await desk.getByRole('checkbox', { name: 'Close the ticket' }).check();
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('This ticket is closed.')).toBeVisible();
  await expect(heading(desk, `Ticket ${number}`)).toBeFocused();
  await expect
    .poll(async () => (await mailsTo(page.request, email))[0]?.text ?? '')
    .toContain('Your bank has only reserved the amount.');

  // The message is in the frame of its screen.
  await desk.goto(`${opsOrigin}/desk/mails?email=${encodeURIComponent(email)}`);
  await desk.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
  const text = desk.frameLocator('iframe').getByText('Your bank has only reserved the amount.');
  await expect(text.filter({ visible: true }).first()).toBeVisible();
});

test('a price is rejected above the MRP, changed, and shown in the shop', async ({ page, browser }) => {
  const { ussid, path } = await findProduct(page.request, bags);
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await visitDesk(desk, '/desk/offers');
  await desk.getByLabel('Offer (USSID)').fill(ussid);
  await desk.getByRole('button', { name: 'Look up' }).click();
  const price = desk.getByLabel('Price in rupees');
  const before = await price.inputValue();
  const change = async (text: string) => {
    await price.fill(text);
    await desk.getByRole('button', { name: 'Change price' }).click();
  };
  await change('9,99,999');
  await expect(price).toHaveAccessibleDescription(/^The price cannot exceed the MRP of ₹/);
  await expect(price).toBeFocused();
  await expectNoAxeViolations(desk, 'an offer at the desk');
  await change('4,321');
  await expect(desk.getByText('The price is ₹4,321.')).toBeVisible();
  await expect(async () => {
    await visit(page, path);
    await expect(page.getByText('₹4,321').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await change(before);
  await expect(desk.getByText(/^The price is ₹/).last()).not.toHaveText('The price is ₹4,321.');
});

test('web vitals of a visit with consent, and errors of pages, are shown by kind of page and device', async ({
  page,
  browser,
}) => {
  const reports: { readonly route: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v2/lux/web-vitals'))
      reports.push(request.postDataJSON() as { readonly route: string });
  });
  const ofProduct = () => reports.filter(({ route }) => route === 'product');
  /**
   * A browser of a test never hides its window, so the page is made to believe it, for a moment. The library
   * of web vitals measures no paint of a page that it finds hidden.
   */
  const hide = () =>
    page.evaluate(() => {
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
    });
  /** Uses the page, so that it loads what measures it. Waits until the paints before that are measured. */
  const waitUntilMeasured = async () => {
    await page.mouse.move(20, 20);
    await page.mouse.move(40, 40);
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(
          ({ name, startTime, duration }) =>
            name.includes('/reportVitals-') && performance.now() > startTime + duration + 1000,
        ),
    );
  };
  const product = await findProduct(page.request, bags);
  await visit(page, '/');
  await answerBanner(page, 'Only necessary');
  await visit(page, product.path);
  await page.waitForFunction(() => performance.now() > 3000);
  await hide();
  expect(reports).toEqual([]);

  await visit(page, '/');
  await changeChoices(page, 'Accept all');
  await visit(page, product.path);
  await waitUntilMeasured();
  await expect
    .poll(async () => {
      await hide();
      return ofProduct().length;
    })
    .toBe(1);
  await hide();
  expect(ofProduct()).toEqual([
    {
      ...{ route: 'product', device: 'desktop', connection: expect.any(String) },
      values: expect.objectContaining({ FCP: expect.any(Number), TTFB: expect.any(Number) }),
    },
  ]);
  const reported = page.waitForResponse(/\/error-reports$/);
  await page.evaluate(() => {
    const fail = () => {
      throw new TypeError('the frame broke');
    };
    addEventListener('frame', fail, { once: true });
    dispatchEvent(new Event('frame'));
  });
  expect((await reported).status()).toBe(200);

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await visitDesk(desk, '/desk/vitals?days=1');
  // Rows of a table, or of the list that it becomes in a narrow space.
  const rowOf = (...texts: readonly string[]) =>
    texts.reduce((rows, hasText) => rows.filter({ hasText }), desk.locator('tr')).first();
  await expect(rowOf('product', 'Desktop', 'visit')).toBeVisible();
  await expect(rowOf('the frame broke', 'product', 'Desktop', 'TypeError')).toBeVisible();
  await expectNoAxeViolations(desk, 'the web vitals of the desk');
});
