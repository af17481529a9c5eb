import { formatCount } from '@luxe/format';

/** Every sentence of a content page that is ours and not an editor's. */
export const copy = {
  failedTitle: 'This page could not be shown',
  loading: 'Loading the page',
  more: (count: number) => `and ${count} more.`,
  count: formatCount,
  emptyTitle: 'Nothing here yet',
  empty: 'The editors are still at it.',
} as const;
