import { EmptyState } from '@luxe/ui/empty-state';
import { Link } from '@luxe/ui/link';
import type { MouseEvent } from 'react';
import { copy } from '../data/copy.ts';

export type NothingFoundProps = {
  /** The filter as typed. */
  query: string;
  /** URL of the unfiltered list. */
  href: string;
  onClear: () => void;
};

/** Empty state of the filter: links to a search of the shop and to all brands. */
export function NothingFound({ query, href, onClear }: NothingFoundProps) {
  const showAll = (event: MouseEvent) => {
    event.preventDefault();
    onClear();
  };
  const trimmedQuery = query.trim();
  return (
    <EmptyState
      title={copy.nothingTitle}
      action={
        <Link href={href} onClick={showAll}>
          {copy.showAll}
        </Link>
      }
    >
      <span>{`${copy.nothing(trimmedQuery)} `}</span>
      <Link tone="inline" href={`/search/?q=${encodeURIComponent(trimmedQuery)}`}>
        {copy.searchAll}
      </Link>
      .
    </EmptyState>
  );
}
