import { formatQuery } from '@luxe/contract/query';
import { searchText } from '@luxe/format';

/** The category that is all of indiluxe. */
const indiluxe = { key: 'category', value: 'ISH1' };

/**
 * The address of what a search finds; undefined where nothing was typed. A colon in the words travels escaped, as q has its own. From indiluxe
 * it is kept to indiluxe, by a filter that can be taken off.
 */
export function searchHref(typed: string, catalogue: 'luxury' | 'indiluxe' = 'luxury'): string | undefined {
  const term = searchText(typed);
  if (!term) return undefined;
  const filters = catalogue === 'indiluxe' ? [indiluxe] : [];
  const q = formatQuery({ term, sort: 'relevance', filters });
  return `/search/?q=${encodeURIComponent(filters.length > 0 ? q : q.slice(0, q.indexOf(':')))}`;
}
