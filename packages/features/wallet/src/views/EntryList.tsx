import { Link } from '@luxe/ui/link';
import { Rows, type RowsProps } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../data/copy.ts';
import type { EntryRow } from '../data/toRows.ts';
import type { CreditAccount } from '../data/types.ts';
import { EntryGrid, EntryHead } from './Wallet.styles.ts';

export type EntryListProps = Pick<RowsProps, 'edges'> & {
  account: CreditAccount;
  entries: readonly EntryRow[];
};

/** Entries of a statement: columns from 768 px, rows on a phone. */
export function EntryList({ account, entries, edges }: EntryListProps) {
  const { columns, entries: label } = copy.statement;
  const balance = account === 'loyalty-points' ? columns.points : columns.balance;
  return (
    <Stack gap={0}>
      <EntryHead aria-hidden>
        <Text size="xs" tone="tertiary">
          {columns.date}
        </Text>
        <Text size="xs" tone="tertiary">
          {columns.what}
        </Text>
        <Text size="xs" tone="tertiary" align="end">
          {columns.amount}
        </Text>
        <Text size="xs" tone="tertiary" align="end">
          {balance}
        </Text>
      </EntryHead>
      <Rows aria-label={label} padding="m" edges={edges}>
        {entries.map(({ entryId, href, date, what, detail, amount, isAdded, balance: left }) => (
          <EntryGrid as="li" key={entryId}>
            <Text size="sm" tone="secondary" tabular data-cell="date">
              {date}
            </Text>
            <Stack gap={4} data-cell="what">
              <Link href={href} tone="bare">
                <Text as="span" tone="primary">
                  {what}
                </Text>
              </Link>
              {detail && (
                <Text size="sm" tone="secondary">
                  {detail}
                </Text>
              )}
            </Stack>
            <Text
              tabular
              align="end"
              tone={isAdded ? 'secondary' : 'primary'}
              weight={isAdded ? 'regular' : 'medium'}
              data-cell="amount"
            >
              {amount}
            </Text>
            <Text size="sm" tone="secondary" tabular align="end" data-cell="balance">
              <VisuallyHidden>{balance}</VisuallyHidden> <span>{left}</span>
            </Text>
          </EntryGrid>
        ))}
      </Rows>
    </Stack>
  );
}
