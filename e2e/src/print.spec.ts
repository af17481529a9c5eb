import { expect, type Page } from '@playwright/test';
import { shopOrigin } from './setting.ts';
import { buyWithCash, findProduct, visit } from './shopper.ts';
import { test } from './test.ts';

const ink = 'rgb(18, 16, 14)';

/** Expects that the page prints its content in ink, without the parts around it and without controls. */
async function expectCleanPrint(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', ink);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const printed = page
    .locator('header:not(main *), footer:not(main *), button, nav')
    .filter({ visible: true });
  await expect(printed).toHaveCount(0);
}

for (const theme of ['dark', 'light'] as const)
  test(`a text of the shop prints without the parts around it, in ink, from the ${theme} theme`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: shopOrigin }]);
    for (const path of ['/shipping', '/contact-us', '/explore/winter-room']) {
      await page.emulateMedia({ media: 'screen' });
      await visit(page, path);
      await expectCleanPrint(page);
    }
  });

for (const width of [794, 1045])
  test(`a hero prints its text below its picture on paper of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1123 });
    for (const path of ['/', '/explore/winter-room']) {
      await page.emulateMedia({ media: 'screen' });
      await visit(page, path);
      await page.emulateMedia({ media: 'print' });
      const hero = page.locator('main [data-theme="dark"]').first();
      const [text, picture] = [
        await hero.locator('h1').boundingBox(),
        await hero.locator('img').boundingBox(),
      ];
      if (!text || !picture) throw new Error(`${path} has no hero.`);
      expect(picture.height, path).toBeGreaterThan(100);
      expect(text.y, path).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  });

test('an order prints its items, address and amounts, without actions', async ({ page }) => {
  await buyWithCash(page, await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true'));
  await expect(page.getByRole('link', { name: 'Get help with this order' })).toBeVisible();
  await expectCleanPrint(page);
  await expect(page.getByText('Deliver to', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Total', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get help with this order' })).toBeHidden();
});
