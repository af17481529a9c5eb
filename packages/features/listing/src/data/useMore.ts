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

/** What was added to a list, by entry of the history and address: it is there again on Back, as long as the document lives. */
const loaded = new Map<string, More>();

/**
 * Products of the pages after `request`'s own, which "Show more" adds to the list. `visit` names the entry of the history. `load` resolves
 * to false when the next page could not be had.
 */
export function useMore(request: ListingRequest, visit: string) {
  const client = useClient();
  const key = [visit, request.path, request.page, JSON.stringify(request.call)].join(' ');
  const [more, setMore] = useDraft(loaded.get(key) ?? none, key);
  const [busy, setBusy] = useState(false);

  async function load(): Promise<boolean> {
    if (busy) return true;
    setBusy(true);
    try {
      const { loadPage } = await import('../moreProducts.ts');
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
