import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { useClient } from '@luxe/resources';
import type { ListingRequest } from './data/toListingRequest.ts';

/** Products of a page of a list, so many pages after the one of its address. Rejects when the store cannot be asked. */
export async function loadPage(
  client: ReturnType<typeof useClient>,
  { call }: ListingRequest,
  pagesOn: number,
): Promise<TileProduct[]> {
  const query = { ...call, page: Number(call.page) + pagesOn };
  const { searchresult } = await client.call('searchProducts', { query });
  return searchresult.map(toTileProduct);
}
