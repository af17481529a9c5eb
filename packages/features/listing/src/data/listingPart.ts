import type { CategoryFilter, Facet, Listing } from '@luxe/contract/calls';
import { formatQuery, parseQuery, toggleFilter } from '@luxe/contract/query';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';

/**
 * A value of a facet. The URL is omitted when the page can build it by toggling this value in the query of
 * the list.
 */
type FacetValueData = Omit<Facet['values'][number], 'url'> & { readonly url?: string | undefined };
export type FacetData = Omit<Facet, 'values'> & { readonly values: readonly FacetValueData[] };

/** The listing data of the screen. Products keep only their tile data. */
export type ListingData = Omit<Listing, 'searchresult' | 'facetdata'> & {
  readonly searchresult: readonly TileProduct[];
  readonly facetdata: readonly FacetData[];
};

/**
 * Whether a page number is greater than the last page of the list. Such a page has status 404 and a link to
 * the last page. An empty list counts as one page, which shows the empty state.
 */
export const isPastLastPage = ({ pagination }: Pick<Listing, 'pagination'>, page: number): boolean =>
  page > Math.max(1, pagination.totalPages);

/** Selects the parts of the store's response that a listing page needs. */
export const listingPart: Part<'searchProducts', ListingData> = {
  as: 'page',
  of: ({ searchresult, facetdata, ...listing }) => {
    const chosen = listing.currentQuery.filters.flatMap(({ key, value }) =>
      key === 'category' ? [value] : [],
    );
    return {
      // The products come first in the data, so that they are close to the HTML of their tiles, which has the
      // same texts. The page compresses better, because gzip finds repetitions within 32 kB.
      searchresult: searchresult.map(toTileProduct),
      ...listing,
      facetdata: withoutPlainUrls(facetdata, listing.currentQuery.query),
      facetdatacategory: { filters: trimTree(listing.facetdatacategory.filters, chosen) },
    };
  },
};

/**
 * Removes facet URLs that follow from the query. A list has about a hundred such URLs, and the page can
 * rebuild them.
 */
function withoutPlainUrls(facets: readonly Facet[], q: string): FacetData[] {
  const query = parseQuery(q);
  return facets.map(({ values, ...facet }) => ({
    ...facet,
    values: values.map(({ url, ...value }) => {
      const plain = formatQuery(toggleFilter(query, { key: facet.key, value: value.value }));
      return url === plain ? value : { ...value, url };
    }),
  }));
}

/**
 * Trims the category tree to what its facet shows. It shows the roots, the path to the selected categories,
 * and the children of the categories on this path.
 */
const trimTree = (tree: readonly CategoryFilter[], chosen: readonly string[]): CategoryFilter[] =>
  tree.map((node) => ({
    ...node,
    childFilters: trimTree(
      chosen.includes(node.categoryCode)
        ? node.childFilters
        : node.childFilters.filter((child) => leadsTo(child, chosen)),
      chosen,
    ),
  }));

const leadsTo = ({ categoryCode, childFilters }: CategoryFilter, chosen: readonly string[]): boolean =>
  chosen.includes(categoryCode) || childFilters.some((child) => leadsTo(child, chosen));
