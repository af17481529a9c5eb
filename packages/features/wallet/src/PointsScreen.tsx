import { current } from '@luxe/contract/calls';
import { pointsPath } from '@luxe/contract/wallet-paths';
import { useCall, useSession, useSwitch } from '@luxe/resources';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useRef } from 'react';
import { copy } from './data/copy.ts';
import { readStatementQuery } from './data/statementQuery.ts';
import { toPointsModel } from './data/toPointsModel.ts';
import { useJoin } from './data/useJoin.ts';
import { usePointsViewed } from './data/usePointsViewed.ts';
import { Statement } from './Statement.tsx';
import { PointsView } from './views/PointsView.tsx';
import { WalletFailed, WalletLoading } from './views/WalletStates.tsx';

export type PointsScreenProps = {
  /** Query of the URL: kind, months and page of the history. */
  params: URLSearchParams;
  /** Called with the URL that the shopper chose. */
  onChange: (href: string) => void;
  /** False in a shop whose customers no identity provider can enrol. */
  canJoin?: boolean;
};

/** `/my-account/tcp-points?show=&months=&page=` [ACC-08]. */
export function PointsScreen({ params, onChange, canJoin = true }: PointsScreenProps) {
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'loyaltyPoints',
    status === 'customer' ? { params: { user: current } } : null,
    { renew: true },
  );
  const hasTiers = useSwitch('isNeupassEnabled');
  const hasEarnings = useSwitch('isLoyaltyEnabled_Lux');
  usePointsViewed(data);
  const { busy, failure, join } = useJoin();
  const toast = useToast();
  const tierTitle = useRef<HTMLHeadingElement>(null);
  const { title, history, joined } = copy.points;

  async function joinProgramme() {
    if (!(await join())) return;
    toast.show({ message: joined, type: 'success' });
    moveFocus(tierTitle.current);
  }

  if (error && !data) return <WalletFailed title={title} onRetry={retry} />;
  if (!data) return <WalletLoading title={title} />;
  return (
    <PointsView
      {...toPointsModel(data, { hasTiers, hasEarnings })}
      titleRef={tierTitle}
      join={
        canJoin && hasTiers && hasEarnings && !data.isMember
          ? { busy, failure, onJoin: () => void joinProgramme() }
          : undefined
      }
    >
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
