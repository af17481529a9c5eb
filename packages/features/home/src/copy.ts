import { formatCount } from '@luxe/format';

/** Every sentence of a content page that is ours and not an editor's. */
export const copy = {
  failedTitle: 'This page could not be shown',
  failed: 'The store did not answer.',
  loading: 'Loading the page',
  more: (count: number) => `and ${count} more.`,
  count: formatCount,
  until: (day: string, time: string) => `Until ${day}, ${time}`,
  endsIn: (days: number, day: string) => `Ends in ${days} days, on ${day}`,
  endsTomorrow: (time: string) => `Ends tomorrow at ${time}`,
  endsToday: (time: string) => `Ends today at ${time}`,
  emptyTitle: 'Nothing here yet',
  empty: 'The editors are still at it.',
} as const;
