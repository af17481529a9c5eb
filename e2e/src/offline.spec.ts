import { expect, type Page } from '@playwright/test';
import { answerBanner, changeChoices } from './consent.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { addToBag, findProduct, findProducts, logIn, newPhone, visit } from './shopper.ts';
import { allowUnready, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const cheapest = ':price-asc:price:0-25000:inStockFlag:true';

/** Opens a page, and waits until the worker controls it and the page is copied. */
async function visitAndCopy(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() => copiedKeys(page, 'pages'), { timeout: 20_000 })
    .toContain(new URL(page.url()).pathname);
}

/** The paths that the offline page lists under "Saved on this device". */
async function savedPaths(page: Page): Promise<(string | null)[]> {
  await expect(page.getByRole('heading', { level: 2, name: 'Saved on this device' })).toBeVisible();
  return page
    .locator('.offline-links a')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
}

/** Keys of the copies in the browser: addresses of pages, or owners of bags. */
const copiedKeys = (page: Page, store: 'pages' | 'bags') =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('luxe-copies');
        // Only the shop creates the database: one that is created here would have no stores.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve([]);
        request.onsuccess = () => {
          const db = request.result;
          const keys = db.transaction(name).objectStore(name).getAllKeys();
          keys.onsuccess = () => {
            db.close();
            resolve(keys.result.map(String));
          };
        };
      }),
    store,
  );

test('without a connection and without any answer about cookies, home, a visited product and a visited listing open as copies; others show that none exists, and checkout needs one [PWA-01]', async ({
  page,
  context,
}) => {
  const product = await findProduct(page.request, cheapest);
  await visitAndCopy(page, '/');
  await visitAndCopy(page, '/bags/c-lsh10');
  const listing = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  await visitAndCopy(page, product.path);
  await context.setOffline(true);
  await allowUnready(page);

  await page.goto('/');
  await expect(page.getByText('This is a copy from your last visit.')).toBeVisible();
  await page.goto('/bags/c-lsh10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing);
  await page.goto(product.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name);
  await expect(page.getByText(/^Copies from today, .* Prices may have changed\.$/)).toBeVisible();
  await expectNoAxeViolations(page, 'a copy of a product');

  await page.goto('/shipping');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('This page was not opened before')).toBeVisible();
  expect(await savedPaths(page)).toEqual(['/']);
  await expectNoAxeViolations(page, 'the offline page');
  await page.goto('/checkout');
  await expect(page.getByText(/^The checkout needs a connection/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('status')).toContainText('You are online again.');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html[data-ready]')).toBeAttached();
});

test('the offline page lists visited pages only with consent for preferences, and a withdrawal hides the list [PWA-01]', async ({
  page,
  context,
}) => {
  const product = await findProduct(page.request, cheapest);
  await visitAndCopy(page, '/');
  await answerBanner(page);
  await visitAndCopy(page, product.path);
  await context.setOffline(true);
  await allowUnready(page);
  await page.goto('/shipping');
  expect((await savedPaths(page)).toSorted()).toEqual(['/', product.path]);

  await context.setOffline(false);
  await visit(page, '/');
  await changeChoices(page, 'Only necessary');
  await context.setOffline(true);
  await allowUnready(page);
  await page.goto('/shipping');
  expect(await savedPaths(page)).toEqual(['/']);
  await page.goto(product.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name);
  expect(await savedPaths(page)).toEqual(['/']);
});

test('a filter of a listing is a copy of its own [PWA-01]', async ({ page, context }) => {
  const filtered = '/bags/c-lsh10?q=:price-asc:category:LSH10:inStockFlag:true';
  await visitAndCopy(page, '/');
  await visit(page, filtered);
  await expect
    .poll(async () => (await copiedKeys(page, 'pages')).filter((key) => key !== '/'), { timeout: 20_000 })
    .toEqual([expect.stringContaining('?q=')]);
  await context.setOffline(true);
  await allowUnready(page);
  await page.goto('/bags/c-lsh10');
  await expect(page.getByText('This page was not opened before')).toBeVisible();
  await page.goto(filtered);
  await expect(page.getByText('This is a copy from your last visit.')).toBeVisible();
});

test('nothing of a shopper and no page is in Cache Storage [PWA-01]', async ({ page }) => {
  await visitAndCopy(page, '/');
  await visit(page, '/my-account/orders');
  await logIn(page, newPhone());
  await visit(page, '/my-account/orders');
  await visit(page, '/cart');
  const stored = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
    return urls;
  });
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter((path) => !/^\/(?:assets|img)\/|^\/offline\.html$/.test(path))).toEqual([]);
});

test('adding without a connection changes nothing, and "Add when online" adds once [PDP-05, ERR-03]', async ({
  page,
  context,
}) => {
  const [product] = await findProducts(page.request, cheapest, 1);
  await visitAndCopy(page, '/');
  await visitAndCopy(page, product?.path ?? '/');
  const adds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('productsToBag')) adds.push(request.url());
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await page.getByRole('button', { name: 'Add when online' }).click();
  await expect(page.getByText(/will be added when you are online\.$/)).toBeVisible();
  const before = adds.length;
  await context.setOffline(false);
  await expect(page.getByText(/is in your bag\.$/)).toBeVisible();
  expect(adds.length).toBe(before + 1);
  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await visit(page, '/cart');
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  expect(adds.length).toBe(before + 1);
});

test('without a connection, the bag shows its last state to its customer alone; a logout deletes the copy [PWA-01]', async ({
  page,
  context,
}) => {
  test.slow();
  const product = await findProduct(page.request, cheapest);
  const openBagOffline = async () => {
    await context.setOffline(true);
    await allowUnready(page);
    await page.goto('/cart');
  };
  await visitAndCopy(page, '/');
  await visit(page, product.path);
  await addToBag(page);
  await visit(page, '/my-account/orders');
  await logIn(page, newPhone());
  await visit(page, '/cart');
  const owners = () => copiedKeys(page, 'bags');
  await expect.poll(owners, { timeout: 20_000 }).toEqual([expect.stringMatching(/^c[0-9a-f]{12}$/)]);
  await openBagOffline();
  await expect(page.getByText('Your bag, as it was on your last visit.')).toBeVisible();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name });
  await expect(line).toContainText('1 × ₹');
  await expectNoAxeViolations(page, 'a copy of the bag');

  await context.setOffline(false);
  await visit(page, '/my-account/orders');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect.poll(owners, { timeout: 20_000 }).not.toContainEqual(expect.stringMatching(/^c/));
  await visit(page, '/my-account/orders');
  await logIn(page, newPhone());
  await visit(page, '/cart');
  await expect(page.getByText('Your bag is empty.')).toBeVisible();
  await openBagOffline();
  await expect(page.getByText('This page was not opened before')).toBeVisible();
  await expect(page.getByText(product.name)).toHaveCount(0);
});
