import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import routes from '../routes.ts';
import { accountPages, laterAccountPages } from './accountPages.ts';
import { resolvePath } from './resolvePath.ts';

/** Every route that section 2 of the specification lists under `/my-account`. Item details have no path there. */
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

describe('the pages of the account [RTE-10]', () => {
  it('are those of the specification, each built or said to be later', () => {
    expect([...accountPages, ...laterAccountPages].toSorted()).toEqual(specified.toSorted());
  });

  test.each(accountPages)('%s has a route, and is a place of the shop', (page) => {
    expect(routed).toContain(`my-account/${page}`);
    expect(resolvePath(`/my-account/${page}`)).toEqual({ kind: 'account' });
  });

  test.each(laterAccountPages)('%s is no page yet: one route answers for all of these', (page) => {
    expect(routed).not.toContain(`my-account/${page}`);
    expect(routed).toContain('my-account/*');
    const path = page.replace(':orderCode', '261120-4877');
    expect(resolvePath(`/my-account/${path}`)).toEqual({ kind: 'account' });
  });

  it('are what the header leads a customer to for gift cards, once they are built [SHL-08]', () => {
    const shell = readFileSync(new URL('../shell/ShellRoute.tsx', import.meta.url), 'utf8');
    const isThere = (accountPages as readonly string[]).includes('buy-gift-cards');
    expect(shell.includes('hasAccountGiftCards')).toBe(isThere);
  });

  it('stand in one frame, where a guest is asked to log in', () => {
    const table = readFileSync(new URL('../routes.ts', import.meta.url), 'utf8');
    const [, framed = ''] = /layout\('routes\/account\/frame\.tsx', \[([^\]]*)\]/.exec(table) ?? [];
    for (const page of accountPages) expect(framed).toContain(`'my-account/${page}'`);
  });
});
