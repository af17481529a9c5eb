import type { CallResponse } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';
import type { Catalogue } from './recentSearches.ts';

const limit = 5;

/** The first entry of each section of the navigation, as its editors order them; the section itself where it has none. */
export function toPopularSearches({ centre }: Pick<CallResponse<'navigation'>, 'centre'>): string[] {
  const words = centre.map(
    ({ title, sectionsCollection }) => sectionsCollection[0]?.items[0]?.title || title,
  );
  return [...new Set(words)].filter(Boolean).slice(0, limit);
}

/** Searches to begin with, for a shopper who has none of their own; empty until known. Requested only where `isWanted`. */
export function usePopularSearches(catalogue: Catalogue, isWanted: boolean): readonly string[] {
  const { data } = useCall('navigation', isWanted ? { query: { catalogue } } : null);
  return isWanted && data ? toPopularSearches(data) : [];
}
