import { formatQuery } from '@luxe/contract/query';
import { searchText } from '@luxe/format';

/** The root category of indiluxe, as a filter. */
const indiluxe = { key: 'category', value: 'ISH1' };

/**
 * The URL of the results of a search. Undefined for an empty text. Colons in the text are escaped, because
 * they separate the parts of `q`. From indiluxe, a removable filter limits the search to that catalogue.
 */
export function searchHref(typed: string, catalogue: 'luxury' | 'indiluxe' = 'luxury'): string | undefined {
  const term = searchText(typed);
  if (!term) return undefined;
  const filters = catalogue === 'indiluxe' ? [indiluxe] : [];
  const q = formatQuery({ term, sort: 'relevance', filters });
  return `/search/?q=${encodeURIComponent(filters.length > 0 ? q : q.slice(0, q.indexOf(':')))}`;
}
