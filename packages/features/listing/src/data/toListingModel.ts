import type { CategoryFilter, QuestionAndAnswer } from '@luxe/contract/calls';
import { hasFilter, parseQuery } from '@luxe/contract/query';
import { formatPaise, rupeesToPaise } from '@luxe/format';
import type { TileProduct } from '@luxe/patterns/tile-product';
import { copy } from './copy.ts';
import { codeOf, filterHref, listingHref } from './listingHref.ts';
import type { FacetData, ListingData } from './listingPart.ts';
import { priceKey, withPrice, type ListingRequest } from './toListingRequest.ts';

interface FacetValueModel {
  value: string;
  name: string;
  count: number;
  selected: boolean;
  colorHex?: string | undefined;
  href: string;
}

export interface FacetModel {
  key: string;
  name: string;
  selectedCount: number;
  kind: 'list' | 'colour';
  values: FacetValueModel[];
}

export interface PriceModel {
  min: number;
  max: number;
  selected: [number, number];
  /** Price ranges suggested by the store. */
  presets: FacetValueModel[];
  /** Returns the URL of the list with a price range in rupees. */
  hrefFor: (range: readonly [number, number]) => string;
}

export interface ListingModel extends ListingRequest {
  title: string;
  description: string;
  term: string;
  crumbs: { label: string; href?: string }[];
  total: number;
  pages: number;
  /** Number of products on this page and all pages before it. */
  visibleCount: number;
  facets: FacetModel[];
  price: PriceModel | undefined;
  chips: { name: string; href: string }[];
  clearHref: string;
  sorts: { code: string; name: string; selected: boolean; href: string }[];
  products: readonly TileProduct[];
  questions: readonly QuestionAndAnswer[];
  /** URL of the brand's store page; undefined when the brand has none, or on the store page itself. */
  storeHref: string | undefined;
  spelling: { term: string; href: string } | undefined;
  /**
   * The search words, when no product matches all of them and the list shows the closest matches; otherwise
   * undefined.
   */
  unlisted: string | undefined;
  hrefForPage: (page: number) => string;
}

/**
 * Returns the filters that the page itself implies. They come from its URL, or for a dynamic listing from the
 * store's response.
 */
const impliedBy = ({ dynamicQuery }: ListingData, { kind, implied }: ListingRequest) =>
  kind === 'page' && dynamicQuery ? parseQuery(dynamicQuery.searchUrl).filters : implied;

type HrefOf = ReturnType<typeof filterHref>;

/** Builds the model of the listing views from the store's response and the request that the URL describes. */
export function toListingModel(listing: ListingData, addressRequest: ListingRequest): ListingModel {
  const request = { ...addressRequest, implied: impliedBy(listing, addressRequest) };
  const { pagination, currentQuery, seo } = listing;
  const { query, page } = request;
  const hrefOf = filterHref(request, parseQuery(currentQuery.query));
  let facets: FacetModel[] | undefined;
  return {
    ...request,
    title: listing.h1PageName,
    description: listing.pageDescription,
    term: query.term || currentQuery.searchText,
    crumbs: seo.breadcrumbs.map(({ name, url }, at, all) =>
      at === all.length - 1 ? { label: name } : { label: name, href: url },
    ),
    total: pagination.totalResults,
    pages: pagination.totalPages,
    visibleCount: Math.min(page * pagination.pageSize, pagination.totalResults),
    // A list has hundreds of values, and a phone shows none of them until the shopper opens the filters.
    get facets() {
      return (facets ??= toFacets(listing, request, hrefOf));
    },
    price: toPrice(listing, request, hrefOf),
    chips: toChips(listing, request),
    clearHref: listingHref(request, { ...query, filters: [] }),
    sorts: listing.sorts.map(({ code, name, selected }) => ({
      code,
      name,
      selected,
      href: listingHref(request, { ...query, sort: code }),
    })),
    products: listing.searchresult,
    questions: listing.questionAndAnswerList,
    storeHref: request.store === undefined ? listing.storeUrl : undefined,
    spelling: toSpelling(listing, request),
    unlisted: listing.unlistedWords,
    hrefForPage: (to) => listingHref(request, query, to),
  };
}

/** Builds the facets: categories first, then the store's facets in its order. Omits facets without values. */
function toFacets(listing: ListingData, request: ListingRequest, hrefOf: HrefOf): FacetModel[] {
  // A dynamic listing has no facets for its own filters, because another value would contradict its title.
  const isFixed = ({ key }: FacetData) =>
    request.kind === 'page' && request.implied.some((one) => one.key === key);
  const facets = listing.facetdata
    .filter((facet) => !isPrice(facet) && !isFixed(facet))
    .map((facet) => toFacet(facet, request, hrefOf));
  // A brand store page shows the categories as tabs, so it needs no category facet.
  if (isOfStore(request)) return facets.filter(hasValues);
  if (facets.some(({ key }) => key === 'category')) return facets.filter(hasValues);
  return [toCategories(listing.facetdatacategory.filters, request), ...facets].filter(hasValues);
}

const isOfStore = ({ kind, store }: ListingRequest) => kind === 'page' && store !== undefined;
const isPrice = ({ key }: { key: string }) => key === priceKey;
const hasValues = ({ values }: FacetModel) => values.length > 0;

/** Builds the category facet: the children of the page's category, or the roots of the tree. */
function toCategories(tree: readonly CategoryFilter[], request: ListingRequest): FacetModel {
  // The URLs are based on the query of the request, not on `tree`. While a new list loads, `tree` still
  // belongs to the previous list.
  const hrefOf = filterHref(request, request.query);
  const own =
    codeOf(request.path)?.toUpperCase() ?? request.implied.find(({ key }) => key === 'category')?.value;
  const node = own ? findNode(tree, own) : undefined;
  const values = (node?.childFilters ?? tree)
    .filter(({ categoryCode }) => categoryCode !== own)
    .map(({ categoryCode, categoryName, count }) => {
      const filter = { key: 'category', value: categoryCode };
      return {
        value: categoryCode,
        name: categoryName,
        count,
        selected: hasFilter(request.query.filters, filter),
        href: hrefOf(filter),
      };
    });
  return {
    key: 'category',
    name: copy.category,
    kind: 'list',
    values,
    selectedCount: countSelected(values),
  };
}

const countSelected = (values: readonly FacetValueModel[]) =>
  values.filter(({ selected }) => selected).length;

function findNode(tree: readonly CategoryFilter[], code: string): CategoryFilter | undefined {
  for (const node of tree) {
    const found = node.categoryCode === code ? node : findNode(node.childFilters, code);
    if (found) return found;
  }
  return undefined;
}

function toFacet(facet: FacetData, request: ListingRequest, hrefOf: HrefOf): FacetModel {
  const values = facet.values
    .filter(({ value }) => !hasFilter(request.implied, { key: facet.key, value }))
    .map(({ url, ...value }) => ({
      ...value,
      href: url === undefined ? hrefOf({ key: facet.key, value: value.value }) : listingHref(request, url),
    }));
  const kind = values.some(({ colorHex }) => colorHex) ? 'colour' : 'list';
  return {
    key: facet.key,
    name: facet.name,
    kind,
    values,
    selectedCount: countSelected(values),
  };
}

function toChips({ currentQuery }: ListingData, request: ListingRequest) {
  return currentQuery.filters
    .filter((filter) => !hasFilter(request.implied, filter))
    .map(({ key, value, name, url }) => ({
      name: key === priceKey ? (priceName(value) ?? name) : name,
      href: listingHref(request, url),
    }));
}

export const formatRupees = (amount: number) => formatPaise(rupeesToPaise(amount));

function priceName(value: string): string | undefined {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(value) ?? [];
  return low && high ? copy.priceRange(formatRupees(Number(low)), formatRupees(Number(high))) : undefined;
}

function toPrice(listing: ListingData, request: ListingRequest, hrefOf: HrefOf): PriceModel | undefined {
  const { priceRange } = listing;
  if (!priceRange || priceRange.max <= priceRange.min) return undefined;
  const { min, max, selectedMin, selectedMax } = priceRange;
  const [low, high] = [roundDown(min), roundUp(max)];
  return {
    min: low,
    max: high,
    selected: [Math.max(low, roundDown(selectedMin ?? min)), Math.min(high, roundUp(selectedMax ?? max))],
    presets: listing.facetdata.filter(isPrice).flatMap((facet) => toFacet(facet, request, hrefOf).values),
    hrefFor: (range) => listingHref(request, withPrice(request.query, range)),
  };
}

/** Step of the price slider, in rupees. */
export const priceStep = 500;
const roundDown = (amount: number) => Math.floor(amount / priceStep) * priceStep;
const roundUp = (amount: number) => Math.ceil(amount / priceStep) * priceStep;

function toSpelling({ spellingSuggestion }: ListingData, request: ListingRequest) {
  if (!spellingSuggestion) return undefined;
  const { term } = parseQuery(spellingSuggestion);
  return { term, href: listingHref(request, { term, sort: 'relevance', filters: [] }) };
}
