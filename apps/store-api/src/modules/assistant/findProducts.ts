import { formatQuery, type ListingQuery } from '@luxe/contract/query';
import type { TaraPlan } from '@luxe/contract/tara-plan';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { categoryPath } from '../catalogue/paths.ts';
import {
  filtersOf,
  hasCondition,
  maxPriceOf,
  sortOf,
  termsOf,
  without,
  type Condition,
  type Scope,
} from './conditions.ts';
import { fits, needsFacts, priceOf, type Match } from './facts.ts';

export interface Found {
  readonly matches: readonly Match[];
  /** Number of all products that fit; undefined if only the shown ones were checked. */
  readonly total: number | undefined;
  /** What was left out, because no product fits everything. */
  readonly dropped: readonly Condition[];
  /** Words of the search under which the shop lists no product. */
  readonly unlisted: string | null;
  /** Path of a listing with these products, and with others when facts decided. */
  readonly href: string;
}

/** Products of an answer. */
export const shownLimit = 8;
/** Products of a page whose facts are checked, and the most pages of the first search text. */
const checkedSize = 40;
const maxPages = 3;
/** Most searches of one question. */
const maxTries = 10;

/**
 * Finds products for a plan. When none fits everything, leaves out as little as possible, and never what the
 * shopper excluded.
 */
export async function findProducts(scope: Scope, plan: TaraPlan): Promise<Found> {
  let first: Found | undefined;
  for (const dropped of ladderOf(scope.catalogue, plan).slice(0, maxTries)) {
    const found = await search(scope, plan, dropped);
    if (found.matches.length > 0) return found;
    first ??= found;
  }
  return first ?? (await search(scope, plan, []));
}

/** In the order in which they are left out: what matters least to most shoppers comes first. */
const order: readonly Condition[] = [
  'occasion',
  'gift',
  'styles',
  'recipient',
  'sizes',
  'colours',
  'materials',
  'price',
  'brands',
];

/** Conditions to leave out, one set after the other: none, each one alone, then more and more together. */
export function ladderOf(catalogue: LiveCatalogue, plan: TaraPlan): (readonly Condition[])[] {
  const own = order.filter((condition) => hasCondition(catalogue, plan, condition));
  const together = own.slice(1).map((_, index) => own.slice(0, index + 2));
  return [[], ...own.map((one) => [one]), ...together].filter((dropped) => isAbout(plan, dropped));
}

/**
 * Whether the rest of a plan is still about what the shopper asked for. Without a kind of product, a brand or
 * a material, the rest would be any product. Words that are left out may have been the kind of product.
 */
function isAbout(plan: TaraPlan, dropped: readonly Condition[]): boolean {
  if (dropped.length === 0) return true;
  const rest = without(plan, dropped);
  const hasKind = rest.categories.length > 0 || rest.brands.length > 0 || rest.intent === 'gift';
  return hasKind || (!dropped.includes('styles') && rest.styles.length + rest.materials.length > 0);
}

async function search(scope: Scope, plan: TaraPlan, dropped: readonly Condition[]): Promise<Found> {
  const { catalogue } = scope;
  const rest = without(plan, dropped);
  const sort = dropped.includes('price') ? nearestFirst(plan) : sortOf(rest);
  const filters = filtersOf(scope, rest);
  const [term = '', ...others] = termsOf(rest);
  const pageSize = needsFacts(rest) || rest.intent === 'gift' ? checkedSize : shownLimit;
  const matches = new Map<string, Match>();
  let total: number | undefined;
  let unlisted: string | null = null;
  for (const text of [term, ...others]) {
    const pages = text === term ? maxPages : 1;
    for (let page = 0; page < pages && matches.size < shownLimit; page += 1) {
      const result = await catalogue.engine.search({ term: text, sort, filters, page, pageSize });
      if (text === term && page === 0) {
        total = others.length === 0 && !needsFacts(rest) ? result.total : undefined;
        unlisted = result.unlisted;
      }
      for (const match of await load(catalogue, result.hits))
        if (fits(catalogue, match, rest)) matches.set(match.product.id, match);
      if ((page + 1) * pageSize >= result.total) break;
    }
    if (matches.size >= shownLimit) break;
  }
  const all = [...matches.values()];
  // Several searches were made one after the other, each in its own order.
  const sorted = others.length > 0 ? sortByPrice(all, sort) : all;
  const varied = rest.intent === 'gift' && sort === 'relevance' ? mixKinds(catalogue, sorted) : sorted;
  return {
    matches: varied.slice(0, shownLimit),
    total,
    dropped,
    unlisted,
    href: listingHref(catalogue, { term, sort, filters }),
  };
}

/** When no product is within the limits, those nearest to a limit come first. */
const nearestFirst = (plan: TaraPlan): ListingQuery['sort'] =>
  maxPriceOf(plan) === null ? 'price-desc' : 'price-asc';

function sortByPrice(matches: readonly Match[], sort: ListingQuery['sort']): readonly Match[] {
  if (sort !== 'price-asc' && sort !== 'price-desc') return matches;
  const direction = sort === 'price-asc' ? 1 : -1;
  return matches.toSorted((a, b) => direction * (priceOf(a) - priceOf(b)));
}

/** Presents of different departments in turn, each in its order. */
function mixKinds(catalogue: LiveCatalogue, matches: readonly Match[]): Match[] {
  const departmentOf = ({ product }: Match) => catalogue.pathTo(product.categoryCode)[1]?.code ?? '';
  const groups = [...Map.groupBy(matches, departmentOf).values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => groups.flatMap((group) => group[index] ?? [])).flat();
}

/** Reads the products of hits, in the order of the hits. */
async function load(
  catalogue: LiveCatalogue,
  hits: readonly { id: string; colour: string }[],
): Promise<Match[]> {
  const cards = await catalogue.cards(hits);
  const colourOf = new Map(hits.map(({ id, colour }) => [id, colour]));
  const found: Match[] = [];
  for (const card of cards) {
    // The tiles have read the products, so this reads from memory.
    const product = await catalogue.product(card.productId);
    const colour = product?.colours.find(({ key }) => key === colourOf.get(card.productId));
    if (product && colour) found.push({ product, colour, card });
  }
  return found;
}

function listingHref(catalogue: LiveCatalogue, query: ListingQuery): string {
  const codes = query.filters.filter(({ key }) => key === 'category');
  const category = catalogue.categories.get(codes[0]?.value ?? '');
  const q = encodeURIComponent(formatQuery(query));
  const isListing = query.term === '' && codes.length === 1 && category;
  return isListing ? `${categoryPath(category.slug, category.code)}?q=${q}` : `/search/?q=${q}`;
}
