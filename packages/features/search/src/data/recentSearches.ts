import { searchText } from '@luxe/format';
import { readStored, writeStored } from '@luxe/resources';

export type Catalogue = 'luxury' | 'indiluxe';

/** How many searches are stored for each catalogue. */
const maxSearches = 5;

/** Recent searches of a catalogue, newest first. Invalid data in local storage is ignored. */
export function readRecent(catalogue: Catalogue): string[] {
  const stored = readStored(`recentSearches ${catalogue}`);
  if (!Array.isArray(stored)) return [];
  // An earlier version could cut a stored search inside an emoji. `searchText` makes such a text valid again,
  // because half an emoji cannot be encoded in a URL.
  const texts = stored.flatMap((entry) => (typeof entry === 'string' ? [searchText(entry)] : []));
  return texts.filter(Boolean).slice(0, maxSearches);
}

/** Puts a search first. Searches that differ only in case count as equal. */
export function addRecent(catalogue: Catalogue, text: string): void {
  const search = searchText(text);
  if (search) write(catalogue, [search, ...without(readRecent(catalogue), search)]);
}

/** Removes the search `text`, or all searches when `text` is undefined. Returns the remaining searches. */
export function forgetRecent(catalogue: Catalogue, text?: string): string[] {
  const remaining = text === undefined ? [] : without(readRecent(catalogue), text);
  write(catalogue, remaining);
  return remaining;
}

const write = (catalogue: Catalogue, searches: readonly string[]) =>
  writeStored(`recentSearches ${catalogue}`, searches.slice(0, maxSearches));

const without = (searches: readonly string[], text: string) =>
  searches.filter((search) => search.toLowerCase() !== searchText(text).toLowerCase());
