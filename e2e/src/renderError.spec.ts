import { expect, type Page, type Route } from '@playwright/test';
import { visit, waitForHydration } from './shopper.ts';
import { test } from './test.ts';

const listing = '/bags/c-lsh10';
const broken = 'Something broke on our side';

/** Blocks the script of product pages. */
const blockProductScript = (page: Page) => page.route('**/assets/product-*', (route) => route.abort());

test('a page whose script fails to load shows an error between header and footer, and the next page clears the error [SHL-21] [SHL-28]', async ({
  page,
}) => {
  await page.goto(listing);
  await blockProductScript(page);
  const tile = page.locator('main a[href*="/p-mp"]').first();
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
  await expect(page).toHaveURL(/\/p-mp\d+/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();

  // A second click on the link requests the script again.
  await page.unroute('**/assets/product-*');
  await tile.click();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
});

test('a page whose script fails to load on hover of its link still opens when the shopper follows the link [SHL-21]', async ({
  page,
}) => {
  await visit(page, listing);
  const end = Promise.withResolvers<void>();
  const fail = async (route: Route) => {
    await end.promise;
    await route.abort();
  };
  await page.route('**/assets/product-*', fail, { times: 1 });
  const tile = page.locator('main a[href*="/p-mp"]').first();
  const chunkRequest = page.waitForRequest('**/assets/product-*');
  await tile.hover();
  await chunkRequest;
  await tile.click();
  end.resolve();
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
});

for (const script of ['product', 'catalogue'])
  test(`a page opened by URL whose script ${script} fails to load shows an error, and Try again loads the page [SHL-21]`, async ({
    page,
  }) => {
    await page.goto(listing);
    const address = await page.locator('main a[href*="/p-mp"]').first().getAttribute('href');
    await page.route(`**/assets/${script}-*`, (route) => route.abort());
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
    await page.unroute(`**/assets/${script}-*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  });

interface ShopWindow {
  __reactRouterManifest: { routes: Record<string, { module: string }> };
}
/** The script of a route that has a module of its own. */
const scriptOf = (page: Page, route: string) =>
  page.evaluate(
    (id) => (window as unknown as ShopWindow).__reactRouterManifest.routes[id]?.module ?? '',
    route,
  );
/** A page with a module of its own, and a link to it in the footer. */
const helpPath = '/contact-us';
const helpLink = async (page: Page) => {
  const link = page.getByRole('contentinfo').locator(`a[href$="${helpPath}"]`).first();
  await link.scrollIntoViewIfNeeded();
  // Before that, the browser itself follows the link.
  await waitForHydration(link);
  return link;
};

test('a page with a module of its own whose script fails to load shows an error, keeps what is above, and Try again opens it [SHL-28]', async ({
  page,
}) => {
  await visit(page, listing);
  const script = await scriptOf(page, helpPath);
  expect(script).toMatch(/^\/assets\/.+\.js$/);
  await page.route(`**${script}`, (route) => route.abort());
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await (await helpLink(page)).click();
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${helpPath}$`));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The listing was not loaded again.
  expect(documents).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  await page.goForward();
  await page.unroute(`**${script}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
});

test('a page with a module of its own that is opened by URL shows an error when its script fails [SHL-28]', async ({
  page,
}) => {
  await page.goto(listing);
  const script = await scriptOf(page, helpPath);
  await page.route(`**${script}`, (route) => route.abort());
  await page.goto(helpPath);
  await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
  await page.unroute(`**${script}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
});

for (const [kind, pattern, link] of [
  [
    'a screen',
    () => '**/assets/product-*',
    async (page: Page) => page.locator('main a[href*="/p-mp"]').first(),
  ],
  ['a route', async (page: Page) => `**${await scriptOf(page, helpPath)}`, helpLink],
] as const)
  test(`a script of ${kind} that never arrives counts as failed after 120000 ms [SHL-28]`, async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, listing);
    const end = Promise.withResolvers<void>();
    const address = await pattern(page);
    await page.route(address, async (route) => {
      await end.promise;
      await route.abort();
    });
    const target = await link(page);
    const requested = page.waitForRequest(address);
    await target.click();
    await requested;
    await page.clock.fastForward(110_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: broken })).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('heading', { level: 1, name: broken })).toBeVisible();
    end.resolve();
  });
