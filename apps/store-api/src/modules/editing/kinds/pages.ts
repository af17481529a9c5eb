import { and, asc, eq, like, ne, notLike, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { category, contentPage, dynamicListing } from '../../../db/schema/catalogue.ts';
import type { Block, CatalogueName } from '../../../model/catalogue.ts';
import { defaultPages } from '../../content/defaultPages.ts';
import { toPageResponse } from '../../content/content.ts';
import type { ContentKind, Issue, ListedEntry } from './contentKind.ts';
import * as field from './fields.ts';
import { blocksField } from './blocks.ts';

interface PageValue {
  readonly catalogue: CatalogueName;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: Block[];
}

const schemaOf = (pathHint: string) =>
  z.object({
    catalogue: field.catalogueName,
    path: z.string().trim().min(1).max(200).meta({ title: 'Path', description: pathHint }),
    title: field.line('Title', { max: 120 }),
    description: field.longText('Description for search engines', { max: 400 }),
    blocks: blocksField,
  }) as unknown as z.ZodType<PageValue>;

/** Content that other pages show. */
const isInside = /^\/(?:hybrid-plp-page|layout-page)\//;
const insideRows = or(like(contentPage.path, '/hybrid-plp-page/%'), like(contentPage.path, '/layout-page/%'));
const pageRows = and(
  notLike(contentPage.path, '/hybrid-plp-page/%'),
  notLike(contentPage.path, '/layout-page/%'),
);

/** The homes of the catalogues. */
const homePages: ReadonlySet<string> = new Set(['home-page', 'indiluxe']);

/** Pages whose paths the storefront knows. */
const fixedPaths: Readonly<Record<string, string>> = {
  'home-page': '/',
  indiluxe: '/explore/indiluxe',
  ...Object.fromEntries(defaultPages.map(({ slug, path }) => [slug, path])),
};

const newKey = {
  pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  hint: 'Use small letters, digits and hyphens: gifting.',
};

const listRows = async (db: Database, where: SQL | undefined): Promise<ListedEntry[]> =>
  (
    await db
      .select({ key: contentPage.slug, title: contentPage.title, path: contentPage.path })
      .from(contentPage)
      .where(where)
      .orderBy(asc(contentPage.title), asc(contentPage.slug))
  ).map(({ key, title, path }) => ({ key, title, ...(!isInside.test(path) && { path }) }));

async function readRow(db: Database, key: string): Promise<PageValue | undefined> {
  const [row] = await db.select().from(contentPage).where(eq(contentPage.slug, key));
  if (!row) return undefined;
  const { slug: _, ...value } = row;
  return value;
}

async function writeRow(tx: Database, key: string, value: PageValue) {
  const { catalogue, path, title, description, blocks } = value;
  const row = { catalogue, path, title, description, blocks };
  await tx
    .insert(contentPage)
    .values({ slug: key, ...row })
    .onConflictDoUpdate({ target: contentPage.slug, set: row });
}

const removeRow = async (tx: Database, key: string) =>
  void (await tx.delete(contentPage).where(eq(contentPage.slug, key)));

async function pathTaken(db: Database, key: string, path: string): Promise<Issue[]> {
  const [other] = await db
    .select({ slug: contentPage.slug })
    .from(contentPage)
    .where(and(eq(contentPage.path, path), ne(contentPage.slug, key)));
  return other ? [{ path: ['path'], message: `The page ${other.slug} has this path. Choose another.` }] : [];
}

const describe = (key: string, { title, path }: Partial<PageValue>) => ({
  title: title || key,
  ...(path !== undefined && !isInside.test(path) && { path }),
});

export const pageKind: ContentKind<PageValue> = {
  name: 'page',
  title: 'Pages',
  description: 'Homes, landing pages and texts of the shop.',
  schema: schemaOf('/explore/gifting'),
  newKey,
  empty: (key) => ({
    catalogue: 'luxury',
    path: fixedPaths[key] ?? `/explore/${key}`,
    title: '',
    description: '',
    blocks: [],
  }),
  async list(db) {
    const rows = await listRows(db, pageRows);
    const missing = defaultPages.filter((one) => !rows.some(({ path }) => path === one.path));
    return [...rows, ...missing.map(({ slug, title, path }) => ({ key: slug, title, path }))];
  },
  describe,
  async read(db, key) {
    const row = await readRow(db, key);
    const found = row ?? defaultPages.find(({ slug }) => slug === key);
    if (!found || isInside.test(found.path)) return undefined;
    const { catalogue, path, title, description, blocks } = found;
    return { catalogue, path, title, description, blocks };
  },
  write: writeRow,
  remove: removeRow,
  // Without its row, a home page would be an error. The texts of the shop have a default.
  mustStay: (key) => homePages.has(key),
  async check(db, key, { path }) {
    const fixed = fixedPaths[key];
    if (fixed !== undefined && path !== fixed)
      return [{ path: ['path'], message: `This page must stay at ${fixed}.` }];
    if (!/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path) || isInside.test(path))
      return [{ path: ['path'], message: 'A path has letters, digits and hyphens: /explore/gifting.' }];
    return pathTaken(db, key, path);
  },
  changes: (key) => [['content', [key, 'sitemap']]],
  preview: async ({ catalogue }, key, value) => ({
    kind: 'page',
    page: await toPageResponse(catalogue, { slug: key, ...value }),
  }),
};

/** The listing whose path a layout would have, and which comes before it. */
async function listingBefore(db: Database, id: string): Promise<Issue[]> {
  const [listing] = await db
    .select({ url: dynamicListing.url })
    .from(dynamicListing)
    .where(sql`replace(ltrim(${dynamicListing.url}, '/'), '/', '-') = ${id}`);
  return listing
    ? [
        {
          path: ['path'],
          message: `The listing ${listing.url} comes before this layout. Choose another name.`,
        },
      ]
    : [];
}

/** Content of a page that another page shows: around a listing, or by the name of a layout. */
export const insideKind: ContentKind<PageValue> = {
  name: 'inside',
  title: 'Inside other pages',
  description: 'Content around listings (/hybrid-plp-page/…) and layouts (/layout-page/…).',
  schema: schemaOf(
    '/hybrid-plp-page/lsh10 around a listing; /layout-page/jewellery-atelier is the page /jewellery/atelier.',
  ),
  newKey,
  empty: () => ({
    catalogue: 'luxury',
    path: '/hybrid-plp-page/',
    title: '',
    description: '',
    blocks: [],
  }),
  list: (db) => listRows(db, insideRows),
  describe,
  async read(db, key) {
    const row = await readRow(db, key);
    return row && isInside.test(row.path) ? row : undefined;
  },
  write: writeRow,
  remove: removeRow,
  async check(db, key, { path }) {
    const [, folder, id = ''] = /^\/(hybrid-plp-page|layout-page)\/([a-z0-9-]+)$/.exec(path) ?? [];
    if (folder === undefined)
      return [
        {
          path: ['path'],
          message: 'Use /hybrid-plp-page/ and a category code, or /layout-page/ and a name.',
        },
      ];
    if (folder === 'hybrid-plp-page') {
      const rows = await db.select().from(category).where(eq(category.code, id.toUpperCase()));
      if (rows.length === 0) return [{ path: ['path'], message: `The shop has no category ${id}.` }];
    }
    if (folder === 'layout-page') {
      const issues = await listingBefore(db, id);
      if (issues.length > 0) return issues;
    }
    const row = await readRow(db, key);
    if (row && !isInside.test(row.path))
      return [{ path: [], message: 'A page has this name. Choose another name.' }];
    return pathTaken(db, key, path);
  },
  changes: (key) => [['content', [key]]],
};
