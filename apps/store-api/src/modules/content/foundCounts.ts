import type { CatalogueName } from '../../model/catalogue.ts';
import { parseQuery, type Filter } from '@luxe/contract/query';
import { listBrands } from '../catalogue/listBrands.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { brandIndexAt } from './brandIndex.ts';

export interface FoundCount {
  items: number;
  brands: number;
}

/**
 * Milliseconds until a count of products and brands is renewed. An old count does no harm, because the menu
 * only shows it in a sentence.
 */
const freshMs = 10 * 60_000;

/**
 * Counts the products and brands of the listings that a menu links to. Every page needs the menu, so an
 * expired count is still returned while the new count is computed.
 */
export class FoundCounts {
  readonly #catalogue: LiveCatalogue;
  readonly #now: () => number;
  readonly #counts = new Map<string, { count: Promise<FoundCount | undefined>; until: number }>();

  constructor(catalogue: LiveCatalogue, now: () => number = Date.now) {
    this.#catalogue = catalogue;
    this.#now = now;
  }

  /** Undefined if `href` is not a listing. */
  at(href: string, catalogue: CatalogueName): Promise<FoundCount | undefined> {
    const key = `${catalogue} ${href}`;
    const known = this.#counts.get(key);
    if (known && known.until > this.#now()) return known.count;
    const until = this.#now() + freshMs;
    // If the count fails, the earlier count stays. Without an earlier count, the menu leaves out the sentence
    // with the count. The menu is always shown.
    const count = this.#count(href, catalogue).catch(() => known?.count);
    const currentCount = known?.count ?? count;
    this.#counts.set(key, { count: currentCount, until });
    if (known) void count.then((found) => this.#counts.set(key, { count: Promise.resolve(found), until }));
    return currentCount;
  }

  async #count(href: string, catalogue: CatalogueName): Promise<FoundCount | undefined> {
    const { pathname, searchParams } = new URL(href, 'http://shop');
    if (brandIndexAt(pathname) === pathname) {
      const brands = await listBrands(this.#catalogue, catalogue);
      return { items: brands.reduce((sum, { count }) => sum + count, 0), brands: brands.length };
    }
    const filters = filtersOf(pathname, searchParams.get('q'));
    if (filters.length === 0) return undefined;
    const { total, facets } = await this.#catalogue.engine.search({
      term: '',
      sort: 'relevance',
      filters,
      page: 0,
      pageSize: 1,
    });
    const brands = facets.find(({ key }) => key === 'brand')?.values ?? [];
    return { items: total, brands: brands.filter(({ count }) => count > 0).length };
  }
}

/**
 * Filters of the listing at a path. The parameter `q` contains the filters if it is present. Otherwise the
 * filter is the category or brand in the path.
 */
function filtersOf(pathname: string, q: string | null): readonly Filter[] {
  if (q !== null) return parseQuery(q).filters;
  const code = /\/c-([a-z0-9]+)\/?$/i.exec(pathname)?.[1]?.toUpperCase();
  if (!code) return [];
  return [{ key: code.startsWith('MBH') ? 'brand' : 'category', value: code }];
}
