import { expect, type APIRequestContext } from '@playwright/test';
import { findProduct } from './shopper.ts';
import { shopOrigin } from './setting.ts';
import { test } from './test.ts';

// Every route of section 2 of the specification, as a request without a browser sees it. The table is written
// by hand and compared with the shop, never generated from it.

/** A page: its path, its heading (undefined: rendered in the browser, for a customer), and its title. */
type Page = readonly [path: string, heading: string | RegExp | undefined, title: string | RegExp];

const own = /\S/;

/** Entry, content and editorial. */
const contentPages: readonly Page[] = [
  ['/', 'The winter room', 'LUXE: luxury bags, shoes, watches and more, in India'],
  ['/luxury', 'The winter room', 'LUXE: luxury bags, shoes, watches and more, in India'],
  ['/explore/indiluxe', 'Haldi, and other yellows', 'indiluxe: Indian craft and design'],
  ['/explore/gifting', 'Something they would not buy themselves', 'Presents'],
  ['/browse/luxury/luxelife/blog', 'Luxe life', 'Luxe life | LUXE'],
  ['/browse/luxury/luxelife/trends', 'Trends', 'Trends | LUXE'],
  [
    '/browse/luxury/luxelife/blog/what-to-carry-to-a-winter-wedding',
    'What to carry to a winter wedding',
    'What to carry to a winter wedding | Luxe life',
  ],
  [
    '/browse/luxury/luxelife/trends/the-return-of-the-small-handle',
    'The return of the small handle',
    'The return of the small handle | Luxe life',
  ],
];

/** Listings, brands and search. */
const listings: readonly Page[] = [
  ['/bags/c-lsh10', 'Bags', 'Shop Bags Online In India | LUXE'],
  ['/indiluxe/c-ISH1', 'Everything at indiluxe', 'Shop Everything at indiluxe Online In India | LUXE'],
  ['/halden-roe/c-mbh11a00001', 'Halden & Roe', 'Buy Authentic Halden & Roe Product Online In India At LUXE'],
  ['/luxury/browse/gifting', 'Presents', 'Shop Presents Online In India | LUXE'],
  ['/bags/black', 'Black bags', 'Black bags: shop online in India | LUXE'],
  ['/bags/black/totes', 'Black totes', 'Black totes: shop online in India | LUXE'],
  ['/jewellerystore', 'The jewellery store', 'The jewellery store: shop online in India | LUXE'],
  ['/jewellery/atelier', 'The jewellery atelier', 'The jewellery atelier'],
  ['/weaves/varanasi', 'Weaves of Varanasi', 'Weaves of Varanasi'],
  ['/neelam-vaid-store', 'Neelam Vaid', /^The Neelam Vaid Store/],
  ['/search/', 'Search', 'Search | LUXE'],
  ['/search/?q=tote', '“tote”', 'Search for tote | LUXE'],
  ['/search/page-2?q=bag', '“bag”', 'Search for bag | LUXE'],
  ['/brandList/a-to-z-luxury-brands', 'Luxury brands, A to Z', 'Luxury brands, A to Z'],
  ['/brandList/indiluxe-brands-index', 'indiluxe brands, A to Z', 'indiluxe brands, A to Z'],
];

/** Cart and checkout. The outcome of a payment is read in the browser. */
const buying: readonly Page[] = [
  ['/cart', 'Bag', 'Your bag | LUXE'],
  ['/bag', 'Bag', 'Your bag | LUXE'],
  ['/checkout', 'Checkout', 'Checkout | LUXE'],
  ['/checkout/payment', 'Checkout', 'Checkout | LUXE'],
  ['/retryFailedOrder', 'Checkout', 'Checkout | LUXE'],
  ['/checkout/multi', own, 'Order placed | LUXE'],
  ['/order-placed-successfully', own, 'Order placed | LUXE'],
  ['/thank-you', own, 'Order placed | LUXE'],
  ['/order-failed', own, 'Payment not made | LUXE'],
  ['/payment-pending', own, 'Waiting for your payment | LUXE'],
];

/** The account. A guest logs in on the page. */
const accountPages: readonly Page[] = (
  [
    ['update-profile', 'Profile', 'Profile | LUXE'],
    ['update-password', 'Password', 'Password | LUXE'],
    ['saved-addresses', 'Addresses', 'Your addresses | LUXE'],
    ['saved-cards', 'Saved cards', 'Saved cards | LUXE'],
    ['wishlist', 'Wishlist', 'Wishlist | LUXE'],
    ['saved-upi-ids', 'Saved UPI', 'Saved UPI ids | LUXE'],
    ['orders', 'Orders', 'Your orders | LUXE'],
    ['order?orderCode=x', own, 'Your order | LUXE'],
    ['trackOrder/beforeTrack/x', own, 'Track your order | LUXE'],
    ['returns', 'Returns', 'Your returns | LUXE'],
    ['returnSummary', undefined, 'Return | LUXE'],
    ['replacements', undefined, 'Replacement | LUXE'],
    ['replacementSummary', undefined, 'Replacement | LUXE'],
    ['summary', undefined, 'Check and cancel | LUXE'],
    ['cancel', undefined, 'Cancel | LUXE'],
    ['initiate', undefined, 'Return | LUXE'],
    ['reason', undefined, 'Return | LUXE'],
    ['refundSource', undefined, 'Return | LUXE'],
    ['pickup', undefined, 'Return | LUXE'],
    ['variants', undefined, 'Replacement | LUXE'],
    ['bankDetails', undefined, 'Return | LUXE'],
    ['useful-links', 'Useful links', 'Useful links | LUXE'],
    ['g-cliqcash', 'Add a gift card', 'Add a gift card | LUXE'],
    ['g-giftcard', 'Gift card', 'Gift cards | LUXE'],
    ['tcp-points', 'Loyalty points', 'Loyalty points | LUXE'],
    ['tcp-points-history', 'History of your points', 'History of your points | LUXE'],
    ['cliq-care', 'How can we help?', 'Help and contact | LUXE'],
    ['order-v2', 'A missing order', 'A missing order | LUXE'],
    ['brand-cash', 'Brand cash', 'Brand cash | LUXE'],
    ['transactionHistory', 'Transaction history', 'Transaction history | LUXE'],
    ['cliq-cash', 'Cliq cash', 'Cliq cash | LUXE'],
    ['transaction', own, 'Transaction | LUXE'],
    ['buy-gift-cards', 'Gift card', 'Gift cards | LUXE'],
    ['gift-card-checkout', own, 'Gift card | LUXE'],
  ] as const
).map(([name, heading, title]) => [`/my-account/${name}`, heading, title]);

/** Other public routes. */
const publicPages: readonly Page[] = [
  ['/gift-cards', 'Gift card', 'Gift cards | LUXE'],
  ['/corporate-gift-card', 'Corporate gift cards', 'Corporate gift cards | LUXE'],
  ['/contact-us', 'How can we help?', 'Help and contact | LUXE'],
  ['/track-order', 'Track your order', 'Track your order | LUXE'],
  ['/shipping', 'Shipping', 'Shipping | LUXE'],
  ['/cancellation', 'Cancellation', 'Cancellation | LUXE'],
  ['/returns', 'Returns and refunds', 'Returns and refunds | LUXE'],
  ['/terms-and-conditions', 'Terms and conditions', 'Terms and conditions | LUXE'],
  ['/privacy-policy', 'Privacy policy', 'Privacy policy | LUXE'],
  ['/consent', 'Cookies and consent', 'Cookies and consent | LUXE'],
  ['/grievance-redressal', 'Complaints and grievance officer', 'Complaints and grievance officer | LUXE'],
  ['/seller-details', 'Sellers', 'Sellers | LUXE'],
  ['/b-contactus', 'Contact', 'Contact | LUXE'],
  ['/b-cktnc', 'Conditions at checkout', 'Conditions at checkout | LUXE'],
  ['/useful-links', 'Useful links', 'Useful links | LUXE'],
  ['/useful-links/shipping', 'Shipping', 'Shipping | LUXE'],
  ['/useful-links/privacy-policy', 'Privacy policy', 'Privacy policy | LUXE'],
  ['/circular-packaging', 'Circular packaging', 'Circular packaging | LUXE'],
  ['/verify-email', 'Your e-mail address', 'Your e-mail address | LUXE'],
  ['/sitemap', 'Sitemap', 'Sitemap | LUXE'],
  ['/emails-unsubscribe', 'Unsubscribe from our e-mails', 'Unsubscribe from our e-mails | LUXE'],
  ['/newsletter', 'Newsletter', 'Newsletter | LUXE'],
  ['/data-request', 'Your personal data', 'Your personal data | LUXE'],
  ['/no-return-page-tcl', 'Items that cannot be returned', 'Items that cannot be returned | LUXE'],
  ['/launch-tara', 'Tara', 'Tara, your shopping assistant | LUXE'],
  ['/ask-tara', 'Tara', 'Tara, your shopping assistant | LUXE'],
  ['/results', 'Ask Tara first', 'Results from Tara | LUXE'],
  ['/result-not-found', 'Nothing found', 'Nothing found by Tara | LUXE'],
  ['/rtcb-template1', 'Ask for a call', 'Ask for a call | LUXE'],
  ['/rtcb-template2', 'Ask for a call about a question', 'Ask for a call about a question | LUXE'],
  ['/rtcb-template3', 'Ask for a call about a visit', 'Ask for a call about a visit | LUXE'],
  ['/leadgen-template1', 'Hear more from us', 'Hear more from us | LUXE'],
  ['/assisted-shopping', 'Shop with an adviser', 'Shop with an adviser | LUXE'],
  ['/cpp', 'An offer of our partner', 'An offer of our partner | LUXE'],
  ['/jlr', 'A test drive with our partner', 'A test drive with our partner | LUXE'],
];

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|#x27|quot);/g, (entity) => entities[entity] ?? entity);

async function open(request: APIRequestContext, path: string) {
  const response = await request.get(shopOrigin + path, {
    maxRedirects: 0,
    headers: { accept: 'text/html' },
  });
  const html = await response.text();
  return {
    status: response.status(),
    location: response.headers()['location'] ?? '',
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => textOf(heading)),
    title: textOf(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
  };
}

const isAs = (text: string | undefined, expected: string | RegExp) =>
  typeof expected === 'string' ? text === expected : expected.test(text ?? '');

for (const [name, pages] of [
  ['content and editorial [RTE-01] [RTE-02]', contentPages],
  ['listings, brands and search [RTE-11] [LST-07]', listings],
  ['cart and checkout', buying],
  ['the account [RTE-10]', accountPages],
  ['gift cards, help, forms and Tara [RTE-04] [RTE-09] [CON-07] [TAR-01]', publicPages],
] as const)
  test(`each route of ${name} answers 200 with its own heading and title, without a redirect`, async ({
    request,
  }) => {
    const wrong: string[] = [];
    for (const [path, heading, title] of pages) {
      const found = await open(request, path);
      const hasHeading =
        heading === undefined
          ? found.headings.length <= 1
          : found.headings.length === 1 && isAs(found.headings[0], heading);
      if (found.status !== 200 || !hasHeading || !isAs(found.title, title))
        wrong.push(`${path}: ${JSON.stringify(found)}`);
    }
    expect(wrong).toEqual([]);
  });

test('a product has a page at each of its routes, and one for its sellers [PDP-01]', async ({ request }) => {
  const { path, name, brand } = await findProduct(request, ':relevance:category:LSH10:inStockFlag:true');
  const id = /p-(mp\d+)/.exec(path)?.[1] ?? '';
  for (const route of [`/any-slug/p-${id}`, `/p-${id}`, `/all-pdp/${id}`, `/all-pdp/any-slug/p-${id}`])
    expect(await open(request, route), route).toMatchObject({ status: 200, location: '', headings: [name] });
  const sellers = await open(request, `/other-seller/${id}`);
  expect(sellers).toMatchObject({ status: 200, location: '' });
  expect(sellers.headings).toHaveLength(1);
  expect(sellers.title).toContain(brand);
});

test.describe('routes that lead elsewhere on purpose', () => {
  for (const [path, status, location] of [
    ['/brands', 301, '/'],
    ['/brands/explore/gifting', 301, '/explore/gifting'],
    ['/contactus', 301, '/b-contactus'],
    ['/help/contactus-form', 301, '/b-contactus'],
    ['/some/cktnc-of-the-app', 301, '/b-cktnc'],
    ['/cktnc', 301, '/b-cktnc'],
    ['/my-account', 302, '/my-account/orders'],
    ['/browse/luxury/luxelife', 302, '/browse/luxury/luxelife/blog'],
    ['/no-such-page', 302, '/luxury'],
    // Without an order of this browser, there is nothing to come back to.
    ['/checkout/multi/payment-method/newCardPayment', 303, '/'],
  ] as const)
    test(`${path} redirects to ${location} [RTE-03] [RTE-04] [RTE-06] [RTE-08]`, async ({ request }) => {
      expect(await open(request, path)).toMatchObject({ status, location });
    });
});

test('links that are not complete, unknown or expired answer 404 with a way on [RTE-06] [ORD-12]', async ({
  request,
}) => {
  for (const path of [
    ...['/NPSFeedbackForm', '/NPSFeedbackForm/intermediate', '/ReturnNPSFeedbackForm'],
    ...['/ReturnNPSFeedbackForm/intermediate', '/nothing/p-mp999999999999999', '/nothing/c-lsh99', '/o/x'],
    '/useful-links/no-such-page',
  ]) {
    const { status, headings } = await open(request, path);
    expect([status, headings.length], path).toEqual([404, 1]);
  }
});
