import type { Clock } from '@luxe/host';
import { indianDay } from '@luxe/format';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { articlePath, categoryPath, productPath, storePath } from './paths.ts';
import type { LiveCatalogue } from './liveCatalogue.ts';
import {
  readChangeDays,
  readContentPaths,
  readPageStarts,
  readProductAddresses,
  readPublishedArticles,
} from './repository.ts';

type Entry = CallResponseInput<'sitemap'>['entries'][number];

/** Entries per page. */
const usualPageSize = 10_000;
/**
 * Milliseconds for which the outline is cached at most. It is read again at once when content, brands or
 * categories change. A program that adds or ends products records the change `content`, `sitemap`.
 */
const outlineTtlMs = 600_000;

/** Outline of the sitemap: the data that all its pages share. */
interface Outline {
  /** Content, listings, stores, categories and brands. */
  readonly fixed: readonly Entry[];
  /** Id of the first product of each page that has products. */
  readonly starts: ReadonlyMap<number, string>;
  readonly totalPages: number;
}

interface SitemapOptions {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
  readonly clock: Clock;
  readonly pageSize?: number;
  /** Paths of default content, which a row of content_page may replace. */
  readonly defaultPaths?: readonly string[];
}

/**
 * Returns a function that reads one page of all public paths: content, listings, stores, categories and
 * brands first, then products by id. A page reads only its own products. A page past the last one is empty.
 */
export function createSitemap({
  db,
  catalogue,
  clock,
  pageSize = usualPageSize,
  defaultPaths = [],
}: SitemapOptions) {
  let cached:
    { readonly until: number; readonly version: number; readonly outline: Promise<Outline> } | undefined;

  function outline(): Promise<Outline> {
    const now = clock.elapsed();
    const version = catalogue.contentVersion;
    if (cached && cached.until > now && cached.version === version) return cached.outline;
    const reading = readOutline(db, catalogue, {
      ...{ pageSize, defaultPaths },
      now: clock.now(),
    });
    cached = { until: now + outlineTtlMs, version, outline: reading };
    reading.catch(() => {
      cached = undefined;
    });
    return reading;
  }

  return async (page: number): Promise<CallResponseInput<'sitemap'>> => {
    const { fixed, starts, totalPages } = await outline();
    const fixedEntries = fixed.slice(page * pageSize, (page + 1) * pageSize);
    const start = starts.get(page);
    const products =
      start === undefined ? [] : await readProductAddresses(db, start, pageSize - fixedEntries.length);
    return {
      totalPages,
      entries: [
        ...fixedEntries,
        ...products.map(({ id, slug, createdAt, changedAt }) => ({
          url: productPath(slug, id),
          lastModified: indianDay(changedAt ?? createdAt),
        })),
      ],
    };
  };
}

async function readOutline(
  db: Database,
  catalogue: LiveCatalogue,
  { pageSize, defaultPaths, now }: { pageSize: number; defaultPaths: readonly string[]; now: Date },
): Promise<Outline> {
  const days = await readChangeDays(db);
  /** Entry of a listing, with the day of its last product change. A listing without products has no day. */
  const listed = (url: string, codes: (product: { brandCode: string; categoryCode: string }) => boolean) => {
    const last = Math.max(...days.filter(codes).map(({ at }) => at.getTime()));
    return { url, ...(Number.isFinite(last) && { lastModified: indianDay(new Date(last)) }) };
  };
  // Collect the ancestors from the tree, because codes do not show them: the root of LSH21… is LSH1.
  const ancestors = new Map(
    [...catalogue.categories.keys()].map((code) => [
      code,
      new Set(catalogue.pathTo(code).map((category) => category.code)),
    ]),
  );
  const ofBrand = (url: string, code: string) => listed(url, ({ brandCode }) => brandCode === code);
  const articles = await readPublishedArticles(db, now);
  const sections = [...new Set(articles.map(({ section }) => section))];
  const fixed: Entry[] = [
    ...[...new Set([...(await readContentPaths(db)).map(({ path }) => path), ...defaultPaths])].map(
      (url) => ({ url }),
    ),
    ...sections.map((section) => ({ url: articlePath(section) })),
    ...articles.map(({ section, slug, publishedAt, changedAt }) => ({
      url: articlePath(section, slug),
      lastModified: indianDay(changedAt ?? publishedAt),
    })),
    // Leave out a dynamic listing if its canonical page is another page.
    ...[...catalogue.dynamicListings.values()].flatMap((one) =>
      one.dupCanonicalUrl ? [] : [{ url: one.url }],
    ),
    ...[...catalogue.stores.values()].map(({ slug, brandCode }) => ofBrand(storePath(slug), brandCode)),
    ...[...catalogue.categories.values()].map(({ slug, code }) =>
      listed(categoryPath(slug, code), ({ categoryCode }) => ancestors.get(categoryCode)?.has(code) ?? false),
    ),
    ...[...catalogue.brands.values()].map(({ slug, code }) => ofBrand(categoryPath(slug, code), code)),
  ];
  const { starts, count } = await readPageStarts(db, fixed.length, pageSize);
  return { fixed, starts, totalPages: Math.ceil((fixed.length + count) / pageSize) };
}
