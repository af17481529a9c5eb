import { current } from '@luxe/contract/calls';
import { cliqCashPath } from '@luxe/contract/wallet-paths';
import { formatPrice } from '@luxe/patterns/price-block';
import { useCall, useSession } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { readStatementQuery } from './data/statementQuery.ts';
import { toLotRow } from './data/toRows.ts';
import { Statement } from './Statement.tsx';
import { CliqCashView } from './views/CliqCashView.tsx';
import { WalletFailed, WalletLoading } from './views/WalletStates.tsx';

export type CliqCashScreenProps = {
  /** Query of the URL: kind, months and page of the statement. */
  params: URLSearchParams;
  /** Called with the URL that the shopper chose. */
  onChange: (href: string) => void;
};

/** `/my-account/cliq-cash?show=&months=&page=` [ACC-10]. */
export function CliqCashScreen({ params, onChange }: CliqCashScreenProps) {
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'cliqCash',
    status === 'customer' ? { params: { user: current } } : null,
    { renew: true },
  );
  const { title } = copy.cliqCash;
  if (error && !data) return <WalletFailed title={title} onRetry={retry} />;
  if (!data) return <WalletLoading title={title} />;
  return (
    <CliqCashView
      balance={formatPrice(data.balance)}
      lots={data.lots.map((lot) => toLotRow('cliq-cash', lot))}
      held={data.held.map(({ orderRefNo, amount }) => ({ orderRefNo, amount: formatPrice(amount) }))}
    >
      <Statement
        account="cliq-cash"
        path={cliqCashPath}
        title={copy.statement.title}
        query={readStatementQuery(params)}
        onChange={onChange}
      />
    </CliqCashView>
  );
}
