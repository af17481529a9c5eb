import { formatQuery, parseQuery } from '@luxe/contract/query';
import { asc, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { brand, category, contentPage, dynamicListing, tag } from '../../../db/schema/catalogue.ts';
import type { CatalogueName } from '../../../model/catalogue.ts';
import type { ContentKind, Issue } from './contentKind.ts';
import * as field from './fields.ts';

interface ListingValue {
  readonly catalogue: CatalogueName;
  readonly h1PageName: string;
  readonly searchUrl: string;
  readonly l1Title: string;
  readonly l1Url: string;
  readonly l2Title: string;
  readonly l2Url: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly dupCanonicalUrl: string;
}

/** A key is the path with colons, because a slash would divide the addresses of the desk. */
const urlOf = (key: string) => `/${key.replaceAll(':', '/')}`;
const keyOf = (url: string) => url.slice(1).replaceAll('/', ':');

/** First parts of paths whose pages come before listings [RTE-11]. */
const reservedParts: ReadonlySet<string> = new Set([
  ...['all-pdp', 'api', 'assets', 'browse', 'cart', 'checkout', 'data-request', 'explore'],
  ...['hybrid-plp-page', 'img', 'layout-page', 'luxury', 'media', 'my-account', 'newsletter', 'o'],
  ...['other-seller', 'search', 'useful-links'],
]);

/** A listing with a path of its own, such as `/bags/black` [LST-17]. */
export const listingKind: ContentKind<ListingValue> = {
  name: 'listing',
  title: 'Listings with a path',
  description: 'Searches and filters as a page with a path, a heading and texts of its own: /bags/black.',
  schema: z.object({
    catalogue: field.catalogueName,
    h1PageName: field.line('Heading', { max: 120 }),
    searchUrl: field.line('Query', {
      max: 500,
      hint: 'The part after q= in the address of a listing: :relevance:category:LSH10:colour:Black',
    }),
    title: field.lineOrEmpty('Title for search engines', { max: 200 }),
    description: field.longText('Text, and description for search engines', { max: 400 }),
    keywords: field.lineOrEmpty('Keywords for search engines', { max: 300 }),
    l1Title: field.lineOrEmpty('Name of the page above', { max: 80 }),
    l1Url: field.pathOrEmpty('Path of the page above', { hint: 'For the line of links above the heading.' }),
    l2Title: field.lineOrEmpty('Name of a second page above', { max: 80 }),
    l2Url: field.pathOrEmpty('Path of a second page above'),
    dupCanonicalUrl: field.pathOrEmpty('Path of the page with the same products', {
      hint: 'Search engines then show that page. Empty: they show this one.',
    }),
  }),
  newKey: {
    pattern: /^(?=.{3,120}$)[a-z0-9]+(?:-[a-z0-9]+)*(?::[a-z0-9]+(?:-[a-z0-9]+)*){1,2}$/,
    hint: 'Use the path with colons, of two or three parts: bags:black.',
  },
  empty: () => ({
    catalogue: 'luxury',
    ...{ h1PageName: '', searchUrl: ':relevance:category:', title: '', description: '', keywords: '' },
    ...{ l1Title: '', l1Url: '', l2Title: '', l2Url: '', dupCanonicalUrl: '' },
  }),
  list: async (db) =>
    (
      await db
        .select({ url: dynamicListing.url, title: dynamicListing.h1PageName })
        .from(dynamicListing)
        .orderBy(asc(dynamicListing.url))
    ).map(({ url, title }) => ({ key: keyOf(url), title, path: url })),
  describe: (key, { h1PageName }) => ({ title: h1PageName || key, path: urlOf(key) }),
  async read(db, key) {
    const [row] = await db
      .select()
      .from(dynamicListing)
      .where(eq(dynamicListing.url, urlOf(key)));
    if (!row) return undefined;
    const { url: _, ...value } = row;
    return value;
  },
  async write(tx, key, value) {
    await tx
      .insert(dynamicListing)
      .values({ url: urlOf(key), ...value })
      .onConflictDoUpdate({ target: dynamicListing.url, set: value });
  },
  remove: async (tx, key) => void (await tx.delete(dynamicListing).where(eq(dynamicListing.url, urlOf(key)))),
  check: async (db, key, value) => [
    ...(await pathIssues(db, key)),
    ...(await queryIssues(db, value)),
    ...levelIssues(value),
  ],
  changes: (key) => [['content', [urlOf(key), 'sitemap']]],
};

/** Mistakes of the path: pages of the shop come before it, or it comes before a page of an editor. */
async function pathIssues(db: Database, key: string): Promise<Issue[]> {
  const parts = key.split(':');
  const [first = '', second = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (reservedParts.has(first) || second === 'browse' || /^[cp]-/.test(last))
    return [{ path: [], message: `The shop has other pages below this path. Choose another name.` }];
  // The storefront redirects such paths (`resolvePath.ts`).
  if (parts.includes('brands') || parts.some((part) => /contactus|cktnc/.test(part)))
    return [{ path: [], message: 'The shop redirects paths with this name. Choose another name.' }];
  const [page] = await db
    .select({ slug: contentPage.slug })
    .from(contentPage)
    .where(
      or(eq(contentPage.path, urlOf(key)), eq(contentPage.path, `/layout-page/${key.replaceAll(':', '-')}`)),
    );
  return page
    ? [{ path: [], message: `The page ${page.slug} has this path, and shoppers would no longer see it.` }]
    : [];
}

async function queryIssues(
  db: Database,
  { catalogue, searchUrl }: Pick<ListingValue, 'catalogue' | 'searchUrl'>,
): Promise<Issue[]> {
  const at = (message: string): Issue[] => [{ path: ['searchUrl'], message }];
  const query = parseQuery(searchUrl);
  const isEmpty = query.term === '' && query.filters.length === 0;
  if (isEmpty || formatQuery(query) !== searchUrl)
    return at('Use the form :relevance:category:LSH10:colour:Black, with each filter once.');
  const valuesOf = (key: string) => query.filters.filter((one) => one.key === key).map(({ value }) => value);
  const codes = valuesOf('category');
  const categories = await db
    .select({ code: category.code, catalogue: category.catalogue })
    .from(category)
    .where(inArray(category.code, codes));
  const missing = codes.find((code) => !categories.some((one) => one.code === code));
  if (missing !== undefined) return at(`The shop has no category ${missing}.`);
  const other = categories.find((one) => one.catalogue !== catalogue);
  if (other) return at(`The category ${other.code} is not in this catalogue.`);
  for (const [noun, wanted, known] of [
    ['brand', valuesOf('brand'), db.select({ code: brand.code }).from(brand)],
    ['collection', valuesOf('tag'), db.select({ code: tag.slug }).from(tag)],
  ] as const) {
    if (wanted.length === 0) continue;
    const rows = new Set((await known).map(({ code }) => code));
    const unknown = wanted.find((one) => !rows.has(one));
    if (unknown !== undefined) return at(`The shop has no ${noun} ${unknown}.`);
  }
  return [];
}

/** A page above needs a name and a path, and the second one needs the first. */
function levelIssues({ l1Title, l1Url, l2Title, l2Url }: ListingValue): Issue[] {
  const levels = [
    ['l1', l1Title, l1Url],
    ['l2', l2Title, l2Url],
  ] as const;
  const issues = levels.flatMap(([level, title, url]): Issue[] => {
    if (title !== '' && url === '') return [{ path: [`${level}Url`], message: 'Add the path of this page.' }];
    return title === '' && url !== ''
      ? [{ path: [`${level}Title`], message: 'Add the name of this page.' }]
      : [];
  });
  return issues.length === 0 && l2Title !== '' && l1Title === ''
    ? [{ path: ['l1Title'], message: 'Fill in the first page above before the second.' }]
    : issues;
}
