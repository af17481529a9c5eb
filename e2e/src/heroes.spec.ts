import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { inThisRun } from './inThisRun.ts';
import { measureContrast } from './measureContrast.ts';
import { shopOrigin } from './setting.ts';
import { visit } from './shopper.ts';
import { test } from './test.ts';

const paths = [
  '/',
  '/explore/indiluxe',
  '/explore/winter-room',
  '/explore/gifting',
  '/explore/wedding-season',
  '/explore/new-arrivals',
  '/explore/watches-and-time',
  '/explore/craft-of-india',
  '/jewellery/atelier',
  '/no-such-page',
];

/** The window is as high as every hero with the header above it. */
const openWindow = (browser: Browser, width: number): Promise<BrowserContext> =>
  browser.newContext({ baseURL: shopOrigin, viewport: { width, height: 1500 }, reducedMotion: 'reduce' });

async function openHero(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await visit(page, path);
  const hero = page.locator('main [data-theme="dark"]').first();
  const picture = hero.locator('img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => document.fonts.ready);
  return { hero, picture, close: () => page.close() };
}

for (const width of [320, 390, 768, 1024, 1440])
  test(`each line over the picture of a hero has enough contrast with every pixel behind it at ${width} px`, async ({
    browser,
  }) => {
    const context = await openWindow(browser, width);
    for (const path of inThisRun(paths)) {
      const { hero, close } = await openHero(context, path);
      const lines = await measureContrast(hero);
      expect(lines.length, path).toBeGreaterThan(2);
      const unreadable = lines
        .filter(({ contrast, needs }) => contrast < needs)
        .map(({ text, contrast }) => `${path} "${text}" ${contrast.toFixed(2)}`);
      expect(unreadable).toEqual([]);
      await close();
    }
    await context.close();
  });

test('on a phone, a hero has its text below the objects that comp 31 shows', async ({ browser }) => {
  const context = await openWindow(browser, 390);
  for (const path of inThisRun(paths)) {
    const { hero, picture, close } = await openHero(context, path);
    const [text, image] = [await hero.locator('h1').boundingBox(), await picture.boundingBox()];
    if (!text || !image) throw new Error(`${path} has no hero.`);
    // In comp 31, the objects end at 300 px of a window with 390 px.
    expect(text.y - image.y, path).toBeGreaterThan(300);
    expect(image.height, path).toBeGreaterThan(300);
    expect(image.width, path).toBe(390);
    await close();
  }
  await context.close();
});
