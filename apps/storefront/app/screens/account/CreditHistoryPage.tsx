import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pointsHistoryPath } from '@luxe/contract/wallet-paths';
import { HistoryScreen } from '@luxe/feature-wallet';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/transactionHistory` and `/my-account/tcp-points-history`, with `?show=&months=&page=`. */
export default function CreditHistoryPage() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isPoints = pathname === pointsHistoryPath;
  return (
    <>
      <PageHead title={isPoints ? 'History of your points | LUXE' : 'Transaction history | LUXE'} />
      <HistoryScreen
        account={isPoints ? 'loyalty-points' : 'cliq-cash'}
        params={params}
        onChange={(href) => void navigate(href, { preventScrollReset: true })}
      />
    </>
  );
}
