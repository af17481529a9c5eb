import { expect, type Page } from '@playwright/test';
import { shopOrigin, storeOrigin } from './setting.ts';
import { findProduct, waitForHydration, visit } from './shopper.ts';
import { answerBanner, bannerOf } from './consent.ts';
import { test } from './test.ts';

interface Card {
  productId: string;
  webURL: string;
}

/** Products of the demonstration catalogue, by default those in stock, cheapest first. */
async function searchProducts(
  page: Page,
  query = ':price-asc:category:LSH1:inStockFlag:true',
): Promise<[Card, Card, ...Card[]]> {
  const response = await page.request.get(`${storeOrigin}/v2/lux/products/searchProducts/`, {
    params: { searchText: query, page: '0', pageSize: '100' },
  });
  return ((await response.json()) as { searchresult: [Card, Card, ...Card[]] }).searchresult;
}

const scrollDown = async (page: Page, name: string) => {
  const rail = page.getByRole('region', { name, exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(rail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  return rail;
};

test('product rails load when the shopper scrolls near, and one rail shows the recently viewed products [PER-01, PDP-06]', async ({
  page,
}) => {
  const [first, second] = await searchProducts(page);
  const requestBodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/personalization/products')) requestBodies.push(request.postDataJSON());
  });
  await page.goto(first.webURL);
  await answerBanner(page);
  await page.reload();
  await scrollDown(page, 'Pairs well with');
  await page.goto(second.webURL);
  await scrollDown(page, 'Similar items');
  const viewed = await scrollDown(page, 'Recently viewed');
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await expect(viewed.getByRole('link')).toHaveAttribute('href', new RegExp(first.productId));
  expect(requestBodies.at(-1)).toMatchObject({
    channel: 'web',
    base_site: 'lux',
    page: 'product',
    product_id: second.productId,
    viewed: [first.productId],
  });
  for (const path of ['/', '/handbags/c-lsh1010', '/cart']) {
    await page.goto(path);
    await scrollDown(page, 'Most wanted');
    await scrollDown(page, 'Recently viewed');
  }
});

test('the picture dialog zooms by keyboard and returns the focus [PDP-02]', async ({ page }) => {
  const [first] = await searchProducts(page);
  // Before hydration, a picture is a link to its file. So the test waits for hydration before it presses
  // Enter.
  await visit(page, first.webURL);
  const layer = page.getByRole('dialog', { name: 'Pictures' });
  const picture = page.getByRole('link', { name: /Picture 1 of \d+\. Zoom$/ });
  await waitForHydration(picture);
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(layer).toBeVisible();
  await page.keyboard.press('+');
  await expect(layer.getByText(/^Picture 1 of \d+, 150%$/)).toBeAttached();
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(layer.getByText(/^Picture 2 of \d+, 100%$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(
    page.getByRole('link', { name: /Picture \d of \d+\. Zoom$/ }).and(page.locator(':focus')),
  ).toBeVisible();
});

test('a product opens at each form of its URL and links to its other sellers [PDP-01]', async ({ page }) => {
  for (const { productId } of await searchProducts(page)) {
    const response = await page.request.get(`${storeOrigin}/v2/lux/products/${productId}/productDetails`);
    const product = (await response.json()) as { otherSellersCount: number; productName: string };
    if (product.otherSellersCount === 0) continue;
    for (const path of [`/p-${productId}`, `/a-slug/p-${productId}`, `/all-pdp/p-${productId}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: product.productName })).toBeVisible();
    }
    await page.getByRole('link', { name: /^\d+ other sellers?$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/other-seller/${productId}`));
    await expect(page.getByRole('heading', { level: 1, name: /^Sold by \d+ sellers$/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Sellers' }).getByRole('listitem').first()).toContainText(
      /₹/,
    );
    return;
  }
  throw new Error('no product of the demonstration has a second seller');
});

test('the HTML of a product has its monthly cost and offers, and the EMI plans open in a dialog [PDP-03] [CHK-06]', async ({
  page,
}) => {
  const product = await findProduct(
    page.request,
    ':price-asc:category:LSH10:price:30000-60000:inStockFlag:true',
  );
  const html = await (await page.request.get(product.path)).text();
  expect(html).toContain('No-cost EMI from');
  expect(html).toMatch(/Offers \(\d\)/);
  await visit(page, product.path);
  const opener = page.getByRole('button', { name: 'See plans' });
  await waitForHydration(opener);
  await opener.click();
  const plans = page.getByRole('dialog', { name: 'No-cost EMI' });
  await expect(plans.getByText(/^HDFC Bank, \d+ months$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the size guide loads from the store when it is opened [PDP-12]', async ({ page }) => {
  const [boot] = await searchProducts(page, ':price-asc:category:LSH13:inStockFlag:true');
  await page.goto(boot.webURL);
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(guide.getByRole('columnheader')).toHaveText(['Size', 'Indian', 'UK', 'US', 'Foot length, cm']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Size guide' })).toBeFocused();
});

test('a pincode check calls getPincodeData without a token [PDP-10]', async ({ page }) => {
  const [first] = await searchProducts(page);
  await page.goto(first.webURL);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: 'Pincode' }).fill('400001');
  const pincodeRequest = page.waitForRequest(/getPincodeData/);
  await page.getByRole('button', { name: 'Check' }).click();
  const url = new URL((await pincodeRequest).url());
  expect([url.pathname, url.search]).toEqual(['/api/v2/lux/getPincodeData', '?pincode=400001']);
  await expect(page.getByText('Delivery to 400001')).toBeVisible();
});

test('a product view is reported to the store after consent, and not before [PDP-07]', async ({ page }) => {
  const [first] = await searchProducts(page);
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/product-view$|^\/sales$/.test(pathname)) requestedPaths.push(pathname);
  });
  await page.goto(first.webURL);
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
  await expect(bannerOf(page)).toBeVisible();
  expect(requestedPaths).toEqual([]);
  await answerBanner(page);
  const view = ['/api/personalization/events/product-view', '/sales'];
  await expect.poll(() => requestedPaths.toSorted()).toEqual(view);
  await page.reload();
  await expect.poll(() => requestedPaths.toSorted()).toEqual([...view, ...view].toSorted());
});

test('the wishlist button asks a guest to log in and gets the focus back [PDP-05]', async ({ page }) => {
  const [first] = await searchProducts(page);
  await page.goto(first.webURL);
  // The first button is for the product of the page; the other ones are in the rails.
  const wishlistButton = page.getByRole('button', { name: /^Save .+ to wishlist$/ }).first();
  await wishlistButton.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(wishlistButton).toBeFocused();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false');
});

test('a product page has the facts that the law requires, also without scripts, and its SEO call feeds the head [PDP-08]', async ({
  page,
  browser,
  request,
}) => {
  const { path } = await findProduct(request, ':relevance:category:LSH10:inStockFlag:true');
  const id = /p-(mp\d+)/.exec(path)?.[1] ?? '';
  const { seo } = (await (await request.get(`${storeOrigin}/v2/lux/products/${id}/seo`)).json()) as {
    seo: { canonicalURL: string; title?: string };
  };
  await page.goto(path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', shopOrigin + seo.canonicalURL);
  if (seo.title) await expect(page).toHaveTitle(seo.title);
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const one of [page, await context.newPage()]) {
    await one.goto(shopOrigin + path);
    await one.getByText('Product information by law').click();
    for (const term of ['Country of origin', 'Manufacturer', 'Net quantity', 'Customer care', 'Seller'])
      await expect(one.getByText(term, { exact: true })).toBeVisible();
    await expect(one.getByText(/^₹[\d,]+, inclusive of all taxes$/)).toBeVisible();
  }
  await context.close();
});
