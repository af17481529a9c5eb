import { useSearchParams } from 'react-router-dom';
import { TransactionScreen } from '@luxe/feature-wallet';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/transaction?entryId=`. */
export default function TransactionPage() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title="Transaction | LUXE" />
      <TransactionScreen params={params} />
    </>
  );
}
