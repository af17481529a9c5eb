import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const box = (page: Page) => page.getByRole('searchbox').first();
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });

/** Opens the search layer. If the page is not hydrated at the click, the layer opens after hydration. */
async function open(page: Page) {
  await box(page).click();
  await expect(field(page)).toBeFocused();
}

test('search suggests while the shopper types, works by keyboard alone, and remembers recent searches [SEA-02] [SEA-03] [SEA-15] [SEA-16]', async ({
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
  const suggestion = (await first.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=loaf/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(box(page)).toHaveValue(suggestion);

  await open(page);
  await field(page).fill('');
  await expect(page.getByRole('list', { name: 'Recent' }).getByRole('link')).toHaveText([suggestion]);

  // The other catalogue has its own list of recent searches, and its search finds only its own products.
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

test('the search box keeps its text on the results page and is empty on other pages [SHL-03] [SHL-04]', async ({
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
  // The layer ignores outside clicks for a moment after it opens, so the test clicks until it closes.
  await expect(async () => {
    await page.mouse.click(10, 850);
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1000 });
  }).toPass();
});

test('a search for a keyword redirects to the keyword’s page, with and without scripts, unless the URL disables redirects [SEA-05]', async ({
  page,
}) => {
  const response = await page.request.get('/search/?q=brands', { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([
    302,
    '/brandList/a-to-z-luxury-brands',
  ]);
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

test('a search without text shows the search page, whose form works without scripts [SEA-12]', async ({
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
