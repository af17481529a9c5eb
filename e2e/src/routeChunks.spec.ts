import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { inThisRun } from './inThisRun.ts';
import { findProduct, waitForHydration, visit } from './shopper.ts';
import { test } from './test.ts';

interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
}

/** The routes in the manifest of the built browser scripts. */
async function readRoutes(page: Page): Promise<Route[]> {
  await page.goto('/');
  await page.waitForFunction(() => '__reactRouterManifest' in window);
  return page.evaluate(() =>
    Object.values(
      (window as unknown as { __reactRouterManifest: { routes: Record<string, Route> } })
        .__reactRouterManifest.routes,
    ),
  );
}

const addressOf = (route: Route) => `/${route.path?.replace('*', 'no-such-page') ?? ''}`;

/** Collects the errors of a page and its console, except for a 404, which some of the tested URLs cause. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/\b404\b/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

async function expectHydrated(page: Page, address: string): Promise<void> {
  const errors = watchErrors(page);
  await visit(page, address);
  await waitForHydration(page.locator('main').first());
  expect(errors, address).toEqual([]);
}

test('the built chunk of every route hydrates without an error in the console', async ({ page }) => {
  test.setTimeout(240_000);
  const routes = await readRoutes(page);
  const parents = new Set(routes.map(({ parentId }) => parentId));
  // The entry imports the route modules of `/` and of the catch-all route.
  const leaves = routes.filter(({ id }) => !parents.has(id) && id !== '/' && id !== '*');
  expect(leaves.length).toBeGreaterThan(20);
  for (const route of inThisRun(leaves)) {
    const fresh = await page.context().newPage();
    await expectHydrated(fresh, addressOf(route));
    const loaded = await fresh.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    // Some paths redirect to a path of another route, so the module of their own route need not load.
    if (new URL(fresh.url()).pathname === addressOf(route))
      expect(loaded, addressOf(route)).toContain(route.module);
    await fresh.close();
  }
});

test('the screens of the catch-all route hydrate without an error in the console', async ({
  context,
  request,
}) => {
  const product = await findProduct(request, ':relevance:category:LSH10:inStockFlag:true');
  const id = /p-\w+$/.exec(product.path)?.[0].slice(2) ?? '';
  for (const address of [
    '/',
    '/explore/indiluxe',
    '/bags/c-lsh10',
    product.path,
    `/other-seller/${id}`,
    '/brandList/a-to-z-luxury-brands',
    '/search/',
    '/search/page-2?q=bag',
    '/cart',
    '/checkout',
    '/my-account/address',
    '/my-account/no-such-page',
    '/nowhere-at-all',
    '/nothing/p-mp999999999999999',
  ]) {
    const page = await context.newPage();
    await expectHydrated(page, address);
    await page.close();
  }
});

test('a page requests its scripts at once, also its entry', async ({ page }) => {
  await visit(page, '/');
  const [entry, preloaded, loaded] = await page.evaluate(() => {
    const { entry: own } = (window as unknown as { __reactRouterManifest: { entry: { module: string } } })
      .__reactRouterManifest;
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    const paths = links.map(({ href }) => new URL(href).pathname);
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js'));
    return [own.module, paths, scripts] as const;
  });
  expect(preloaded).toContain(entry);
  expect(loaded).toContain(entry);
  expect(preloaded.slice(0, 8).filter((path) => !loaded.includes(path))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('a first load requests at most eight scripts', async ({ page }) => {
    const product = await findProduct(page.request, ':relevance:category:LSH10:inStockFlag:true');
    for (const address of ['/', '/bags/c-lsh10', product.path]) {
      await visit(page, address);
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      // What every page loads once it is in use, or after two seconds.
      const scripts = files.filter((name) => name.endsWith('.js') && !/\/late(r|Shared)-/.test(name));
      expect(scripts.length, address).toBeGreaterThan(3);
      expect(scripts.length, `${address}: ${scripts.join(' ')}`).toBeLessThanOrEqual(8);
    }
  });
});

test('the login dialog opens on the page of addresses in the account', async ({ page }) => {
  await expectHydrated(page, '/my-account/address');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('the build', () => {
  // The test imports scripts itself, which the content security policy would block. So the policy is turned
  // off.
  test.use({ bypassCSP: true });

  test('contains only script chunks that a browser evaluates without an error', async ({ page }) => {
    // The assets folder also contains files of earlier builds. The first entry of this list is the running
    // build.
    const list = path.resolve(import.meta.dirname, '../../apps/storefront/build/assets.json');
    const [build] = JSON.parse(readFileSync(list, 'utf8')) as { names: string[] }[];
    const chunks = (build?.names ?? []).filter((name) => name.endsWith('.js'));
    expect(chunks.length).toBeGreaterThan(50);
    const errors = watchErrors(page);
    await visit(page, '/');
    const failures = await page.evaluate(async (names) => {
      const failed: string[] = [];
      for (const name of names) {
        try {
          await import(`/assets/${name}`);
        } catch (error) {
          failed.push(`${name}: ${String(error)}`);
        }
      }
      return failed;
    }, chunks);
    expect(failures).toEqual([]);
    expect(errors).toEqual([]);
  });
});
