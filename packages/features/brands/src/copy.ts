import { formatCount } from '@luxe/format';

const brands = (count: number) => (count === 1 ? '1 brand' : `${formatCount(count)} brands`);

/** Every sentence a shopper reads here that is not the store's. */
export const copy = {
  filter: 'Find a brand',
  clear: 'Clear the filter',
  jump: 'Brands by letter',
  /** What stands under the sign of those that begin with no letter. */
  other: 'Digits and signs',
  count: formatCount,
  unit: (count: number) => (count === 1 ? 'piece' : 'pieces'),
  all: brands,
  left: (count: number, of: number) => `${formatCount(count)} of ${brands(of)}`,
  none: (of: number) => `None of ${brands(of)}`,
  nothingTitle: 'No brand by that name',
  nothing: (query: string) => `No name in this list holds “${query}”. Try fewer letters, or`,
  searchAll: 'search the whole shop for it',
  showAll: 'Show all brands',
  emptyTitle: 'No brands yet',
  empty: 'Nothing of this catalogue is on sale at the moment.',
  home: 'Go to the home page',
  loading: 'Loading the brands',
  failedTitle: 'The brands could not be shown',
} as const;
