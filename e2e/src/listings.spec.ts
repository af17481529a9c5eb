import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { shopOrigin } from './setting.ts';
import { visit, waitForHydration } from './shopper.ts';
import { test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const countStatus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /items?$/ });
const count = async (page: Page) =>
  Number(((await countStatus(page).textContent()) ?? '').replace(/\D/g, ''));

test('a dynamic listing shows its name, breadcrumbs and products, and keeps its path when filtered [LST-17] [LST-18]', async ({
  page,
}) => {
  await page.goto('/watches/automatic/men');
  await expect(heading(page, 'Automatic watches for men')).toBeVisible();
  await expect(page).toHaveTitle('Automatic watches for men: shop online in India | LUXE');
  const crumbs = page.getByRole('navigation', { name: /breadcrumb/i });
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Watches', 'Automatic watches']);

  await crumbs.getByRole('link', { name: 'Automatic watches' }).click();
  await expect(page).toHaveURL('/watches/automatic');
  await expect(heading(page, 'Automatic watches')).toBeVisible();
  const total = await count(page);
  await page.goto('/bags/black');
  const black = await count(page);
  await page.getByRole('link', { name: /^Handbags \d+$/ }).click();
  await expect(page).toHaveURL(/\/bags\/black\?q=:relevance:category:LSH1010$/);
  await expect(heading(page, 'Black bags')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Handbags' })).toBeVisible();
  expect(await count(page)).toBeLessThan(black);
  expect(total).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Remove Handbags' }).click();
  await expect(page).toHaveURL('/bags/black');
  await expect(countStatus(page)).toHaveText(`${black} items`);
});

test('a dynamic listing that equals a category has the category’s canonical URL, and the sitemap lists only other dynamic listings [SEO-08] [SEO-07]', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/bags/top-handle')).toContain(
    `<link rel="canonical" href="${shopOrigin}/top-handle-bags/c-lsh1010101"/>`,
  );
  expect(await read('/bags/black')).toContain(`<link rel="canonical" href="${shopOrigin}/bags/black"/>`);
  const sitemap = await read('/sitemap-1.xml');
  expect(sitemap).toContain(`<loc>${shopOrigin}/watches/automatic/men</loc>`);
  expect(sitemap).not.toContain('/bags/top-handle<');
  expect(sitemap).not.toContain('hybrid-plp-page');
});

for (const [path, name] of [
  ['/jewellerystore', 'The jewellery store'],
  ['/indiluxe/c-ISH1', 'Everything at indiluxe'],
  ['/luxury/browse/gifting', 'Presents'],
] as const)
  test(`${path} shows a listing under its own name [LST-06]`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(heading(page, name)).toBeVisible();
    expect(await count(page)).toBeGreaterThan(0);
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toBeVisible();
  });

test('a path without a listing redirects to /luxury, with and without scripts [RTE-06] [RTE-11]', async ({
  page,
  request,
}) => {
  const response = await request.get('/no/such', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, '/luxury']);
  await visit(page, '/bags/c-lsh10');
  const documentStart = await page.evaluate(() => performance.timeOrigin);
  // No page links to a missing page, so the test asks the router itself.
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate('/no/such/place');
  });
  await expect(page).toHaveURL('/luxury');
  expect(await page.evaluate(() => performance.timeOrigin), 'the document was loaded again').toBe(
    documentStart,
  );
});

test('a listing ignores unknown and malformed parameters of its URL [LST-01]', async ({ page }) => {
  await page.goto('/bags/c-lsh10');
  const total = await count(page);
  const junk =
    'page=-3&q=%25%25%3A&isSortFlow=perhaps&offer=%F0%9F%91%9C&searchCategory=none&icid=1&icid2=%00&richplp=x';
  for (const query of [junk, `q=${'a:b:'.repeat(200)}`, 'page=9.5&sort=up&min=x&max=-1']) {
    const response = await page.goto(`/bags/c-LSH10?${query}`);
    expect(response?.status()).toBe(200);
    await expect(heading(page, 'Bags')).toBeVisible();
    await expect(countStatus(page)).toHaveText(`${total} items`);
  }
  await page.goto('/bags/c-lsh10?offer=true&isSortFlow=true');
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(1);
  expect(await count(page)).toBeLessThan(total);
});

test('search results are paged by path and can be limited to a category [SEA-01]', async ({ page }) => {
  await page.goto('/search/?q=bag');
  const total = await count(page);
  await page.goto('/search/page-2?q=bag');
  await expect(page.getByRole('navigation', { name: /page/i })).toBeVisible();
  await expect(countStatus(page)).toHaveText(`${total} items`);
  await page.goto('/search/?q=bag&searchCategory=LSH1010101');
  expect(await count(page)).toBeLessThan(total);
});

test('the URL of a visit’s first listing stays stored while the shopper opens other listings [LST-10]', async ({
  page,
}) => {
  const readFirstListing = () => page.evaluate(() => localStorage.getItem('firstLandingListing') ?? '');
  await page.goto('/shoes/c-lsh13?icid=mail');
  await expect.poll(readFirstListing).toContain('/shoes/c-lsh13?icid=mail');
  await page.goto('/bags/black');
  await expect(heading(page, 'Black bags')).toBeVisible();
  await page.getByRole('link', { name: 'Bags', exact: true }).first().click();
  await expect(heading(page, 'Bags')).toBeVisible();
  expect(await readFirstListing()).toContain('/shoes/c-lsh13?icid=mail');
  expect(await readFirstListing()).not.toContain('black');
});

test('editorial content surrounds an unfiltered listing, unless the URL turns it off [LST-07]', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/watches/c-lsh1510')).text();
  const story = html.indexOf('Thirty-eight millimetres is enough');
  expect(story).toBeGreaterThan(html.indexOf('<h1'));
  expect(story).toBeLessThan(html.indexOf('aria-label="Products"'));
  expect(html.indexOf('How a watch is cared for')).toBeGreaterThan(html.indexOf('aria-label="Products"'));

  await page.goto('/watches/c-lsh1510');
  const title = page.getByRole('heading', { name: 'Thirty-eight millimetres is enough' });
  await expect(title).toBeVisible();
  // A filtered listing has no editorial content.
  await page.getByRole('link', { name: /^Dress watches \d+$/ }).click();
  await expect(page.getByRole('link', { name: 'Remove Dress watches' })).toBeVisible();
  await expect(title).toHaveCount(0);
  await page.goto('/watches/c-lsh1510?richplp=false');
  await expect(heading(page, 'Watches')).toBeVisible();
  await expect(title).toHaveCount(0);
});

test('a collection is listed by its code, sorted and paged [LST-09]', async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(`/api/v2/lux/CustomSkuCollection/${path}`);
    return {
      status: response.status(),
      body: (await response.json()) as { h1PageName: string; pagination: object },
    };
  };
  const bags = await read('c-lsh10?sort=price-asc&page=1&agent=web');
  expect(bags.status).toBe(200);
  expect(bags.body).toMatchObject({ h1PageName: 'Bags', pagination: { currentPage: 1 } });
  expect((await read('c-gifting')).body.h1PageName).toBe('Presents');
  expect((await read('c-none')).status).toBe(404);
});

test('every tile has a wishlist button named after its product, which asks a guest to log in [LST-08]', async ({
  page,
}) => {
  await visit(page, '/bags/c-lsh10');
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/p-mp"]') });
  const wishlistButtons = page.getByRole('main').getByRole('button', { name: /^Save .+ to wishlist$/ });
  // The buttons of the other tiles appear when the shopper comes near, or at the first key.
  await page.keyboard.press('Shift');
  await expect(wishlistButtons).toHaveCount(await tiles.count());
  const first = tiles.first();
  const name = await first.getByRole('link').getAttribute('aria-label');
  const wishlistButton = first.getByRole('button', { name: `Save ${name} to wishlist` });
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false');
  // The button lies in the corner of the tile and is at least 44 px wide and high.
  const rectOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect());
  const [box, tile] = [await rectOf(wishlistButton), await rectOf(first)];
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(Math.abs(box.right - tile.right)).toBeLessThanOrEqual(1);
  expect(Math.abs(box.top - tile.top)).toBeLessThanOrEqual(1);

  await wishlistButton.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(wishlistButton).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/bags/c-lsh10');

  await page.goto('/');
  await expect(wishlistButtons.first()).toBeAttached();
});

test('Show more extends the list without scrolling, and Back from a product restores list and position [LST-04]', async ({
  page,
}) => {
  await visit(page, '/bags/c-lsh10');
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(products).toHaveCount(24);
  const more = page.getByRole('link', { name: 'Show 24 more' });
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await more.click();
  await expect(products).toHaveCount(48);
  await expect(page.getByText(/^48 of \d+$/)).toBeVisible();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  await expect(page).toHaveURL('/bags/c-lsh10');

  const far = products.nth(40).getByRole('link').first();
  await far.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await far.click();
  await expect(page).toHaveURL(/\/p-/);
  await page.goBack();
  await expect(products).toHaveCount(48);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(50);
});

test('a press on "Show more" of a layout page waits for the code of the block [LST-07]', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/\/assets\/CollectionBlock-.*\.js$/, (route) => void held.push(route));
  await visit(page, '/jewellery/atelier');
  const chosen = page.getByRole('list', { name: 'From the atelier' });
  const button = page.getByRole('button', { name: 'Show more' });
  await button.click();
  await button.click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(chosen.getByRole('listitem')).toHaveCount(24);
  await Promise.all(held.map((route) => route.continue()));
  await expect(chosen.getByRole('listitem')).toHaveCount(30);
  await expect(button).toHaveCount(0);
});

test('a layout page shows chosen products and loads the others, and a listing comes before a layout [LST-07] [RTE-11]', async ({
  page,
  request,
}) => {
  await visit(page, '/jewellery/atelier');
  await expect(heading(page, 'The jewellery atelier')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/jewellery\/atelier$/);
  const chosen = page.getByRole('list', { name: 'From the atelier' });
  await expect(chosen.getByRole('listitem')).toHaveCount(24);
  const more = page.waitForResponse(/CustomSkuCollection\/c-jewellery-atelier/);
  const button = page.getByRole('button', { name: 'Show more' });
  await waitForHydration(button);
  await button.click();
  await more;
  await expect(chosen.getByRole('listitem')).toHaveCount(30);
  await expect(chosen.getByRole('listitem').nth(24).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await visit(page, '/weaves/varanasi');
  await expect(heading(page, 'Weaves of Varanasi')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-catalogue', 'indiluxe');
  await visit(page, '/jewellerystore');
  await expect(heading(page, 'The jewellery store')).toBeVisible();
  const unknown = await request.get('/weaves/no-such-town', { maxRedirects: 0 });
  expect([unknown.status(), unknown.headers()['location']]).toEqual([302, '/luxury']);
});
