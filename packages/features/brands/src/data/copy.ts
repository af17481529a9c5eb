import { formatCount } from '@luxe/format';

const brands = (count: number) => (count === 1 ? '1 brand' : `${formatCount(count)} brands`);

export const copy = {
  filter: 'Find a brand',
  clear: 'Clear the filter',
  jump: 'Brands by letter',
  /** Accessible name of the `#` group. */
  other: 'Other',
  count: formatCount,
  unit: (count: number) => (count === 1 ? 'item' : 'items'),
  all: brands,
  left: (count: number, of: number) => `${formatCount(count)} of ${brands(of)}`,
  none: (of: number) => `None of ${brands(of)}`,
  nothingTitle: 'No brand by that name',
  nothing: (query: string) => `No brand matches “${query}”. Try fewer letters, or`,
  searchAll: 'search the shop',
  showAll: 'Show all brands',
  emptyTitle: 'No brands yet',
  empty: 'No brands are available at the moment.',
  home: 'Go to the home page',
  loading: 'Loading the brands',
  failedTitle: 'The brands could not be shown',
} as const;
