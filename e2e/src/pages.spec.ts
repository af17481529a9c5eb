import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { visit, findProduct } from './shopper.ts';
import { shopOrigin } from './setting.ts';
import { test } from './test.ts';

const paths = [
  '/',
  '/explore/indiluxe',
  '/bags/c-lsh10',
  '/brandList/a-to-z-luxury-brands',
  '/search/?q=tote',
  '/search/?q=zzzzqqqq',
  '/cart',
  '/nothing/p-mp999999999999999',
];

for (const path of paths) {
  test(`${path} has no axe violations in either theme and logs no error [SHL-23]`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on(
      'console',
      (message) =>
        message.type() === 'error' && !message.text().includes('404') && errors.push(message.text()),
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations(page, path);
    expect(errors).toEqual([]);
  });
}

test('a listing does not shift while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/bags/c-lsh10');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(shift).toBeLessThan(0.02);
});

test('every page has a strict content security policy, a new nonce and no style attribute', async ({
  request,
}) => {
  const nonces = new Set<string>();
  const product = await findProduct(request, ':relevance:category:LSH10:inStockFlag:true');
  for (const path of [...paths, product.path, '/']) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src 'nonce-[\w+/=-]+' 'strict-dynamic'/);
    expect(policy, path).toContain("object-src 'none'");
    expect(response.headers()['etag'], path).toBeUndefined();
    nonces.add(/nonce-([\w+/=-]+)/.exec(policy)?.[1] ?? '');
    expect(await response.text(), path).not.toMatch(/<[^>]+\sstyle=/);
  }
  expect(nonces.size).toBe(paths.length + 2);
});

test('robots.txt, sitemap.xml and the app association files are served [RTE-07] [SEO-07]', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${shopOrigin}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  const first = /<loc>([^<]+)<\/loc>/.exec(index)?.[1] ?? '';
  expect(first).toContain(shopOrigin);
  expect(await (await request.get(first)).text()).toContain('/p-mp');
  for (const path of ['/apple-app-site-association', '/.well-known/assetlinks.json']) {
    expect((await request.get(path)).headers()['content-type'], path).toContain('application/json');
  }
});

test('a listing works without scripts: its facets are links and its search is a form', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${shopOrigin}/bags/c-lsh10`);
  await page
    .getByRole('link', { name: /^Black/ })
    .first()
    .click();
  await expect(page).toHaveURL(/colour/);
  await page.getByRole('searchbox').first().fill('tote');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/\/search\/\?.*q=tote/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a link loads the data of its page on hover, so that a click sends no more data requests', async ({
  page,
}) => {
  await visit(page, '/bags/c-lsh10');
  const link = page.getByRole('list', { name: 'Products' }).getByRole('link').nth(1);
  const id = /mp\d+/i.exec((await link.getAttribute('href')) ?? '')?.[0] ?? 'no product';
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The pointer may cross other products on its way.
    if (pathname.startsWith('/api/') && pathname.includes(id)) requestedUrls.push(pathname);
  });
  await link.hover();
  // Two requests: the product and its offers.
  await expect.poll(() => requestedUrls.length).toBe(2);
  await link.click();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  expect(requestedUrls).toHaveLength(2);
});

test('each public page is found and has a heading of its own [RTE-09]', async ({ page }) => {
  const publicPaths = [
    ...['/gift-cards', '/corporate-gift-card', '/track-order', '/shipping', '/cancellation', '/returns'],
    ...['/terms-and-conditions', '/circular-packaging', '/verify-email', '/sitemap'],
  ];
  const headings = new Map<string, string>();
  for (const path of publicPaths) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    headings.set(await heading.innerText(), path);
  }
  expect([...headings.values()]).toEqual(publicPaths);
});
