import { expect, type Page } from '@playwright/test';
import { logIn, newPhone, visit } from './shopper.ts';
import { shopOrigin } from './setting.ts';
import { test } from './test.ts';

const pages = ['/', '/explore/indiluxe', '/contact-us', '/useful-links', '/cart', '/bags/c-lsh10'];
const accountPages = [
  ...['orders', 'wishlist', 'saved-addresses', 'saved-cards', 'saved-upi-ids', 'update-profile'],
  ...['update-password', 'cliq-care', 'useful-links'],
].map((name) => `/my-account/${name}`);

/** URLs on the shop's origin that the page links to, without fragments. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin, protocol }) => origin === location.origin && protocol.startsWith('http'))
      .map(({ pathname, search }) => pathname + search),
  );

/** Opens the pages in turn. Returns each link with the pages that contain it. */
async function collectLinks(
  page: Page,
  paths: readonly string[],
  isCustomer: boolean,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    // The links depend on the session, so this waits until the header shows whether the shopper is logged in.
    const wishlist = page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
    await expect(wishlist).toBeVisible({ visible: isCustomer });
    for (const link of await linksOn(page)) found.set(link, [...(found.get(link) ?? []), path]);
  }
  return found;
}

/**
 * Collects the links of the menu drawer on a phone: those of the first level, and those of the second level
 * of the section Bags.
 */
async function collectMenuLinks(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const found = await linksOn(page);
  await menu.getByRole('button', { name: 'Bags', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'View all bags' })).toBeVisible();
  return [...found, ...(await linksOn(page))];
}

/** Describes each link whose target does not return 2xx, with the pages that contain the link. */
async function findDeadLinks(page: Page, found: Map<string, string[]>): Promise<string[]> {
  const dead: string[] = [];
  for (const [link, from] of found) {
    const response = await page.request.get(shopOrigin + link);
    if (!response.ok())
      dead.push(`${link} answers ${response.status()}, linked from ${[...new Set(from)].join(' ')}`);
  }
  return dead;
}

for (const shopperKind of ['guest', 'customer'] as const)
  test(`every link that a ${shopperKind} finds in header, footer, menu, account, help and home page leads to a page [RTE-06] [SHL-08] [HLP-03]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const isCustomer = shopperKind === 'customer';
    if (isCustomer) {
      await visit(page, '/?showLogin=true');
      await logIn(page, newPhone());
    }
    const found = await collectLinks(page, isCustomer ? [...pages, ...accountPages] : pages, isCustomer);
    for (const link of await collectMenuLinks(page))
      found.set(link, [...(found.get(link) ?? []), 'the menu']);
    expect(found.size).toBeGreaterThan(60);
    expect(await findDeadLinks(page, found)).toEqual([]);
  });
