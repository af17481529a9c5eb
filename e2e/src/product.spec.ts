import { expect, type Page } from '@playwright/test';
import { storeOrigin } from './setting.ts';
import { findPiece, takenOver, visit } from './shopper.ts';
import { test } from './test.ts';

interface Card {
  productId: string;
  webURL: string;
}

/** Pieces of the demonstration, cheapest first. */
async function pieces(
  page: Page,
  query = ':price-asc:category:LSH1:inStockFlag:true',
): Promise<[Card, Card, ...Card[]]> {
  const answer = await page.request.get(`${storeOrigin}/v2/lux/products/searchProducts/`, {
    params: { searchText: query, page: '0', pageSize: '100' },
  });
  return ((await answer.json()) as { searchresult: [Card, Card, ...Card[]] }).searchresult;
}

const scrollDown = async (page: Page, name: string) => {
  const rail = page.getByRole('region', { name, exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(rail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  return rail;
};

test('rails come when the shopper comes near, and remember what was looked at [PER-01, PDP-06]', async ({
  page,
}) => {
  const [first, second] = await pieces(page);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/personalization/products')) asked.push(request.postDataJSON());
  });
  await page.goto(first.webURL);
  await scrollDown(page, 'Kept with');
  await page.goto(second.webURL);
  await scrollDown(page, 'Of the same kind');
  const viewed = await scrollDown(page, 'Recently viewed');
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await expect(viewed.getByRole('link')).toHaveAttribute('href', new RegExp(first.productId));
  expect(asked.at(-1)).toMatchObject({
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

test('a picture comes nearer by keys, and gives the focus back [PDP-02]', async ({ page }) => {
  const [first] = await pieces(page);
  // Before its scripts are there, a picture is a link to itself.
  await visit(page, first.webURL);
  const layer = page.getByRole('dialog', { name: 'Pictures' });
  const picture = page.getByRole('link', { name: /Picture 1 of \d+\. Zoom$/ });
  await takenOver(picture);
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

test('every path of a product leads to it, and from there to its other sellers [PDP-01]', async ({
  page,
}) => {
  for (const { productId } of await pieces(page)) {
    const answer = await page.request.get(`${storeOrigin}/v2/lux/products/${productId}/productDetails`);
    const product = (await answer.json()) as { otherSellersCount: number; productName: string };
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

test('what a piece costs a month and its offers come with its page; the plans open over it [PDP-03] [CHK-06]', async ({
  page,
}) => {
  const piece = await findPiece(page.request, ':price-asc:category:LSH10:price:30000-60000:inStockFlag:true');
  const html = await (await page.request.get(piece.path)).text();
  expect(html).toContain('No-cost EMI from');
  expect(html).toMatch(/Offers \(\d\)/);
  await visit(page, piece.path);
  const opener = page.getByRole('button', { name: 'See plans' });
  await takenOver(opener);
  await opener.click();
  const plans = page.getByRole('dialog', { name: 'No-cost EMI' });
  await expect(plans.getByText(/^HDFC Bank, \d+ months$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the size guide is the store’s, and comes as it is opened [PDP-12]', async ({ page }) => {
  const [boot] = await pieces(page, ':price-asc:category:LSH13:inStockFlag:true');
  await page.goto(boot.webURL);
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(guide.getByRole('columnheader')).toHaveText(['Size', 'Indian', 'UK', 'US', 'Foot length, cm']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Size guide' })).toBeFocused();
});

test('a pincode is asked of getPincodeData, without a token in the page’s call [PDP-10]', async ({
  page,
}) => {
  const [first] = await pieces(page);
  await page.goto(first.webURL);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: 'Pincode' }).fill('400001');
  const asked = page.waitForRequest(/getPincodeData/);
  await page.getByRole('button', { name: 'Check' }).click();
  const url = new URL((await asked).url());
  expect([url.pathname, url.search]).toEqual(['/api/v2/lux/getPincodeData', '?pincode=400001']);
  await expect(page.getByText('Delivery to 400001')).toBeVisible();
});

test('a view is told to the store once the shopper allows it, and not before [PDP-07]', async ({ page }) => {
  const [first] = await pieces(page);
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/product-view$|^\/api\/events$/.test(pathname)) told.push(pathname);
  });
  await page.goto(first.webURL);
  const consent = page.getByRole('group', { name: 'May we count what you view?' });
  await expect(consent).toBeVisible();
  expect(told).toEqual([]);
  await consent.getByRole('button', { name: 'Yes' }).click();
  const view = ['/api/events', '/api/personalization/events/product-view'];
  await expect.poll(() => told.toSorted()).toEqual(view);
  await page.reload();
  await expect(consent.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => told.toSorted()).toEqual([...view, ...view].toSorted());
});

test('the heart asks a guest to log in, and gives the focus back [PDP-05]', async ({ page }) => {
  const [first] = await pieces(page);
  await page.goto(first.webURL);
  // The product's own; its rails have more.
  const heart = page.getByRole('button', { name: /^Keep .+ in wishlist$/ }).first();
  await heart.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
