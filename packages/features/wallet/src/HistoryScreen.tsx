import { pointsHistoryPath, transactionHistoryPath } from '@luxe/contract/wallet-paths';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { copy } from './data/copy.ts';
import { readStatementQuery } from './data/statementQuery.ts';
import { Statement } from './Statement.tsx';

const pages = {
  'cliq-cash': { path: transactionHistoryPath, title: copy.historyTitle },
  'loyalty-points': { path: pointsHistoryPath, title: copy.pointsHistoryTitle },
} as const;

export type HistoryScreenProps = {
  account: keyof typeof pages;
  /** Query of the URL: kind, months and page. */
  params: URLSearchParams;
  /** Called with the URL that the shopper chose. */
  onChange: (href: string) => void;
};

/** The statement alone: `/my-account/transactionHistory` and `/tcp-points-history` [ACC-08, ACC-10]. */
export function HistoryScreen({ account, params, onChange }: HistoryScreenProps) {
  const { path, title } = pages[account];
  return (
    <Page gap={36}>
      <Heading level={1}>{title}</Heading>
      <Statement account={account} path={path} query={readStatementQuery(params)} onChange={onChange} />
    </Page>
  );
}
