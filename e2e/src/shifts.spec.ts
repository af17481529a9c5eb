import { expect, type BrowserContext, type Page } from '@playwright/test';
import { addToBag, findProduct, logIn, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

/** Records the layout shifts of every page of a context, except for those that follow input. */
const watch = (context: BrowserContext) =>
  context.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const formatRect = ({ x, y, width, height }: DOMRect) =>
          [x, y, width, height].map(Math.round).join(' ');
        const what = entry.sources.map(({ node, previousRect, currentRect }) => {
          const moved = node instanceof Element ? node : node?.parentElement;
          const text = moved?.textContent.slice(0, 30) ?? '';
          return `${moved?.localName}.${moved?.className} "${text}" ${formatRect(previousRect)} to ${formatRect(currentRect)}`;
        });
        shifts.push({ value: entry.value, what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const expectOneSaved = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: /^Wishlist, 1 item/ })).toBeAttached();

/** The layout shifts of a page until it shows the customer's wishlist count and its requests have ended. */
async function customerPageShifts(page: Page): Promise<{ sum: number; what: string[] }> {
  await expectOneSaved(page);
  return settledShifts(page);
}

/** The layout shifts of a page until its requests, fonts and images have loaded. */
async function settledShifts(page: Page): Promise<{ sum: number; what: string[] }> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  // The browser reports a layout shift only after it has drawn the shifted frame.
  await painted(page);
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; what: string }[] };
    return { sum: shifts.reduce((all, { value }) => all + value, 0), what: shifts.map(({ what }) => what) };
  });
}

/** Resolves when the browser has drawn the present state of the page. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))),
  );

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`no page shifts at ${width} px when the customer’s data arrives [SHL-05] [SHL-06] [SHL-07] [SHL-09] [RTE-10]`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width, height },
    });
    await watch(context);
    const page = await context.newPage();
    const product = await findProduct(page.request, ':price-asc:category:LSH10:inStockFlag:true');
    await visit(page, '/?showLogin=true');
    await logIn(page, newPhone());
    await visit(page, product.path);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save .+ to wishlist$/ })
      .first()
      .click();
    await expectOneSaved(page);
    await addToBag(page);

    const paths = ['/', '/bags/c-lsh10', product.path, '/cart', '/my-account/orders', '/my-account/wishlist'];
    const moved: Record<string, unknown> = {};
    for (const path of paths) {
      await page.goto(path);
      const { sum, what } = await customerPageShifts(page);
      if (sum >= 0.001) moved[path] = { sum, what };
    }
    expect(moved).toEqual({});
    await context.close();
  });

for (const speed of ['quickly', 'slowly'] as const)
  test(`an empty bag does not shift at 390 px when its rails load ${speed} [BAG-05]`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 390, height: 844 },
    });
    await watch(context);
    const page = await context.newPage();
    await page.route('**/personalization/products*', async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      // A name of two lines makes the rail higher than its skeleton.
      data.rails[0].products[0].productname = 'Handwoven Chanderi silk scarf with a border of gold thread';
      if (speed === 'slowly') {
        await page.locator('main [aria-busy="true"]').waitFor();
        await painted(page);
      }
      await route.fulfill({ response, json: data });
    });
    await page.goto('/cart');
    await expect(page.getByText('Your bag is empty.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Bags' })).toBeVisible();
    const { sum, what } = await settledShifts(page);
    expect(sum, what.join('\n')).toBeLessThan(0.001);
    await context.close();
  });
