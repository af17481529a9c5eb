import { formatCount } from '@luxe/format';

/** Every sentence a shopper reads on a listing or among search results. */
export const copy = {
  pieces: (count: number) => (count === 1 ? '1 piece' : `${formatCount(count)} pieces`),
  filter: 'Filter',
  filterCount: (count: number) => (count > 0 ? `Filter (${count})` : 'Filter'),
  clearAll: 'Clear all',
  sort: 'Sort',
  bar: 'Filter and sort',
  apply: 'Apply',
  price: 'Price',
  priceRange: (from: string, to: string) => `${from} to ${to}`,
  remove: (name: string) => `Remove ${name}`,
  /** `facet` as the store calls it: "Colour". */
  all: (count: number, facet: string) => `All ${count} in ${facet}`,
  find: (facet: string) => `Find ${/^[aeiou]/i.test(facet) ? 'an' : 'a'} ${facet.toLowerCase()}`,
  noneFound: (facet: string) => `No ${facet.toLowerCase()} of that name here.`,
  show: (count: number | undefined) => (count === undefined ? 'Show pieces' : `Show ${copy.pieces(count)}`),
  showMore: (count: number) => `Show ${count} more`,
  chosen: 'chosen',
  category: 'Category',
  products: 'Products',
  searchTitle: (term: string) => `“${term}”`,
  unlisted: (words: string) => `We do not have “${words}”. These come nearest.`,
  didYouMean: 'Did you mean',
  visitStore: 'Visit the store',
  failedTitle: 'This list could not be shown',
  failed: 'The store did not answer. Your filters are kept.',
  loading: 'Loading the list',
} as const;
