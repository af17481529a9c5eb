import { expect, type Page } from '@playwright/test';
import { addToBag, findPiece } from './shopper.ts';
import { shopOrigin } from './setting.ts';
import { test, useUnready } from './test.ts';

const piece = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';

test.describe('what goes wrong has a face', () => {
  test('an unknown product is the 404 screen, with a way home [RTE-06]', async ({ page }) => {
    const answer = await page.goto('/nothing/p-mp999999999999999');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/404 - Page Not Found/);
    const banner = page.getByRole('main').getByRole('link').first();
    await expect(banner).toHaveAttribute('href', '/');
    await expect(banner.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('an unknown category is the 404 screen [RTE-06]', async ({ page }) => {
    expect((await page.goto('/nothing/c-lsh99'))?.status()).toBe(404);
  });

  test('a path without content goes to /luxury [RTE-06]', async ({ request }) => {
    const answer = await request.get('/no-such-page', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe('/luxury');
  });

  for (const path of [
    '/missing.png',
    '/assets/missing.js',
    '/.well-known/nothing',
    '/img/0123456789abcdef/640.webp',
    '/img/036e12ed92b28c31/99999.webp',
  ]) {
    test(`${path} is a plain 404`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain('<html');
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
    test(`q ${JSON.stringify(q.slice(0, 30))} is a page, not a fault`, async ({ page }) => {
      const answer = await page.goto(`/search/?q=${q.includes('%') ? q : encodeURIComponent(q)}`);
      expect(answer?.status()).toBeLessThan(500);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('a wrong pincode is said beside the field and keeps what was typed [PDP-04]', async ({ page }) => {
    await page.goto((await findPiece(page.request, piece)).path);
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

  test('a sold-out size cannot be chosen and says so [PDP-11]', async ({ page, request }) => {
    const soldOut = await findSoldOut(page);
    await page.goto(soldOut.path);
    expect(await request.get(soldOut.path)).toBeTruthy();
    await expect(page.getByRole('radio', { name: new RegExp(`^${soldOut.size}\\b`) }).first()).toBeDisabled();
  });

  test('a body of 10 MB is refused and the shop goes on', async ({ request }) => {
    const headers = { 'content-type': 'application/json', 'x-luxe-request': '1', origin: shopOrigin };
    const answer = await request.post('/api/session/login', {
      headers,
      data: JSON.stringify({ phone: '9'.repeat(10_000_000) }),
    });
    expect(answer.status()).toBe(413);
    expect((await request.get('/healthz')).ok()).toBe(true);
  });

  test('a cart that does not exist gives an empty bag and lets one begin anew', async ({ page, context }) => {
    const { path } = await findPiece(page.request, piece);
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

  test('a press before the scripts have come is answered when they have', async ({ page }) => {
    const { path } = await findPiece(page.request, piece);
    await useUnready(page);
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

  test('a piece that is on its way when the page is left comes into the bag', async ({ page }) => {
    const { path } = await findPiece(page.request, piece);
    await page.goto(path);
    const sent = page.waitForRequest(/productsToBag/);
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await sent;
    await page.goto('/');
    // The answer goes to a page that is no more, so nothing tells when the store has it.
    await expect(async () => {
      await page.goto('/cart');
      await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  test('an expired token is mended without a word [TOK-01]', async ({ page, context }) => {
    const { path } = await findPiece(page.request, piece);
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
    const answer = await page.request.get(
      `/api/v2/lux/products/searchProducts/?searchText=${encodeURIComponent(':relevance:category:LSH13')}&page=${at}`,
    );
    const { searchresult } = (await answer.json()) as {
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
