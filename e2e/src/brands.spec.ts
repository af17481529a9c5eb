import { expect, type Page } from '@playwright/test';
import { shopOrigin } from './setting.ts';
import { visit } from './shopper.ts';
import { test } from './test.ts';

const index = '/brandList/a-to-z-luxury-brands';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Brands by letter' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a brand' });
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\bbrands?$/ });

/** Expects the heading of a letter to be on the screen, below the letter bar. */
async function expectInSight(page: Page, letter: string) {
  const heading = page.getByRole('heading', { level: 2, name: letter, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const above = await bar(page).boundingBox();
    const at = await heading.boundingBox();
    expect(at?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  }).toPass();
}

test('the brand index jumps to a letter, filters, links to brand listings, and restores the filter on Back [CON-01]', async ({
  page,
}) => {
  await visit(page, '/');
  await page
    .getByRole('link', { name: /^Brands/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(index);
  await expect(page).toHaveTitle('Luxury brands, A to Z');
  await expect(page.getByRole('heading', { level: 1, name: 'Luxury brands, A to Z' })).toBeVisible();
  await expect(count(page)).toHaveText(/^\d+ brands$/);

  await bar(page).getByRole('link', { name: 'M', exact: true }).click();
  await expect(page).toHaveURL(`${index}#M`);
  await expectInSight(page, 'M');

  await field(page).fill('geneve');
  await expect(count(page)).toHaveText(/^1 of \d+ brands$/);
  await expect(page).toHaveURL(`${index}?q=geneve`);
  const brand = page.getByRole('link', { name: /^Lumen Genève.*\d+ items$/ });
  const productCount = /(\d+) items/.exec((await brand.textContent()) ?? '')?.[1] ?? '';
  await brand.click();
  await expect(page).toHaveURL(/\/lumen-gen[a-z-]*\/c-mbh\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lumen Genève' })).toBeVisible();
  await expect(
    page.getByText(`${productCount} items`, { exact: true }).filter({ visible: true }),
  ).toBeVisible();

  await page.goBack();
  await expect(field(page)).toHaveValue('geneve');
  await expect(brand).toBeVisible();
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL(index);
  await expect(count(page)).toHaveText(/^\d+ brands$/);

  // While the shopper types fast, the field does not lag, and the URL follows the typed text.
  await field(page).pressSequentially('zzzz');
  await expect(page.getByRole('heading', { name: 'No brand by that name' })).toBeVisible();
  await expect(page).toHaveURL(`${index}?q=zzzz`);
  await page.getByRole('link', { name: 'Show all brands' }).click();
  await expect(field(page)).toBeFocused();
  await expect(count(page)).toHaveText(/^\d+ brands$/);
});

test('a brand index works without scripts: its letters are anchors and its field is a form [CON-01]', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(shopOrigin + index);
  await bar(page).getByRole('link', { name: 'K', exact: true }).click();
  await expectInSight(page, 'K');
  await field(page).fill('HOTEL');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${shopOrigin}${index}?q=HOTEL`);
  await expect(field(page)).toHaveValue('HOTEL');
  await expect(count(page)).toHaveText(/^1 of \d+ brands$/);
  await page.getByRole('link', { name: /^Hôtel Lacaze.*items$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hôtel Lacaze' })).toBeVisible();
  await page.goto(`${shopOrigin}${index}?q=zzzz`);
  await page.getByRole('link', { name: 'Show all brands' }).click();
  await expect(page).toHaveURL(shopOrigin + index);
  await context.close();
});

test('a brand index has one canonical URL, and search engines do not index a filtered one [CON-01] [SEO-06]', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const indexHtml = await read(index);
  expect(indexHtml).toContain(`<link rel="canonical" href="${shopOrigin}${index}"/>`);
  expect(indexHtml).toContain('<meta name="robots" content="index, follow"/>');
  expect(indexHtml).toContain('"@type":"BreadcrumbList"');
  expect(await read(`${index}?q=ost`)).toContain('<meta name="robots" content="noindex"/>');
  // The specification defines this second form of the path too. It shows the same index, with the same
  // canonical URL.
  expect(await read('/brandList/women-brands-index')).toContain(
    `<link rel="canonical" href="${shopOrigin}${index}"/>`,
  );
  const indiluxe = await read('/brandList/indiluxe-brands-index');
  expect(indiluxe).toContain('data-catalogue="indiluxe"');
  expect(indiluxe).toContain('Zari Katha');
  expect(indexHtml).not.toContain('Zari Katha');
  const sitemap = await read('/sitemap-1.xml');
  for (const path of [index, '/brandList/indiluxe-brands-index'])
    expect(sitemap).toContain(`<loc>${shopOrigin}${path}</loc>`);
});
