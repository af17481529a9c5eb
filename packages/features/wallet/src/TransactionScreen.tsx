import { current } from '@luxe/contract/calls';
import { ApiError } from '@luxe/client';
import { useCall, useSession } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { toTransactionModel } from './data/toTransactionModel.tsx';
import { TransactionView } from './views/TransactionView.tsx';
import { UnknownTransaction, WalletFailed, WalletLoading } from './views/WalletStates.tsx';

export type TransactionScreenProps = {
  /** Query of the URL: `entryId`. */
  params: URLSearchParams;
};

/** `/my-account/transaction?entryId=` [ACC-10]. */
export function TransactionScreen({ params }: TransactionScreenProps) {
  const { status } = useSession();
  const entryId = params.get('entryId') ?? '';
  const { data, error, retry } = useCall(
    'creditEntry',
    status === 'customer' && entryId ? { params: { user: current, entryId } } : null,
  );
  const { title } = copy.transaction;
  if (!entryId || (error instanceof ApiError && error.status === 404)) return <UnknownTransaction />;
  if (error && !data) return <WalletFailed title={title} onRetry={retry} />;
  if (!data) return <WalletLoading title={title} />;
  return <TransactionView {...toTransactionModel(data)} />;
}
