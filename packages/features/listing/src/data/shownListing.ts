import type { Listing } from '@luxe/contract/calls';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';

/** A listing as its screen shows it: of each product what is on its tile. */
export type ShownListing = Omit<Listing, 'searchresult'> & { readonly searchresult: readonly TileProduct[] };

/** What a page of products carries of the store's answer. */
export const shownListing: Part<'searchProducts', ShownListing> = {
  as: 'shown',
  of: (listing) => ({ ...listing, searchresult: listing.searchresult.map(toTileProduct) }),
};
