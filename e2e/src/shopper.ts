import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { opsOrigin, storeOrigin } from './setting.ts';

let last = 9_800_000_000 + (Date.now() % 90_000_000);

/** Returns a mobile number that no other test of this run uses. */
export function newPhone(): string {
  last += 1;
  return String(last);
}

/**
 * Opens a page and waits until it is ready. Before the page is ready, a click on a link would load a new
 * document.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Waits until React has hydrated an element. The code of some elements loads after the page is ready. */
export const waitForHydration = (target: Locator): Promise<void> =>
  expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

/**
 * Adds the product of the page to the bag. Waits for the response of the store, because the badge counts the
 * item before the response arrives.
 */
export async function addToBag(page: Page): Promise<void> {
  const added = page.waitForResponse(/productsToBag/);
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await added;
}

/**
 * Reads the one-time code for a phone number from the development outbox. `ops` is the origin of a store
 * API's second listener, which serves the outbox.
 */
export async function readCode(
  request: APIRequestContext,
  phone: string,
  ops: string = opsOrigin,
): Promise<string> {
  let code = '';
  await expect(async () => {
    const response = await request.get(`${ops}/dev/outbox?phone=${phone}`);
    code = /\b\d{6}\b/.exec(((await response.json()) as { code: string }).code)?.[0] ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}

/** Logs in through the open dialog. */
export async function logIn(page: Page, phone: string, ops?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = dialog.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await code.fill(await readCode(page.request, phone, ops));
  await skipNames(page);
  await expect(dialog).toBeHidden();
}

/** Skips the step that asks a new customer for their name. */
export async function skipNames(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const later = dialog.getByRole('button', { name: 'Later' });
  await expect.poll(async () => (await later.isVisible()) || !(await dialog.isVisible())).toBe(true);
  if (await later.isVisible()) await later.click();
}

/** Fills the address form. The pincode comes first, because it fills city and state. */
export async function fillAddress(form: Page | Locator, phone: string): Promise<void> {
  await form.getByLabel('Pincode').fill('110003');
  await expect(form.getByLabel('City')).toHaveValue(/Delhi/);
  await expect(form.getByLabel('State')).toHaveValue(/Delhi/);
  await form.getByLabel('First name').fill('Ananya');
  await form.getByLabel('Last name').fill('Rao');
  await form.getByLabel('Flat, house or building').fill('B-14, Jor Bagh');
  await form.getByLabel('Mobile number').fill(phone);
}

/** Units in stock of an offer. */
export async function stockOf(request: APIRequestContext, ussid: string): Promise<number> {
  const response = await request.get(`${opsOrigin}/ops/stock/${encodeURIComponent(ussid)}`);
  expect(response.ok()).toBe(true);
  return ((await response.json()) as { stock: number }).stock;
}

/** The fields of a product that tests use. */
export type Product = { path: string; name: string; ussid: string; brand: string };

/** The first product of the query that fulfils the conditions of `findProducts`. */
export async function findProduct(request: APIRequestContext, query: string): Promise<Product> {
  const [product] = await findProducts(request, query, 1);
  return product as Product;
}

/**
 * Products of the query without a choice of sizes and with at least 4 units in stock. Throws when fewer than
 * `count` exist.
 */
export async function findProducts(
  request: APIRequestContext,
  query: string,
  count: number,
): Promise<Product[]> {
  const url = `${storeOrigin}/v2/lux/products/searchProducts/?searchText=${encodeURIComponent(query)}&pageSize=48`;
  const listing = (await (await request.get(url)).json()) as {
    searchresult: {
      productId: string;
      productname: string;
      brandname: string;
      webURL: string;
      isOutOfStock: boolean;
      sizes: unknown[];
    }[];
  };
  const found: Product[] = [];
  for (const card of listing.searchresult) {
    if (card.isOutOfStock || card.sizes.length > 1) continue;
    const response = await request.get(`${storeOrigin}/v2/lux/products/${card.productId}/productDetails`);
    const product = (await response.json()) as { winningUssID: string; webURL: string };
    if ((await stockOf(request, product.winningUssID)) < 4) continue;
    found.push({
      path: card.webURL,
      name: card.productname,
      brand: card.brandname,
      ussid: product.winningUssID,
    });
    if (found.length === count) return found;
  }
  throw new Error(`The demonstration catalogue has no ${count} products for ${query}.`);
}

/** The price of one unit in rupees, from the page of a product. */
export async function readPrice(request: APIRequestContext, { path }: Product): Promise<number> {
  const id = /p-(mp\d+)/.exec(path)?.[1] ?? '';
  const response = await request.get(`${storeOrigin}/v2/lux/products/${id}/productDetails`);
  const product = (await response.json()) as { winningSellerPrice: { doubleValue: number } };
  return product.winningSellerPrice.doubleValue;
}

/** Places the order of the open checkout with cash on delivery, and waits for its confirmation. */
export async function placeWithCash(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page
    .getByRole('button', { name: /^Place order, ₹/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order-placed-successfully/);
}

/** Puts one unit of a product into the bag of a new shopper, who logs in and has entered an address. */
export async function readyToPay(
  page: Page,
  product: Product,
  { phone, email }: { phone: string; email?: string },
): Promise<void> {
  await visit(page, product.path);
  await addToBag(page);
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  await logIn(page, phone);
  await fillAddress(page, phone);
  if (email !== undefined) await page.getByLabel(/E-mail/).fill(email);
  await page.getByRole('button', { name: 'Save address' }).click();
}

/** Logs in a new shopper, who buys one unit of a product in cash. Returns the number of the order. */
export async function buyWithCash(page: Page, product: Product): Promise<string> {
  await readyToPay(page, product, { phone: newPhone() });
  await placeWithCash(page);
  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/\/my-account\/order\?/);
  return new URL(page.url()).searchParams.get('orderCode') ?? '';
}

/** Returns all units of a delivered order, by a courier of the shopper and as cliq cash. */
export async function returnForCliqCash(page: Page, orderCode: string): Promise<void> {
  await visit(page, `/my-account/order?orderCode=${orderCode}`);
  await page.getByRole('link', { name: 'Return items' }).click();
  const proceed = () => page.getByRole('button', { name: 'Continue' }).click();
  await proceed();
  await page.getByRole('radio', { name: 'Changed my mind' }).check();
  await page.getByRole('radio', { name: 'A refund' }).check();
  await proceed();
  await page.getByRole('radio', { name: 'As cliq cash' }).check();
  await proceed();
  await page.getByRole('radio', { name: 'Self courier' }).check();
  await proceed();
  await page.getByRole('checkbox', { name: /^Everything is unused/ }).check();
  await page.getByRole('button', { name: 'Send return request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Return placed' })).toBeVisible();
}

interface StoredMail {
  readonly subject: string;
  readonly text: string;
}

/** The messages of the demo shop to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<StoredMail[]> {
  const response = await request.get(`${opsOrigin}/dev/mails`, { params: { email } });
  return ((await response.json()) as { mails: StoredMail[] }).mails;
}
