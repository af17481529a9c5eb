import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';

interface PageLink {
  readonly href: string;
  readonly text: string;
}

export interface ListPageProps {
  /** How many rows there are, announced after a search. */
  readonly summary: string;
  /** To the beginning of the list, from a later page. */
  readonly first?: PageLink | undefined;
  readonly next?: PageLink | undefined;
  readonly children: ReactNode;
}

/** One page of a list, with links to the next page and to the first. */
export function ListPage({ summary, first, next, children }: ListPageProps) {
  return (
    <Stack gap={16}>
      <Text role="status" size="sm" tone="secondary" tabular>
        {next ? `${summary} on this page` : summary}
      </Text>
      {children}
      {(first ?? next) && (
        <Stack as="nav" direction="row" gap={24} wrap aria-label="Pages">
          {first && <Link href={first.href}>{first.text}</Link>}
          {next && <Link href={next.href}>{next.text}</Link>}
        </Stack>
      )}
    </Stack>
  );
}
