import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { answerBanner, bannerOf } from './consent.ts';
import { deliver } from './desk.ts';
import {
  attributesOf,
  forgetRecorded,
  labels,
  readEvents,
  readRecorded,
  readSales,
  readScreens,
  readVendorCalls,
} from './recorded.ts';
import { collectorOrigin, opsOrigin } from './setting.ts';
import {
  addToBag,
  fillAddress,
  findProduct,
  logIn,
  newPhone,
  placeWithCash,
  readCode,
  readPrice,
  returnForCliqCash,
  skipNames,
  visit,
} from './shopper.ts';
import { test } from './test.ts';

// What really leaves the browser, recorded by a stand-in of all receivers outside the shop. An order is
// placed once, so a test with one never runs twice.
test.describe.configure({ retries: 0 });

const bags = ':price-asc:category:LSH10:price:0-25000:inStockFlag:true';

/** Names of the events that the vendor got. */
const eventNames = async (request: APIRequestContext) => (await readEvents(request)).map(({ name }) => name);

/** Requests of a page that carry events to the shop or to another origin. */
function watchEvents(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isEvent =
      url.origin === collectorOrigin || /\/api\/(?:events|personalization\/events)/.test(url.pathname);
    if (isEvent) urls.push(url.href);
  });
  return urls;
}

test.beforeEach(({ request }) => forgetRecorded(request));

/** Logs in a new shopper at checkout, who orders the bag in cash. Returns the number of the order. */
async function orderBag(page: Page): Promise<string> {
  const phone = newPhone();
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('6-digit code').fill(await readCode(page.request, phone));
  // What the vendor has not got when the page is left arrives with the next page, in another order.
  await expect.poll(() => eventNames(page.request)).toContain('sign up viewed');
  await skipNames(page);
  await expect.poll(() => readScreens(page.request)).toContain('Cart:New Address');
  await fillAddress(page, phone);
  await page.getByRole('button', { name: 'Save address' }).click();
  await placeWithCash(page);
  const href = await page.getByRole('main').getByRole('link', { name: 'Track order' }).getAttribute('href');
  return new URLSearchParams(href?.split('?')[1]).get('orderCode') ?? '';
}

test('one journey from landing to logout sends exactly these requests, each once [ANA-01, ANA-02, ANA-03, ANA-08, ANA-09, ANA-11, ANA-12, ANA-14, ANA-17, AUT-24]', async ({
  page,
  request,
}) => {
  test.slow();
  const product = await findProduct(request, bags);
  const price = await readPrice(request, product);
  const sellerId = product.ussid.slice(0, 6);

  await visit(page, '/');
  await answerBanner(page);
  await page.getByRole('searchbox').first().fill('tote');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\//);
  await visit(page, product.path);
  await expect.poll(async () => (await readSales(request)).length).toBe(1);
  await addToBag(page);
  await expect.poll(async () => (await readSales(request)).length).toBe(2);
  const orderId = await orderBag(page);
  await expect.poll(async () => (await readSales(request)).length).toBe(3);

  const [view, add, sale] = await readSales(request);
  const own = {
    event_time: expect.stringMatching(/^\d{13}$/),
    os_name: 'Desktop',
    event_id: expect.any(String),
  };
  const item = {
    ...{ product_quantities: '1', product_prices: String(price) },
    ...{ sku_id: product.ussid, seller_id: expect.stringContaining(sellerId) },
  };
  expect([view?.method, view?.cookie]).toEqual(['GET', undefined]);
  expect(view?.query).toEqual({
    ...{ event_name: 'viewproduct', ...own, ...item },
    cli_ubid: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(add?.query).toEqual({
    event_name: 'funnel_add2cart',
    ...own,
    ...item,
    cli_ubid: view?.query.cli_ubid,
  });
  expect(sale?.query).toEqual({
    ...{ event_name: 'funnel_salecomplete', ...own, ...item },
    ...{ sales: expect.stringMatching(/^\d+(?:\.\d+)?$/), item_identifier: orderId },
    // The customer, as a mark that only this shop knows.
    cli_ubid: expect.not.stringMatching(/^(?:NA|current|)$/),
  });
  expect(sale?.query.cli_ubid).not.toBe(view?.query.cli_ubid);

  // The advertising request of an order waits for a claim of its own, so it can arrive after the sale.
  const ads = async () =>
    (await readRecorded(request)).filter(({ path }) => path === '/ad').map(({ query }) => query.who);
  await expect.poll(ads).toEqual([view, add, sale].map((one) => one?.query.cli_ubid));

  await deliver(request, orderId);
  await returnForCliqCash(page, orderId);
  await visit(page, '/my-account/orders');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(async () => (await readVendorCalls(request)).at(-1)).toEqual(['destroy_session']);

  const journey = [
    ...['search', 'product viewed', 'added to cart', 'OTP sent', 'OTP submitted', 'login done'],
    ...['sign up viewed', 'checkout viewed', 'payment method selected', 'order placed', 'return requested'],
    'logged out',
  ];
  await expect.poll(() => eventNames(request)).toEqual(expect.arrayContaining(journey));
  const names = await eventNames(request);
  for (const name of journey.filter((one) => one !== 'search'))
    expect(
      names.filter((one) => one === name),
      name,
    ).toHaveLength(1);
  await expect
    .poll(() => readScreens(request))
    .toEqual(
      expect.arrayContaining([
        ...['Cart', 'Checkout', 'Cart:New Address', 'Checkout - Proceed to Payment', 'Order Confirmation'],
      ]),
    );
  for (const [, , attributes] of (await readVendorCalls(request)).filter(([name]) => name === 'track_event'))
    expect(attributes).toMatchObject(labels);
  // Each document sets the attributes of the customer once, always with the mark of this customer.
  const marks = (await readVendorCalls(request)).filter(([name]) => name === 'add_unique_user_id');
  expect(new Set(marks.map(([, mark]) => mark))).toEqual(new Set([sale?.query.cli_ubid]));
});

test('customer-engagement analytics get the attributes of a customer, once in each document [ANA-01]', async ({
  page,
  request,
}) => {
  test.slow();
  const phone = newPhone();
  const email = `ira.${phone}@example.com`;
  await visit(page, '/');
  await answerBanner(page);
  await visit(page, '/my-account/update-profile');
  await logIn(page, phone);
  await page.getByLabel('First name').fill('Ira');
  await page.getByLabel('Last name').fill('Menon');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  for (const [part, value] of [
    ['Day', '03'],
    ['Month', '04'],
    ['Year', '1990'],
  ] as const)
    await page.getByRole('textbox', { name: part, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Add e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  const response = await request.get(`${opsOrigin}/dev/outbox?email=${email}`);
  await dialog.getByLabel('6-digit code').fill(((await response.json()) as { code: string }).code);
  await expect(dialog).toBeHidden();

  const attributeCalls = async () =>
    (await readVendorCalls(request)).filter(([call]) => call !== 'track_event');
  // Another document, whose calls have all arrived.
  await forgetRecorded(request);
  await visit(page, '/');
  await expect.poll(async () => (await attributeCalls()).length).toBe(8);
  await forgetRecorded(request);
  await visit(page, '/cart');
  // The first event sets the attributes, and the second one does not again.
  await expect.poll(() => readScreens(request)).toContain('Cart - Empty');
  await expect
    .poll(async () => (await attributesOf(request, 'page viewed')).map(({ path }) => path))
    .toContain('/cart');
  await expect.poll(async () => (await attributeCalls()).length).toBe(8);
  const calls = await attributeCalls();
  const mark = calls[0]?.[1];
  expect(mark).toEqual(expect.stringMatching(/.+/));
  expect(calls).toEqual([
    ['add_unique_user_id', mark],
    ['add_first_name', 'Ira'],
    ['add_last_name', 'Menon'],
    ['add_email', email],
    ['add_mobile', phone],
    ['add_gender', 'Female'],
    ['add_birthday', '1990-04-03'],
    // A page never knows the hash, so the mark stands for it.
    ['add_user_attribute', 'customer hash', mark],
  ]);
});

test('an order is counted once over a reload and a second tab [ANA-12, ANA-17]', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const product = await findProduct(request, bags);
  await visit(page, product.path);
  await answerBanner(page);
  await addToBag(page);
  await orderBag(page);
  const completed = async () =>
    (await readSales(request)).filter(({ query }) => query.event_name === 'funnel_salecomplete');
  await expect.poll(completed).toHaveLength(1);
  await page.reload();
  const other = await context.newPage();
  await visit(other, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/Thank you|placed/);
  // The screen of the second tab arrives after its claim.
  await expect
    .poll(async () => (await readScreens(request)).filter((one) => one === 'Order Confirmation'))
    .toHaveLength(2);
  expect(await completed()).toHaveLength(1);
  const placed = async () => (await eventNames(request)).filter((name) => name === 'order placed');
  await expect.poll(placed).toHaveLength(1);
});

test('events of a page that is left before their code has loaded arrive with the next page, once [ANA-02, ANA-11]', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, bags);
  await visit(page, '/');
  await answerBanner(page);
  const late = /\/assets\/(?:later|adapters)-/;
  await page.route(late, () => undefined);
  await visit(page, product.path);
  await expect
    .poll(() => page.evaluate(() => (globalThis as { luxeEvents?: unknown[] }).luxeEvents?.length))
    .toBeGreaterThan(0);
  expect(await readSales(request)).toEqual([]);
  await page.unroute(late);
  await visit(page, '/');
  const skus = async () => (await readSales(request)).map(({ query }) => query.sku_id);
  await expect.poll(skus).toEqual([product.ussid]);
  await visit(page, '/cart');
  await expect.poll(() => readScreens(request)).toContain('Cart - Empty');
  expect(await skus()).toEqual([product.ussid]);
});

test('the server rejects events without consent, also when a page sends them [ANA-02]', async ({ page }) => {
  await visit(page, '/');
  const send = () =>
    page.evaluate(async () => {
      const query = 'event_name=viewproduct&event_time=1&os_name=Desktop&cli_ubid=current';
      return (await fetch(`/api/events?${query}`, { headers: { 'x-luxe-request': '1' } })).status;
    });
  expect(await send()).toBe(403);
  await answerBanner(page);
  expect(await send()).toBe(200);
});

test('nothing leaves without consent, and the vendor does not load [ANA-01, ANA-02, ANA-03]', async ({
  page,
  request,
}) => {
  const urls = watchEvents(page);
  const product = await findProduct(request, bags);
  await visit(page, '/');
  await visit(page, product.path);
  await addToBag(page);
  await visit(page, '/cart');
  await visit(page, '/search/?q=silk');
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  // The banner shows that the code which sends events has loaded. Tracking waits two seconds for the page.
  await expect(bannerOf(page)).toBeVisible();
  await page.waitForFunction(() => performance.now() > 3000);
  expect(urls).toEqual([]);
  expect(await readRecorded(request)).toEqual([]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('visitorId');
});

test('the first thirty results of a search are reported in groups of ten, once [ANA-15]', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  await answerBanner(page);
  await visit(page, '/search/?q=bag');
  // Results are observed once the page has been open for two seconds, as a view of it is [ANA-10].
  await expect
    .poll(async () => (await attributesOf(request, 'page viewed')).map(({ path }) => path))
    .toContain('/search/');
  const tiles = page.getByRole('list', { name: 'Products' }).locator(':scope > *');
  const positions = (
    await tiles.evaluateAll((all) => all.map((tile) => tile.querySelector('a[href*="/p-"]') !== null))
  )
    .slice(0, 30)
    .flatMap((isProduct, at) => (isProduct ? [at + 1] : []));
  expect(positions.at(-1)).toBeGreaterThan(20);
  for (const position of positions) await tiles.nth(position - 1).scrollIntoViewIfNeeded();
  // The browser reports what is in the window with the next frame.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
  // A group that is not complete is reported when the page changes.
  await visit(page, '/cart');
  await expect.poll(() => readScreens(request)).toContain('Cart - Empty');
  const groupOf = (group: number) => {
    const position = positions.filter((one) => Math.ceil(one / 10) === group);
    const product_code = position.map(() => expect.stringMatching(/^mp\d+$/));
    return { text: 'bag', group, product_code, position, ...labels };
  };
  const seen = async () =>
    (await attributesOf(request, 'search results seen')).toSorted(
      (a, b) => Number(a['group']) - Number(b['group']),
    );
  await expect.poll(seen).toEqual([groupOf(1), groupOf(2), groupOf(3)]);
});

test('the search home is a screen of its own in each catalogue [SEA-12]', async ({ page, request }) => {
  await visit(page, '/');
  await answerBanner(page);
  for (const [path, screen] of [
    ['/search/', 'luxe:search home'],
    ['/search/?searchCategory=ISH1', 'indi:search home'],
  ] as const) {
    await forgetRecorded(request);
    await visit(page, path);
    await expect.poll(() => readScreens(request)).toEqual([screen]);
  }
});
