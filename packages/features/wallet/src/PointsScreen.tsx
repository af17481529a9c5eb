import { current } from '@luxe/contract/calls';
import { pointsPath } from '@luxe/contract/wallet-paths';
import { useCall, useSession } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { readStatementQuery } from './data/statementQuery.ts';
import { toPointsModel } from './data/toPointsModel.ts';
import { Statement } from './Statement.tsx';
import { PointsView } from './views/PointsView.tsx';
import { WalletFailed, WalletLoading } from './views/WalletStates.tsx';

export type PointsScreenProps = {
  /** Query of the URL: kind, months and page of the history. */
  params: URLSearchParams;
  /** Called with the URL that the shopper chose. */
  onChange: (href: string) => void;
};

/** `/my-account/tcp-points?show=&months=&page=` [ACC-08]. */
export function PointsScreen({ params, onChange }: PointsScreenProps) {
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'loyaltyPoints',
    status === 'customer' ? { params: { user: current } } : null,
    { renew: true },
  );
  const { title, history } = copy.points;
  if (error && !data) return <WalletFailed title={title} onRetry={retry} />;
  if (!data) return <WalletLoading title={title} />;
  return (
    <PointsView {...toPointsModel(data)}>
      <Statement
        account="loyalty-points"
        path={pointsPath}
        title={history}
        query={readStatementQuery(params)}
        onChange={onChange}
      />
    </PointsView>
  );
}
