import { expect, type Page } from '@playwright/test';
import { findProduct, visit, waitForHydration } from './shopper.ts';
import { test } from './test.ts';

interface Marked {
  /** Links, buttons and images inside the late parts, as the server rendered them. */
  lateElements: Element[];
}

/** Collects the errors of a page and its console. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Remembers the elements of the late parts of a page, before any of them hydrates by use. */
const markLateElements = (page: Page) =>
  page.evaluate(() => {
    const lateElements = [...document.querySelectorAll('[data-late] :is(a, img, summary)')];
    Object.assign(window, { lateElements });
    return lateElements.length;
  });

/** How many of the remembered elements React has replaced. */
const countReplaced = (page: Page) =>
  page.evaluate(
    () => (window as unknown as Marked).lateElements.filter((element) => !element.isConnected).length,
  );

/** How many late parts that are rendered have not hydrated. */
const countWaiting = (page: Page) =>
  page.evaluate(() => {
    const isHydrated = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
    return [...document.querySelectorAll('[data-late]')].filter(
      (part) => part.firstElementChild && part.checkVisibility() && !isHydrated(part.firstElementChild),
    ).length;
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the parts below the first screen hydrate when a shopper scrolls, and keep their elements', async ({
      page,
    }) => {
      const errors = watchErrors(page);
      const product = await findProduct(page.request, ':category:LSH10:inStockFlag:true');
      for (const path of ['/', '/bags/c-lsh10', product.path]) {
        await visit(page, path);
        expect(await markLateElements(page), path).toBeGreaterThan(0);
        expect(await countWaiting(page), path).toBeGreaterThan(0);
        await expect(async () => {
          await page.mouse.wheel(0, height / 2);
          expect(await countWaiting(page)).toBe(0);
        }).toPass();
        expect(await countReplaced(page), path).toBe(0);
      }
      expect(errors).toEqual([]);
    });

    test('a press in the footer changes the theme while the parts above have not hydrated [SHL-23]', async ({
      page,
    }) => {
      const errors = watchErrors(page);
      await visit(page, '/');
      await markLateElements(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView());
      const light = page.getByRole('contentinfo').getByRole('button', { name: 'Light' });
      await waitForHydration(light);
      expect(await countWaiting(page)).toBeGreaterThan(0);
      await light.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect.poll(() => countWaiting(page)).toBe(0);
      expect(await countReplaced(page)).toBe(0);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(errors).toEqual([]);
    });
  });
}

test('Back and a reload return to the same place of a page whose parts have not hydrated yet', async ({
  page,
}) => {
  await visit(page, '/');
  const link = page.locator('main [data-late] a').nth(12);
  await link.scrollIntoViewIfNeeded();
  const topOf = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top / 10));
  const top = await topOf();
  await link.click();
  await page.waitForURL((url) => url.pathname !== '/');
  await page.goBack();
  await expect.poll(topOf).toBe(top);
  await page.reload();
  await expect.poll(topOf).toBe(top);
});

test('Tab reaches a part that has not hydrated, and a key then works there', async ({ page }) => {
  const errors = watchErrors(page);
  const product = await findProduct(page.request, ':category:LSH10:inStockFlag:true');
  await visit(page, product.path);
  await markLateElements(page);
  const question = page.locator('[data-late] summary').last();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question.locator('..')).toHaveAttribute('open');
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await countReplaced(page)).toBe(0);
  expect(errors).toEqual([]);
});

test('the footer remains as the server rendered it when its code does not load', async ({ page }) => {
  await page.route(/\/assets\/Footer-.*\.js$/, (route) => route.abort());
  await visit(page, '/');
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView());
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'indiluxe' });
  await expect(footerLink).toBeVisible();

  // The page after it gives the footer another path and catalogue, which its code would have to show.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Bags' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(footerLink).toBeVisible();
});
