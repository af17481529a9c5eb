import type { CategoryFilter, Listing } from '@luxe/contract/calls';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';

/** A listing as its screen shows it: of each product what is on its tile. */
export type ShownListing = Omit<Listing, 'searchresult'> & { readonly searchresult: readonly TileProduct[] };

/** What a page of products carries of the store's answer. */
export const shownListing: Part<'searchProducts', ShownListing> = {
  as: 'shown',
  of: ({ searchresult, ...listing }) => {
    const chosen = listing.currentQuery.filters.flatMap(({ key, value }) =>
      key === 'category' ? [value] : [],
    );
    return {
      // First: the tiles have just said most of it, and gzip looks back 32 kB.
      searchresult: searchresult.map(toTileProduct),
      ...listing,
      facetdatacategory: { filters: shownTree(listing.facetdatacategory.filters, chosen) },
    };
  },
};

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
