import { expect, type Page } from '@playwright/test';
import { moveReturn, readDesk } from './desk.ts';
import { storeOrigin } from './setting.ts';
import { findProducts, mailsTo, visit, type Product } from './shopper.ts';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
let cards = 0;
export const newEmail = () => `gift-${Date.now()}-${(cards += 1)}@example.com`;

export const chooseAmount = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().click();
export const toPayment = (page: Page) => page.getByRole('button', { name: /^Continue to payment/ }).first();

export async function fillPeople(page: Page, recipient: string): Promise<void> {
  await page.getByLabel('Their name').fill('Meera');
  await page.getByLabel('Their e-mail').fill(recipient);
  await page.getByLabel('Your name').fill('Ananya');
  await page.getByLabel('Your e-mail').fill('ananya.buyer@example.com');
  await page.getByLabel(/^Message/).fill('Buy something useless.');
}

/** Chooses a gift card and continues to its payment. */
export async function chooseCard(page: Page, recipient: string, amount = '₹5,000'): Promise<void> {
  await visit(page, '/gift-cards');
  await chooseAmount(page, amount);
  await fillPeople(page, recipient);
  await toPayment(page).click();
  await expect(page).toHaveURL(/\/gift-card-checkout$/);
  await expect(heading(page, 'Pay for the gift card')).toBeVisible();
  // No credit and no coupon pays for a gift card.
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: /^Credit or debit card/ })).toBeVisible();
  await expect(main.getByRole('switch')).toHaveCount(0);
  await expect(main.getByText(/coupon/i)).toHaveCount(0);
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).first();

export const expectSent = (page: Page) =>
  expect(heading(page, 'Your gift card is on its way')).toBeVisible({ timeout: 30_000 });

export const rupeesIn = (text: string): number => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/** The amount to pay in rupees, as the summary of the checkout shows it. */
export const readTotal = async (page: Page): Promise<number> =>
  rupeesIn((await page.locator('[data-total] dd').first().textContent()) ?? '');

/** Paise of cliq cash that an order has spent and not given back, by the ledger. */
export async function cliqCashOf(page: Page, orderCode: string): Promise<number> {
  const { ledger } = await readDesk(page.request, orderCode);
  return ledger.filter(({ account }) => account === 'cliq-cash').reduce((sum, { paise }) => sum + paise, 0);
}

/** Code and PIN in the only letter to a recipient. */
export async function readLetter(page: Page, recipient: string): Promise<Secrets> {
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
export async function findReturnable(page: Page): Promise<Product> {
  const query = ':price-asc:category:LSH10:price:7000-40000:inStockFlag:true';
  for (const product of await findProducts(page.request, query, 8)) {
    const code = /\/p-([^/?]+)/.exec(product.path)?.[1] ?? '';
    const response = await page.request.get(`${storeOrigin}/v2/lux/products/${code}/productDetails`);
    if (/\b(7|15) Day Return/.test(await response.text())) return product;
  }
  throw new Error('The demonstration catalogue has no product that can be returned.');
}

type Secrets = { code: string; pin: string };

async function fillSecrets(page: Page, { code, pin }: Secrets): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('PIN').fill(pin);
}

export async function redeem(page: Page, secrets: Secrets): Promise<void> {
  await fillSecrets(page, secrets);
  await page.getByRole('button', { name: 'Add to cliq cash' }).click();
}

export async function checkBalance(page: Page, secrets: Secrets): Promise<void> {
  await visit(page, '/my-account/g-cliqcash');
  await fillSecrets(page, secrets);
  await page.getByRole('button', { name: 'Check the balance' }).click();
}

/** What went back, in rupees, by destination, as the page of the order shows it. */
export async function readRefunds(page: Page): Promise<Map<string, number>> {
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

export async function returnOrder(page: Page, orderCode: string): Promise<void> {
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
