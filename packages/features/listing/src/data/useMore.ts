import type { TileProduct } from '@luxe/patterns/tile-product';
import { useClient } from '@luxe/resources';
import { useDraft } from '@luxe/ui/draft';
import { useState } from 'react';
import type { ListingRequest } from './toListingRequest.ts';

interface More {
  readonly pages: number;
  readonly products: readonly TileProduct[];
}

const none: More = { pages: 0, products: [] };

/**
 * Products that "Show more" added, by history entry and request. When the shopper goes Back, the list shows
 * them again. A reload of the document discards them.
 */
const loaded = new Map<string, More>();

/**
 * Holds the products of later pages that "Show more" adds to the list. `historyKey` identifies the history
 * entry. `load` resolves to false when the next page fails to load.
 */
export function useMore(request: ListingRequest, historyKey: string) {
  const client = useClient();
  const key = [historyKey, request.path, request.page, JSON.stringify(request.call)].join(' ');
  const [more, setMore] = useDraft(loaded.get(key) ?? none, key);
  const [busy, setBusy] = useState(false);

  async function load(): Promise<boolean> {
    if (busy) return true;
    setBusy(true);
    try {
      const { loadPage } = await import('./loadPage.ts');
      const pages = more.pages + 1;
      const added = await loadPage(client, request, pages);
      const next = { pages, products: [...more.products, ...added] };
      loaded.set(key, next);
      setMore(next);
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { ...more, busy, load };
}
