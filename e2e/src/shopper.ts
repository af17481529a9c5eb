import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { opsOrigin, storeOrigin } from './setting.ts';

let last = 9_800_000_000 + (Date.now() % 90_000_000);

/** A mobile number nobody has used in this run. */
export function newPhone(): string {
  last += 1;
  return String(last);
}

/** Opens a page and waits until it is ready: a link that is pressed before loads a document, as without scripts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Waits until React has taken over an element whose code comes after the page's: before, it is what it is without scripts. */
export const takenOver = (target: Locator): Promise<void> =>
  expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

/** Puts the piece of the page into the bag. Done when the store has it: the badge counts it sooner. */
export async function addToBag(page: Page): Promise<void> {
  const added = page.waitForResponse(/productsToBag/);
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await added;
}

/** The one-time code that development's outbox holds for a phone. `ops`: of another store than the journeys' own. */
export async function readCode(
  request: APIRequestContext,
  phone: string,
  ops: string = opsOrigin,
): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await request.get(`${ops}/dev/outbox?phone=${phone}`);
    code = /\b\d{6}\b/.exec(((await answer.json()) as { code: string }).code)?.[0] ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}

/** Goes through the login dialog that is open. */
export async function logIn(page: Page, phone: string, ops?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = dialog.getByLabel('Code of six digits');
  await expect(code).toBeFocused();
  await code.fill(await readCode(page.request, phone, ops));
  await skipNames(page);
  await expect(dialog).toBeHidden();
}

/** A new customer is asked for her name after her code; it can wait. */
export async function skipNames(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const later = dialog.getByRole('button', { name: 'Later' });
  await expect.poll(async () => (await later.isVisible()) || !(await dialog.isVisible())).toBe(true);
  if (await later.isVisible()) await later.click();
}

/** Fills the address form; the pincode comes first and brings city and state. */
export async function fillAddress(form: Page | Locator, phone: string): Promise<void> {
  await form.getByLabel('Pincode').fill('110003');
  await expect(form.getByLabel('City')).toHaveValue(/Delhi/);
  await expect(form.getByLabel('State')).toHaveValue(/Delhi/);
  await form.getByLabel('First name').fill('Ananya');
  await form.getByLabel('Last name').fill('Rao');
  await form.getByLabel('Flat, house or building').fill('B-14, Jor Bagh');
  await form.getByLabel('Mobile number').fill(phone);
}

/** Pieces of an offer the store has left, up to the ten that it tells. */
export async function stockOf(request: APIRequestContext, ussid: string): Promise<number> {
  const answer = await request.get(`${opsOrigin}/ops/stock/${encodeURIComponent(ussid)}`);
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { stock: number }).stock;
}

/** What a journey needs to know of a product. */
export type Piece = { path: string; name: string; ussid: string; brand: string };

/** A product with enough pieces to order two, dear enough to be luxury and cheap enough for cash on delivery. */
export async function findPiece(request: APIRequestContext, query: string): Promise<Piece> {
  const [piece] = await findPieces(request, query, 1);
  return piece as Piece;
}

/** So many of them, of one size each. */
export async function findPieces(request: APIRequestContext, query: string, count: number): Promise<Piece[]> {
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
  const found: Piece[] = [];
  for (const card of listing.searchresult) {
    if (card.isOutOfStock || card.sizes.length > 1) continue;
    const answer = await request.get(`${storeOrigin}/v2/lux/products/${card.productId}/productDetails`);
    const product = (await answer.json()) as { winningUssID: string; webURL: string };
    if ((await stockOf(request, product.winningUssID)) < 4) continue;
    found.push({
      path: card.webURL,
      name: card.productname,
      brand: card.brandname,
      ussid: product.winningUssID,
    });
    if (found.length === count) return found;
  }
  throw new Error(`The demonstration catalogue has no ${count} pieces for ${query}.`);
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
