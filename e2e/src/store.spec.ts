import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { shopOrigin } from './setting.ts';
import { visit } from './shopper.ts';
import { test } from './test.ts';

const path = '/neelam-vaid-store';
const name = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of this store' });
const countStatus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /items?$/ });
/** Expects the background and text colour of the banner around a heading. */
async function expectColours(page: Page, text: string, [background, textColour]: readonly [string, string]) {
  await expect(name(page, text).locator('xpath=ancestor::section[1]')).toHaveCSS(
    'background-color',
    background,
  );
  await expect(name(page, text)).toHaveCSS('color', textColour);
}

for (const theme of ['dark', 'light'] as const)
  test(`a brand store keeps its colours in the ${theme} theme, filters by its categories, and has no axe violations [SHL-17] [SHL-23]`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: shopOrigin }]);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(name(page, 'Neelam Vaid')).toBeVisible();
    await expect(page.getByText('Designer store', { exact: true })).toBeVisible();
    await expectColours(page, 'Neelam Vaid', ['rgb(16, 22, 42)', 'rgb(230, 233, 244)']);
    // The page shows the catalogue of its brand, and the link to the brand index is marked as current.
    await expect(page.locator('[data-catalogue="indiluxe"]').first()).toBeAttached();
    await expect(page.getByRole('link', { name: 'Designers', exact: true }).first()).toHaveAttribute(
      'aria-current',
      'true',
    );

    await expect(page.getByText(/^Neelam Vaid moved to Kutch/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'All designers' })).toHaveAttribute(
      'href',
      '/brandList/indiluxe-brands-index',
    );

    const totalText = await countStatus(page).textContent();
    await expect(page.getByText(totalText ?? '', { exact: true })).toHaveCount(2);
    await parts(page).getByRole('link', { name: 'Kurtas' }).click();
    await expect(page).toHaveURL(/\/neelam-vaid-store\?q=:relevance:category:ISH\d+$/);
    await expect(parts(page).locator('[aria-current=page]')).toHaveText('Kurtas');
    await expect(countStatus(page)).not.toHaveText(totalText ?? '');
    await parts(page).getByRole('link', { name: 'All' }).click();
    await expect(page).toHaveURL(path);
    await expect(countStatus(page)).toHaveText(totalText ?? '');

    await expectNoAxeViolations(page, path);
    expect(errors).toEqual([]);
  });

test('the banner of a brand store shows without scripts and does not shift when scripts load [SHL-17]', async ({
  page,
  browser,
}) => {
  const bare = await browser.newContext({ baseURL: shopOrigin, javaScriptEnabled: false });
  const still = await bare.newPage();
  await still.goto(path);
  await expect(name(still, 'Neelam Vaid')).toBeVisible();
  await expect(name(still, 'Neelam Vaid').locator('xpath=ancestor::section')).toHaveCSS(
    'background-color',
    'rgb(16, 22, 42)',
  );
  await bare.close();

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.moved = String(
          Number(document.documentElement.dataset.moved ?? 0) + entry.value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, path);
  const moved = await page.locator('html').getAttribute('data-moved');
  expect(Number(moved ?? 0)).toBeLessThan(0.02);
});

test('a listing of a super-brand shows the banner of that brand, but the shop’s own super-brand has no banner [SHL-17]', async ({
  page,
}) => {
  await page.goto('/everything/c-lsh1?superBrand=SBD11A20001');
  await expect(name(page, 'Vantour')).toBeVisible();
  await expect(page.getByText('Brand store', { exact: true })).toBeVisible();
  await expectColours(page, 'Vantour', ['rgb(233, 228, 216)', 'rgb(31, 35, 38)']);
  await page.goto('/everything/c-lsh1?q=:relevance:superBrand:SBD11A20001');
  await expect(name(page, 'Vantour')).toBeVisible();
  await page.goto('/everything/c-lsh1?superBrand=SBD11A11124');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Brand store', { exact: true })).toHaveCount(0);
});

test('the listing of a brand links to the brand’s store, which shows the brand’s colours [SHL-17]', async ({
  page,
}) => {
  await page.goto('/brandList/indiluxe-brands-index');
  await page
    .getByRole('link', { name: /^Neelam Vaid/ })
    .last()
    .click();
  await page.getByRole('link', { name: 'Visit the store' }).click();
  await expect(page).toHaveURL(path);
  await expect(name(page, 'Neelam Vaid')).toBeVisible();
  await expectColours(page, 'Neelam Vaid', ['rgb(16, 22, 42)', 'rgb(230, 233, 244)']);
});

test('a brand store has its own title, canonical link, breadcrumbs and sitemap entry, and an unknown store redirects to /luxury [SHL-17] [SEO-07] [RTE-06]', async ({
  request,
}) => {
  const read = async (at: string) => (await request.get(at)).text();
  const html = await read(path);
  expect(html).toContain(`<link rel="canonical" href="${shopOrigin}${path}"/>`);
  expect(html).toContain('<meta name="robots" content="index, follow"/>');
  expect(html).toContain(
    '<title>The Neelam Vaid Store: Buy Authentic Neelam Vaid Online In India | LUXE</title>',
  );
  expect(html).toContain('BreadcrumbList');
  expect(await read(`${path}?q=:price-asc`)).toContain('<meta name="robots" content="noindex"/>');
  expect(await read('/sitemap-1.xml')).toContain(`<loc>${shopOrigin}${path}</loc>`);
  const unknown = await request.get('/unknown-store', { maxRedirects: 0 });
  expect([unknown.status(), unknown.headers().location]).toEqual([302, '/luxury']);
});
