import { indianDay } from '@luxe/format';
import type { CallAnswer } from '@luxe/contract/calls';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { categoryPath, productPath, storePath } from './addresses.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { readChangeDays, readContentPaths, readPageStarts, readProductAddresses } from './repository.ts';

type Entry = CallAnswer<'sitemap'>['entries'][number];

/** Entries of one page. */
const usualPageSize = 10_000;
/** How long the outline stays: a listing or a product that is new is in the sitemap after that. */
const keptMs = 600_000;

/** What every page is cut from. */
interface Outline {
  /** Content, listings, categories and brands. */
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
}

/**
 * Every public path in pages: content, listings, categories and brands first, then products by id. A page past the last
 * one is empty, and reads nothing; the others read their own products alone.
 */
export function createSitemap({ db, catalogue, clock, pageSize = usualPageSize }: SitemapOptions) {
  let kept: { readonly until: number; readonly outline: Promise<Outline> } | undefined;

  function outline(): Promise<Outline> {
    const now = clock.elapsed();
    if (kept && kept.until > now) return kept.outline;
    const reading = readOutline(db, catalogue, pageSize);
    kept = { until: now + keptMs, outline: reading };
    reading.catch(() => {
      kept = undefined;
    });
    return reading;
  }

  return async (page: number): Promise<CallAnswer<'sitemap'>> => {
    const { fixed, starts, totalPages } = await outline();
    const head = fixed.slice(page * pageSize, (page + 1) * pageSize);
    const start = starts.get(page);
    const products = start === undefined ? [] : await readProductAddresses(db, start, pageSize - head.length);
    return {
      totalPages,
      entries: [
        ...head,
        ...products.map(({ id, slug, createdAt, changedAt }) => ({
          url: productPath(slug, id),
          lastModified: indianDay(changedAt ?? createdAt),
        })),
      ],
    };
  };
}

async function readOutline(db: Database, catalogue: LiveCatalogue, pageSize: number): Promise<Outline> {
  const days = await readChangeDays(db);
  /** The day of the last change of a product in a list; nothing is claimed of a list without products. */
  const listed = (url: string, codes: (product: { brandCode: string; categoryCode: string }) => boolean) => {
    const last = Math.max(...days.filter(codes).map(({ at }) => at.getTime()));
    return { url, ...(Number.isFinite(last) && { lastModified: indianDay(new Date(last)) }) };
  };
  const ofBrand = (url: string, code: string) => listed(url, ({ brandCode }) => brandCode === code);
  const fixed: Entry[] = [
    ...(await readContentPaths(db)).map(({ path }) => ({ url: path })),
    // One that stands for another page leaves search engines to that.
    ...[...catalogue.dynamicListings.values()].flatMap((one) =>
      one.dupCanonicalUrl ? [] : [{ url: one.url }],
    ),
    ...[...catalogue.stores.values()].map(({ slug, brandCode }) => ofBrand(storePath(slug), brandCode)),
    ...[...catalogue.categories.values()].map(({ slug, code }) =>
      listed(categoryPath(slug, code), ({ categoryCode }) => categoryCode.startsWith(code)),
    ),
    ...[...catalogue.brands.values()].map(({ slug, code }) => ofBrand(categoryPath(slug, code), code)),
  ];
  const { starts, count } = await readPageStarts(db, fixed.length, pageSize);
  return { fixed, starts, totalPages: Math.ceil((fixed.length + count) / pageSize) };
}
