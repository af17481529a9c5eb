import { EventRow } from '@luxe/patterns/event-row';
import { BusyArea } from '@luxe/ui/busy-area';
import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Pagination } from '@luxe/ui/pagination';
import { Rows } from '@luxe/ui/rows';
import { copy } from '../copy.ts';
import { pageHref, type ReturnRow } from '../toReturnRow.ts';

export type ReturnsViewProps = {
  returns: readonly ReturnRow[];
  page: number;
  pages: number;
  /** True while the returns of another page are loading. */
  busy?: boolean;
};

/** The list of returns, newest first, each with its next event. */
export function ReturnsView({ returns, page, pages, busy = false }: ReturnsViewProps) {
  return (
    <Page gap={36}>
      <Heading level={1}>{copy.title}</Heading>
      <BusyArea busy={busy}>
        {returns.length === 0 ? (
          <EmptyState title={copy.noPageTitle} action={<Link href={pageHref(1)}>{copy.firstPage}</Link>}>
            {copy.noPage}
          </EmptyState>
        ) : (
          <Rows aria-label={copy.list} edges="between">
            {returns.map(({ returnCode, ref, ...row }) => (
              <EventRow key={returnCode} {...row} number={ref} />
            ))}
          </Rows>
        )}
      </BusyArea>
      {pages > 1 && <Pagination page={page} pages={pages} hrefFor={pageHref} />}
    </Page>
  );
}
