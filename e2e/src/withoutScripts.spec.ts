import { expect, type Page } from '@playwright/test';
import { withoutScripts } from './withoutScripts.ts';

// With scripts turned off, shoppers read, search and filter the shop through links and forms.

const listing = '/bags/c-lsh10';
const products = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem');
const total = async (page: Page) => {
  const text = await page
    .getByRole('main')
    .getByText(/^[\d,]+ items?$/)
    .first()
    .textContent();
  return Number(text?.replaceAll(/\D/g, ''));
};
const facets = (page: Page) => page.getByRole('navigation', { name: 'Filter' });

withoutScripts(
  'the home page leads to a section, a listing and a product [RTE-01]',
  'desktop',
  async (page) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    for (const section of await sections.all()) {
      const href = (await section.getAttribute('href')) ?? '';
      expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
    }
    await sections.filter({ hasText: 'Bags' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bags' })).toBeVisible();
    const name = await products(page).first().getByRole('link').first().getAttribute('href');
    await products(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(name ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

withoutScripts(
  'a facet is a link that filters the listing, and its chip removes the filter [LST-16]',
  'desktop',
  async (page) => {
    await page.goto(listing);
    const all = await total(page);
    await facets(page)
      .getByRole('link', { name: /^Black/ })
      .click();
    await expect(page).toHaveURL(/colour/);
    expect(await total(page)).toBeLessThan(all);
    expect(await total(page)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Remove Black' }).click();
    expect(await total(page)).toBe(all);
  },
);

withoutScripts('the price filter is a form [LST-02]', 'desktop', async (page) => {
  await page.goto(listing);
  const all = await total(page);
  const form = facets(page).locator('form');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/c-lsh10\?/);
  expect(await total(page)).toBeLessThanOrEqual(all);
  await expect(products(page).first()).toBeVisible();
});

for (const device of ['desktop', 'phone'] as const)
  withoutScripts(
    `a listing is sorted by a form and paged by links on a ${device} [LST-04]`,
    device,
    async (page) => {
      await page.goto(listing);
      const form = page.locator('form').filter({ has: page.getByLabel('Sort', { exact: true }) });
      await form.getByLabel('Sort', { exact: true }).selectOption('price-asc');
      await form.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('price-asc');
      const first = await pricesOf(page);
      expect(first).toEqual(first.toSorted((a, b) => a - b));
      await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
      await expect(page).toHaveURL(/page[=-]2/);
      const second = await pricesOf(page);
      expect(second[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0);
      await page.getByRole('link', { name: /^(Page 1|1)$/ }).click();
      expect(await pricesOf(page)).toEqual(first);
    },
  );

/** The prices of the listed products, in order. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await products(page).allTextContents();
  return texts.map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
}

for (const device of ['desktop', 'phone'] as const)
  withoutScripts(`the search field is a form on a ${device} [SEA-01]`, device, async (page) => {
    await page.goto('/');
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill('tote');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?.*q=tote/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(products(page).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('tote');
  });

for (const device of ['desktop', 'phone'] as const)
  withoutScripts(
    `a product page offers its colours and sizes and names what needs scripts, on a ${device} [PDP-11]`,
    device,
    async (page) => {
      const { path, size, soldOut } = await findProductWithSizes(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Inclusive of all taxes.')).toBeVisible();
      await page.getByText(size, { exact: true }).click();
      await page.getByRole('button', { name: 'Choose this size' }).click();
      await expect(page).toHaveURL(/[?&]size=/);
      await expect(page.getByRole('radio', { name: size, exact: true })).toBeChecked();
      await expect(page.getByRole('radio', { name: new RegExp(`^${soldOut}\\b`) })).toBeDisabled();
      const colours = page.getByRole('main').locator('a[href*="color="]:not([href^="/other-seller"])');
      const colour = colours.filter({ visible: true }).last();
      const href = (await colour.getAttribute('href')) ?? '';
      await colour.click();
      await expect(page).toHaveURL(href);
      await expect(page.getByText(/^The bag needs JavaScript\./)).toBeVisible();
      await expect(page.getByText(/^See the delivery date before you pay\.$/)).toBeVisible();
      // Buttons that need scripts are hidden.
      for (const name of ['Add to bag', 'Change'])
        await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
    },
  );

/** Finds a product in several colours that has a size in stock and a sold-out size. */
async function findProductWithSizes(page: Page) {
  const query = encodeURIComponent(':relevance:category:LSH13');
  for (let at = 0; at < 6; at += 1) {
    const response = await page.request.get(
      `/api/v2/lux/products/searchProducts/?searchText=${query}&page=${at}`,
    );
    const { searchresult } = (await response.json()) as { searchresult: Card[] };
    for (const { productId, webURL, sizes } of searchresult) {
      const size = sizes.findLast(({ isAvailable }) => isAvailable)?.size;
      const soldOut = sizes.find(({ isAvailable }) => !isAvailable)?.size;
      if (!size || !soldOut) continue;
      const product = await page.request.get(`/api/v2/lux/products/${productId}/productDetails`);
      const { variantOptions } = (await product.json()) as { variantOptions: { colorlink: unknown[] } };
      if (variantOptions.colorlink.length > 1) return { path: webURL, size, soldOut };
    }
  }
  throw new Error('The demonstration catalogue has no such product.');
}

type Card = { productId: string; webURL: string; sizes: { size: string; isAvailable: boolean }[] };

withoutScripts('on a phone the menu leads to the sections [SHL-01]', 'phone', async (page) => {
  await page.goto(listing);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  await header.getByRole('link', { name: 'Menu' }).click();
  const sections = page.getByRole('navigation', { name: 'Shop' });
  await expect(sections).toBeInViewport();
  await sections.getByRole('link', { name: 'Watches' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Watches' })).toBeVisible();
});

withoutScripts(
  'on a phone the filter link leads to the facets below the list [LST-16]',
  'phone',
  async (page) => {
    await page.goto(listing);
    const bar = page.getByRole('group', { name: 'Filter and sort' });
    await expect(bar.getByRole('button')).toHaveCount(0);
    const all = await total(page);
    await bar.getByRole('link', { name: 'Filter' }).click();
    await expect(facets(page)).toBeInViewport();
    const [list, column] = [await products(page).first().boundingBox(), await facets(page).boundingBox()];
    expect(column?.y).toBeGreaterThan(list?.y ?? Number.POSITIVE_INFINITY);
    await facets(page)
      .getByRole('link', { name: /^Black/ })
      .click();
    await expect(page).toHaveURL(/colour/);
    expect(await total(page)).toBeLessThan(all);
    await expect(bar.getByRole('link', { name: 'Filter (1)' })).toBeVisible();
  },
);

withoutScripts('the theme is chosen by a form [SHL-23]', 'phone', async (page) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
