import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { decodeEntities } from './decodeEntities.ts';
import { inThisRun } from './inThisRun.ts';
import { shopOrigin, storeOrigin } from './setting.ts';
import { buyWithCash, findProduct, visit } from './shopper.ts';
import { test } from './test.ts';

/** A page as its HTML shows it. */
interface Found {
  readonly path: string;
  readonly status: number;
  /** Target of a redirect; empty for none. */
  readonly location: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** Path of the canonical link; empty for none. */
  readonly canonical: string;
  /** Internal links: path and query. */
  readonly links: readonly string[];
  /** Links that lead nowhere: an empty address or a mere `#`. */
  readonly deadLinks: number;
}

/** Links that redirect on purpose, with their target. */
const redirects: Readonly<Record<string, RegExp>> = {
  '/my-account': /^\/my-account\/orders$/,
  '/browse/luxury/luxelife': /^\/browse\/luxury\/luxelife\/blog$/,
};

/**
 * Kinds of pages of which a sample is opened, with its size. Every other page is opened, also every listing,
 * collection, store, topic and article. Checked in this order: the first pattern that matches the path
 * decides. A sample is enough for these kinds: they are far too many, have one route and one screen, and
 * differ only in data. The slug of a product is unique, which `tools/catalogue` checks.
 */
const samples: readonly (readonly [kind: string, pattern: RegExp, size: number])[] = [
  ['filtered listing', /\/c-[a-z0-9]+\?/i, 6],
  ['product', /\/p-mp\d+/i, 6],
  ['sellers', /^\/other-seller\//, 2],
  ['filtered collection', /^\/(?:luxury|indiluxe)\/browse\/[^?]*\?/, 4],
  ['filtered store', /-store\?/, 3],
  ['search', /^\/search\//, 3],
  ['Tara', /^\/ask-tara\?/, 2],
];

const textOf = (html: string) => decodeEntities(html.replace(/<[^>]*>/g, '')).trim();

/** Path and query of an internal link to a page. Undefined for another site, a file or a call. */
function toPath(href: string): string | undefined {
  if (/^(?:mailto|tel|sms):/i.test(href)) return undefined;
  const { origin, pathname, search } = new URL(href, shopOrigin);
  const isFile =
    /^\/(?:api|media|img|assets)\//.test(pathname) || /\.(?:xml|txt|pdf|csv|webm)$/.test(pathname);
  return origin === shopOrigin && !isFile ? pathname + search : undefined;
}

async function open(request: APIRequestContext, path: string): Promise<Found> {
  const response = await request.get(shopOrigin + path, {
    maxRedirects: 0,
    headers: { accept: 'text/html' },
  });
  const html = await response.text();
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decodeEntities(href));
  const { location = '' } = response.headers();
  return {
    path,
    status: response.status(),
    location: location && (toPath(location) ?? location),
    title: textOf(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => textOf(heading)),
    canonical: toPath(decodeEntities(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '')) ?? '',
    links: hrefs.flatMap((href) => toPath(href) ?? []),
    deadLinks: hrefs.filter((href) => href.trim() === '' || href.trim() === '#').length,
  };
}

/** The links of the menus, which load when a pointer is near them. */
async function menuLinks(request: APIRequestContext): Promise<string[]> {
  const found: string[] = [];
  for (const catalogue of ['luxury', 'indiluxe']) {
    const url = `${storeOrigin}/content-aggregator-service/v1/luxury/nav-menu?catalogue=${catalogue}`;
    const text = await (await request.get(url)).text();
    const hrefs = [...text.matchAll(/"(?:webURL|redirectUrl|redirectionUrl)":"([^"]+)"/g)];
    found.push(...hrefs.flatMap(([, href = '']) => toPath(JSON.parse(`"${href}"`) as string) ?? []));
  }
  return found;
}

const isSampled = (path: string) => samples.some(([, pattern]) => pattern.test(path));

/**
 * Follows every internal link from the first paths, each of which has the page that links to it. Of the kinds
 * in `samples`, opens only some. `isKnown` leaves out further paths. Returns the pages with the page that
 * links to each.
 */
async function crawl(
  request: APIRequestContext,
  first: Iterable<readonly [path: string, from: string]>,
  isKnown = (_path: string) => false,
): Promise<Map<string, Found & { readonly from: string }>> {
  const found = new Map<string, Found & { readonly from: string }>();
  const opened = new Map<string, number>();
  const queue = [...first];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [path, from] = next;
    if (found.has(path) || isKnown(path)) continue;
    const [kind, , size] = samples.find(([, pattern]) => pattern.test(path)) ?? [path, /^/, 1];
    const count = opened.get(kind) ?? 0;
    if (count >= size) continue;
    opened.set(kind, count + 1);
    const page = await open(request, path);
    found.set(path, { ...page, from });
    if (page.location) queue.push([page.location, path]);
    for (const link of page.links) if (!found.has(link)) queue.push([link, path]);
  }
  return found;
}

const pathnameOf = (path: string) => path.split('?')[0] ?? path;

/** What is wrong with a page, as sentences. */
function problemsOf({ path, from, status, location, title, headings, deadLinks }: Found & { from: string }) {
  const at = `${path} (linked from ${from})`;
  if (location) {
    const allowed = redirects[pathnameOf(path)];
    return allowed?.test(location) ? [] : [`${at} redirects to ${location}.`];
  }
  return [
    ...(status === 200 ? [] : [`${at} answers ${status}.`]),
    ...(headings.length === 1 && headings[0] !== ''
      ? []
      : [`${at} has ${headings.length} headings of the first level: ${headings.join(' | ')}.`]),
    ...(title === '' ? [`${at} has no title.`] : []),
    ...(deadLinks === 0 ? [] : [`${at} has ${deadLinks} links that lead nowhere.`]),
  ];
}

/**
 * Pages that share a heading or a title with another page on purpose: the listing of a brand and its store,
 * the same screen at two paths, and an article with the heading of its landing page.
 */
const twins: readonly RegExp[] = [
  /^\/(?:[\w-]+-store|[\w-]+\/c-mbh\w+)$/i,
  /^\/(?:contact-us|b-contactus|my-account\/cliq-care)$/,
  /^\/(?:useful-links.*|my-account\/useful-links)$/,
  /^\/(?:gift-cards|my-account\/buy-gift-cards|my-account\/g-giftcard)$/,
  /^\/(?:terms-and-conditions|b-cktnc)$/,
  /^\/(?:cart|bag)$/,
  /^\/(?:luxury)?$/,
  /^\/(?:explore\/watches-and-time|browse\/luxury\/luxelife\/blog\/small-seconds)$/,
  // Bags of both catalogues, with titles of their own.
  /^\/bags\/c-(?:lsh10|ish1020)$/,
];

/** Pairs of different pages with the same heading or the same title. */
function sharedTexts(pages: Iterable<Found>, textOfPage: (page: Found) => string): string[] {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const page of pages) {
    if (page.location || page.status !== 200) continue;
    const own = pathnameOf(page.canonical || page.path).toLowerCase();
    const text = textOfPage(page);
    const other = owners.get(text);
    const areTwins = twins.some((pattern) => other !== undefined && pattern.test(own) && pattern.test(other));
    if (other !== undefined && other !== own && !areTwins) shared.push(`${other} and ${own}: ${text}`);
    owners.set(text, other ?? own);
  }
  return shared;
}

test('every internal link leads a guest to a page with its own heading and title [RTE-06] [RTE-09]', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const first = ['/', '/explore/indiluxe', ...(await menuLinks(request))];
  const found = await crawl(
    request,
    first.map((path) => [path, 'the start'] as const),
  );
  const pages = [...found.values()];
  expect(pages.length).toBeGreaterThan(120);
  // A guest logs in on these pages, so their heading is that of the login.
  const open = pages.filter(({ path }) => !path.startsWith('/my-account'));
  expect(open.flatMap(problemsOf)).toEqual([]);
  expect(sharedTexts(open, ({ headings }) => headings[0] ?? '')).toEqual([]);
  expect(sharedTexts(open, ({ title }) => title)).toEqual([]);
  const broken = pages.filter(({ status, location }) => status >= 400 || location.startsWith('/luxury'));
  expect(broken.map(({ path, from }) => `${path}, linked from ${from}`)).toEqual([]);
});

const accountPages = [
  ...['orders', 'wishlist', 'saved-addresses', 'saved-cards', 'saved-upi-ids', 'update-profile', 'returns'],
  ...['update-password', 'cliq-care', 'order-v2', 'useful-links', 'cliq-cash', 'transactionHistory'],
  ...['tcp-points', 'tcp-points-history', 'brand-cash', 'g-cliqcash', 'buy-gift-cards', 'g-giftcard'],
].map((name) => `/my-account/${name}`);

/** Pages of the account that need an order. */
const stepsOfOrders = [
  ...['returnSummary', 'replacements', 'replacementSummary', 'summary', 'cancel', 'initiate', 'reason'],
  ...['refundSource', 'pickup', 'variants', 'bankDetails'],
];

/** Buttons without a name, links without a target, and the headings of the page that is open. */
const inspect = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      [
        element.getAttribute('aria-label'),
        ...(element.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
        element.textContent,
        element.getAttribute('title'),
        ...[...element.querySelectorAll('img')].map(({ alt }) => alt),
      ].some((text) => text && text.trim() !== '');
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      headings: all('h1').map(({ textContent }) => textContent),
      nameless: all('button, [role=button]')
        .filter((element) => !nameOf(element))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      nowhere: all('a')
        .filter((element) => ['', '#'].includes(element.getAttribute('href')?.trim() ?? ''))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      links: all('a[href]').map((element) => (element as HTMLAnchorElement).href),
    };
  });

/** Opens a page in the browser. Returns what is wrong with its headings, buttons and links. */
async function problemsInBrowser(page: Page, path: string): Promise<string[]> {
  await visit(page, path);
  const { headings, nameless, nowhere } = await inspect(page);
  const heading =
    headings.length === 1 ? [] : [`${path} has ${headings.length} headings of the first level.`];
  return [...heading, ...[...nameless, ...nowhere].map((html) => `${path}: ${html}`)];
}

test('every page of the account has one heading, its own title, and no button without a name or link without a target [RTE-10]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  const orderCode = await buyWithCash(page, product);
  // What shows that the order of the page has loaded.
  const pagesOfOrder: Readonly<Record<string, Locator>> = {
    [`/my-account/order?orderCode=${orderCode}`]: page.getByRole('link', {
      name: 'Get help with this order',
    }),
    [`/my-account/trackOrder/beforeTrack/${orderCode}`]: page.getByRole('list', {
      name: 'The way of this parcel',
    }),
  };
  const inBrowser = [...accountPages, ...Object.keys(pagesOfOrder)];
  const titles = new Map<string, string>();
  const problems: string[] = [];
  const links = new Map<string, string>();
  for (const path of inBrowser) {
    await visit(page, path);
    await expect(pagesOfOrder[path] ?? page.getByRole('heading', { level: 1 })).toBeVisible();
    const { headings, nameless, nowhere, links: found } = await inspect(page);
    if (headings.length !== 1) problems.push(`${path} has ${headings.length} headings of the first level.`);
    problems.push(...[...nameless, ...nowhere].map((html) => `${path}: ${html}`));
    const title = await page.title();
    const other = titles.get(title);
    const areTwins = twins.some((pattern) => pattern.test(path) && pattern.test(other ?? ''));
    if (other !== undefined && !areTwins) problems.push(`${path} and ${other} have the title ${title}.`);
    titles.set(title, path);
    for (const href of found) {
      const link = toPath(href);
      if (link !== undefined && !links.has(link)) links.set(link, path);
    }
  }
  expect(problems).toEqual([]);
  expect(links.size).toBeGreaterThan(50);
  // These requests have the cookies of the customer, but run no scripts. They follow the links of what they
  // find, because a page of an order links to further pages.
  const isKnown = (path: string) => isSampled(path) || inBrowser.includes(path);
  const reached = [...(await crawl(page.request, links, isKnown)).values()];
  // A page of the account has its heading only in the browser.
  const isOfAccount = ({ path }: Found) => path.startsWith('/my-account');
  const opened = reached.filter((one) => !isOfAccount(one));
  problems.push(...opened.flatMap(problemsOf));
  for (const { path, from, status, location } of reached.filter(isOfAccount))
    if (status !== 200 && redirects[pathnameOf(path)]?.test(location) !== true)
      problems.push(`${path}, linked from ${from}: ${status} ${location}`);
  expect(problems).toEqual([]);
  expect(opened.length).toBeGreaterThan(60);
  const steps = reached.filter(({ path }) => path.includes(orderCode));
  expect(steps.length, 'pages that belong to the order').toBeGreaterThan(0);
  expect(sharedTexts(opened, ({ headings }) => headings[0] ?? '')).toEqual([]);
  expect(sharedTexts(opened, ({ title }) => title)).toEqual([]);
  // The scripts of these pages add what belongs to the customer.
  for (const path of ['/', '/bags/c-lsh10', '/gift-cards', '/contact-us'])
    problems.push(...(await problemsInBrowser(page, path)));
  expect(problems).toEqual([]);

  // Steps of an order show that there is none, if the address names none.
  for (const name of inThisRun(stepsOfOrders)) {
    await visit(page, `/my-account/${name}`);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('This page is gone');
  }
});

test('no page of the shop has a button without a name or a link without a target', async ({
  page,
  request,
}) => {
  const text = await (
    await request.get(`${storeOrigin}/v2/lux/products/searchProducts/?searchText=:relevance:category:LSH10`)
  ).text();
  const product = /"webURL":"([^"]*\/p-mp\d+[^"]*)"/.exec(text)?.[1] ?? '';
  const paths = [
    ...['/', '/explore/indiluxe', '/explore/gifting', '/bags/c-lsh10', product, '/search/?q=tote', '/cart'],
    ...['/brandList/a-to-z-luxury-brands', '/neelam-vaid-store', '/jewellery/atelier', '/jewellerystore'],
    ...['/gift-cards', '/corporate-gift-card', '/contact-us', '/track-order', '/shipping', '/sitemap'],
    ...['/browse/luxury/luxelife/blog', '/useful-links', '/luxury/browse/gifting'],
  ];
  const problems: string[] = [];
  for (const path of inThisRun(paths)) problems.push(...(await problemsInBrowser(page, path)));
  expect(problems).toEqual([]);
});
