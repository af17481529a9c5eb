import { existsSync, readFileSync } from 'node:fs';
import { corporateGiftCardPath, giftCardCheckoutPath, giftCardsPath } from '@luxe/contract/gift-card-paths';
import { taraNothingPath, taraPath, taraResultsPath, taraStartPath } from '@luxe/contract/tara-paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it, test } from 'vitest';
import routes from './routes.ts';
import { resolvePath } from './routing/resolvePath.ts';
import { routeTable, type Route } from './routing/routeTable.ts';

/**
 * Every route that section 2 of the specification lists under `/my-account`. The page of item details is
 * missing here, because the specification gives it no path.
 */
const specified = [
  ...['update-profile', 'update-password', 'saved-addresses', 'saved-cards', 'wishlist', 'saved-upi-ids'],
  ...['orders', 'order', 'trackOrder/beforeTrack/:orderCode', 'returns', 'returnSummary', 'replacements'],
  ...['replacementSummary', 'summary', 'cancel'],
  ...['initiate', 'reason', 'refundSource', 'pickup', 'variants', 'bankDetails'],
  ...['useful-links', 'g-cliqcash', 'g-giftcard', 'tcp-points', 'tcp-points-history', 'cliq-care'],
  ...['order-v2', 'brand-cash', 'transactionHistory'],
  ...['cliq-cash', 'transaction', 'buy-gift-cards', 'gift-card-checkout'],
];

/** Pages that the specification does not list. */
const added = ['delivery', 'redirectRefund'];

const flatten = (all: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  all.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
const entries = flatten(routes);
const routed = entries.flatMap(({ path = [] }) => path);

test('every route module exists, and every id occurs once', () => {
  const missing = entries.filter(({ file }) => !existsSync(new URL(file, import.meta.url)));
  expect(missing).toEqual([]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('a path of the table resolves to the row that React Router shows', () => {
  for (const [kind, row] of Object.entries<Route>(routeTable))
    for (const path of row.paths ?? []) {
      const address = path
        .replace(':slug', 'the-edit')
        .replace(/:token\??/, 'LX-2611-2048-77.t1k0a0.x')
        .replace('/:page?', '/page-2')
        .replace('*', 'any');
      expect(resolvePath(address), address).toMatchObject({ kind });
      // React Router ignores the letter case of a path, so `/Cart` is the bag too.
      expect(resolvePath(address.toUpperCase()), address).toMatchObject({ kind });
      const file = row.screen === undefined ? undefined : `screens/${row.screen}.tsx`;
      expect(entries.find(({ id }) => id === path && id !== '/')?.file).toBe(file);
    }
});

// The paths are texts in the table, because their constants would load on every page.
test('the pages of gift cards have the paths of the contract [RTE-09]', () => {
  expect(resolvePath(giftCardsPath)).toEqual({ kind: 'giftCards' });
  expect(resolvePath(giftCardCheckoutPath)).toEqual({ kind: 'giftCardCheckout' });
  expect(resolvePath(corporateGiftCardPath)).toEqual({ kind: 'corporateGiftCards' });
});

test('the pages of Tara have the paths of the contract [TAR-01]', () => {
  expect(routeTable.tara.paths).toEqual([taraStartPath, taraPath, taraResultsPath, taraNothingPath]);
  for (const path of routeTable.tara.paths) expect(resolvePath(path)).toEqual({ kind: 'tara' });
});

describe('the account pages [RTE-10]', () => {
  const { pages } = routeTable.account;

  it('match the specification', () => {
    expect(Object.keys(pages).toSorted()).toEqual([...specified, ...added].toSorted());
  });

  test.each(Object.keys(pages))('include %s, which has a route and resolves to the account', (page) => {
    expect(routed).toContain(`my-account/${page}`);
    expect(resolvePath(`/my-account/${page}`)).toEqual({ kind: 'account' });
  });

  it('include buy-gift-cards exactly when the header links to gift cards [SHL-08]', () => {
    const shell = readFileSync(new URL('shell/ShellRoute.tsx', import.meta.url), 'utf8');
    expect(shell.includes('hasAccountGiftCards')).toBe('buy-gift-cards' in pages);
  });

  it('share one layout route, which asks a guest to log in', () => {
    const layout = entries.find(({ file }) => file === 'screens/account/AccountFrame.tsx');
    expect(layout?.children?.map(({ path }) => path)).toEqual(
      Object.keys(pages).map((page) => `my-account/${page}`),
    );
  });
});
