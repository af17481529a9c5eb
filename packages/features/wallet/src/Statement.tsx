import { copy } from './data/copy.ts';
import type { StatementQuery } from './data/statementQuery.ts';
import { toEntryRow } from './data/toRows.ts';
import type { CreditAccount } from './data/types.ts';
import { useStatement } from './data/useStatement.ts';
import { Loader } from '@luxe/ui/loader';
import { ErrorState } from '@luxe/ui/error-state';
import { Skeleton } from '@luxe/ui/skeleton';
import { StatementView } from './views/StatementView.tsx';

export type StatementProps = {
  account: CreditAccount;
  /** The page on which the statement stands. */
  path: string;
  /** Heading of the section; undefined when the heading of the page names it. */
  title?: string | undefined;
  query: StatementQuery;
  onChange: (href: string) => void;
};

/** The statement of a credit, within a page. */
export function Statement({ account, path, title, query, onChange }: StatementProps) {
  const { data, error, isPrevious, retry } = useStatement(account, query);
  if (error && (!data || isPrevious))
    return (
      <ErrorState title={copy.failedTitle} onRetry={retry}>
        {copy.failed}
      </ErrorState>
    );
  if (!data)
    return (
      <Loader active label={copy.loading}>
        <Skeleton shape="text" />
      </Loader>
    );
  return (
    <StatementView
      {...{ account, path, title, query, onChange }}
      entries={data.entries.map((entry) => toEntryRow(account, entry))}
      total={data.totalNoOfEntries}
      pages={Math.ceil(data.totalNoOfEntries / data.pageSize)}
      busy={isPrevious}
    />
  );
}
