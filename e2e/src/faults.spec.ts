import { expect, type Page } from '@playwright/test';
import { addToBag, findProduct } from './shopper.ts';
import { shopOrigin } from './setting.ts';
import { allowUnready, test } from './test.ts';

const productQuery = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';

test.describe('the shop', () => {
  test('shows the 404 screen with a link home for an unknown product [RTE-06]', async ({ page }) => {
    const response = await page.goto('/nothing/p-mp999999999999999');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/404 - Page Not Found/);
    const banner = page.getByRole('main').getByRole('link').first();
    await expect(banner).toHaveAttribute('href', '/');
    await expect(banner.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('shows the 404 screen for an unknown category [RTE-06]', async ({ page }) => {
    expect((await page.goto('/nothing/c-lsh99'))?.status()).toBe(404);
  });

  test('redirects a path without content to /luxury [RTE-06]', async ({ request }) => {
    const response = await request.get('/no-such-page', { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe('/luxury');
  });

  for (const path of [
    '/missing.png',
    '/assets/missing.js',
    '/.well-known/nothing',
    '/img/0123456789abcdef/640.webp',
    '/img/036e12ed92b28c31/99999.webp',
  ]) {
    test(`answers a request for ${path} with a 404 in plain text`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain('<html');
    });
  }

  for (const q of [
    ':',
    ':::::',
    ':relevance:brand',
    '%',
    '%E0%A4%A',
    '%00',
    ':relevance:colour:%00',
    ':relevance:price:abc',
    ':relevance:nothing:x',
    '<script>alert(1)</script>',
    'x'.repeat(3000),
  ]) {
    test(`answers a search for ${JSON.stringify(q.slice(0, 30))} with a page, not an error`, async ({
      page,
    }) => {
      const response = await page.goto(`/search/?q=${q.includes('%') ? q : encodeURIComponent(q)}`);
      expect(response?.status()).toBeLessThan(500);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('marks a wrong pincode as invalid and preserves the typed text [PDP-04]', async ({ page }) => {
    await page.goto((await findProduct(page.request, productQuery)).path);
    await page
      .getByRole('button', { name: /Change/ })
      .filter({ visible: true })
      .first()
      .click();
    const field = page.getByLabel('Pincode');
    await field.fill('999999');
    await field.press('Enter');
    await expect(field).toHaveValue('999999');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  test('disables a sold-out size [PDP-11]', async ({ page, request }) => {
    const soldOut = await findSoldOut(page);
    await page.goto(soldOut.path);
    expect(await request.get(soldOut.path)).toBeTruthy();
    await expect(page.getByRole('radio', { name: new RegExp(`^${soldOut.size}\\b`) }).first()).toBeDisabled();
  });

  test('rejects a request body of 10 MB and continues to run', async ({ request }) => {
    const headers = { 'content-type': 'application/json', 'x-luxe-request': '1', origin: shopOrigin };
    const response = await request.post('/api/session/login', {
      headers,
      data: JSON.stringify({ phone: '9'.repeat(10_000_000) }),
    });
    expect(response.status()).toBe(413);
    expect((await request.get('/healthz')).ok()).toBe(true);
  });

  test('shows an empty bag for an unknown cart and creates a new cart with the next item', async ({
    page,
    context,
  }) => {
    const { path } = await findProduct(page.request, productQuery);
    await context.addCookies([
      { name: 'cartGuid', value: '00000000-0000-4000-8000-000000000000', url: shopOrigin },
      { name: 'luxe_hint', value: 'c1', url: shopOrigin },
    ]);
    await page.goto('/cart');
    await expect(page.getByText('Your bag is empty.')).toBeVisible();
    await page.goto(path);
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await expect(page.getByRole('link', { name: /bag.*\b1\b/i }).first()).toBeVisible();
  });

  test('adds an item after hydration when Add to bag was pressed before the scripts loaded', async ({
    page,
  }) => {
    const { path } = await findProduct(page.request, productQuery);
    await allowUnready(page);
    let send: () => void = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto(path);
    const add = page.getByRole('button', { name: 'Add to bag' }).first();
    await add.click();
    await add.click();
    send();
    await expect(page.getByRole('link', { name: /bag.*\b1\b/i }).first()).toBeVisible();
  });

  test('adds an item even if the shopper leaves the page during the request', async ({ page }) => {
    const { path } = await findProduct(page.request, productQuery);
    await page.goto(path);
    const sent = page.waitForRequest(/productsToBag/);
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await sent;
    await page.goto('/');
    // The browser has left the page that would receive the response. So the test reloads the bag until the
    // item appears.
    await expect(async () => {
      await page.goto('/cart');
      await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  test('renews an expired token without a message [TOK-01]', async ({ page, context }) => {
    const { path } = await findProduct(page.request, productQuery);
    await page.goto(path);
    await addToBag(page);
    await context.addCookies([
      { name: 'accessToken', value: 'a-token-that-has-ended', url: shopOrigin, httpOnly: true },
    ]);
    await page.goto('/cart');
    await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible();
  });
});

async function findSoldOut(page: Page): Promise<{ path: string; size: string }> {
  for (let at = 0; at < 6; at += 1) {
    const response = await page.request.get(
      `/api/v2/lux/products/searchProducts/?searchText=${encodeURIComponent(':relevance:category:LSH13')}&page=${at}`,
    );
    const { searchresult } = (await response.json()) as {
      searchresult: {
        webURL: string;
        isOutOfStock: boolean;
        sizes: { size: string; isAvailable: boolean }[];
      }[];
    };
    for (const card of searchresult) {
      const size = card.isOutOfStock ? undefined : card.sizes.find(({ isAvailable }) => !isAvailable);
      if (size) return { path: card.webURL, size: size.size };
    }
  }
  throw new Error('The demonstration catalogue has no sold-out size.');
}
