import { formatCount } from '@luxe/format';

/** Fixed copy of content pages; editors write the rest. */
export const copy = {
  failedTitle: 'This page could not be shown',
  loading: 'Loading the page',
  more: (count: number) => `and ${count} more.`,
  count: formatCount,
  emptyTitle: 'Nothing here yet',
  empty: 'Please check back soon.',
} as const;
