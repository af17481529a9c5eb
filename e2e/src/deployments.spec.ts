import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../tools/run/src/programs/childProcess.ts';
import { makeReleases, markOf } from './releases.ts';
import { ports } from './setting.ts';
import { findProduct, visit } from './shopper.ts';
import { startStorefront, type Storefront } from './storefront.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow', baseURL: `http://localhost:${ports.otherShop}` });
test.describe.configure({ retries: 0 });

const folder = path.join(root, `.cache/e2e-releases-${ports.shop}`);
let releases: readonly string[] = [];
let shop: Storefront | undefined;

test.beforeAll(() => {
  releases = makeReleases(folder, 4);
});
test.afterAll(() => shop?.stop());

/** Replaces the running release by another one. */
async function deploy(release: number): Promise<void> {
  await shop?.stop();
  shop = await startStorefront({ STOREFRONT_BUILD: releases[release - 1] });
}

/** Marks the document of a tab, to notice when another one replaces it. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
const isOldDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-old'));

/** Follows a link to a page, as an editor may put it into any text. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
  await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(href, page.url()).pathname);
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });
const broken = 'Something broke on our side';
const notice = (page: Page) => page.getByRole('region', { name: 'A new version is ready.' });

/** The marks of the releases whose scripts a page has requested. */
const releasesOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/assets\/.+(r\d)\.js$/.exec(new URL(name).pathname)?.[1] ?? []),
    ),
  ]);

test('after two deployments in a row, an old tab opens every page and none is blank; Update opens the newest version [PWA-01] [SHL-28]', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(300_000);
  const product = await findProduct(request, ':relevance:category:LSH10:inStockFlag:true');
  await deploy(1);
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await markDocument(page);
  expect(await releasesOf(page)).toEqual([markOf(1)]);

  // None of these pages was open before, so their scripts load only now.
  await deploy(2);
  await follow(page, '/bags/c-lsh10');
  await expect(heading(page, 'Bags')).toBeVisible();
  await follow(page, '/useful-links');
  await expect(page.getByRole('list', { name: 'Useful links' })).toBeVisible();

  await deploy(3);
  await follow(page, product.path);
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  await follow(page, '/gift-cards');
  await expect(heading(page, /gift card/i)).toBeVisible();
  await follow(page, '/brandList/a-to-z-luxury-brands');
  await expect(heading(page, /.+/)).toBeVisible();
  await expect(heading(page, broken)).toHaveCount(0);
  // All of it came from the first release, in the same document.
  expect(await isOldDocument(page)).toBe(true);
  expect(await releasesOf(page)).toEqual([markOf(1)]);

  // Another tab opens the newest release. Its browser finds the newest worker, which waits in both tabs.
  const other = await context.newPage();
  await visit(other, '/');
  expect(await releasesOf(other)).toEqual([markOf(3)]);
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  const loaded = page.waitForEvent('load');
  await notice(page).getByRole('button', { name: 'Update' }).click();
  await loaded;
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(await isOldDocument(page)).toBe(false);
  expect(await releasesOf(page)).toEqual([markOf(3)]);
  await expect(heading(page, /.+/)).toBeVisible();
});

for (const [kind, href, shown] of [
  ['a screen', '/brandList/a-to-z-luxury-brands', /brand/i],
  ['a route', '/useful-links', /.+/],
] as const)
  test(`in a tab whose scripts a release no longer has, the page of ${kind} shows an error, and Try again opens the newest version [SHL-28]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await deploy(3);
    await visit(page, '/');
    await markDocument(page);
    await deploy(4);
    await follow(page, href);
    await expect(heading(page, broken)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await isOldDocument(page)).toBe(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, shown)).toBeVisible();
    await expect(heading(page, broken)).toHaveCount(0);
    expect(await releasesOf(page)).toEqual([markOf(4)]);
  });
