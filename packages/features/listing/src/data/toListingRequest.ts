import type { CallQuery, SortCode } from '@luxe/contract/calls';
import { formatQuery, hasFilter, parseQuery, type Filter, type ListingQuery } from '@luxe/contract/query';
import { cutText, luxurySuperBrand, searchText } from '@luxe/format';

/** `page`: what it lists, the store knows by its path. */
export type ListingKind = 'category' | 'brand' | 'search' | 'page';

/** What a listing's address says: the one thing a listing screen depends on. */
export interface ListingRequest {
  kind: ListingKind;
  /** The path the links of the page lead to: `/bags/c-lsh10`, `/search/`. */
  path: string;
  /** Filters that the page stands for: they are sent, but are neither in its address nor among its chips. */
  implied: readonly Filter[];
  /** Term, sort and filters of the address, without what the page itself implies. */
  query: ListingQuery;
  /** From 1. */
  page: number;
  /** The query of the call `searchProducts`. */
  call: CallQuery<'searchProducts'>;
  /** Campaigns that the link which led here belongs to, as it names them. */
  campaigns: { icid?: string; icid2?: string };
  /** The store whose banner stands above: the words before `-store` at the end of the path, or a super-brand that is not our own. */
  store?: string;
  /** False where the address asks for the products alone, without what an editor says around them. */
  isRich: boolean;
}

export interface ListingAddress {
  path: string;
  /** The code in the path, in any case: `lsh10`, `mbh12a00001`. Missing on the search page. */
  code?: string | null;
  /** The path, where the store knows by it what is listed: a dynamic listing or a collection. */
  pagePath?: string | null;
  q?: string | null;
  /** All of the address's query, as it stands there. */
  search?: string | null;
  page?: string | number | null;
  /** `true`: the shopper has just sorted; only told to the store. */
  isSortFlow?: string | null;
  /** `true`: reduced pieces only. */
  offer?: string | null;
  /** Code of a super-brand that the list is narrowed to; our own says nothing. */
  superBrand?: string | null;
  /** A category code that a search is kept to; of a listing the store's own record only. */
  searchCategory?: string | null;
  icid?: string | null;
  icid2?: string | null;
  /** `false`: without what an editor says around the products. */
  richplp?: string | null;
  /** From forms that were sent without a script: they win over q. */
  sort?: string | null;
  min?: string | null;
  max?: string | null;
}

const pageSize = 24;
const lastPage = 10_000;
export const priceKey = 'price';

/** Reads a listing's address (specification, sections 2 and 5). Never throws: what makes no sense is left out. */
export function toListingRequest(address: ListingAddress): ListingRequest {
  const { path, code, pagePath, searchCategory } = address;
  const kind = code ? (isBrand(code) ? 'brand' : 'category') : pagePath ? 'page' : 'search';
  const implied = impliedFilters(kind, code);
  const asked = withoutFilters(parseQuery(decodeOnce(address.q ?? '')), implied);
  // Words are for searches: whatever stands in their place, a listing stays what its path says.
  const wordless = kind === 'search' ? asked : { ...asked, term: '' };
  const reducedOnly = withFilter(wordless, address.offer === 'true' && reduced);
  const branded = withFilter(reducedOnly, foreignBrand(address.superBrand));
  const query = fitting(withForms(branded, address));
  const page = toPage(address.page);
  const store = storeOf(path, query);
  const isFilter = query.filters.length > 0;
  return {
    kind,
    path,
    implied,
    query,
    page,
    call: {
      searchText: kind === 'search' ? searchTextOf(formatQuery(query)) : listingTextOf(query, implied),
      page: page - 1,
      pageSize,
      isTextSearch: String(kind === 'search') as 'true' | 'false',
      isFilter: String(isFilter) as 'true' | 'false',
      typeID: 'all',
      ...(kind === 'search' && query.filters.length === 0
        ? {
            isKeywordRedirect: 'true' as const,
            isKeywordRedirectEnabled: String(isKeywordRedirectOn(address.search ?? '')) as 'true' | 'false',
          }
        : {}),
      ...(address.isSortFlow === 'true' ? { isSortFlow: 'true' as const } : {}),
      ...(searchCategory && searchCategory.length <= longestCategory ? { searchCategory } : {}),
      ...(kind === 'page' && pagePath ? { pagePath } : {}),
    },
    campaigns: { ...campaign('icid', address.icid), ...campaign('icid2', address.icid2) },
    ...(store !== undefined && { store }),
    isRich: address.richplp !== 'false',
  };
}

/**
 * Whether words may lead to a page instead of a list: by default; not where the address says so, nor where it names super-brands without the
 * luxury one (specification, section 5) [SEA-05].
 */
export function isKeywordRedirectOn(search: string): boolean {
  if (/isKeywordRedirectEnabled=false/i.test(search)) return false;
  return !/superbrand/i.test(search) || search.toUpperCase().includes(luxurySuperBrand);
}

/** Letters of a query that the store takes, less what a page implies. */
const longestQuery = 500;

/** Words are cut where a search box would, and filters that are too many for one question are left out. */
function fitting({ term, sort, filters }: ListingQuery): ListingQuery {
  const fit = { term: searchText(term), sort, filters: [...filters] };
  while (fit.filters.length > 0 && formatQuery(fit).length > longestQuery) fit.filters.pop();
  return fit;
}

/** Letters that the store takes. */
const longestCategory = 40;
const longestCampaign = 100;
const campaign = (name: 'icid' | 'icid2', value: string | null | undefined) =>
  value ? { [name]: cutText(value, longestCampaign) } : {};

const reduced: Filter = { key: 'isDiscountedPrice', value: 'true' };
const withFilter = (query: ListingQuery, filter: Filter | false): ListingQuery =>
  filter && !hasFilter(query.filters, filter) ? { ...query, filters: [...query.filters, filter] } : query;

/** Of a super-brand that is not our own, which all the rest of the shop is of. */
const isForeign = ({ key, value }: Filter) =>
  key === 'superBrand' && value.toUpperCase() !== luxurySuperBrand;

function foreignBrand(code: string | null | undefined): Filter | false {
  const filter = { key: 'superBrand', value: code || luxurySuperBrand };
  return isForeign(filter) && filter;
}

/** Whose store it is that a path or a filter names [SHL-17]. */
const storeOf = (path: string, { filters }: ListingQuery): string | undefined =>
  /([\w-]+)-store\/?$/.exec(path)?.[1] ?? filters.find(isForeign)?.value;

const isBrand = (code: string) => /^mbh/i.test(code);

function impliedFilters(kind: ListingKind, code?: string | null): Filter[] {
  if (kind === 'page') return [];
  if (kind !== 'search') return code ? [{ key: kind, value: code.toUpperCase() }] : [];
  return [
    { key: 'superBrand', value: luxurySuperBrand },
    { key: 'inStockFlag', value: 'true' },
  ];
}

const withoutFilters = (query: ListingQuery, gone: readonly Filter[]): ListingQuery => ({
  ...query,
  filters: query.filters.filter((filter) => !hasFilter(gone, filter)),
});

/** A category inside the page's own narrows it; sending both would widen it again. */
function listingTextOf(query: ListingQuery, implied: readonly Filter[]): string {
  const base = implied.filter(
    ({ key, value }) => !query.filters.some((one) => one.key === key && one.value.startsWith(value)),
  );
  return formatQuery({ ...query, filters: [...base, ...query.filters] });
}

/**
 * The text a search sends (SEA-04): what was asked for, the luxury super-brand unless superbrand is mentioned already, in stock only
 * unless the flag is there already. Encoding for transport is the request layer's and happens once.
 */
export function searchTextOf(q: string): string {
  const text = decodeOnce(q);
  const query = parseQuery(text);
  const filters = [...query.filters];
  if (!/superbrand/i.test(text)) filters.push({ key: 'superBrand', value: luxurySuperBrand });
  if (!filters.some(({ key }) => key === 'inStockFlag')) filters.push({ key: 'inStockFlag', value: 'true' });
  return formatQuery({ ...query, filters });
}

/** A text in which nothing but escapes and plain characters is left was encoded already; a raw colon or blank says it was not. */
function decodeOnce(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text) || /[^\w\-.!~*'()%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function toPage(page: string | number | null | undefined): number {
  const number = Number(page ?? 1);
  // A number beyond all pages stays beyond them: such a page is not there, and is not the first one either.
  return Number.isInteger(number) && number >= 1 ? Math.min(number, lastPage) : 1;
}

const sorts: readonly string[] = [
  'relevance',
  'isProductNew',
  'price-asc',
  'price-desc',
  'discount-desc',
] satisfies SortCode[];

function withForms(query: ListingQuery, { sort, min, max }: ListingAddress): ListingQuery {
  const sorted = sort && sorts.includes(sort) ? { ...query, sort: sort as SortCode } : query;
  // A field left empty is an end left open.
  return min || max ? withPrice(sorted, [Number(min ?? 0), max ? Number(max) : Infinity]) : sorted;
}

/** The query narrowed to a price range in whole rupees, in place of the range it had. Without an upper end it is open. */
export function withPrice(query: ListingQuery, [low, high]: readonly [number, number]): ListingQuery {
  const filters = query.filters.filter(({ key }) => key !== priceKey);
  if (!(low >= 0 && high >= low)) return { ...query, filters };
  const end = high === Infinity ? '' : Math.ceil(high);
  return { ...query, filters: [...filters, { key: priceKey, value: `${Math.floor(low)}-${end}` }] };
}
