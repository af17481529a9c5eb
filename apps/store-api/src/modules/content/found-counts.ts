import type { CatalogueName } from '@luxe/catalogue';
import { parseQuery, type Filter } from '@luxe/contract/query';
import { listBrands } from '../catalogue/list-brands.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { brandIndexAt } from './brand-index.ts';

export interface Found {
  pieces: number;
  brands: number;
}

/** How long a count is told again before it is counted anew. It stands in a sentence; nobody pays by it. */
const freshMs = 10 * 60_000;

/**
 * What the addresses of a menu lead to, counted as their listings count. Every page asks for the menu, so an old count is told once more
 * while the new one is made.
 */
export class FoundCounts {
  readonly #catalogue: LiveCatalogue;
  readonly #now: () => number;
  readonly #counts = new Map<string, { count: Promise<Found | undefined>; until: number }>();

  constructor(catalogue: LiveCatalogue, now: () => number = Date.now) {
    this.#catalogue = catalogue;
    this.#now = now;
  }

  /** `undefined` where the address is no listing. */
  at(href: string, catalogue: CatalogueName): Promise<Found | undefined> {
    const key = `${catalogue} ${href}`;
    const known = this.#counts.get(key);
    if (known && known.until > this.#now()) return known.count;
    const until = this.#now() + freshMs;
    // A count that fails costs the sentence, never the menu.
    const count = this.#count(href, catalogue).catch(() => known?.count);
    const told = known?.count ?? count;
    this.#counts.set(key, { count: told, until });
    if (known) void count.then((found) => this.#counts.set(key, { count: Promise.resolve(found), until }));
    return told;
  }

  async #count(href: string, catalogue: CatalogueName): Promise<Found | undefined> {
    const { pathname, searchParams } = new URL(href, 'http://shop');
    if (brandIndexAt(pathname) === pathname) {
      const brands = await listBrands(this.#catalogue, catalogue);
      return { pieces: brands.reduce((sum, { count }) => sum + count, 0), brands: brands.length };
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
    return { pieces: total, brands: brands.filter(({ count }) => count > 0).length };
  }
}

/** What a listing at an address is narrowed to: its `q` says so where it has one, else its code. */
function filtersOf(pathname: string, q: string | null): readonly Filter[] {
  if (q !== null) return parseQuery(q).filters;
  const code = /\/c-([a-z0-9]+)\/?$/i.exec(pathname)?.[1]?.toUpperCase();
  if (!code) return [];
  return [{ key: code.startsWith('MBH') ? 'brand' : 'category', value: code }];
}
