import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { resolvePath, type RouteMatch } from './resolvePath.ts';
import { routeTable, type Route } from './routeTable.ts';

const listing = (code: string, slug = ''): RouteMatch => ({ kind: 'listing', code, slug });
const product = (productId: string, slug = ''): RouteMatch => ({ kind: 'product', productId, slug });
const otherSellers = (productId: string): RouteMatch => ({ kind: 'otherSellers', productId });
const brandIndex = (path: string): RouteMatch => ({ kind: 'brandIndex', path });
const content = (path: string): RouteMatch => ({ kind: 'content', path });
const dynamic = (path: string): RouteMatch => ({ kind: 'dynamic', path });
const moved = (to: string): RouteMatch => ({ kind: 'moved', to });
const file: RouteMatch = { kind: 'file' };

describe('resolvePath', () => {
  const examples: readonly (readonly [parameter: string, example: string])[] = [
    ['/:slug', '/word'],
    ['/:page?', '/page-2'],
    ['/:token?', '/abc'],
    ['/:token', '/abc'],
    ['/*', '/deep/page'],
  ];
  test.each(
    Object.entries<Route>(routeTable).flatMap(([kind, { paths = [] }]) =>
      paths.map((path) => [path, kind] as const),
    ),
  )('%s of the route table resolves to %s in any letter case', (path, kind) => {
    const example = examples.reduce((filled, [from, to]) => filled.replace(from, to), path);
    for (const given of [example, example.toUpperCase(), `${example}/`])
      expect([given, resolvePath(given).kind]).toEqual([given, kind]);
  });

  test.each<[string, RouteMatch]>([
    ['/', { kind: 'home' }],
    ['/luxury', { kind: 'home' }],
    ['/luxury/', { kind: 'home' }],
  ])('%s is the luxury home [RTE-01]', (path, route) => expect(resolvePath(path)).toEqual(route));

  test.each<[string, RouteMatch]>([
    ['/explore/indiluxe', { kind: 'explore', slug: 'indiluxe' }],
    ['/explore/the-monsoon-edit', { kind: 'explore', slug: 'the-monsoon-edit' }],
    ['/explore', content('/explore')],
    ['/explore/a/b', content('/explore/a/b')],
  ])('%s resolves to an explore page only with one slug [RTE-02]', (path, route) =>
    expect(resolvePath(path)).toEqual(route),
  );

  test.each<[string, RouteMatch]>([
    ['/brands/x', moved('/x')],
    ['/brands', moved('/')],
    ['/brands/verrane/c-mbh12', moved('/verrane/c-mbh12')],
    ['/shop/brands/x', moved('/shop/x')],
    ['/brandList/luxury-brands-index', brandIndex('/brandList/luxury-brands-index')],
    ['/brands-of-india', content('/brands-of-india')],
  ])('%s resolves without a /brands segment [RTE-03]', (path, route) =>
    expect(resolvePath(path)).toEqual(route),
  );

  test.each<[string, RouteMatch]>([
    ['/brandList/a-to-z-luxury-brands', brandIndex('/brandList/a-to-z-luxury-brands')],
    ['/brandList/indiluxe-brands-index', brandIndex('/brandList/indiluxe-brands-index')],
    ['/brandList/womens_bags-brands-index/', brandIndex('/brandList/womens_bags-brands-index')],
    ['/brandList/-luxury-brands', content('/brandList/-luxury-brands')],
    ['/brandList/brands-index', content('/brandList/brands-index')],
    ['/brandList/a-luxury-brands/b', content('/brandList/a-luxury-brands/b')],
    ['/brandList/a%20b-luxury-brands', content('/brandList/a%20b-luxury-brands')],
    ['/x/a-luxury-brands', dynamic('/x/a-luxury-brands')],
  ])('%s resolves to a brand index only for its names below /brandList [CON-01]', (path, route) =>
    expect(resolvePath(path)).toEqual(route),
  );

  test.each<[string, RouteMatch]>([
    ['/contactus', moved('/b-contactus')],
    ['/help/contactus-form', moved('/b-contactus')],
    ['/b-contactus', { kind: 'textPages' }],
    ['/cktnc', moved('/b-cktnc')],
    ['/b-cktnc', { kind: 'textPages' }],
  ])('%s resolves to the short help path [RTE-04]', (path, route) =>
    expect(resolvePath(path)).toEqual(route),
  );

  test.each<[string, RouteMatch]>([
    ['/search/', { kind: 'search' }],
    ['/search', { kind: 'search' }],
    ['/constructor', content('/constructor')],
    ['/__proto__', content('/__proto__')],
    ['/search/page-2', { kind: 'search' }],
    ['/search/page-0', content('/search/page-0')],
    ['/cart', { kind: 'bag' }],
    ['/bag', { kind: 'bag' }],
    ['/order-placed-successfully', { kind: 'orderPlaced' }],
    ['/order-failed', { kind: 'orderFailed' }],
    ['/payment-pending', { kind: 'paymentPending' }],
    ['/thank-you', { kind: 'orderPlaced' }],
    ['/my-account', { kind: 'accountHome' }],
    ['/my-account/orders', { kind: 'account' }],
    ['/my-account/order', { kind: 'account' }],
    ['/my-account/wishlist/', { kind: 'account' }],
    ['/my-account/cliq-care', { kind: 'account' }],
    ['/my-account/no-such-page', { kind: 'account' }],
    ['/my-account/orders/more', { kind: 'account' }],
    ['/useful-links', { kind: 'usefulLinks' }],
    ['/verify-email', { kind: 'verifyEmail' }],
    ['/confirm-login', { kind: 'confirmLogin' }],
    ['/contact-us', { kind: 'help' }],
    ['/track-order', { kind: 'trackOrder' }],
    ['/shipping', { kind: 'textPages' }],
    ['/handbags/c-lsh10', listing('LSH10', 'handbags')],
    ['/handbags/c-LSH1010', listing('LSH1010', 'handbags')],
    ['/indiluxe/c-ISH1', listing('ISH1', 'indiluxe')],
    ['/verrane/c-mbh11a00123', listing('MBH11A00123', 'verrane')],
    ['/c-lsh10', listing('LSH10')],
    ['/warden-bag/p-mp000000000000123', product('mp000000000000123', 'warden-bag')],
    ['/p-MP000000000000123', product('mp000000000000123')],
    ['/all-pdp/p-mp000000000000123', product('mp000000000000123')],
    ['/all-pdp/MP000000000000123', product('mp000000000000123')],
    ['/all-pdp/warden-bag/p-mp000000000000123', product('mp000000000000123', 'warden-bag')],
    ['/all-pdp/a/b/p-mp1', content('/all-pdp/a/b/p-mp1')],
    ['/all-pdp', content('/all-pdp')],
    ['/other-seller/mp000000000000123', otherSellers('mp000000000000123')],
    ['/other-seller/p-MP000000000000123', otherSellers('mp000000000000123')],
    ['/other-seller/x', content('/other-seller/x')],
    ['/other-seller', content('/other-seller')],
    ['/p-', content('/p-')],
    ['/x/c-', content('/x/c-')],
    ['/about%20us', content('/about%20us')],
  ])(
    '%s resolves to a fixed route, else by its code, else to content [RTE-05] [RTE-11] [PDP-01]',
    (path, route) => expect(resolvePath(path)).toEqual(route),
  );

  test.each<[string, RouteMatch]>([
    ['/checkout', { kind: 'checkout' }],
    ['/checkout/anything', { kind: 'checkout' }],
    ['/checkout/multi/anything', { kind: 'checkout' }],
    ['/retryFailedOrder', { kind: 'checkout' }],
    ['/retryFailedOrder/', { kind: 'checkout' }],
    ['/retryFailedOrders', content('/retryFailedOrders')],
    ['/my/retryFailedOrder', dynamic('/my/retryFailedOrder')],
    ['/checkout/multi', { kind: 'orderPlaced' }],
    ['/checkout/multi/', { kind: 'orderPlaced' }],
    ['/checkout/multi/payment-method/newCardPayment', { kind: 'paymentReturn' }],
  ])('%s resolves to the checkout, except for payment outcomes [CHK-14] [CHK-21]', (path, route) =>
    expect(resolvePath(path)).toEqual(route),
  );

  test.each<[string, RouteMatch]>([
    ['/bags/top-handle', dynamic('/bags/top-handle')],
    ['/bags/top-handle/', dynamic('/bags/top-handle')],
    ['/watches/automatic/men', dynamic('/watches/automatic/men')],
    ['/jewellerystore', dynamic('/jewellerystore')],
    ['/luxury/browse/gifting', dynamic('/luxury/browse/gifting')],
    ['/brands/bags/totes', moved('/bags/totes')],
    ['/bags', content('/bags')],
    ['/a/b/c/d', content('/a/b/c/d')],
    ['/a%20b/c', content('/a%20b/c')],
    // Fixed routes, and paths that resemble them, are never listings.
    ['/explore/indiluxe', { kind: 'explore', slug: 'indiluxe' }],
    ['/explore/a/b', content('/explore/a/b')],
    ['/search/page-0', content('/search/page-0')],
    ['/my-account/none', { kind: 'account' }],
    ['/useful-links/faq', { kind: 'usefulLinks' }],
    ['/browse/luxury/x', content('/browse/luxury/x')],
    ['/brandList/bags-brands-index', brandIndex('/brandList/bags-brands-index')],
    ['/brandList/none/x', content('/brandList/none/x')],
    // A code decides the route.
    ['/bags/c-lsh10', listing('LSH10', 'bags')],
    ['/bags/totes/c-lsh10', listing('LSH10', 'bags')],
    ['/bags/p-mp000000000000123', product('mp000000000000123', 'bags')],
  ])('%s resolves to a dynamic listing with two or three free slugs [RTE-11] [LST-17]', (path, route) =>
    expect(resolvePath(path)).toEqual(route),
  );

  test.each<[string, RouteMatch]>([
    ['/neelam-vaid-store', dynamic('/neelam-vaid-store')],
    ['/neelam-vaid-store/', dynamic('/neelam-vaid-store')],
    ['/luxury/vantour-store', dynamic('/luxury/vantour-store')],
    ['/brands/vantour-store', moved('/vantour-store')],
    ['/-store', content('/-store')],
    ['/app-stores', content('/app-stores')],
    ['/a%20b-store', content('/a%20b-store')],
    ['/explore/winter-store', { kind: 'explore', slug: 'winter-store' }],
    ['/neelam-vaid-store/c-mbh11a00035', listing('MBH11A00035', 'neelam-vaid-store')],
  ])('%s resolves to a brand store when it ends in -store [SHL-17]', (path, route) =>
    expect(resolvePath(path)).toEqual(route),
  );

  test.each([
    '/favicon.ico',
    '/a/b.php',
    '/api/anything',
    '/API/anything',
    '/img/x',
    '/assets/x',
    '/.well-known/x',
    '/media/x',
    '/.env',
    '//evil.example',
    '/a//b',
    '/%2e%2e/x',
    '/a/../b',
    '/a%2fb',
    '/a%5cb',
    '/%',
    '/%c0%ae',
    '/a%00b',
  ])('%s resolves to the kind file, never a page', (path) => expect(resolvePath(path)).toEqual(file));

  it('never throws and never returns a path that leaves the shop', () => {
    const part = fc.oneof(
      fc.constantFrom('..', '.', '%2e%2e', '%2f', '\\', '%5c', 'brands', 'c-lsh10', 'contactus', ''),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const route = resolvePath(`/${parts.join('/')}`);
        const output = 'path' in route ? route.path : route.kind === 'moved' ? route.to : '/';
        expect(output).toMatch(/^\/(?![/\\])/);
        expect(decodeURIComponent(output).split('/')).not.toContain('..');
      }),
      { numRuns: 500 },
    );
  });

  it('never redirects to a path that redirects again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('brands', 'contactus', 'cktnc', 'x', 'brandList', 'c-lsh1')),
        (parts) => {
          const route = resolvePath(`/${parts.join('/')}`);
          if (route.kind === 'moved') expect(resolvePath(route.to).kind).not.toBe('moved');
        },
      ),
    );
  });
});
