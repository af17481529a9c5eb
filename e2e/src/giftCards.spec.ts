import { expect, type Page } from '@playwright/test';
import { approve, fillCard } from './cardPayment.ts';
import { deliver, moveReturn, readDesk, readGiftCardsTo, visitDesk } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { sandboxOrigin, shopOrigin, storeOrigin } from './setting.ts';
import {
  addToBag,
  fillAddress,
  findProducts,
  logIn,
  mailsTo,
  newPhone,
  visit,
  type Product,
} from './shopper.ts';
import { test } from './test.ts';

// A payment must never run twice.
test.describe.configure({ retries: 0 });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
let cards = 0;
const newEmail = () => `gift-${Date.now()}-${(cards += 1)}@example.com`;

/** Chooses a gift card and continues to its payment. */
async function chooseCard(page: Page, recipient: string, amount = '₹5,000'): Promise<void> {
  await visit(page, '/gift-cards');
  await page.getByText(amount, { exact: true }).first().click();
  await page.getByLabel('Their name').fill('Meera');
  await page.getByLabel('Their e-mail').fill(recipient);
  await page.getByLabel('Your name').fill('Ananya');
  await page.getByLabel('Your e-mail').fill('ananya.buyer@example.com');
  await page.getByLabel(/^Message/).fill('Buy something useless.');
  await page
    .getByRole('button', { name: /^Continue to payment/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gift-card-checkout$/);
  await expect(heading(page, 'Pay for the gift card')).toBeVisible();
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).first();

const expectSent = (page: Page) =>
  expect(heading(page, 'Your gift card is on its way')).toBeVisible({ timeout: 30_000 });

const rupeesIn = (text: string): number => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/** The amount to pay in rupees, as the summary of the checkout shows it. */
const readTotal = async (page: Page): Promise<number> =>
  rupeesIn((await page.locator('[data-total] dd').first().textContent()) ?? '');

/** Paise of cliq cash that an order has spent and not given back, by the ledger. */
async function cliqCashOf(page: Page, orderCode: string): Promise<number> {
  const { ledger } = await readDesk(page.request, orderCode);
  return ledger.filter(({ account }) => account === 'cliq-cash').reduce((sum, { paise }) => sum + paise, 0);
}

/** Code and PIN in the only letter to a recipient. */
async function readLetter(page: Page, recipient: string): Promise<{ code: string; pin: string }> {
  let text = '';
  await expect(async () => {
    const mails = await mailsTo(page.request, recipient);
    expect(mails).toHaveLength(1);
    text = mails[0]?.text ?? '';
  }).toPass({ timeout: 30_000 });
  expect(text).toContain('Buy something useless.');
  expect(text).toContain('₹5,000');
  return {
    code: /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0] ?? '',
    pin: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  };
}

/** An item that costs more than the card, and whose money goes back when it is returned. */
async function findReturnable(page: Page): Promise<Product> {
  const query = ':price-asc:category:LSH10:price:7000-40000:inStockFlag:true';
  for (const product of await findProducts(page.request, query, 8)) {
    const code = /\/p-([^/?]+)/.exec(product.path)?.[1] ?? '';
    const response = await page.request.get(`${storeOrigin}/v2/lux/products/${code}/productDetails`);
    if (/\b(7|15) Day Return/.test(await response.text())) return product;
  }
  throw new Error('The demonstration catalogue has no product that can be returned.');
}

async function redeem(page: Page, { code, pin }: { code: string; pin: string }): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Add to cliq cash' }).click();
}

/** What went back, in rupees, by destination, as the page of the order shows it. */
async function readRefunds(page: Page): Promise<Map<string, number>> {
  const table = page.getByLabel('Refunds', { exact: true });
  await expect(table).toBeVisible();
  const rows = await table.locator('div:has(> dt)').all();
  return new Map(
    await Promise.all(
      rows.map(async (row): Promise<[string, number]> => {
        const name = await row.locator('dt > span').innerText();
        return [name, Number((await row.locator('dd').innerText()).replace(/[^\d.]/g, ''))];
      }),
    ),
  );
}

async function returnOrder(page: Page, orderCode: string): Promise<void> {
  await visit(page, `/my-account/initiate?orderCode=${orderCode}`);
  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  await next();
  await page.getByRole('radio', { name: 'Changed my mind' }).check();
  const refund = page.getByRole('radio', { name: 'A refund' });
  if (await refund.isVisible()) await refund.check();
  await next();
  await expect(heading(page, 'Where the money goes')).toBeVisible();
  await page.getByRole('radio').first().check();
  await next();
  await page.getByRole('radio', { name: 'Scheduled pickup' }).check();
  await page.getByLabel('Day').press('ArrowDown');
  await page.getByRole('radio', { name: '12 noon to 3 pm' }).check();
  await next();
  await page.getByRole('checkbox', { name: /^Everything is unused/ }).check();
  await page.getByRole('button', { name: 'Send return request' }).click();
  await expect(heading(page, 'Return placed')).toBeVisible();
  for (const step of ['pickupScheduled', 'pickedUp', 'received'])
    await moveReturn(page.request, orderCode, step);
  await moveReturn(page.request, orderCode, 'inspected', { isSellable: true });
}

test('a guest buys a gift card, another account spends it with a card, and a return brings it back [ACC-10] [ACC-11] [ACC-20] [AUT-09]', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const recipient = newEmail();
  await chooseCard(page, recipient);
  await expectNoAxeViolations(page, 'the payment of a gift card');
  await fillCard(page, '4111111111111111');
  await payButton(page).click();
  await approve(page);
  await expectSent(page);
  await expect(page).toHaveURL(/\/gift-card-checkout\?giftCard=GC-/);
  await expectNoAxeViolations(page, 'a bought gift card');
  const letter = await readLetter(page, recipient);

  // The buyer sees the code once.
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByText(letter.code)).toBeVisible();
  await page.reload();
  await expectSent(page);
  await expect(page.getByRole('button', { name: 'Show the code' })).toHaveCount(0);

  // Another account adds the card, as a person types it.
  const other = await (await browser.newContext()).newPage();
  const phone = newPhone();
  await visit(other, '/my-account/g-cliqcash');
  await logIn(other, phone);
  await redeem(other, { ...letter, code: letter.code.toLowerCase().replaceAll('-', ' ') });
  await expect(other.getByText('₹5,000 is added to your cliq cash')).toBeVisible();
  await redeem(other, letter);
  await expect(other.getByText('This gift card has been used.')).toBeVisible();
  await other
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Cliq cash' })
    .click();
  await expect(other.getByRole('heading', { name: 'Balance ₹5,000' })).toBeVisible();

  // The card pays a part of an order, a bank card the other.
  const product = await findReturnable(other);
  await visit(other, product.path);
  await addToBag(other);
  await visit(other, '/checkout');
  await fillAddress(other, phone);
  await other.getByRole('button', { name: 'Save address' }).click();
  const credit = other.getByRole('switch', { name: /^Cliq cash/ });
  await expect(credit).toBeVisible();
  const total = await readTotal(other);
  await credit.click();
  await expect(credit).toBeChecked();
  await expect(other.getByText(/^Cliq cash is used/)).toBeAttached();
  await expect.poll(() => readTotal(other)).toBe(total - 5000);
  await fillCard(other, '4111111111111111');
  const paidByCard = rupeesIn(await payButton(other).innerText());
  expect(paidByCard).toBe(total - 5000);
  await payButton(other).click();
  await approve(other);
  await expect(other).toHaveURL(/\/order-placed-successfully/, { timeout: 30_000 });
  const orderCode = new URL(other.url()).searchParams.get('orderCode') ?? '';
  await visit(other, '/my-account/cliq-cash');
  await expect(other.getByRole('heading', { name: 'Balance ₹0' })).toBeVisible();
  await expect(other.getByText('− ₹5,000')).toBeVisible();
  expect(await cliqCashOf(other, orderCode)).toBe(5000_00);

  // The return brings back both parts.
  await deliver(other.request, orderCode);
  await returnOrder(other, orderCode);
  await visit(other, `/my-account/order?orderCode=${orderCode}`);
  expect(await readRefunds(other)).toEqual(
    new Map([
      ['Cliq cash', 5000],
      ['Visa ending 1111', paidByCard],
    ]),
  );
  await visit(other, '/my-account/cliq-cash');
  await expect(other.getByRole('heading', { name: 'Balance ₹5,000' })).toBeVisible();
  await expect(other.getByText('+ ₹5,000')).toHaveCount(2);
  expect(await cliqCashOf(other, orderCode)).toBe(0);

  // The buyer cannot take back a card that was used.
  await page.reload();
  await expect(heading(page, 'Your gift card was used')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel and refund' })).toHaveCount(0);
  const [card, ...more] = await readGiftCardsTo(page.request, recipient);
  expect(more).toEqual([]);
  expect(card).toMatchObject({ cardState: 'used', amountPaise: 5000_00 });
  expect(card?.payments.map(({ status, amountPaise }) => [status, amountPaise])).toEqual([
    ['charged', 5000_00],
  ]);
});

const amount = (page: Page, text: string) => page.getByRole('radio', { name: text, exact: true });
const chooseAmount = (page: Page, text: string) => page.getByText(text, { exact: true }).first().click();
const toPayment = (page: Page) => page.getByRole('button', { name: /^Continue to payment/ }).first();

async function fillPeople(page: Page, recipient: string): Promise<void> {
  await page.getByLabel('Their name').fill('Meera');
  await page.getByLabel('Their e-mail').fill(recipient);
  await page.getByLabel('Your name').fill('Ananya');
  await page.getByLabel('Your e-mail').fill('ananya.buyer@example.com');
  await page.getByLabel(/^Message/).fill('Buy something useless.');
}

test('reload, Back, a double click and two tabs at every step of buying make one charge and one card [ACC-11] [DAT-02]', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const recipient = newEmail();
  const ofOtherTab = newEmail();
  let created = 0;
  const payments = new Set<string>();
  const returns: string[] = [];
  context.on('response', (response) => {
    if (!response.ok() || response.request().method() !== 'POST') return;
    if (response.url().endsWith('/giftCardCarts')) created += 1;
    if (response.url().endsWith('giftCardCarts/current/payment'))
      void response.json().then((body: { giftCardOrderId: string }) => payments.add(body.giftCardOrderId));
  });
  context.on('request', (request) => {
    if (request.url().startsWith(shopOrigin) && /status=CHARGED/.test(request.url()))
      returns.push(request.url());
  });

  // The amount survives a reload and Back.
  await visit(page, '/gift-cards');
  await chooseAmount(page, '₹50,000');
  await page.reload();
  await expect(amount(page, '₹50,000')).toBeChecked();
  await visit(page, '/');
  await page.goBack();
  await expect(amount(page, '₹50,000')).toBeChecked();
  await chooseAmount(page, '₹5,000');

  // So do the people. Another tab has a form of its own, and the same cart.
  await fillPeople(page, recipient);
  await page.reload();
  await expect(page.getByLabel('Their e-mail')).toHaveValue(recipient);
  const other = await context.newPage();
  await visit(other, '/gift-cards');
  await expect(other.getByLabel('Their e-mail')).toHaveValue('');
  await chooseAmount(other, '₹50,000');
  await fillPeople(other, ofOtherTab);
  await toPayment(other).click();
  await expect(heading(other, 'Pay for the gift card')).toBeVisible();

  // The preview shows what the first tab has, also after Back. A double press saves one card.
  await expect(page.getByLabel('How it will look')).toContainText('Buy something useless.');
  await toPayment(page).dblclick();
  await expect(heading(page, 'Pay for the gift card')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Their e-mail')).toHaveValue(recipient);
  await expect(amount(page, '₹5,000')).toBeChecked();
  await page.goForward();
  await expect(heading(page, 'Pay for the gift card')).toBeVisible();
  expect(created).toBe(1);
  const guid = (await context.cookies()).filter(({ name }) => name === 'giftCardGuid');
  expect(guid).toHaveLength(1);
  expect(guid[0]).toMatchObject({ httpOnly: true });

  // Checkout shows the last card in both tabs, also after a reload, and nothing that was typed is lost.
  await page.reload();
  await expect(page.getByText('Buy something useless.')).toBeVisible();
  await page.getByRole('link', { name: 'Change the gift card' }).click();
  await expect(page.getByLabel('Their e-mail')).toHaveValue(recipient);
  await page.reload();
  await expect(page.getByLabel('Their e-mail')).toHaveValue(recipient);
  await toPayment(page).click();
  await expect(heading(page, 'Pay for the gift card')).toBeVisible();
  await visit(other, '/gift-card-checkout');
  await expect(other.getByText(recipient)).toBeVisible();
  await fillCard(other, '4111111111111111');
  await expect(payButton(other)).toContainText('Pay ₹5,000');

  await fillCard(page, '4111111111111111');
  await payButton(page).dblclick();
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/`));
  // The other tab learns that the payment is open, and does not disturb it.
  await payButton(other).click();
  await expect(other.getByText('This card is already being paid for')).toBeVisible();
  await expect(payButton(other)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/gift-card-checkout/);
  await page.goForward();
  await approve(page);
  await expectSent(page);
  expect(payments.size).toBe(1);

  // The return once more: a reload, the same address in another tab, and Back.
  const outcome = page.url();
  await page.reload();
  await expectSent(page);
  expect(returns).not.toEqual([]);
  await other.goto(returns[0] ?? '');
  await expectSent(other);
  await other.goto(outcome);
  await expectSent(other);
  await visit(other, '/gift-card-checkout');
  await expect(other.getByText('You have bought this gift card')).toBeVisible();
  await expect(payButton(other)).toHaveCount(0);
  await other.goBack();
  await expectSent(other);

  await readLetter(page, recipient);
  const [card, ...more] = await readGiftCardsTo(page.request, recipient);
  expect(more).toEqual([]);
  expect(card?.payments.map(({ status }) => status)).toEqual(['charged']);
  expect(await readGiftCardsTo(page.request, ofOtherTab)).toEqual([]);
  expect((await context.cookies()).find(({ name }) => name === 'giftCardGuid')?.value).toBe(guid[0]?.value);
});

test('a payment that fails charges nothing, and the same card is paid for afterwards [ACC-11]', async ({
  page,
}) => {
  const recipient = newEmail();
  await chooseCard(page, recipient);
  await fillCard(page, '4111111111111111');
  await page.getByLabel('Card number').fill('4000000000000002');
  await payButton(page).click();
  await approve(page);
  await expect(heading(page, 'The payment was not made')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Try again' }).click();
  await fillCard(page, '4111111111111111');
  await payButton(page).click();
  await approve(page);
  await expectSent(page);
  await readLetter(page, recipient);
});

test('public pages of gift cards have their own heading at 320 px, and the header leads to them [RTE-09] [SHL-08]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, name] of [
    ['/gift-cards', 'Gift card'],
    ['/corporate-gift-card', 'Corporate gift cards'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(heading(page, name)).toBeVisible();
    await expectNoAxeViolations(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Gift cards' });
  await expect(link).toHaveAttribute('href', '/gift-cards');
  await visit(page, '/my-account/g-giftcard');
  await logIn(page, newPhone());
  await expect(link).toHaveAttribute('href', '/my-account/buy-gift-cards');
  await link.click();
  await expect(heading(page, 'Gift card')).toBeVisible();
  await expect(page.getByText('You have not bought a gift card yet.')).toBeVisible();
});

test('a person at the desk releases a card that is reviewed, and blocks it', async ({ page, browser }) => {
  test.slow();
  const recipient = newEmail();
  await chooseCard(page, recipient, '₹50,000');
  await fillCard(page, '4111111111111111');
  await payButton(page).click();
  await approve(page);
  await expect(page).toHaveURL(/\/gift-card-checkout\?giftCard=GC-/, { timeout: 30_000 });
  expect(await mailsTo(page.request, recipient)).toEqual([]);

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await visitDesk(desk, '/desk/gift-cards');
  await desk.getByLabel('E-mail of recipient or buyer').fill(recipient.toUpperCase());
  await desk.getByLabel('State').selectOption('Paid, to review');
  await desk.getByRole('button', { name: 'Show' }).click();
  await expect(desk.getByText('1 gift card', { exact: true })).toBeVisible();
  await desk.getByRole('link', { name: /^GC-/ }).click();
  await expect(heading(desk, /^Gift card GC-/)).toBeFocused();
  await expectNoAxeViolations(desk, 'a gift card at the desk');

  const move = async (name: string, reason: string) => {
    await desk.getByRole('button', { name }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(reason);
    await expectNoAxeViolations(desk, `the dialog ${name}`);
    await dialog.getByRole('button', { name }).dblclick();
    await expect(dialog).toBeHidden();
  };
  await move('Release', 'The buyer has sent a document.');
  await expect(desk.getByRole('group', { name: 'Moves of the gift card' })).toBeFocused();
  await expect(async () => expect(await mailsTo(page.request, recipient)).toHaveLength(1)).toPass({
    timeout: 30_000,
  });
  await move('Block', 'Reported as stolen.');
  await expect(desk.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await desk.setViewportSize({ width: 320, height: 800 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the code' })).toHaveCount(0);
});

test('a company sends an enquiry with rows from a file, and the desk answers it [ACC-21]', async ({
  page,
  browser,
}) => {
  await visit(page, '/corporate-gift-card');
  await page.getByLabel('Name of the company').fill('Yellow Door Interiors LLP');
  // One character is wrong, which the check character shows.
  await page.getByLabel('GSTIN').fill('28aapfu0939f1zv');
  await page.getByLabel('Your name').fill('Ananya Rao');
  await page.getByLabel('Work e-mail').fill('ananya@example.com');
  await page.getByLabel('Mobile number').fill('9812345670');
  await page.getByLabel(/^Or read the rows/).setInputFiles({
    name: 'cards.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('denomination,quantity\n5000,40\n10000,ten\n10000,10\n'),
  });
  await expect(page.getByText(/^Line 3: /)).toBeVisible();
  await expect(page.getByText('50 cards, ₹3,00,000')).toBeVisible();
  // What is typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Work e-mail')).toHaveValue('ananya@example.com');
  await expect(page.getByText('50 cards, ₹3,00,000')).toBeVisible();
  await page.getByRole('button', { name: 'Send the enquiry' }).click();
  await expect(page.getByText(/^Check the GSTIN: it has 15 characters/).first()).toBeVisible();
  await expect(page.getByLabel('Name of the company')).toHaveValue('Yellow Door Interiors LLP');
  await page.getByLabel('GSTIN').fill(' 27 aapfu 0939-f1zv ');
  await page.getByRole('button', { name: 'Send the enquiry' }).click();
  const sent = page.getByText(/^We have your enquiry. Its number is CG-/);
  await expect(sent).toBeVisible();
  const number = /CG-[\d-]+/.exec(await sent.innerText())?.[0] ?? '';

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await visitDesk(desk, '/desk/enquiries');
  const row = desk.locator('tr', { hasText: number });
  await expect(row).toContainText('Yellow Door Interiors LLP');
  await row.getByRole('button', { name: /^Change/ }).click();
  await desk.getByRole('dialog').getByLabel('Status').selectOption('Contacted');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Contacted');
  await expect(row.getByRole('button', { name: /^Change/ })).toBeFocused();
  const statusFilter = desk.getByLabel('Status', { exact: true });
  await statusFilter.focus();
  await statusFilter.selectOption('New');
  await expect(row).toHaveCount(0);
});
