/** Words of the layer; they come with it. */
export const layerCopy = {
  title: 'Search',
  close: 'Close search',
  voice: 'Search by voice',
  suggestions: 'Suggestions',
  recent: 'Recent',
  popular: 'Popular products',
  popularSearches: 'Popular searches',
  length: (typed: number, most: number) => `${typed} / ${most}`,
  count: (found: number) =>
    found === 0 ? 'No suggestions' : found === 1 ? 'One suggestion' : `${found} suggestions`,
  loading: 'Looking …',
  nothing: (typed: string) => `Nothing begins with “${typed}”. Press Enter to search for it.`,
  failed: 'Suggestions are not there right now. Press Enter to search.',
} as const;
