import { FactList, type Fact } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { useId } from 'react';
import { copy } from '../data/copy.ts';
import type { LotRow } from '../data/toRows.ts';
import { Amount } from './Amount.tsx';
import { LotList } from './LotList.tsx';

export type TransactionViewProps = {
  /** Amount with its sign. */
  amount: string;
  /** The credit. */
  account: string;
  facts: readonly Fact[];
  /** Heading above the lots. */
  lotsTitle: string;
  lots: readonly LotRow[];
  /** List of all entries of the credit. */
  backHref: string;
};

/** One entry of a statement, with the amounts that it came from or went to. */
export function TransactionView({ amount, account, facts, lotsTitle, lots, backHref }: TransactionViewProps) {
  const id = useId();
  return (
    <Page gap={36}>
      <Heading level={1}>{copy.transaction.title}</Heading>
      <Amount label={account} value={amount} />
      <FactList divided facts={facts} />
      {lots.length > 0 && (
        <Stack as="section" gap={20} aria-labelledby={id}>
          <Heading level={2} id={id}>
            {lotsTitle}
          </Heading>
          <LotList lots={lots} aria-labelledby={id} />
        </Stack>
      )}
      <div>
        <Link href={backHref}>{copy.transaction.seeAll}</Link>
      </div>
    </Page>
  );
}
