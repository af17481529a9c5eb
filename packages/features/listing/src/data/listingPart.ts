import type { CategoryFilter, Facet, Listing } from '@luxe/contract/calls';
import { formatQuery, parseQuery, toggleFilter } from '@luxe/contract/query';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';

/** A facet value. Without `url`, its URL is built from the query of the list with this value toggled. */
type FacetValueData = Omit<Facet['values'][number], 'url'> & { readonly url?: string | undefined };
export type FacetData = Omit<Facet, 'values'> & { readonly values: readonly FacetValueData[] };

/** The listing data of the screen. Products keep only their tile data. */
export type ListingData = Omit<Listing, 'searchresult' | 'facetdata'> & {
  readonly searchresult: readonly TileProduct[];
  readonly facetdata: readonly FacetData[];
};

/**
 * Whether a page number is past the last page of the list. An empty list has one page, the empty state. A
 * page past the last one has status 404 and a link to the last page.
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
      // First in the data, so that it is near the HTML of the tiles, which has the same texts. gzip finds
      // repetitions within 32 kB.
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
 * Trims the category tree to what its facet shows: the roots, the path to the selected categories, and the
 * children of those.
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
