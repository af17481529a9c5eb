import { current } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';
import { useEffect, useState } from 'react';
import type { Catalogue } from './recentSearches.ts';

/** Milliseconds of rest after a letter before the shop is asked: less than a pause, more than the gap between two letters. */
const restMs = 120;

/** What this shop calls itself where suggestions are counted. */
const channelName = 'WEB';

/** What may be meant by what is typed, and three pieces of it. An answer to letters that have changed since is not shown. */
export function useSuggestions(typed: string, catalogue: Catalogue) {
  const text = useRested(typed.trim());
  const isLuxuryWeb = catalogue === 'luxury' ? 'true' : 'false';
  const suggested = useCall(
    'suggestions',
    text
      ? { query: { searchString: text, category: 'all', customerId: current, channelName, isLuxuryWeb } }
      : null,
    { keepPrevious: true },
  );
  const popular = useCall(
    'popularProducts',
    { query: { searchString: text, page: 0, size: 3, isLuxuryWeb } },
    { keepPrevious: true },
  );
  return {
    suggestions: text ? (suggested.data?.suggestions ?? []) : [],
    isLoading: suggested.isLoading || text !== typed.trim(),
    hasFailed: suggested.error !== undefined,
    products: popular.data?.products,
    /** Without an answer and without hope of one. */
    noProducts: popular.error !== undefined,
  };
}

/** A value that has stood still for a moment; the first is taken at once. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
