import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import type { Priority } from '../db/workQueue.ts';

/** Calls that a shopper can do without for a while: listings, suggestions, rails and reports. */
const searches: ReadonlySet<CallName> = new Set<CallName>([
  'searchProducts',
  'searchProductsOf',
  'searchab',
  'suggestions',
  'suggestionsOf',
  'popularProducts',
  'customSkuCollection',
  'personalizedProducts',
  'sitemap',
  'curatedSearches',
  'productViewed',
  'salesEvent',
  'postSalesEvent',
  'reportError',
  'reportVitals',
  'askTara',
  'streamTara',
]);

/**
 * Returns the priority of a call. Calls of one shopper come first, then content that all shoppers share, then
 * searches.
 */
export function priorityOf(name: CallName): Priority {
  if (searches.has(name)) return 'search';
  const { shared, internal, effect }: Endpoint = calls[name];
  if (internal) return 'program';
  return shared && effect === 'read' ? 'page' : 'shopper';
}
