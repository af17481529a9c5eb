/** Copy of the search layer, which loads on demand. */
export const layerCopy = {
  title: 'Search',
  close: 'Close search',
  voice: 'Search by voice',
  suggestions: 'Suggestions',
  recent: 'Recent',
  popular: 'Popular products',
  popularSearches: 'Popular searches',
  curated: 'Curated for you',
  length: (typed: number, limit: number) => `${typed} / ${limit}`,
  count: (found: number) =>
    found === 0 ? 'No suggestions' : found === 1 ? 'One suggestion' : `${found} suggestions`,
  loading: 'Searching…',
  nothing: (typed: string) => `No suggestions for “${typed}”. Press Enter to search.`,
  failed: 'Suggestions are unavailable. Press Enter to search.',
  assistant: 'Ask Tara, the shopping assistant',
  assistantWith: (typed: string) => `Ask Tara: “${typed}”`,
} as const;
