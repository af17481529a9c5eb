import { EmptyState } from '@luxe/ui/empty-state';
import { Link } from '@luxe/ui/link';
import type { MouseEvent } from 'react';
import { copy } from '../copy.ts';

export type NothingFoundProps = {
  /** What was typed. */
  query: string;
  /** The whole list. */
  href: string;
  onClear: () => void;
};

/** No name holds what was typed: a search of the whole shop, and the way back to all brands. */
export function NothingFound({ query, href, onClear }: NothingFoundProps) {
  const showAll = (event: MouseEvent) => {
    event.preventDefault();
    onClear();
  };
  const words = query.trim();
  return (
    <EmptyState
      title={copy.nothingTitle}
      action={
        <Link href={href} onClick={showAll}>
          {copy.showAll}
        </Link>
      }
    >
      <span>{`${copy.nothing(words)} `}</span>
      <Link tone="inline" href={`/search/?q=${encodeURIComponent(words)}`}>
        {copy.searchAll}
      </Link>
      .
    </EmptyState>
  );
}
