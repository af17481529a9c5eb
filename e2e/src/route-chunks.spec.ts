import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findPiece, takenOver, visit } from './shopper.ts';
import { test } from './test.ts';

interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
}

/** The shop's routes as the built browser script has them. */
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

/** An address for each part of a route's path that is no fixed word. */
const examples: Readonly<Record<string, string>> = {
  ':slug': 'indiluxe',
  ':page?': '',
  'my-account/*': 'my-account/brand-cash',
  'checkout/*': 'checkout',
  '*': 'bags/c-lsh10',
};
const addressOf = (route: Route) =>
  `/${examples[route.path ?? ''] ?? (route.path ?? '').replaceAll(/:[\w?]+/g, (part) => examples[part] ?? part)}`;

/** Collects what a page writes to the console as an error. An answer of 404 is the address's, not the page's. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/\b404\b/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

async function expectAlive(page: Page, address: string): Promise<void> {
  const errors = watchErrors(page);
  await visit(page, address);
  await takenOver(page.locator('main').first());
  expect(errors, address).toEqual([]);
}

test('the built chunk of every route hydrates without an error in the console', async ({ browser, page }) => {
  test.setTimeout(240_000);
  const routes = await readRoutes(page);
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const leaves = routes.filter(({ id }) => !parents.has(id));
  expect(leaves.length).toBeGreaterThan(25);
  for (const route of leaves) {
    const context = await browser.newContext();
    const fresh = await context.newPage();
    await expectAlive(fresh, addressOf(route));
    const loaded = await fresh.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    // Some addresses lead on to another, which has a route of its own.
    if (new URL(fresh.url()).pathname === addressOf(route))
      expect(loaded, addressOf(route)).toContain(route.module);
    await context.close();
  }
});

test('the screens of the catch-all route hydrate without an error in the console', async ({
  browser,
  request,
}) => {
  const piece = await findPiece(request, ':relevance:category:LSH10:inStockFlag:true');
  const id = /p-\w+$/.exec(piece.path)?.[0].slice(2) ?? '';
  for (const address of [
    piece.path,
    `/other-seller/${id}`,
    '/brandList/a-to-z-luxury-brands',
    '/search/page-2?q=bag',
    '/my-account/address',
    '/my-account/brand-cash',
    '/nowhere-at-all',
    '/nothing/p-mp999999999999999',
  ]) {
    const context = await browser.newContext();
    await expectAlive(await context.newPage(), address);
    await context.close();
  }
});

test('a menu opens on the screen of an unknown account address', async ({ page }) => {
  await expectAlive(page, '/my-account/address');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('each chunk alone', () => {
  // The page's policy lets no script in that it did not ask for.
  test.use({ bypassCSP: true });

  test('every built chunk is evaluated without an error', async ({ page }) => {
    // The folder also has assets of earlier builds; this list has those of the build that runs.
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
