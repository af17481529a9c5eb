import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import type { Priority } from '../db/workQueue.ts';

/** Calls that a shopper can do without for a while: lists, words to search for, rails, and what is only counted. */
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
  'productViewed',
  'salesEvent',
  'reportError',
]);

/** How urgent a call is: what one shopper does comes before what every page shows, and that before searches. */
export function priorityOf(name: CallName): Priority {
  if (searches.has(name)) return 'search';
  const { shared, internal, effect }: Endpoint = calls[name];
  if (internal) return 'program';
  return shared && effect === 'read' ? 'page' : 'shopper';
}
