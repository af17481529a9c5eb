import { toTileProduct } from '@luxe/patterns/tile-product';
import { useClient } from '@luxe/resources';
import { useCallback } from 'react';
import type { LoadCollection } from './CollectionView.tsx';

/** Loads further pages of a collection (`CustomSkuCollection`). The function rejects when a page fails. */
export function useLoadCollection(): LoadCollection {
  const client = useClient();
  return useCallback(
    async (category, page) => {
      const { searchresult } = await client.call('customSkuCollection', {
        params: { category },
        query: { page },
      });
      return searchresult.map(toTileProduct);
    },
    [client],
  );
}
