import { expect, type Browser, type Page } from '@playwright/test';
import { shopOrigin, storeOrigin } from './setting.ts';
import { test } from './test.ts';

const strip = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const section = (page: Page, name: string) => strip(page).getByRole('link', { name, exact: true });
const opener = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` });
const panel = (page: Page, name: string) => strip(page).getByRole('group', { name, exact: true });

async function withPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  journey: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL: shopOrigin, ...options });
  await journey(await context.newPage());
  await context.close();
}

test('a section opens its menu under the pointer, closes the previous menu, and links to its listings [SHL-01] [SHL-26] [CON-09]', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/');
  expect(requestedUrls.filter((url) => /nav-menu|megaMenu/i.test(url))).toEqual([]);

  await section(page, 'Bags').hover();
  const bags = panel(page, 'Bags');
  await expect(bags.getByText(/^[\d,]+ items from \d+ brands$/)).toBeVisible();
  for (const title of ['Category', 'Brand', 'Edit'])
    await expect(bags.getByRole('heading', { name: title })).toBeVisible();
  await expect(bags.getByRole('img').or(bags.locator('img')).first()).toBeVisible();

  await section(page, 'Shoes').hover();
  await expect(panel(page, 'Shoes')).toBeVisible();
  await expect(bags).toBeHidden();

  const countText = await panel(page, 'Shoes')
    .getByText(/items from/)
    .textContent();
  await panel(page, 'Shoes').getByRole('link', { name: 'View all shoes' }).click();
  await expect(page).toHaveURL(/\/shoes\/c-lsh13$/);
  await expect(panel(page, 'Shoes')).toBeHidden();
  const count = countText?.split(' ')[0] ?? '';
  await expect(page.getByText(`${count} items`, { exact: true }).filter({ visible: true })).toBeVisible();

  await section(page, 'Bags').hover();
  await bags.getByRole('link', { name: 'Totes' }).click();
  await expect(page).toHaveURL(/\/c-lsh1010103$/);
  await expect(bags).toBeHidden();

  await section(page, 'Women').hover();
  await expect(panel(page, 'Women')).toBeVisible();
  await page.mouse.move(700, 890);
  await expect(panel(page, 'Women')).toBeHidden();
});

test('a section clicked before its menu has loaded does not open the menu over the next page [SHL-01]', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/megaMenu-*', (route) => held.then(() => route.continue()));
  await page.goto('/');
  const menuRequest = page.waitForRequest('**/assets/megaMenu-*');
  await section(page, 'Bags').hover();
  await menuRequest;
  await section(page, 'Bags').click();
  await expect(page).toHaveURL(/\/bags\/c-lsh10$/);
  release();
  await expect(opener(page, 'Bags')).toBeAttached();
  await page.clock.runFor(1000);
  await expect(panel(page, 'Bags')).toBeHidden();
  // The menu opens again when the pointer has left the section and returns.
  await page.mouse.move(700, 890);
  await section(page, 'Bags').hover();
  await page.clock.runFor(1000);
  await expect(panel(page, 'Bags')).toBeVisible();
});

test('when a section is clicked while its menu loads, the menu stays closed on this page and on the next page [SHL-01]', async ({
  page,
}) => {
  await page.clock.install();
  let [releaseMenus, releasePage] = [() => {}, () => {}];
  const menus = new Promise<void>((resolve) => (releaseMenus = resolve));
  const next = new Promise<void>((resolve) => (releasePage = resolve));
  await page.route('**/assets/megaMenu-*', (route) => menus.then(() => route.continue()));
  await page.goto('/');
  const menuRequest = page.waitForRequest('**/assets/megaMenu-*');
  await section(page, 'Bags').hover();
  await menuRequest;
  const follows = page.waitForRequest(/searchProducts/);
  await page.route(/searchProducts/, (route) => next.then(() => route.continue()));
  await section(page, 'Bags').click();
  await follows;
  releaseMenus();
  await expect(opener(page, 'Bags')).toBeAttached();
  await page.clock.runFor(1000);
  await expect(panel(page, 'Bags')).toBeHidden();
  releasePage();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(panel(page, 'Bags')).toBeHidden();
});

test('the menu of a clicked section stays closed on the next page until the pointer leaves the section [SHL-01]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await section(page, 'Bags').hover();
  await expect(opener(page, 'Bags')).toBeAttached();
  await page.clock.runFor(1000);
  await expect(panel(page, 'Bags')).toBeVisible();
  await section(page, 'Bags').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  const at = await section(page, 'Bags').boundingBox();
  if (!at) throw new Error('the section is not there');
  // The menu stays closed while the pointer rests on the section, and when the pointer moves by 2 px within
  // the section.
  for (const by of [0, 2, -2]) {
    await page.mouse.move(at.x + at.width / 2 + by, at.y + at.height / 2 + by);
    await page.clock.runFor(1000);
    await expect(panel(page, 'Bags')).toBeHidden();
  }
  for (const name of ['Shoes', 'Bags']) {
    await section(page, name).hover();
    await page.clock.runFor(1000);
    await expect(panel(page, name)).toBeVisible();
  }
});

test('a section opens its menu by keyboard, Escape returns the focus, and Enter follows the section’s link [SHL-01]', async ({
  page,
}) => {
  await page.goto('/');
  await section(page, 'Bags').focus();
  await expect(opener(page, 'Bags')).toHaveAttribute('aria-expanded', 'false');
  const first = panel(page, 'Bags').getByRole('link').first();
  for (const key of ['ArrowDown', ' ']) {
    await page.keyboard.press(key);
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Bags')).toBeHidden();
    await expect(section(page, 'Bags')).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(opener(page, 'Bags')).toBeFocused();
  for (const key of ['Enter', ' ']) {
    await page.keyboard.press(key);
    await expect(opener(page, 'Bags')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page, 'Bags')).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Bags')).toBeVisible();
  await section(page, 'Men').focus();
  await expect(panel(page, 'Bags')).toBeHidden();
  await section(page, 'Bags').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bags\/c-lsh10$/);
});

test('on a tablet the first tap on a section opens its menu and the second follows its link [SHL-01]', ({
  browser,
}) =>
  withPage(
    browser,
    { hasTouch: true, isMobile: true, viewport: { width: 1100, height: 800 } },
    async (page) => {
      await page.goto('/');
      await expect(opener(page, 'Bags')).toBeAttached();
      await section(page, 'Bags').tap();
      await expect(panel(page, 'Bags').getByRole('link', { name: 'Totes' })).toBeVisible();
      await expect(page).toHaveURL('/');
      await section(page, 'Bags').tap();
      await expect(page).toHaveURL(/\/bags\/c-lsh10$/);
      await expect(panel(page, 'Bags')).toBeHidden();
    },
  ));

test('without scripts the sections, help and gift cards are links [SHL-01] [SHL-08]', ({ browser }) =>
  withPage(browser, { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', '/gift-cards');
    await expect(header.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/contact-us');
    await section(page, 'Bags').click();
    await expect(page).toHaveURL(/\/bags\/c-lsh10$/);
    await expect(section(page, 'Bags')).toHaveAttribute('aria-current', 'true');
  }));

test('a section whose menu fails to load links to its listing and offers Try again', async ({ page }) => {
  await page.route(/nav-menu/, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/');
  await section(page, 'Bags').hover();
  await expect(panel(page, 'Bags').getByRole('link', { name: 'View all bags' })).toBeVisible();
  const again = panel(page, 'Bags').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(/nav-menu/);
  await again.click();
  await expect(panel(page, 'Bags').getByRole('link', { name: 'Totes' })).toBeVisible();
  await section(page, 'Bags').click();
  await expect(page).toHaveURL(/\/bags\/c-lsh10$/);
});

test('the header has a tab for each catalogue and marks the current one [SHL-30]', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Catalogues' });
  await page.goto('/');
  await expect(tabs.getByRole('link')).toHaveText(['Luxury', 'indiluxe']);
  await expect(tabs.locator('[aria-current]')).toHaveText(['Luxury']);
  await tabs.getByRole('link', { name: 'indiluxe' }).click();
  await expect(page).toHaveURL('/explore/indiluxe');
  await expect(tabs.locator('[aria-current]')).toHaveText(['indiluxe']);
  await expect(section(page, 'Kurtas')).toBeVisible();
  await section(page, 'Kurtas').hover();
  await expect(panel(page, 'Kurtas').getByText(/items from \d+ studios$/)).toBeVisible();
});

test('from 1024 to 1440 px no section is cut off or wrapped, and no parts of the header overlap [SHL-01]', async ({
  page,
}) => {
  for (const path of ['/', '/explore/indiluxe']) {
    await page.goto(path);
    for (const width of [1024, 1100, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .getByRole('banner')
        .locator('.main .row')
        .evaluate((row) => {
          const parts = [...row.querySelectorAll('.name a, .sections nav > a, .search form, .icons a')];
          return parts
            .filter((part) => part.checkVisibility({ visibilityProperty: true }))
            .map((part) => part.getBoundingClientRect())
            .map(({ left, right, height }) => ({ left, right, height }));
        });
      const misplaced = boxes.filter(
        ({ left, right, height }, at) =>
          height > 81 || right > width || (at > 0 && left < (boxes[at - 1]?.right ?? 0)),
      );
      expect({ path, width, misplaced }).toEqual({ path, width, misplaced: [] });
      const nav = await strip(page).evaluate((node) => node.scrollWidth - node.clientWidth);
      expect({ path, width, nav }).toEqual({ path, width, nav: 0 });
    }
  }
});

test('on a phone a section opens a second menu level, which All sections and Escape close [SHL-01]', ({
  browser,
}) =>
  withPage(
    browser,
    { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).tap();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const bags = menu.getByRole('button', { name: 'Bags' });
      for (const leave of [
        () => menu.getByRole('button', { name: 'All sections' }).tap(),
        () => page.keyboard.press('Escape'),
      ]) {
        await bags.tap();
        await expect(menu.getByRole('heading', { name: 'Bags' })).toBeFocused();
        await leave();
        await expect(bags).toBeFocused();
      }
      await bags.tap();
      await menu.getByRole('link', { name: 'Totes' }).tap();
      await expect(page).toHaveURL(/\/c-lsh1010103$/);
      await expect(menu).toBeHidden();

      await page.getByRole('button', { name: 'Menu' }).tap();
      await menu.getByRole('link', { name: 'Log in or sign up' }).tap();
      await expect(page.getByRole('dialog', { name: /log in/i })).toBeVisible();
    },
  ));

test('the account icon asks a guest to log in [SHL-05]', async ({ page }) => {
  await page.goto('/');
  // Waits for the menu button of a section, which appears only after hydration. Before hydration, the account
  // icon would open the orders page, which also asks for a login.
  await section(page, 'Bags').hover();
  await expect(opener(page, 'Bags')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: /log in/i })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('every link in the menus of both catalogues opens a page with products, a brand index or Luxe life [CON-09]', async ({
  request,
}) => {
  const linksIn = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(linksIn);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      /^(redirectUrl|webURL|pageUrl|redirectionUrl)$/.test(key) ? [String(inner)] : linksIn(inner),
    );
  };
  for (const catalogue of ['luxury', 'indiluxe']) {
    const response = await request.get(
      `${storeOrigin}/content-aggregator-service/v1/luxury/nav-menu?catalogue=${catalogue}`,
    );
    const links = new Set(linksIn(await response.json()));
    expect(links.size).toBeGreaterThan(40);
    for (const link of links) {
      const page = await request.get(link, { maxRedirects: 0 });
      const html = await page.text();
      const hasProducts =
        /\/p-mp\d{15}/.test(html) || /^\/(?:brandList|browse\/luxury\/luxelife)\//.test(link);
      expect({ link, status: page.status(), hasProducts }).toEqual({ link, status: 200, hasProducts: true });
    }
  }
});

test('every menu has the links and pictures that the content names for all menus, on a phone too [SHL-01] [CON-09]', async ({
  page,
}) => {
  await page.goto('/');
  await section(page, 'Bags').hover();
  const bags = panel(page, 'Bags');
  await expect(bags.getByRole('heading', { name: 'Discover' })).toBeVisible();
  await expect(bags.getByRole('link', { name: 'The winter room' })).toBeVisible();
  await bags.getByRole('link', { name: 'The jewellery atelier' }).click();
  await expect(page).toHaveURL(/\/jewellery\/atelier$/);
  await expect(page.getByRole('heading', { level: 1, name: 'The jewellery atelier' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Bags', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Luxe life' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'The winter room' })).toBeVisible();
});
