import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { storeOrigin } from './setting.ts';
import { visit, waitForHydration } from './shopper.ts';
import { test } from './test.ts';
import { withoutScripts } from './withoutScripts.ts';

interface Garment {
  /** Path of the product page in its first colour. */
  path: string;
  /** Sizes in stock. */
  sizes: string[];
  measures: { part: string; cm: number[] }[];
  allSizes: string[];
}

/** The first kurta with two sizes in stock, M among them, as the store returns it. */
async function findKurta(request: APIRequestContext): Promise<Garment> {
  const url = `${storeOrigin}/v2/lux/products/searchProducts/?pageSize=48&searchText=`;
  const query = encodeURIComponent(':relevance:category:ISH1010101:inStockFlag:true');
  const { searchresult } = (await (await request.get(url + query)).json()) as {
    searchresult: { productId: string; webURL: string }[];
  };
  for (const { productId, webURL } of searchresult) {
    const response = await request.get(`${storeOrigin}/v2/lux/products/${productId}/productDetails`);
    const product = (await response.json()) as {
      garment?: { sizes: string[]; measures: Garment['measures'] };
      variantOptions: { sizelink: { size: string; isAvailable: boolean }[] };
    };
    const sizes = product.variantOptions.sizelink.flatMap(({ size, isAvailable }) =>
      isAvailable ? [size] : [],
    );
    if (!product.garment || !sizes.includes('M') || !sizes.includes('L')) continue;
    const { sizes: allSizes, measures } = product.garment;
    return { path: webURL, sizes, measures, allSizes };
  }
  throw new Error('no kurta of the demonstration is in stock in M and L');
}

const lengthOf = ({ measures, allSizes }: Garment, part: string, size: string) =>
  measures.find((one) => one.part === part)?.cm[allSizes.indexOf(size)];
/** Presses the tile of a size. Its radio is visually hidden. */
const choose = (page: Page, size: string) =>
  page
    .locator('label')
    .filter({ hasText: new RegExp(`^${size}$`) })
    .click();
const drawing = (page: Page, size: string) =>
  page.getByRole('img', { name: new RegExp(`^Kurta laid flat, size ${size}:`) });

test('a garment is drawn from the measures of the selected size, whose column is marked [PDP-12]', async ({
  page,
  request,
}) => {
  const kurta = await findKurta(request);
  await visit(page, kurta.path);
  await choose(page, 'M');
  await expect(drawing(page, 'M')).toHaveAccessibleName(
    new RegExp(`chest ${lengthOf(kurta, 'chest', 'M')} cm`),
  );
  await choose(page, 'L');
  await expect(drawing(page, 'L')).toHaveAccessibleName(
    new RegExp(`chest ${lengthOf(kurta, 'chest', 'L')} cm`),
  );
  const table = page.getByRole('table', { name: 'Measures by size' });
  await expect(table.locator('thead [aria-current]')).toHaveText('L');
  await expect(table.getByRole('row', { name: /^Length/ }).locator('[data-chosen]')).toHaveText(
    String(lengthOf(kurta, 'length', 'L')),
  );
  await expectNoAxeViolations(page, 'a garment');
});

test('"Find my size" selects the size that it finds, and the focus returns to its row [PDP-12]', async ({
  page,
  request,
}) => {
  const kurta = await findKurta(request);
  await visit(page, kurta.path);
  const opener = page.getByRole('link', { name: 'Find my size' });
  await opener.scrollIntoViewIfNeeded();
  await waitForHydration(opener);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Find my size' });
  await dialog.getByRole('radio', { name: /^The measures of a kurta/ }).check();
  await dialog.getByLabel('Its chest').fill(`${lengthOf(kurta, 'chest', 'M')} cm`);
  await dialog.getByRole('button', { name: 'Show my size' }).click();
  await dialog.getByRole('button', { name: 'Choose M' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/[?&]size=M/);
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await expect(opener).toBeFocused();
});

withoutScripts(
  'a garment has its drawing and measures, and the row of "Find my size" leads to them [PDP-12]',
  'desktop',
  async (page) => {
    const kurta = await findKurta(page.request);
    await page.goto(`${kurta.path}${kurta.path.includes('?') ? '&' : '?'}size=L`);
    await expect(drawing(page, 'L')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Fabric and care' })).toBeVisible();
    await page.getByRole('link', { name: 'Find my size' }).click();
    await expect(page).toHaveURL(/#size-and-fit$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Size and fit' })).toBeInViewport();
  },
);

test('the first row of a listing of clothing has a garment pictured as worn, on the ground of the theme', async ({
  page,
}) => {
  await visit(page, '/ready-to-wear/c-lsh11');
  const tiles = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const tile = tiles.filter({ has: page.getByRole('img', { name: / as worn/ }) }).first();
  await expect(tile).toBeVisible();
  const [worn, first] = [await tile.boundingBox(), await tiles.first().boundingBox()];
  expect(worn?.y).toBe(first?.y);
  const groundOf = () =>
    tile
      .locator('picture')
      .first()
      .evaluate((picture) => getComputedStyle(picture.parentElement as Element).backgroundColor);
  const dark = await groundOf();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
  await expect.poll(groundOf).not.toBe(dark);
});

test('facets, filters and sort order of a long listing stay in the window on a desktop', async ({ page }) => {
  await visit(page, '/bags/c-lsh10');
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(
    page.getByRole('navigation', { name: 'Filter' }).getByText('Filter', { exact: true }).first(),
  ).toBeInViewport();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /items?$/ }),
  ).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeInViewport();
});

test('many filters of a listing stand in one line on a desktop, so that the bar above it stays low', async ({
  page,
  request,
}) => {
  const query = encodeURIComponent(':relevance:category:LSH10');
  const response = await request.get(
    `${storeOrigin}/v2/lux/products/searchProducts/?pageSize=1&searchText=${query}`,
  );
  const { facetdata } = (await response.json()) as {
    facetdata: { key: string; values: { value: string }[] }[];
  };
  const brands = facetdata.find(({ key }) => key === 'brand')?.values ?? [];
  const colours = facetdata.find(({ key }) => key === 'colour')?.values ?? [];
  const filters = [
    ...brands.slice(0, 8).map(({ value }) => `:brand:${value}`),
    ...colours.slice(0, 4).map(({ value }) => `:colour:${value}`),
  ];
  await visit(page, `/bags/c-lsh10?q=${encodeURIComponent(`:relevance${filters.join('')}`)}`);
  const bar = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /items?$/ })
    .locator('xpath=../..');
  const chips = bar.getByRole('link');
  expect(filters.length).toBeGreaterThan(8);
  await expect(chips).toHaveCount(filters.length);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
  await chips.last().focus();
  await expect(chips.last()).toBeInViewport();
});

test('a garment opened from a listing does not move when "Find my size" arrives', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/FindSize-*', (route) => held.then(() => route.continue()));
  await visit(page, '/kurtas/c-ish1010101');
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await page.waitForURL(/\/p-mp\d+/);
  const sizes = page.locator('form:has(input[name="size"])');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first();
  const finder = page.getByRole('link', { name: 'Find my size' });
  const distance = async () => {
    const [above, below] = [await sizes.boundingBox(), await add.boundingBox()];
    if (!above || !below) throw new Error('The page has no sizes or no button.');
    return below.y - above.y - above.height;
  };
  await expect(add).toBeVisible();
  await expect(finder).toHaveCount(0);
  const before = await distance();
  release();
  await expect(finder).toBeVisible();
  expect(await distance()).toBeCloseTo(before, 0);
});
