import { clientData, type ClientData } from '@luxe/contract/client-data';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { addToBag, logIn, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

/** Names that a storage may hold: those of the contract. A test fails on any other name. */
const namesIn = (storage: ClientData['storage']): readonly string[] =>
  clientData.filter((data) => data.storage === storage).map(({ name }) => name);

/** Cookies that scripts may read. They hold flags, the theme and the source of the visit, but no identity. */
const readableCookies = new Set([
  ...['luxe_hint', 'theme', 'appSource', 'cid', 'utm_source', 'visitorId', 'consent'],
]);

const readStorage = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    // Empty: only a service worker fills caches, and these tests run without it.
    caches: await caches.keys(),
  }));

/** Expects that every stored name is listed and that no script can read a token. */
async function checkStorage(page: Page, context: BrowserContext) {
  const { local, session, cookie, databases, caches } = await readStorage(page);
  const cookies = await context.cookies();
  const stored: readonly (readonly [ClientData['storage'], readonly string[]])[] = [
    ['cookie', cookies.map(({ name }) => name)],
    ['local storage', Object.keys(local)],
    ['session storage', Object.keys(session)],
    ['IndexedDB', databases],
    ['Cache Storage', caches],
  ];
  for (const [storage, names] of stored)
    expect(
      names.filter((name) => !namesIn(storage).includes(name)),
      storage,
    ).toEqual([]);

  const readable = JSON.stringify([local, session, cookie]);
  for (const { name, value, httpOnly, sameSite } of cookies) {
    expect(sameSite, name).toBe('Lax');
    expect(httpOnly, name).toBe(!readableCookies.has(name));
    if (httpOnly) expect(readable.includes(value), name).toBe(false);
    for (const secret of secretsIn(value)) expect(readable.includes(secret), name).toBe(false);
  }
  for (const name of ['globalAccessToken', 'customerAccessToken'])
    if (local[name]) expect(Object.keys(JSON.parse(local[name]).value ?? {})).not.toContain('access_token');
  return { local, session, cookies };
}

/** Strings of at least 16 characters in the JSON that a cookie encodes as base64url. */
function secretsIn(value: string): string[] {
  const text = Buffer.from(value, 'base64url').toString('utf8');
  return text.startsWith('{') ? [...text.matchAll(/:"([\w.-]{16,})"/g)].map(([, found]) => found ?? '') : [];
}

test('a browser stores only listed names and no token that a script can read, and logout clears customer data [DAT-01, DAT-02, DAT-03, DAT-04, TOK-06]', async ({
  page,
  context,
}) => {
  test.slow();
  const analytics: string[] = [];
  page.on('request', (request) => {
    if (/\/events\?|product-view|\/sales\?|\/ad\?|engagement/.test(request.url()))
      analytics.push(request.url());
  });
  const phone = newPhone();
  await visit(page, '/bags/c-lsh10?q=:price-asc:category:LSH10:price:0-25000:inStockFlag:true');
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await addToBag(page);
  await checkStorage(page, context);
  // The shopper has not agreed to analytics.
  expect(analytics).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitorId');

  await visit(page, '/search/?q=silk');
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  await logIn(page, phone);
  await expect(page).toHaveURL(/\/checkout/);
  const customer = await checkStorage(page, context);
  expect(customer.local.loginType).toBe('customer');
  expect(customer.cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'accessToken',
      'customerAccessToken',
      'identitySession',
      'userdetails',
      'cartGuid',
    ]),
  );
  expect(JSON.stringify([customer.local, customer.session])).not.toContain(phone);

  const logoutStatus = await page.evaluate(() =>
    fetch('/api/session/logout', { method: 'POST', headers: { 'x-luxe-request': '1' } }).then(
      ({ status }) => status,
    ),
  );
  expect(logoutStatus).toBe(200);
  // The test logs out with a direct request that bypasses the page's own code. So the customer's data is
  // cleared only when the next page reads the session.
  await visit(page, '/cart');
  const { local } = await checkStorage(page, context);
  // Only entries that a guest may have remain. The guest token has an entry only if a call has needed that
  // token.
  const ofGuests = new Set(['loginType', 'applicationProperties', 'remoteConfig', 'globalAccessToken']);
  expect(Object.keys(local).filter((name) => !ofGuests.has(name))).toEqual([]);
  expect(local.loginType).toBe('guest');
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies).not.toContain('customerAccessToken');
  expect(cookies).not.toContain('identitySession');
  expect(cookies).not.toContain('userdetails');
  expect(cookies).not.toContain('cartGuid');
  expect(analytics).toEqual([]);
});

test('help, contact and useful links work without a login [ACC-07, HLP-01, HLP-03]', async ({ page }) => {
  await visit(page, '/useful-links');
  await page.getByRole('list', { name: 'Useful links' }).getByRole('link', { name: 'Returns' }).click();
  await expect(page).toHaveURL(/\/returns$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returns and refunds');
  await page.getByRole('main').getByRole('link', { name: 'Help and contact' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d+$/);
});

test('a customer sends a ticket with a picture and gets the ticket number [HLP-01]', async ({ page }) => {
  await visit(page, '/my-account/cliq-care');
  await logIn(page, newPhone());
  await page.getByLabel('What is it about?').selectOption({ label: 'Delivery' });
  await page.getByLabel('What happened?').fill('The ribbon of the parcel was torn.');
  const content = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(400_000, 7)]);
  await page
    .getByLabel('Pictures or documents')
    .setInputFiles({ name: 'ribbon.png', mimeType: 'image/png', buffer: content });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Your ticket number is T\d{7}/)).toBeVisible();
  await expect(page.getByText(/T\d{7} · Received · .* · 1 file/)).toBeVisible();
});
