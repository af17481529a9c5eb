import { statementFilePath } from '@luxe/contract/wallet-paths';
import { LinkTabs } from '@luxe/patterns/link-tabs';
import { BusyArea } from '@luxe/ui/busy-area';
import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { Icon } from '@luxe/ui/icon';
import { Link } from '@luxe/ui/link';
import { Pagination } from '@luxe/ui/pagination';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useId } from 'react';
import { copy } from '../data/copy.ts';
import {
  choices,
  periods,
  statementHref,
  toFileParams,
  type StatementQuery,
} from '../data/statementQuery.ts';
import type { EntryRow } from '../data/toRows.ts';
import type { CreditAccount } from '../data/types.ts';
import { EntryList } from './EntryList.tsx';
import { Filters, FilterTools } from './Wallet.styles.ts';

const formats = ['csv', 'pdf'] as const;
const fileTypes = { csv: 'text/csv', pdf: 'application/pdf' };

export type StatementViewProps = {
  account: CreditAccount;
  /** The page on which the statement stands. */
  path: string;
  /** Heading of the section; undefined when the heading of the page names it. */
  title?: string | undefined;
  query: StatementQuery;
  entries: readonly EntryRow[];
  /** Number of entries on all pages. */
  total: number;
  pages: number;
  /** True while the entries of another query are loading. */
  busy?: boolean;
  /** Called with the URL that the shopper chose. */
  onChange: (href: string) => void;
};

/** Entries of a credit, newest first, with a choice of kind and period. Each choice is a URL. */
export function StatementView(props: StatementViewProps) {
  const { account, path, title, query, entries, total, pages, busy = false, onChange } = props;
  const titleId = useId();
  const texts = copy.statement;
  const isFiltered = query.show !== 'all' || query.months !== undefined;
  return (
    <Stack as="section" gap={20} aria-labelledby={title && titleId}>
      {title && (
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
      )}
      <Filters>
        <LinkTabs
          label={texts.choices}
          items={choices.map((show) => ({
            label: texts.choice[show],
            href: statementHref(path, { ...query, page: 1, show }),
            current: show === query.show,
          }))}
        />
        <FilterTools>
          <Select
            inline
            label={texts.period}
            name="months"
            value={query.months ?? ''}
            options={[
              { value: '', label: texts.anyTime },
              ...periods.map((months) => ({ value: String(months), label: texts.lastMonths(months) })),
            ]}
            onChange={(event) =>
              onChange(
                statementHref(path, { ...query, page: 1, months: Number(event.target.value) || undefined }),
              )
            }
          />
          {total > 0 && (
            <Stack direction="row" gap={12}>
              <Text size="sm" tone="secondary">
                <Icon name="download" size="s" label={texts.download} />
              </Text>
              {formats.map((format) => (
                <Text size="sm" key={format}>
                  <Link
                    href={statementFilePath(account, format, toFileParams(query))}
                    type={fileTypes[format]}
                    aria-label={texts.fileName(texts.files[format])}
                  >
                    {texts.files[format]}
                  </Link>
                </Text>
              ))}
            </Stack>
          )}
        </FilterTools>
      </Filters>
      <VisuallyHidden role="status">{busy ? '' : texts.found(total)}</VisuallyHidden>
      <BusyArea busy={busy}>
        {entries.length > 0 ? (
          <EntryList account={account} entries={entries} />
        ) : total > 0 ? (
          <EmptyState
            title={texts.noPage}
            headingLevel={title ? 3 : 2}
            action={<Link href={statementHref(path, { ...query, page: 1 })}>{texts.firstPage}</Link>}
          />
        ) : (
          <EmptyState
            title={isFiltered ? texts.noneHere : texts.none}
            headingLevel={title ? 3 : 2}
            action={isFiltered && <Link href={path}>{texts.seeAll}</Link>}
          />
        )}
      </BusyArea>
      {pages > 1 && (
        <Pagination
          page={query.page}
          pages={pages}
          hrefFor={(page) => statementHref(path, { ...query, page })}
        />
      )}
    </Stack>
  );
}
