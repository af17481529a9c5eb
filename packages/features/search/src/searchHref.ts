import { formatQuery } from '@luxe/contract/query';
import { searchText } from '@luxe/format';

/** The filter that limits a search to the catalogue indiluxe, by its root category. */
const indiluxe = { key: 'category', value: 'ISH1' };

/**
 * The URL of the results of a search. Undefined for an empty text. Colons in the text are escaped, because
 * colons separate the parts of `q`. A search from indiluxe gets a filter for this catalogue, which the
 * shopper can remove.
 */
export function searchHref(typed: string, catalogue: 'luxury' | 'indiluxe' = 'luxury'): string | undefined {
  const term = searchText(typed);
  if (!term) return undefined;
  const filters = catalogue === 'indiluxe' ? [indiluxe] : [];
  const q = formatQuery({ term, sort: 'relevance', filters });
  return `/search/?q=${encodeURIComponent(filters.length > 0 ? q : q.slice(0, q.indexOf(':')))}`;
}
