import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { transactionHistoryPath } from '@luxe/contract/wallet-paths';
import { Link } from '@luxe/ui/link';
import { copy } from '../data/copy.ts';

export const WalletLoading = ({ title }: { title: string }) => (
  <LoadingRowsPage title={title} label={copy.loading} />
);

export const WalletFailed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <FailedPage heading={title} title={copy.failedTitle} onRetry={onRetry}>
    {copy.failed}
  </FailedPage>
);

export const UnknownTransaction = () => (
  <EmptyPage
    title={copy.transaction.unknownTitle}
    action={<Link href={transactionHistoryPath}>{copy.transaction.seeAll}</Link>}
  >
    {copy.transaction.unknown}
  </EmptyPage>
);
