import { expect, type BrowserContext, type Page } from '@playwright/test';
import { addToBag, logIn, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

// What the shop keeps in a browser, by name: specification, section 3, and the few of ours with their reason. Another name fails here.
const names = {
  cookies: [
    ...[
      'accessToken',
      'cartGuid',
      'giftCardGuid',
      'cartCode',
      'userdetails',
      'appSource',
      'cid',
      'utm_source',
      'visitorId',
    ],
    // The customer's and the single sign-on tokens, beside the global one.
    ...['customerAccessToken', 'identitySession'],
    // Whether somebody is signed in and has a cart: never who.
    'luxe_hint',
    // A login by a link is counted once.
    'luxe_arrived',
    'theme',
  ],
  local: [
    ...[
      'globalAccessToken',
      'customerAccessToken',
      'cartAccessToken',
      'pincode',
      'userinputpincode',
      'paymentMode',
    ],
    ...['orderDetails', 'loginType', 'email', 'userName', 'customerId', 'cartDetails', 'buyNowTempProduct'],
    ...['checkoutValues', 'kycData', 'pancardVerified', 'neupassInfo', 'loyaltyEarnings'],
    // Of each catalogue by itself, and of a visit [DAT-04].
    ...['recentSearches luxury', 'recentSearches indiluxe', 'firstLandingListing', 'testSuggestVersion'],
    // Ids of products alone; last good values of the shop; a name for experiments; what she has allowed.
    ...[
      'recentlyViewed luxury',
      'recentlyViewed indiluxe',
      'applicationProperties',
      'remoteConfig',
      'browserId',
    ],
    ...['consent', 'consentVoice', 'theme'],
  ],
  session: [
    ...['externalCoupon', 'externalCartLink', 'juspayHeaders'],
    // Where pages stood; the key of an order whose answer has not come.
    ...['react-router-scroll-positions', 'orderAttempt'],
  ],
};

/** They say whether, how it looks and from where she came, never who she is. */
const readableCookies = new Set([...['luxe_hint', 'theme', 'appSource', 'cid', 'utm_source', 'visitorId']]);

const kept = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
    cookie: document.cookie,
  }));

/** Every name is one of the list, tokens are for servers alone, and no script can read one. */
async function checkKept(page: Page, context: BrowserContext) {
  const { local, session, cookie } = await kept(page);
  const cookies = await context.cookies();
  expect(Object.keys(local).filter((name) => !names.local.includes(name))).toEqual([]);
  expect(Object.keys(session).filter((name) => !names.session.includes(name))).toEqual([]);
  expect(cookies.map(({ name }) => name).filter((name) => !names.cookies.includes(name))).toEqual([]);

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

/** Texts of some length that a cookie holds in its packing: tokens, names, numbers. */
function secretsIn(value: string): string[] {
  const text = Buffer.from(value, 'base64url').toString('utf8');
  return text.startsWith('{') ? [...text.matchAll(/:"([\w.-]{16,})"/g)].map(([, found]) => found ?? '') : [];
}

test('a browser keeps what the list names and no token that a script could read; logging out clears it [DAT-01, DAT-02, DAT-03, DAT-04, TOK-06]', async ({
  page,
  context,
}) => {
  test.slow();
  const analytics: string[] = [];
  page.on('request', (request) => {
    if (/\/events\?|product-view/.test(request.url())) analytics.push(request.url());
  });
  const phone = newPhone();
  await visit(page, '/bags/c-lsh10?q=:price-asc:category:LSH10:price:0-25000:inStockFlag:true');
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await addToBag(page);
  await checkKept(page, context);
  // Nobody has said that she may be counted.
  expect(analytics).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitorId');

  await visit(page, '/search/?q=silk');
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).first().click();
  await logIn(page, phone);
  await expect(page).toHaveURL(/\/checkout/);
  const customer = await checkKept(page, context);
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

  const answer = await page.evaluate(() =>
    fetch('/api/session/logout', { method: 'POST', headers: { 'x-luxe-request': '1' } }).then(
      ({ status }) => status,
    ),
  );
  expect(answer).toBe(200);
  // The session was ended behind the page's back: the next page finds it out, and clears what the customer has left.
  await visit(page, '/cart');
  const { local } = await checkKept(page, context);
  // What is left is a guest's: her token's mark comes as soon as a call of the page has had need of one.
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

test('nothing of help, contact and useful links needs a customer, and each leads on [ACC-07, HLP-01, HLP-03]', async ({
  page,
}) => {
  await visit(page, '/useful-links');
  await page.getByRole('list', { name: 'Useful links' }).getByRole('link', { name: 'Returns' }).click();
  await expect(page).toHaveURL(/\/returns$/);
  await expect(page.locator('#topic-returns')).toHaveAttribute('open', '');
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d+$/);
});

test('a customer writes with a picture and is given a number [HLP-01]', async ({ page }) => {
  await visit(page, '/my-account/cliq-care');
  await logIn(page, newPhone());
  await page.getByLabel('What is it about?').selectOption({ label: 'Delivery' });
  await page.getByLabel('What happened?').fill('The ribbon of the parcel was torn.');
  const content = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(400_000, 7)]);
  await page
    .getByLabel('Pictures or documents')
    .setInputFiles({ name: 'ribbon.png', mimeType: 'image/png', buffer: content });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Your number is T\d{7}/)).toBeVisible();
  await expect(page.getByText(/T\d{7} · With us · .* · 1 file/)).toBeVisible();
});
