import type { CallQuery, SortCode } from '@luxe/contract/calls';
import { formatQuery, hasFilter, parseQuery, type Filter, type ListingQuery } from '@luxe/contract/query';
import { cutText, luxurySuperBrand, searchText } from '@luxe/format';

/**
 * The kind of a listing. `page` is a dynamic listing or a collection, which the store identifies by the path
 * of its page.
 */
export type ListingKind = 'category' | 'brand' | 'search' | 'page';

/** The parsed URL of a listing. It determines all data that the listing shows. */
export interface ListingRequest {
  kind: ListingKind;
  /** Path of the listing, from which the page builds its links: `/bags/c-lsh10`, `/search/`. */
  path: string;
  /**
   * Filters implied by the page. The store receives them, but they appear neither in the URL nor as chips.
   */
  implied: readonly Filter[];
  /** Term, sort and filters of the URL, without the implied filters. */
  query: ListingQuery;
  /** From 1. */
  page: number;
  /** The query of the call `searchProducts`. */
  call: CallQuery<'searchProducts'>;
  /** Campaign ids of the link that the shopper followed to the listing [SEA-08]. */
  campaigns: { icid?: string; icid2?: string };
  /**
   * Id of the brand store or super-brand whose banner is shown [SHL-17]. It is the name before `-store` at
   * the end of the path, or else a super-brand other than luxury.
   */
  store?: string;
  /** False when `richplp=false` hides the editorial blocks around the products. */
  isRich: boolean;
}

export interface ListingAddress {
  path: string;
  /** The code in the path, in upper or lower case: `lsh10`, `mbh12a00001`. Missing on the search page. */
  code?: string | null;
  /** The path of a dynamic listing or a collection, which the store identifies by its path. */
  pagePath?: string | null;
  q?: string | null;
  /** The raw query string of the URL. */
  search?: string | null;
  page?: string | number | null;
  /** `true` when the shopper has just changed the sort order. This parameter is only passed to the store. */
  isSortFlow?: string | null;
  /** `true`: discounted products only. */
  offer?: string | null;
  /** Code of a super-brand to filter by; the luxury super-brand is ignored. */
  superBrand?: string | null;
  /**
   * Code of the category to which a search is restricted. In other listings, this parameter is only passed to
   * the store.
   */
  searchCategory?: string | null;
  icid?: string | null;
  icid2?: string | null;
  /** `false`: hides the editorial blocks around the products. */
  richplp?: string | null;
  /** Values of the sort and price forms, which browsers submit when scripts do not run. They override `q`. */
  sort?: string | null;
  min?: string | null;
  max?: string | null;
}

const pageSize = 24;
const lastPage = 10_000;
export const priceKey = 'price';

/** Parses a listing's URL (specification, sections 2 and 5). Never throws; ignores invalid values. */
export function toListingRequest(address: ListingAddress): ListingRequest {
  const { path, code, pagePath, searchCategory } = address;
  const kind = code ? (isBrand(code) ? 'brand' : 'category') : pagePath ? 'page' : 'search';
  const implied = impliedFilters(kind, code);
  const addressQuery = withoutFilters(parseQuery(decodeOnce(address.q ?? '')), implied);
  // Only searches have a term. Other listings ignore it, because their path defines the list.
  const withoutTerm = kind === 'search' ? addressQuery : { ...addressQuery, term: '' };
  const discountedOnly = withFilter(withoutTerm, address.offer === 'true' && discounted);
  const branded = withFilter(discountedOnly, foreignBrand(address.superBrand));
  const query = limitQueryLength(withFormValues(branded, address));
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
      ...(searchCategory && searchCategory.length <= maxCategoryLength ? { searchCategory } : {}),
      ...(kind === 'page' && pagePath ? { pagePath } : {}),
    },
    campaigns: { ...campaign('icid', address.icid), ...campaign('icid2', address.icid2) },
    ...(store !== undefined && { store }),
    isRich: address.richplp !== 'false',
  };
}

/**
 * Whether a search term may redirect the shopper to a page, which is the default. False when the query string
 * contains `isKeywordRedirectEnabled=false`. Also false when the query string names a super-brand, but not
 * the code of the luxury super-brand (specification, section 5) [SEA-05].
 */
export function isKeywordRedirectOn(search: string): boolean {
  if (/isKeywordRedirectEnabled=false/i.test(search)) return false;
  return !/superbrand/i.test(search) || search.toUpperCase().includes(luxurySuperBrand);
}

/**
 * Maximum length of the query that comes from the URL. Together with the implied filters, the query then
 * stays within the store's limit.
 */
const maxQueryLength = 500;

/** Cuts the term to the search box's limit and drops filters beyond the maximum length. */
function limitQueryLength({ term, sort, filters }: ListingQuery): ListingQuery {
  const limited = { term: searchText(term), sort, filters: [...filters] };
  while (limited.filters.length > 0 && formatQuery(limited).length > maxQueryLength) limited.filters.pop();
  return limited;
}

/** Maximum lengths that the store accepts. */
const maxCategoryLength = 40;
const maxCampaignLength = 100;
const campaign = (name: 'icid' | 'icid2', value: string | null | undefined) =>
  value ? { [name]: cutText(value, maxCampaignLength) } : {};

const discounted: Filter = { key: 'isDiscountedPrice', value: 'true' };
const withFilter = (query: ListingQuery, filter: Filter | false): ListingQuery =>
  filter && !hasFilter(query.filters, filter) ? { ...query, filters: [...query.filters, filter] } : query;

/**
 * Whether a filter selects a super-brand other than luxury. All other listings of the shop belong to the
 * luxury super-brand.
 */
const isForeign = ({ key, value }: Filter) =>
  key === 'superBrand' && value.toUpperCase() !== luxurySuperBrand;

function foreignBrand(code: string | null | undefined): Filter | false {
  const filter = { key: 'superBrand', value: code || luxurySuperBrand };
  return isForeign(filter) && filter;
}

/**
 * Returns the id of the store in the path, or else of the super-brand in the filters; undefined when there is
 * none [SHL-17].
 */
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

const withoutFilters = (query: ListingQuery, excluded: readonly Filter[]): ListingQuery => ({
  ...query,
  filters: query.filters.filter((filter) => !hasFilter(excluded, filter)),
});

/**
 * Omits the category of the page when the shopper has selected one of its child categories. Sending both
 * would return the products of the entire page category.
 */
function listingTextOf(query: ListingQuery, implied: readonly Filter[]): string {
  const base = implied.filter(
    ({ key, value }) => !query.filters.some((one) => one.key === key && one.value.startsWith(value)),
  );
  return formatQuery({ ...query, filters: [...base, ...query.filters] });
}

/**
 * Builds the text that a search sends to the store [SEA-04]: the query, the luxury super-brand and the
 * in-stock filter. Omits the super-brand if the query text mentions superbrand. Omits the in-stock filter if
 * the query already has one. The result is not encoded, because the request layer encodes it.
 */
export function searchTextOf(q: string): string {
  const text = decodeOnce(q);
  const query = parseQuery(text);
  const filters = [...query.filters];
  if (!/superbrand/i.test(text)) filters.push({ key: 'superBrand', value: luxurySuperBrand });
  if (!filters.some(({ key }) => key === 'inStockFlag')) filters.push({ key: 'inStockFlag', value: 'true' });
  return formatQuery({ ...query, filters });
}

/**
 * Decodes a text that was already encoded: it has escapes and no raw colons or spaces. Returns other texts
 * unchanged.
 */
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
  // Replaces a page number above `lastPage` by `lastPage`. No list has so many pages, so the response still
  // has status 404.
  return Number.isInteger(number) && number >= 1 ? Math.min(number, lastPage) : 1;
}

const sorts: readonly string[] = [
  'relevance',
  'isProductNew',
  'price-asc',
  'price-desc',
  'discount-desc',
] satisfies SortCode[];

function withFormValues(query: ListingQuery, { sort, min, max }: ListingAddress): ListingQuery {
  const sorted = sort && sorts.includes(sort) ? { ...query, sort: sort as SortCode } : query;
  // An empty minimum or maximum field leaves that end of the price range open.
  return min || max ? withPrice(sorted, [Number(min ?? 0), max ? Number(max) : Infinity]) : sorted;
}

/**
 * Replaces the price range of a query. Rounds the minimum down and the maximum up to full rupees. A maximum
 * of `Infinity` means no maximum.
 */
export function withPrice(query: ListingQuery, [low, high]: readonly [number, number]): ListingQuery {
  const filters = query.filters.filter(({ key }) => key !== priceKey);
  if (!(low >= 0 && high >= low)) return { ...query, filters };
  const end = high === Infinity ? '' : Math.ceil(high);
  return { ...query, filters: [...filters, { key: priceKey, value: `${Math.floor(low)}-${end}` }] };
}
