import { hasConsent, useCall } from '@luxe/resources';
import type { Catalogue } from './recentSearches.ts';

/**
 * Searches that fit what the shopper has viewed and bought, after consent for preferences [PER-01]. Empty
 * until loaded, after a failure, and when not wanted.
 */
export function useCuratedSearches(catalogue: Catalogue, isWanted: boolean): readonly string[] {
  const { data } = useCall(
    'curatedSearches',
    isWanted && hasConsent('preferences') ? { query: { catalogue } } : null,
  );
  return isWanted && data ? data.searches : [];
}
