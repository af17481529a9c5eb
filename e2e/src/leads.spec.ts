import { indianDayAfter } from '@luxe/format';
import { expect, type Locator, type Page } from '@playwright/test';
import { readCallRequests } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { findProduct, newPhone, readyToPay, visit } from './shopper.ts';
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

test('a guest asks for a call on the page and in the modal, once, and the desk has the request [CON-07] [HLP-02] [SHL-20]', async ({
  page,
}) => {
  const phone = newPhone();
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

test('a failed request shows the sentence of the specification, and what was typed stays [HLP-02]', async ({
  page,
}) => {
  await visit(page, '/rtcb-template1');
  await page.route('**/raiseLeadTicket*', (route) => route.abort());
  await ask(page, newPhone());
  await expect(
    page.getByText('Request failed, please try again after some time', { exact: true }),
  ).toBeVisible();
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

test('the page of an item that cannot be returned opens from a link as a modal [CON-02] [SHL-20]', async ({
  page,
}) => {
  await visit(page, '/b-contactus');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/no-return-page-tcl';
    link.textContent = 'Not Returnable';
    document.querySelector('main')?.prepend(link);
  });
  const read = page.waitForResponse((response) => /home-page\/no-return-page-tcl/.test(response.url()));
  await page.getByRole('link', { name: 'Not Returnable' }).click();
  expect((await read).status()).toBe(200);
  const dialog = page.getByRole('dialog', { name: 'Why this cannot be returned' });
  await expect(dialog.getByText('If something is wrong')).toBeVisible();
});
