import { searchTextLimit } from '@luxe/format';

/** The address of what a search finds; undefined where nothing was typed. A colon in the words travels escaped, as q has its own. */
export function searchHref(typed: string): string | undefined {
  const term = typed.trim().slice(0, searchTextLimit);
  if (!term) return undefined;
  return `/search/?q=${encodeURIComponent(term.replace(/%/g, '%25').replace(/:/g, '%3A'))}`;
}
