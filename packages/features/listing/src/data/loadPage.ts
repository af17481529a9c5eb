import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { useClient } from '@luxe/resources';
import type { ListingRequest } from './toListingRequest.ts';

/** Loads the products of a later page, `pageOffset` pages after the page in the URL. Rejects on failure. */
export async function loadPage(
  client: ReturnType<typeof useClient>,
  { call }: ListingRequest,
  pageOffset: number,
): Promise<TileProduct[]> {
  const query = { ...call, page: Number(call.page) + pageOffset };
  const { searchresult } = await client.call('searchProducts', { query });
  return searchresult.map(toTileProduct);
}
