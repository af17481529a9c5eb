import type { CallResponse } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';
import type { Catalogue } from './recentSearches.ts';

const limit = 5;

/**
 * The first entry of each navigation section, in editorial order. For a section without entries, its own
 * title.
 */
export function toPopularSearches({ centre }: Pick<CallResponse<'navigation'>, 'centre'>): string[] {
  const titles = centre.map(
    ({ title, sectionsCollection }) => sectionsCollection[0]?.items[0]?.title || title,
  );
  return [...new Set(titles)].filter(Boolean).slice(0, limit);
}

/**
 * Popular searches for a shopper without recent searches. Empty until loaded. Requested only when `isWanted`.
 */
export function usePopularSearches(catalogue: Catalogue, isWanted: boolean): readonly string[] {
  const { data } = useCall('navigation', isWanted ? { query: { catalogue } } : null);
  return isWanted && data ? toPopularSearches(data) : [];
}
