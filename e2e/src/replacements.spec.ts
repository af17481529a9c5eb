import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { deliver, moveReturn } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { storeOrigin } from './setting.ts';
import {
  addToBag,
  buyWithCash,
  fillAddress,
  findProduct,
  logIn,
  newPhone,
  placeWithCash,
  stockOf,
  visit,
} from './shopper.ts';
import { test } from './test.ts';

const bags = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

interface SizedProduct {
  readonly path: string;
  readonly size: string;
  readonly ussid: string;
  readonly other: { readonly size: string; readonly ussid: string };
}

/** A product with the policy that has two sizes of one price with at least 4 units in stock. */
async function findSized(request: APIRequestContext, policy: string): Promise<SizedProduct> {
  const search = new URLSearchParams({
    searchText: ':price-asc:category:LSH1:price:0-25000:inStockFlag:true',
    pageSize: '100',
  });
  for (let page = 0; page < 5; page += 1) {
    search.set('page', String(page));
    const listing = (await (
      await request.get(`${storeOrigin}/v2/lux/products/searchProducts/?${search.toString()}`)
    ).json()) as { searchresult: { productId: string; sizes: unknown[] }[] };
    for (const { productId, sizes } of listing.searchresult) {
      if (sizes.length < 2) continue;
      const product = (await (
        await request.get(`${storeOrigin}/v2/lux/products/${productId}/productDetails`)
      ).json()) as {
        webURL: string;
        returnPolicy: string;
        variantOptions: {
          sizelink: { size: string; stockCount: number; ussid: string; price: { value: number } }[];
        };
      };
      if (product.returnPolicy !== policy) continue;
      const [first, ...rest] = product.variantOptions.sizelink.filter(({ stockCount }) => stockCount >= 4);
      const other = rest.find(({ price }) => price.value === first?.price.value);
      if (first && other) return { path: product.webURL, size: first.size, ussid: first.ussid, other };
    }
  }
  throw new Error(`The demonstration catalogue has no product in sizes with ${policy}.`);
}

/** Buys one unit of a size in cash and has it delivered. Returns the number of the order. */
async function buySize(page: Page, { path, size }: SizedProduct): Promise<string> {
  const phone = newPhone();
  await visit(page, path);
  await page
    .getByRole('radio', { name: new RegExp(`^${size.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`) })
    .first()
    .check({ force: true });
  await addToBag(page);
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  await logIn(page, phone);
  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  await placeWithCash(page);
  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/\/my-account\/order\?/);
  const orderCode = new URL(page.url()).searchParams.get('orderCode') ?? '';
  await deliver(page.request, orderCode);
  return orderCode;
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('another size replaces an item by keyboard at 320 px, in ten interactions, until it is delivered [ORD-05, ORD-07]', async ({
  page,
}) => {
  const product = await findSized(page.request, '7 Day Return or Replacement');
  const orderCode = await buySize(page, product);
  const stock = {
    old: await stockOf(page.request, product.ussid),
    other: await stockOf(page.request, product.other.ussid),
  };
  await page.setViewportSize({ width: 320, height: 640 });
  let interactions = 0;
  const press = async (target: Locator, key = 'Enter') => {
    await target.focus();
    await page.keyboard.press(key);
    interactions += 1;
  };
  const next = () => press(page.getByRole('button', { name: 'Continue' }));

  await visit(page, `/my-account/order?orderCode=${orderCode}`);
  await press(page.getByRole('link', { name: 'Replace items' }));
  await expect(heading(page, 'What would you like to replace?')).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/replacements\?/);
  await expectNoAxeViolations(page, 'the items of a replacement');
  await expectFits(page);
  await next();
  await expect(heading(page, 'Why are you replacing it?')).toBeFocused();
  // The page was opened for a replacement, so it asks for no kind.
  await expect(page.getByText('What would you like?')).toBeHidden();
  await press(page.getByRole('radio', { name: 'Size or fit' }), 'Space');
  await next();

  await expect(heading(page, 'What would you like instead?')).toBeFocused();
  await expect(page).toHaveURL(/\/my-account\/variants\?/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose a size or colour.')).toBeVisible();
  await expectNoAxeViolations(page, 'the sizes of a replacement');
  await expectFits(page);
  const wanted = page.locator(`input[type=radio][value="${product.other.ussid}"]`);
  await press(wanted, 'Space');
  await page.reload();
  await expect(wanted).toBeChecked();
  await next();

  await expect(heading(page, 'How will you send it?')).toBeVisible();
  await press(page.getByRole('radio', { name: 'Self courier' }), 'Space');
  await next();
  await expect(heading(page, 'Check your replacement')).toBeFocused();
  await expect(page).toHaveURL(/\/my-account\/replacementSummary\?/);
  await expect(page.getByText('There is nothing to pay.')).toBeVisible();
  await expectNoAxeViolations(page, 'the summary of a replacement');
  await expectFits(page);
  await press(page.getByRole('checkbox', { name: /^Everything is unused/ }), 'Space');
  await press(page.getByRole('button', { name: 'Send replacement request' }));
  await expect(heading(page, 'Replacement placed')).toBeFocused();
  expect(interactions).toBe(10);
  await expectNoAxeViolations(page, 'a replacement');
  await expectFits(page);

  // It is reserved at once, and the old unit is not for sale before the inspection.
  expect(await stockOf(page.request, product.other.ussid)).toBe(stock.other - 1);
  await moveReturn(page.request, orderCode, 'pickedUp');
  await moveReturn(page.request, orderCode, 'received');
  expect(await stockOf(page.request, product.ussid)).toBe(stock.old);
  await moveReturn(page.request, orderCode, 'inspected', { isSellable: true });
  expect(await stockOf(page.request, product.ussid)).toBe(stock.old + 1);

  await visit(page, '/my-account/returns');
  const row = page.getByRole('list', { name: 'Your returns' }).getByRole('link');
  await expect(row).toHaveText(/^Arriving /);
  await expectNoAxeViolations(page, 'the list with a replacement');
  await press(row);
  await expect(page.getByRole('heading', { name: 'The new item' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The way of the old item' })).toBeVisible();
  await expectNoAxeViolations(page, 'a replacement that is sent');
  await expectFits(page);

  await deliver(page.request, orderCode);
  await page.reload();
  await expect(page.getByText(/^Delivered /).first()).toBeVisible();
  await visit(page, `/my-account/order?orderCode=${orderCode}`);
  await expect(page.getByText('Exchanged').first()).toBeVisible();
});

test('a shopper chooses between replacement and refund with the reason, and withdraws [ORD-05, ORD-07]', async ({
  page,
}) => {
  const product = await findSized(page.request, '7 Day Return or Replacement');
  const orderCode = await buySize(page, product);
  const stock = await stockOf(page.request, product.other.ussid);
  const proceed = () => page.getByRole('button', { name: 'Continue' }).click();
  await visit(page, `/my-account/initiate?orderCode=${orderCode}`);
  await proceed();
  await page.getByRole('radio', { name: 'Size or fit' }).check();
  await proceed();
  await expect(page.getByText('Choose a replacement or a refund.')).toBeVisible();
  await page.getByRole('radio', { name: /^A replacement/ }).check();
  await proceed();
  await page.locator(`input[type=radio][value="${product.other.ussid}"]`).check();
  await proceed();
  await page.getByRole('radio', { name: 'Self courier' }).check();
  await proceed();
  await page.getByRole('checkbox', { name: /^Everything is unused/ }).check();
  await page.getByRole('button', { name: 'Send replacement request' }).click();
  await expect(heading(page, 'Replacement placed')).toBeVisible();
  expect(await stockOf(page.request, product.other.ussid)).toBe(stock - 1);
  await page.getByRole('button', { name: 'Withdraw the replacement' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the replacement' }).click();
  await expect(page.getByText(/^Withdrawn /).first()).toBeVisible();
  expect(await stockOf(page.request, product.other.ussid)).toBe(stock);
});

test("another customer's order cannot be replaced [ORD-07]", async ({ page, browser }) => {
  const product = await findProduct(page.request, bags);
  const orderCode = await buyWithCash(page, product);
  await deliver(page.request, orderCode);
  const stranger = await browser.newPage();
  await buyWithCash(stranger, product);
  await visit(stranger, `/my-account/replacements?orderCode=${orderCode}`);
  await expect(stranger.getByText('404 - Page Not Found')).toBeVisible();
  await stranger.close();
});
