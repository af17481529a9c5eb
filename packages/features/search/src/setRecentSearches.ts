import { addRecent, forgetRecent } from './data/recentSearches.ts';

/** For stories: replaces the recent searches of the luxury catalogue, newest first. */
export function setRecentSearches(...searches: string[]): void {
  forgetRecent('luxury');
  for (const text of searches.toReversed()) addRecent('luxury', text);
}
