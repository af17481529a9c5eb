import { expect, type Browser, type Page } from '@playwright/test';
import { shopOrigin } from './setting.ts';
import { addToBag, findProduct, visit } from './shopper.ts';
import { test } from './test.ts';

/** Opens a page that records each animation and transition that takes time. */
async function openRecorded(
  browser: Browser,
  width: number,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shopOrigin,
    viewport: { width, height: 844 },
    reducedMotion,
  });
  await context.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const record = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return;
      const lasting = target
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0);
      if (lasting.length > 0) moved.push(`${type} ${target.outerHTML.slice(0, 120)}`);
    };
    addEventListener('animationstart', record, true);
    addEventListener('transitionrun', record, true);
  });
  return context.newPage();
}

const movedIn = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

async function openMenu(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('the menu moves when motion is welcome', async ({ browser }) => {
  const phone = await openRecorded(browser, 390, 'no-preference');
  await openMenu(phone);
  await expect.poll(async () => (await movedIn(phone)).length).toBeGreaterThan(0);
  await phone.context().close();
});

test('nothing moves when reduced motion is asked for: page, menu, filters, added item', async ({
  browser,
}) => {
  const phone = await openRecorded(browser, 390);
  await openMenu(phone);
  await phone.keyboard.press('Escape');
  await expect(phone.getByRole('dialog')).toBeHidden();
  expect(await movedIn(phone)).toEqual([]);
  await visit(phone, '/bags/c-lsh10');
  await phone.getByRole('button', { name: /^Filter/ }).click();
  await expect(phone.getByRole('dialog')).toBeVisible();
  expect(await movedIn(phone)).toEqual([]);
  await phone.context().close();

  const desktop = await openRecorded(browser, 1440);
  const { path } = await findProduct(desktop.request, ':price-asc:category:LSH10:inStockFlag:true');
  await visit(desktop, path);
  await addToBag(desktop);
  expect(await movedIn(desktop)).toEqual([]);
  await desktop.context().close();
});
