import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import routes from '../routes.ts';
import { accountPages, plannedAccountPages } from './accountPages.ts';
import { resolvePath } from './resolvePath.ts';

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

type Route = { path?: string; children?: Route[] };
const paths = (all: Route[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)]);
const routed = paths(routes as Route[]);

describe('the account pages [RTE-10]', () => {
  it('match the specification: each page is either built or planned', () => {
    expect([...accountPages, ...plannedAccountPages].toSorted()).toEqual(specified.toSorted());
  });

  test.each(accountPages)('include %s, which has a route and resolves to the account', (page) => {
    expect(routed).toContain(`my-account/${page}`);
    expect(resolvePath(`/my-account/${page}`)).toEqual({ kind: 'account' });
  });

  test.each(plannedAccountPages)('do not yet include %s, which the catch-all route answers', (page) => {
    expect(routed).not.toContain(`my-account/${page}`);
    expect(routed).toContain('my-account/*');
    const path = page.replace(':orderCode', '261120-4877');
    expect(resolvePath(`/my-account/${path}`)).toEqual({ kind: 'account' });
  });

  it('include buy-gift-cards exactly when the header links to gift cards [SHL-08]', () => {
    const shell = readFileSync(new URL('../shell/ShellRoute.tsx', import.meta.url), 'utf8');
    const isBuilt = (accountPages as readonly string[]).includes('buy-gift-cards');
    expect(shell.includes('hasAccountGiftCards')).toBe(isBuilt);
  });

  it('share one layout route, which asks a guest to log in', () => {
    const table = readFileSync(new URL('../routes.ts', import.meta.url), 'utf8');
    const [, layoutRoutes = ''] = /layout\('routes\/account\/frame\.tsx', \[([^\]]*)\]/.exec(table) ?? [];
    for (const page of accountPages) expect(layoutRoutes).toContain(`'my-account/${page}'`);
  });
});
