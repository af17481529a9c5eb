import { indianDayAfter } from '@luxe/format';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { answerBanner } from './consent.ts';
import { readCallRequests } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { forgetRecorded, readEvents } from './recorded.ts';
import { buyWithCash, findProduct, newPhone, readyToPay, visit } from './shopper.ts';
import { test } from './test.ts';
import { withoutScripts } from './withoutScripts.ts';

async function ask(form: Page | Locator, phone: string, button = 'Call me') {
  await form.getByLabel('Your name').fill('Ananya Rao');
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByLabel('When may we call?').selectOption({ label: 'Evening, 5 pm to 9 pm' });
  await form.getByLabel(/^You may call me/).check();
  await form.getByRole('button', { name: button }).click();
}
const raised = /^We have your request\. Its number is (CB-\d{4}-\d{4}-\d{2})$/;

/** Accepts all cookies, and forgets what has left the browser until then. */
async function allowEvents(page: Page): Promise<void> {
  await visit(page, '/');
  await answerBanner(page);
  await forgetRecorded(page.request);
}

/** Waits until exactly these events of forms have left, in any order: those of a left page arrive later. */
const expectEvents = (request: APIRequestContext, ...expected: string[]) =>
  expect
    .poll(async () =>
      (await readEvents(request))
        .filter(({ name }) => name.startsWith('lead '))
        .map(({ name, attributes: { kind, side } }) => [name, kind, side].filter(Boolean).join(', '))
        .toSorted(),
    )
    .toEqual(expected.toSorted());

test('a guest asks for a call on the page and in the modal, once, the desk has the request, and each step is reported [CON-07] [HLP-02] [SHL-20]', async ({
  page,
}) => {
  const phone = newPhone();
  await allowEvents(page);
  await visit(page, '/rtcb-template1');
  await expectNoAxeViolations(page, 'the form for a call');
  await ask(page, phone);
  const notice = page.getByText(raised);
  await expect(notice).toBeVisible();
  const number = raised.exec((await notice.textContent()) ?? '')?.[1] ?? '';

  // The link of another page opens the same form over the page.
  await visit(page, '/b-contactus');
  await page.getByRole('main').getByRole('link', { name: 'ask for a call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a call' });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/b-contactus');
  await expectNoAxeViolations(page, 'the form for a call in the modal');
  await ask(dialog, phone);
  await expect(
    dialog.getByText(`You have asked us already. Your request has the number ${number}`),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  const { requests } = await readCallRequests(page.request, number);
  expect(requests).toMatchObject([{ leadNumber: number, phone, kind: 'callback', status: 'new' }]);
  await expectEvents(
    page.request,
    ...['lead viewed, callback', 'lead submitted, callback', 'lead succeeded, callback'],
    ...['lead clicked, callback', 'lead viewed, callback', 'lead submitted, callback'],
    'lead duplicate, callback',
  );
});

withoutScripts(
  'a form for a call works without scripts: mistakes beside their fields, nothing typed is lost, one request [CON-07] [HLP-02]',
  'phone',
  async (page) => {
    const phone = newPhone();
    const part = (name: string) => page.getByRole('textbox', { name, exact: true });
    const send = () => page.getByRole('button', { name: 'Call me' }).click();
    await page.goto('/rtcb-template3');
    await page.getByLabel('Your name').fill('Ananya Rao');
    await page.getByLabel('Mobile number').fill('12345');
    await page.getByLabel('City or store').fill('Mumbai');
    await page.getByLabel('When may we call?').selectOption('evening');
    await part('Day').fill('31');
    await part('Month').fill('02');
    await part('Year').fill('2027');
    await page.getByLabel(/^You may call me/).check();
    await send();

    await expect(page).toHaveURL('/rtcb-template3');
    await expect(page).toHaveTitle(/^Please check the marked fields/);
    await expect(page.getByText('Enter a mobile number with ten digits.')).toBeVisible();
    await expect(page.getByText('Choose a topic.')).toBeVisible();
    await expect(page.getByText('Choose a day from tomorrow, within 30 days.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Ananya Rao');
    await expect(page.getByLabel('Mobile number')).toHaveValue('12345');
    await expect(page.getByLabel('City or store')).toHaveValue('Mumbai');
    await expect(page.getByLabel('When may we call?')).toHaveValue('evening');
    await expect(part('Day')).toHaveValue('31');
    await expect(page.getByLabel(/^You may call me/)).toBeChecked();

    const [year = '', month = '', day = ''] = indianDayAfter(new Date(), 3).split('-');
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByLabel('What is it about?').selectOption('gift');
    await part('Day').fill(day);
    await part('Month').fill(month);
    await part('Year').fill(year);
    await send();
    const notice = page.getByText(raised);
    await expect(notice).toBeVisible();
    const number = raised.exec((await notice.textContent()) ?? '')?.[1] ?? '';
    await expect(page).toHaveTitle(new RegExp(number));

    // A reload sends the form again, which counts once.
    await page.reload();
    await expect(page.getByText(raised)).toContainText(number);
    const { requests } = await readCallRequests(page.request, phone);
    expect(requests).toMatchObject([
      { leadNumber: number, kind: 'callbackStore', city: 'Mumbai', preferredDay: `${year}-${month}-${day}` },
    ]);
  },
);

test('a failed request shows the sentence of the specification, and what was typed stays, and its side is reported [HLP-02]', async ({
  page,
}) => {
  await allowEvents(page);
  await visit(page, '/rtcb-template1');
  await page.route('**/raiseLeadTicket*', (route) => route.abort());
  await ask(page, newPhone());
  await expect(
    page.getByText('Request failed, please try again after some time', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Ananya Rao');
  await expectEvents(
    page.request,
    ...['lead viewed, callback', 'lead submitted, callback', 'lead failed, callback, client-side'],
  );

  await forgetRecorded(page.request);
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/raiseLeadTicket*', (route) =>
    route.fulfill({
      status: 429,
      json: {
        status: 'FAILURE',
        errorCode: 'Q4291',
        errors: [{ type: 'Q4291', message: 'You have sent several requests. Please try again later.' }],
      },
    }),
  );
  await page.getByRole('button', { name: 'Call me' }).click();
  await expectEvents(page.request, 'lead submitted, callback', 'lead failed, callback, server-side');
  await expect(page.getByLabel('Your name')).toHaveValue('Ananya Rao');
});

test('a shopper asks for a call at checkout with one press, and the desk has the request [CHK-23] [HLP-02]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  const phone = newPhone();
  await readyToPay(page, product, { phone });
  const summary = page.waitForRequest((sent) =>
    /displayOrderSummary_V2.*requestCallbackForSlp=true/.test(sent.url()),
  );
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await summary;
  const notice = page.getByText(raised);
  await expect(notice).toBeVisible();
  const number = raised.exec((await notice.textContent()) ?? '')?.[1] ?? '';
  expect(new URL(page.url()).pathname).toMatch(/^\/checkout/);
  const { requests } = await readCallRequests(request, phone);
  expect(requests).toMatchObject([{ kind: 'checkout', leadNumber: number, phone }]);
});

test('a guest asks for an adviser on the page of a product, in the modal, and a second request is a duplicate [CON-07] [HLP-02] [SHL-20]', async ({
  page,
}) => {
  const phone = newPhone();
  const product = await findProduct(page.request, ':price-asc:category:LSH10:inStockFlag:true');
  await allowEvents(page);
  await visit(page, product.path);
  const { pathname } = new URL(page.url());
  const dialog = page.getByRole('dialog', { name: 'Shop with an adviser' });
  const askForAdviser = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Questions? Ask for a call' }).click();
    await dialog.getByLabel('What would you like to know?').fill('Which bag fits a tablet?');
    await ask(dialog, phone, 'Ask for an adviser');
  };
  await askForAdviser();
  const notice = dialog.getByText(raised);
  await expect(notice).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  const number = raised.exec((await notice.textContent()) ?? '')?.[1] ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await askForAdviser();
  await expect(
    dialog.getByText(`You have asked us already. Your request has the number ${number}`),
  ).toBeVisible();
  const { requests } = await readCallRequests(page.request, number);
  expect(requests).toMatchObject([
    { leadNumber: number, phone, kind: 'assisted', message: 'Which bag fits a tablet?' },
  ]);
  await expectEvents(
    page.request,
    ...['lead clicked, assisted', 'lead viewed, assisted', 'lead submitted, assisted'],
    ...['lead succeeded, assisted', 'lead clicked, assisted', 'lead viewed, assisted'],
    ...['lead submitted, assisted', 'lead duplicate, assisted'],
  );
});

/** Follows the link "Not Returnable" of a page, which opens a modal over it. */
async function openNotReturnable(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole('main').getByRole('link', { name: 'Not Returnable' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Why this cannot be returned' });
  await expect(dialog.getByText('If something is wrong')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('"Not Returnable" of a product and of an order opens the reason as a modal [CON-02] [SHL-20]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // Make-up cannot be returned.
  const product = await findProduct(page.request, 'lipstick');
  await visit(page, product.path);
  await page.getByRole('main').getByText('Returns and exchange', { exact: true }).first().click();
  const read = page.waitForResponse(/home-page\/no-return-page-tcl/);
  await openNotReturnable(page);
  expect((await read).status()).toBe(200);

  await buyWithCash(page, product);
  await openNotReturnable(page);
});
