import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const box = (page: Page) => page.getByRole('searchbox').first();
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });

/** Opens the layer. A box that is pressed before the page listens opens it as soon as it does. */
async function open(page: Page) {
  await box(page).click();
  await expect(field(page)).toBeFocused();
}

test('suggests while one types, by keyboard alone, and remembers what was sought [SEA-02] [SEA-03] [SEA-15] [SEA-16]', async ({
  page,
}) => {
  await page.goto('/');
  await open(page);
  const popular = page.getByRole('list', { name: 'Popular products' });
  await expect(popular.getByRole('link')).toHaveCount(3);

  await page.keyboard.type('loaf');
  const first = page.getByRole('option').first();
  await expect(first).toHaveText(/^loaf/);
  await expect(popular.getByRole('link').first()).toContainText(/loafer/i);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const words = (await first.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=loaf/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(box(page)).toHaveValue(words);

  await open(page);
  await field(page).fill('');
  await expect(page.getByRole('list', { name: 'Recent' }).getByRole('link')).toHaveText([words]);

  // The other catalogue has recent searches of its own, and looks among its own pieces.
  await page.goto('/explore/indiluxe');
  await open(page);
  await expect(page.getByRole('list', { name: 'Recent' })).toBeHidden();
  await page.keyboard.type('jutti');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category%3AISH1/);
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('link').first()).toContainText(
    /jutti/i,
  );
});

test('what was typed is gone on another page, and stays on the page of what it found [SHL-03] [SHL-04]', async ({
  page,
}) => {
  await page.goto('/');
  await open(page);
  await page.keyboard.type('tote');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('tote');
  await page.getByRole('navigation').getByRole('link', { name: 'Bags' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
  await expect(box(page)).toHaveValue('');

  await open(page);
  await page.keyboard.type('tote');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=tote/);
  await expect(box(page)).toHaveValue('tote');
  await open(page);
  // A layer listens to what is pressed beside it a moment after it has come: nobody is as quick, a test on a busy machine is.
  await expect(async () => {
    await page.mouse.click(10, 850);
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1000 });
  }).toPass();
});

test('a keyword leads to its page, with and without a script, unless the address says no [SEA-05]', async ({
  page,
}) => {
  const answer = await page.request.get('/search/?q=brands', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/brandList/a-to-z-luxury-brands']);
  await page.goto('/');
  await page.getByPlaceholder('What are you looking for?').first().click();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.fill('brands');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/brandList\/a-to-z-luxury-brands$/);
  const stays = await page.request.get('/search/?q=brands&isKeywordRedirectEnabled=false', {
    maxRedirects: 0,
  });
  expect(stays.status()).toBe(200);
});

test('a search without words begins on a page of its own, as a form without scripts [SEA-12]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/search/');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the shop' });
  await field.fill('tote');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=tote$/);
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toBeVisible();
  await context.close();
});
