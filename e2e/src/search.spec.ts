import { searchTypes } from '@luxe/contract/event-values';
import { expect, type Page } from '@playwright/test';
import { answerBanner } from './consent.ts';
import { attributesOf, forgetRecorded, labels } from './recorded.ts';
import { visit } from './shopper.ts';
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

test('a search test sends the second search to its own address of the store, and its version is stored [SEA-07]', async ({
  page,
}) => {
  await page.route('**/products/searchab?*', (route) =>
    route.fulfill({
      json: {
        testVersion: 'B',
        testSuggestVersion: 'S2',
        webApiURL: 'https://search.example/v2/lux/products/searchProducts/new-first',
        webLuxSasApiURL: '/v2/lux/products/suggestions/brands-first',
        webIndiLuxSasApiURL: '/v2/lux/products/suggestions',
      },
    }),
  );
  const search = async (text: string) => {
    await open(page);
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search/\\?q=${text}`));
  };
  await visit(page, '/');
  // The first search asks for the test, and does not wait for it.
  await search('tote');
  const stored = () => page.evaluate(() => localStorage.getItem('testSuggestVersion'));
  await expect.poll(stored).toBe('S2');
  const answered = page.waitForResponse(/\/products\/searchProducts\/new-first\?/);
  await search('loafer');
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(new URL(response.url()).searchParams.get('test')).toBe('B');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toBeVisible();
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

test('each way to start a search is reported once, with its type [SEA-10] [PER-01]', async ({
  page,
  request,
}) => {
  test.slow();
  // The browser of a test hears nothing, so a stand-in hears one sentence.
  await page.addInitScript(() => {
    class HeardOnce extends EventTarget {
      start() {
        queueMicrotask(() => {
          const results = [[{ transcript: 'silk' }]];
          this.dispatchEvent(Object.assign(new Event('result'), { results }));
          this.dispatchEvent(new Event('end'));
        });
      }
      abort() {
        return undefined;
      }
    }
    Object.assign(globalThis, { SpeechRecognition: HeardOnce });
  });
  const firstLinkOf = (list: string) => page.getByRole('list', { name: list }).getByRole('link').first();
  const starts: readonly [type: (typeof searchTypes)[number], act: () => Promise<string>][] = [
    [
      'direct',
      async () => {
        await field(page).fill('tote');
        await field(page).press('Enter');
        await expect(page).toHaveURL(/\/search\/\?q=tote/);
        return 'tote';
      },
    ],
    [
      'recent',
      async () => {
        await firstLinkOf('Recent').click();
        await expect(page).toHaveURL(/\/search\/\?q=tote/);
        return 'tote';
      },
    ],
    [
      'top product click',
      async () => {
        // The store knows the view when it selects searches for the shopper.
        const viewed = page.waitForResponse(/product-view$/);
        await firstLinkOf('Popular products').click();
        await expect(page).toHaveURL(/\/p-mp\d+/);
        await viewed;
        return 'NA';
      },
    ],
    [
      'curated for you',
      async () => {
        const link = firstLinkOf('Curated for you');
        const text = ((await link.textContent()) ?? '').trim();
        await link.click();
        await expect(page).toHaveURL(/\/search\/\?q=/);
        return text;
      },
    ],
    [
      'auto',
      async () => {
        await field(page).fill('loaf');
        await expect(page.getByRole('option').first()).toHaveText(/^loaf/);
        await field(page).press('ArrowDown');
        await field(page).press('Enter');
        await expect(page).toHaveURL(/\/search\/\?q=loaf/);
        return new URL(page.url()).searchParams.get('q') ?? '';
      },
    ],
    [
      'voice icon click',
      async () => {
        await page.getByRole('button', { name: 'Search by voice' }).click();
        await page.getByRole('button', { name: 'Start listening' }).click();
        await expect(page).toHaveURL(/\/search\/\?q=silk/);
        return 'silk';
      },
    ],
    [
      'close icon click',
      async () => {
        await field(page).fill('zari');
        await page.getByRole('button', { name: 'Close search' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        return 'zari';
      },
    ],
    [
      'shop with the assistant',
      async () => {
        await field(page).fill('gift');
        await page.getByRole('link', { name: 'Ask Tara: “gift”' }).click();
        // The page replaces the question in its address by the conversation.
        await expect(page).toHaveURL(/\/ask-tara\?/);
        return 'gift';
      },
    ],
  ];
  expect(starts.map(([type]) => type).toSorted()).toEqual([...searchTypes].toSorted());

  await visit(page, '/');
  await answerBanner(page);
  for (const [type, act] of starts) {
    await visit(page, '/');
    await forgetRecorded(request);
    await open(page);
    const text = await act();
    await expect
      .poll(() => attributesOf(request, 'search'), { message: type })
      .toEqual([{ type, text, ...labels }]);
  }
});
