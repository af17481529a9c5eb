import { searchText } from '@luxe/format';
import { readStored, writeStored } from '@luxe/resources';

export type Catalogue = 'luxury' | 'indiluxe';

/** Searches that are remembered in each catalogue. */
const most = 5;

/** What was searched for in a catalogue, the last first. What else lies under that name in local storage counts for nothing. */
export function readRecent(catalogue: Catalogue): string[] {
  const kept = readStored(`recentSearches ${catalogue}`);
  if (!Array.isArray(kept)) return [];
  // An earlier version cut searches inside an emoji: such a text cannot stand in an address.
  const texts = kept.flatMap((one) => (typeof one === 'string' ? [searchText(one)] : []));
  return texts.filter(Boolean).slice(0, most);
}

/** Puts a search first. The same words in other letters are the same search. */
export function addRecent(catalogue: Catalogue, text: string): void {
  const words = searchText(text);
  if (words) write(catalogue, [words, ...without(readRecent(catalogue), words)]);
}

/** Forgets one search, or all of them; gives what is left. */
export function forgetRecent(catalogue: Catalogue, text?: string): string[] {
  const left = text === undefined ? [] : without(readRecent(catalogue), text);
  write(catalogue, left);
  return left;
}

const write = (catalogue: Catalogue, searches: readonly string[]) =>
  writeStored(`recentSearches ${catalogue}`, searches.slice(0, most));

const without = (searches: readonly string[], text: string) =>
  searches.filter((one) => one.toLowerCase() !== searchText(text).toLowerCase());
