import { current } from '@luxe/contract/calls';
import { useCall, useProperties } from '@luxe/resources';
import { useEffect, useState } from 'react';
import type { Catalogue } from './recentSearches.ts';

/**
 * Time in ms from the last keystroke to the request. Longer than the gap between two keystrokes, but shorter
 * than a pause in typing.
 */
const debounceMs = 120;

/** The `channelName` that identifies this shop in suggestion requests. */
const channelName = 'WEB';

/**
 * Reads suggestions for the typed text, and three popular products. The previous results stay until those of
 * the current text load. Until the switches of the shop are known, no suggestions are requested.
 */
export function useSuggestions(typed: string, catalogue: Catalogue) {
  const debounced = useDebounced(typed.trim());
  const properties = useProperties();
  const isOn = properties !== undefined && areSuggestionsOn(properties.Search_Elastic_Json);
  const text = isOn ? debounced : '';
  const isLuxuryWeb = catalogue === 'luxury' ? 'true' : 'false';
  const suggested = useCall(
    'suggestions',
    text
      ? { query: { searchString: text, category: 'all', customerId: current, channelName, isLuxuryWeb } }
      : null,
    { keepPreviousData: true },
  );
  const popular = useCall(
    'popularProducts',
    { query: { searchString: debounced, page: 0, size: 3, isLuxuryWeb } },
    { keepPreviousData: true },
  );
  return {
    /** False in a shop that has turned suggestions off, and until that is known [CFG-01]. */
    isOn,
    suggestions: text ? (suggested.data?.suggestions ?? []) : [],
    isLoading: isOn && (suggested.isLoading || text !== typed.trim()),
    hasFailed: suggested.error !== undefined,
    products: popular.data?.products,
    /** Popular products could not be loaded. */
    hasProductsFailed: popular.error !== undefined,
  };
}

/** Whether the property `Search_Elastic_Json` allows suggestions. Only `suggestions: false` does not. */
export function areSuggestionsOn(property: string | undefined): boolean {
  try {
    const settings = JSON.parse(property ?? '{}') as { readonly suggestions?: unknown } | null;
    return settings?.suggestions !== false;
  } catch {
    return true;
  }
}

/**
 * Returns the value after it has stayed unchanged for `debounceMs`, and the previous value until then. The
 * first value is returned at once.
 */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
