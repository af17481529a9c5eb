import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { approve, fillCard, pay } from './cardPayment.ts';
import { answerBanner } from './consent.ts';
import { readDesk } from './desk.ts';
import { attributesOf, forgetRecorded, labels, readRecorded, readSales, readScreens } from './recorded.ts';
import { collectorOrigin } from './setting.ts';
import {
  addToBag,
  fillAddress,
  findProduct,
  logIn,
  newPhone,
  readPrice,
  readyToPay,
  visit,
  type Product,
} from './shopper.ts';
import { startStorefront } from './storefront.ts';
import { test } from './test.ts';

// Each line of the specification about analytics that the journey of `analytics.spec.ts` does not meet, with
// what leaves the browser for it.
test.describe.configure({ retries: 0 });

const bags = ':price-asc:category:LSH10:price:30000-60000:inStockFlag:true';

test.beforeEach(({ request }) => forgetRecorded(request));

/** Expects one event of a name, with these attributes and no others. */
const expectOnce = (
  request: APIRequestContext,
  name: string,
  attributes: Readonly<Record<string, unknown>>,
) => expect.poll(() => attributesOf(request, name), { message: name }).toEqual([attributes]);

/** Fields of each request of sales analytics: when, where and who. */
const saleFields = {
  event_time: expect.stringMatching(/^\d{13}$/),
  ...{ os_name: 'Desktop', event_id: expect.any(String), cli_ubid: expect.stringMatching(/.+/) },
};
const viewOf = ({ ussid }: Product) => ({
  ...{ event_name: 'viewproduct', ...saleFields, product_quantities: '1' },
  product_prices: expect.stringMatching(/^\d+(?:\.\d+)?$/),
  ...{ sku_id: ussid, seller_id: expect.stringContaining(ussid.slice(0, 6)) },
});

/** Accepts all cookies on the home page, forgets what has left until then, and opens a page. */
async function openWithConsent(page: Page, path = '/'): Promise<void> {
  await visit(page, '/');
  await answerBanner(page);
  await forgetRecorded(page.request);
  if (path !== '/') await visit(page, path);
}

/** Changes the response of a call. */
const changeResponse = (page: Page, url: RegExp, change: (body: Record<string, unknown>) => object) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) });
  });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the tier of a customer has the name of analytics [ANA-05]', async ({ page, request }) => {
  test.slow();
  await openWithConsent(page, '/my-account/tcp-points');
  await logIn(page, newPhone());
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty points' })).toBeVisible();
  for (const [tier, isMember, name] of [
    ['Base', true, 'Base'],
    ['Copper', true, 'Explorer'],
    ['Silver', true, 'Insider'],
    ['Gold', true, 'Elite'],
    ['Platinum', true, 'Legend'],
    ['Base', false, 'Organic'],
  ] as const) {
    await page.unrouteAll({ behavior: 'wait' });
    await changeResponse(page, /\/loyaltyPoints(?:\?|$)/, (points) => ({ ...points, tier, isMember }));
    await forgetRecorded(request);
    await visit(page, '/my-account/tcp-points');
    await expectOnce(request, 'loyalty points viewed', { tier: name, ...labels });
  }
});

test('a brand cash programme that has expired is left out [ANA-07]', async ({ page, request }) => {
  await openWithConsent(page, '/my-account/brand-cash');
  await changeResponse(page, /\/brandCash(?:\?|$)/, (cash) => {
    const [running] = cash['programmes'] as Record<string, unknown>[];
    return {
      ...cash,
      programmes: [
        running,
        { ...running, brandCode: 'MBH99999', brandName: 'Gone', cashProgramStatus: 'EXPIRED' },
      ],
    };
  });
  await logIn(page, '9000000014');
  await expect(page.getByRole('link', { name: 'Shop Brae' })).toBeVisible();
  await expectOnce(request, 'brand cash viewed', {
    ...{ brand_code: [expect.stringMatching(/^MBH/)], brand_name: ['Brae'] },
    balance: [expect.any(Number)],
    ...labels,
  });
  const [event] = await attributesOf(request, 'brand cash viewed');
  expect(JSON.stringify(event)).not.toContain('Gone');
});

test('a login without a partner token is reported with its reason [ANA-06]', async ({ page, request }) => {
  await openWithConsent(page, '/?showLogin=true');
  await page.route('**/api/session/login', (route) =>
    route.fulfill({
      status: 503,
      json: {
        status: 'FAILURE',
        errorCode: 'No TD Access Token',
        errors: [{ type: 'No TD Access Token', message: 'We could not log you in just now.' }],
      },
    }),
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(newPhone());
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('6-digit code').fill('123456');
  await expectOnce(request, 'login failed', { reason: 'No TD Access Token', ...labels });
});

test('a product is reported with at most five pictures, all with https, and a listing with at most six categories [ANA-04, ANA-13]', async ({
  page,
  request,
}) => {
  await openWithConsent(page, '/bags/c-lsh10');
  await changeResponse(page, /\/productDetails(?:\?|$)/, (product) => {
    const [picture] = product['galleryImagesList'] as Record<string, unknown>[];
    const urls = [
      '//cdn.example/1.avif',
      'cdn.example/2.avif',
      '/media/3.avif',
      'https://cdn.example/4.avif',
    ];
    return {
      ...product,
      galleryImagesList: [...urls, '/media/5.avif', '/media/6.avif', '/media/7.avif'].map((url, at) => ({
        ...picture,
        key: `${at}`,
        url,
      })),
    };
  });
  await page.locator('main a[href*="/p-mp"]').first().click();
  await expect(page).toHaveURL(/\/p-mp\d+/);
  await expect.poll(() => attributesOf(request, 'product viewed')).toHaveLength(1);
  const [view] = await attributesOf(request, 'product viewed');
  expect(view).toEqual({
    ...{
      product_code: expect.stringMatching(/^mp\d+$/),
      sku_id: expect.any(String),
      seller_id: expect.any(String),
    },
    ...{ product_name: expect.any(String), brand: expect.any(String), category: expect.any(String) },
    ...{ price: expect.any(Number), quantity: 1, ...labels },
    luxuryZoom: [
      ...['https://cdn.example/1.avif', 'https://cdn.example/2.avif'],
      expect.stringMatching(/^https:\/\/[^/]+\/media\/3\.avif$/),
      ...['https://cdn.example/4.avif', expect.stringMatching(/^https:\/\/[^/]+\/media\/5\.avif$/)],
    ],
  });

  await visit(page, '/search/?q=silk');
  await expect.poll(() => attributesOf(request, 'listing viewed')).not.toEqual([]);
  const listings = await attributesOf(request, 'listing viewed');
  for (const { categories } of listings) expect((categories as unknown[]).length).toBeLessThanOrEqual(6);
  expect(listings.at(-1)).toEqual({
    ...{ query: expect.any(String), total: expect.any(Number), page: 1, categories: expect.any(Array) },
    ...{ icid: 'NA', icid2: 'NA', ...labels },
  });
});

test('a page is a view after 2000 ms, and the links of a section are seen after 4000 ms [ANA-10, ANA-16]', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (String(data).includes('"page viewed"'))
        document.documentElement.dataset['viewedAt'] ??= String(performance.now());
      return send(url, data);
    };
  });
  await openWithConsent(page);
  await visit(page, '/bags/c-lsh10');
  const title = await page.title();
  // The home page is a view, too, when a slow browser shows it for two seconds.
  const views = async () =>
    (await attributesOf(request, 'page viewed')).filter(({ path }) => path === '/bags/c-lsh10');
  await expect.poll(views).toEqual([{ path: '/bags/c-lsh10', title, ...labels }]);
  const viewedAt = await page.evaluate(() => Number(document.documentElement.dataset['viewedAt']));
  expect(viewedAt).toBeGreaterThanOrEqual(2000);

  const strip = page.getByRole('navigation', { name: 'Sections' });
  await strip.getByRole('link', { name: 'Shoes', exact: true }).hover();
  await expect(strip.getByRole('group', { name: 'Shoes', exact: true })).toBeVisible();
  await strip.getByRole('link', { name: 'Women', exact: true }).hover();
  await expect(strip.getByRole('group', { name: 'Women', exact: true })).toBeVisible();
  expect(await attributesOf(request, 'hover links viewed')).toEqual([]);
  await expectOnce(request, 'hover links viewed', { section: 'Women', ...labels });
});

test('a gift card counts as one, with a category of its own; shoppers from the partner have a channel of their own [ANA-08]', async ({
  page,
  request,
}) => {
  await openWithConsent(page, '/gift-cards?redirectFlag=true');
  await page.getByText('₹5,000', { exact: true }).first().click();
  await page.getByLabel('Their name').fill('Meera');
  await page.getByLabel('Their e-mail').fill(`lines-${Date.now()}@example.com`);
  await page.getByLabel('Your name').fill('Ananya');
  await page.getByLabel('Your e-mail').fill('ananya.buyer@example.com');
  await page
    .getByRole('button', { name: /^Continue to payment/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gift-card-checkout$/);
  const channel = 'DWeb TCP';
  await expectOnce(request, 'added to cart', {
    ...{ category: 'Send As Gift Card', quantity: 1, price: 5000, sku_id: 'NA', seller_id: 'NA' },
    ...{ product_code: expect.any(String), product_name: 'NA', brand: 'NA', ...labels, channel },
  });
  const isAdd = ({ event_name: name }: Readonly<Record<string, string>>) => name === 'funnel_add2cart';
  const adds = async () => (await readSales(request)).map(({ query }) => query).filter(isAdd);
  await expect.poll(adds).toEqual([
    {
      ...{ event_name: 'funnel_add2cart', ...saleFields },
      ...{ product_quantities: '1', product_prices: '5000', sku_id: 'NA', seller_id: 'NA' },
    },
  ]);
});

test('a free gift of an order is not counted, and the PAN of the order stays out of the browser [ANA-12] [DAT-01] [CHK-11]', async ({
  page,
  request,
}) => {
  test.slow();
  const phone = newPhone();
  const pan = 'ABCPK1234L';
  // A gift comes with beauty and home from ₹1,00,000. An order needs a PAN from ₹2,00,000.
  const product = await findProduct(request, ':price-desc:category:LSH21:inStockFlag:true');
  const units = Math.min(4, Math.ceil(2_30_000 / (await readPrice(request, product))));
  await openWithConsent(page, product.path);
  // The bag opens after each addition, so each one starts on a new page.
  for (let count = 0; count < units; count += 1) {
    await visit(page, product.path);
    await addToBag(page);
  }
  await visit(page, '/cart');
  await expect(page.getByText('A gift with beauty and home from ₹1,00,000').first()).toBeVisible();
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  await logIn(page, phone);
  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('textbox', { name: 'PAN', exact: true }).fill(pan);
  await page.getByRole('button', { name: 'Check PAN' }).click();
  await expect(page.getByText('PAN ending 234L goes with this order.').first()).toBeVisible();
  const readStored = () =>
    page.evaluate(() => ({ ...localStorage, ...sessionStorage }) as Record<string, string>);
  await expect.poll(async () => (await readStored())['pancardVerified']).toBe('true');
  const stored = await readStored();
  expect(JSON.parse(stored['kycData'] ?? '')).toEqual({ isPanNeeded: true, hasPan: true });
  expect(JSON.stringify(stored)).not.toMatch(/ABCPK1|1234L|234L/i);
  expect(JSON.stringify(await page.context().cookies())).not.toContain(pan);

  await page.getByRole('radio', { name: /^Netbanking/ }).check();
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
  await pay(page);
  await approve(page);
  await expect(page).toHaveURL(/\/order-placed-successfully\?orderCode=/, { timeout: 30_000 });
  const orderId = new URL(page.url()).searchParams.get('orderCode') ?? '';
  expect(JSON.stringify(await readDesk(request, orderId))).toContain('A scent for the journey');
  await expectOnce(request, 'order placed', {
    ...{ orderId, payable: expect.any(Number), isGiftCard: false, ...labels },
    ...{ product_code: [expect.stringMatching(/^mp\d+$/)], sku_id: [product.ussid], category: ['NA'] },
    ...{ seller_id: [product.ussid.slice(0, 6)], price: [expect.any(Number)], quantity: [units] },
  });
  const isSale = ({ event_name: name }: Readonly<Record<string, string>>) => name === 'funnel_salecomplete';
  const sales = async () => (await readSales(request)).map(({ query }) => query).filter(isSale);
  await expect.poll(sales).toEqual([
    {
      ...{ event_name: 'funnel_salecomplete', ...saleFields, item_identifier: orderId },
      ...{ sku_id: product.ussid, seller_id: product.ussid.slice(0, 6) },
      ...{ product_quantities: String(units), product_prices: expect.stringMatching(/^\d+(?:\.\d+)?$/) },
      sales: expect.stringMatching(/^\d+(?:\.\d+)?$/),
    },
  ]);
});

test('bag, address forms, errors and failed orders are screens of their own [ANA-14, ANA-17]', async ({
  page,
  request,
}) => {
  test.slow();
  await openWithConsent(page);
  await visit(page, '/cart');
  await expect.poll(() => readScreens(request)).toEqual(['Cart - Empty']);

  const product = await findProduct(request, bags);
  await visit(page, product.path);
  await addToBag(page);
  await visit(page, '/cart');
  await page.route(/\/deleteEntries\//, (route) =>
    route.fulfill({
      status: 409,
      json: { status: 'FAILURE', errorCode: 'B9601', errors: [{ message: 'This did not work.' }] },
    }),
  );
  // Tracking and the code that preserves the focus wait two seconds for the page.
  await page.waitForFunction(() => performance.now() > 3000);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect.poll(() => readScreens(request)).toContain('Error Popup');
  await page.unrouteAll({ behavior: 'wait' });

  await readyToPay(page, product, { phone: newPhone() });
  await expect(page.getByRole('radio', { name: /^Credit or debit card/ })).toBeVisible();
  await page.waitForFunction(() => performance.now() > 3000);
  await page.getByRole('button', { name: 'Edit: Deliver to' }).click();
  await expect.poll(() => readScreens(request)).toContain('Cart:Change Address');
  await page.getByRole('button', { name: /^Edit the address of / }).click();
  await expect.poll(() => readScreens(request)).toContain('Cart:Edit Address');
  await page.getByRole('button', { name: 'Save address' }).click();

  await fillCard(page, '4000000000000002');
  await pay(page);
  await approve(page);
  await expect(page).toHaveURL(/\/order-failed\?orderCode=/);
  await expect.poll(() => readScreens(request)).toContain('Order Failure');
  await expectOnce(request, 'order unsuccessful', { reason: expect.stringMatching(/.+/), ...labels });
});

test('production has an endpoint of its own, by POST; without an endpoint, events go to the shop [ANA-02, ANA-09]', async ({
  page,
  request,
}) => {
  test.slow();
  const product = await findProduct(request, bags);
  const production = await startStorefront({
    SALES_ANALYTICS_URL: `${collectorOrigin}/production`,
    SALES_ANALYTICS_PREPRODUCTION_URL: `${collectorOrigin}/sales`,
    SALES_ANALYTICS_ENVIRONMENT: 'production',
    SALES_ANALYTICS_METHOD: 'POST',
  });
  try {
    await visit(page, production.origin + product.path);
    await answerBanner(page);
    const sent = async () =>
      (await readRecorded(request)).filter(({ path }) => path === '/production' || path === '/sales');
    await expect.poll(sent).toHaveLength(1);
    expect((await sent())[0]).toEqual({
      ...{ method: 'POST', path: '/production', call: [] },
      query: viewOf(product),
    });
  } finally {
    await production.stop();
  }

  const without = await startStorefront({ SALES_ANALYTICS_URL: '', SALES_ANALYTICS_PREPRODUCTION_URL: '' });
  try {
    const own = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
    await visit(page, without.origin + product.path);
    const response = await own;
    expect(response.ok()).toBe(true);
    const query = Object.fromEntries(new URL(response.url()).searchParams);
    // The session boundary fills in who it is.
    expect(query).toEqual({ ...viewOf(product), cli_ubid: 'current' });
  } finally {
    await without.stop();
  }
});
