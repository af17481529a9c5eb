import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { findProduct, visit } from './shopper.ts';
import { shopOrigin, storeOrigin } from './setting.ts';
import { test } from './test.ts';

const listing = '/bags/c-lsh10';
const productQuery = ':price-asc:category:LSH10:inStockFlag:true';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

async function openPage(browser: Browser, viewport: typeof phone, deviceScaleFactor: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: shopOrigin, viewport, deviceScaleFactor });
  return context.newPage();
}

/** Path of a kurta, whose page has a close-up of the cloth. */
async function findKurta(request: APIRequestContext): Promise<string> {
  const query = encodeURIComponent(':relevance:category:ISH1010101:inStockFlag:true');
  const url = `${storeOrigin}/v2/lux/products/searchProducts/?pageSize=1&searchText=${query}`;
  const { searchresult } = (await (await request.get(url)).json()) as { searchresult: { webURL: string }[] };
  return searchresult[0]?.webURL ?? '';
}

/** For each loaded picture: its path, its width on screen in device pixels, and the available file widths. */
const readPictures = (page: Page) =>
  page.locator('main picture img').evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap((image) => {
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
        ({ type, media }) => type === 'image/avif' && (media === '' || matchMedia(media).matches),
      );
      if (image.clientWidth === 0 || image.currentSrc === '' || !source) return [];
      const { objectFit, paddingLeft } = getComputedStyle(image);
      const padding = 2 * parseFloat(paddingLeft);
      const size = source.width > 0 ? source : image.attributes;
      const ratio =
        size instanceof NamedNodeMap
          ? Number(size.getNamedItem('width')?.value) / Number(size.getNamedItem('height')?.value)
          : size.width / size.height;
      const fromWidth = image.clientWidth - padding;
      const fromHeight = (image.clientHeight - padding) * ratio;
      const drawn =
        objectFit === 'contain' ? Math.min(fromWidth, fromHeight) : Math.max(fromWidth, fromHeight);
      return {
        address: new URL(image.currentSrc).pathname,
        drawn: drawn * devicePixelRatio,
        offered: [...source.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
      };
    }),
  );

for (const [name, viewport, density] of [
  ['a phone', phone, 1],
  ['a phone with twice the density', phone, 2],
  ['a desktop', desktop, 1],
  ['a desktop with twice the density', desktop, 2],
] as const) {
  test(`on ${name} each picture is AVIF, wide enough for the screen and no wider than needed`, async ({
    browser,
    request,
  }) => {
    const kurta = await findKurta(request);
    for (const path of ['/', listing, (await findProduct(request, productQuery)).path, kurta]) {
      // Each page gets a new browser context. In the same context, the browser would reuse a wider picture
      // that an earlier page has loaded.
      const page = await openPage(browser, viewport, density);
      await page.goto(path);
      if (path === kurta) {
        const closeUp = page.getByRole('img', { name: /^Close-up of the cloth/ });
        await closeUp.scrollIntoViewIfNeeded();
        await expect(closeUp).not.toHaveJSProperty('naturalWidth', 0);
      }
      const pictures = await readPictures(page);
      expect(pictures.length, path).toBeGreaterThan(0);
      for (const { address, drawn, offered } of pictures) {
        const width = Number(/\/(\d+)\.avif$/.exec(address)?.[1]);
        const narrower = offered.findLast((one) => one < width) ?? 0;
        const message = `${path} ${address}, drawn ${drawn.toFixed(0)}`;
        // The picture is enlarged by a tenth at most, unless no wider file is available.
        if (width !== Math.max(...offered)) expect(width, message).toBeGreaterThan(0.9 * drawn);
        // If the page shows one picture twice, the browser loads the width that the larger picture needs.
        const widest = Math.max(...pictures.filter((one) => one.address === address).map((one) => one.drawn));
        // The width of a contained picture is known to a tenth, because it depends on the height of its box.
        expect(narrower, message).toBeLessThan(1.1 * widest);
      }
      await page.context().close();
    }
  });
}

test('a listing loads its first row with high priority and its last row lazily, and no picture shifts the layout [SHL-25]', async ({
  browser,
}) => {
  const page = await openPage(browser, phone, 2);
  const requestedIds = new Set<string>();
  page.on('request', (request) => {
    const id = /\/img\/(\w+)\//.exec(request.url())?.[1];
    if (id) requestedIds.add(id);
  });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources)
          if (
            node instanceof Element &&
            (node.matches('img, picture') || node.querySelector(':scope > picture'))
          )
            moved.push(node.outerHTML.slice(0, 200));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, listing);
  const tiles = page.getByRole('main').getByRole('listitem').locator('picture img');
  const count = await tiles.count();
  for (const at of [0, 1, 2, 3]) {
    await expect(tiles.nth(at)).toHaveAttribute('fetchpriority', 'high');
    await expect(tiles.nth(at)).toHaveAttribute('loading', 'eager');
    await expect(tiles.nth(at)).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(tiles.nth(4)).toHaveAttribute('loading', 'lazy');
  await expect(tiles.nth(count - 1)).not.toHaveAttribute('src');
  // Until hydration, the browser decides how many pictures below the screen it loads. So the test expects
  // only that the browser has not loaded all pictures.
  expect(requestedIds.size).toBeLessThan(count);

  await tiles.nth(count - 1).scrollIntoViewIfNeeded();
  await expect(tiles.nth(count - 1)).not.toHaveJSProperty('naturalWidth', 0);
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
  await page.context().close();
});

test('a picture URL serves AVIF, cached for a year', async ({ request }) => {
  const html = await (await request.get(listing)).text();
  const [url = ''] = /\/img\/\w+\/320\.avif/.exec(html) ?? [];
  const response = await request.get(url);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await response.body()).subarray(4, 12).toString()).toBe('ftypavif');
});
