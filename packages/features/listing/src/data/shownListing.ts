import type { CategoryFilter, Facet, Listing } from '@luxe/contract/calls';
import { formatQuery, parseQuery, toggleFilter } from '@luxe/contract/query';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';

/** A value of a facet. Without a URL it is the list's own query with this value, or without it where it is chosen. */
type ShownValue = Omit<Facet['values'][number], 'url'> & { readonly url?: string | undefined };
export type ShownFacet = Omit<Facet, 'values'> & { readonly values: readonly ShownValue[] };

/** A listing as its screen shows it: of each product what is on its tile. */
export type ShownListing = Omit<Listing, 'searchresult' | 'facetdata'> & {
  readonly searchresult: readonly TileProduct[];
  readonly facetdata: readonly ShownFacet[];
};

/**
 * Whether a page is past the last one of its list. An empty list has one page, which says that it is empty. Such a page
 * answers 404 and leads to the last one.
 */
export const isPastLastPage = ({ pagination }: Pick<Listing, 'pagination'>, page: number): boolean =>
  page > Math.max(1, pagination.totalPages);

/** What a page of products carries of the store's answer. */
export const shownListing: Part<'searchProducts', ShownListing> = {
  as: 'shown',
  of: ({ searchresult, facetdata, ...listing }) => {
    const chosen = listing.currentQuery.filters.flatMap(({ key, value }) =>
      key === 'category' ? [value] : [],
    );
    return {
      // First: the tiles have just said most of it, and gzip looks back 32 kB.
      searchresult: searchresult.map(toTileProduct),
      ...listing,
      facetdata: withoutPlainUrls(facetdata, listing.currentQuery.query),
      facetdatacategory: { filters: shownTree(listing.facetdatacategory.filters, chosen) },
    };
  },
};

/** A list has a hundred of them, and they say nothing that its query does not: a page need not carry them. */
function withoutPlainUrls(facets: readonly Facet[], q: string): ShownFacet[] {
  const query = parseQuery(q);
  return facets.map(({ values, ...facet }) => ({
    ...facet,
    values: values.map(({ url, ...value }) => {
      const plain = formatQuery(toggleFilter(query, { key: facet.key, value: value.value }));
      return url === plain ? value : { ...value, url };
    }),
  }));
}

/** The tree of categories as far as its facet shows it: the roots, the way to what is chosen, and what lies right below that. */
const shownTree = (tree: readonly CategoryFilter[], chosen: readonly string[]): CategoryFilter[] =>
  tree.map((node) => ({
    ...node,
    childFilters: shownTree(
      chosen.includes(node.categoryCode)
        ? node.childFilters
        : node.childFilters.filter((child) => leadsTo(child, chosen)),
      chosen,
    ),
  }));

const leadsTo = ({ categoryCode, childFilters }: CategoryFilter, chosen: readonly string[]): boolean =>
  chosen.includes(categoryCode) || childFilters.some((child) => leadsTo(child, chosen));
