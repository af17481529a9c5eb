import { addRecent, forgetRecent } from './data/recentSearches.ts';

/** What a story's shopper has searched for in luxury, the newest first; nothing else. */
export function remember(...searches: string[]): void {
  forgetRecent('luxury');
  for (const text of searches.toReversed()) addRecent('luxury', text);
}
