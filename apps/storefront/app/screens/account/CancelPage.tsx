import { useNavigate, useSearchParams } from 'react-router-dom';
import { cancelPath, summaryPath } from '@luxe/contract/after-order-paths';
import { CancelOrderScreen, readChoice, toQuery, type CancelChoice } from '@luxe/feature-cancel-order';
import { PageHead } from '../../head/PageHead.tsx';
import { MissingOrder } from './MissingOrder.tsx';

/** `/my-account/cancel?orderCode=`. Its URL contains the choice, for Back and reload. */
export default function CancelPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const orderCode = query.get('orderCode') ?? '';

  async function showSummary(choice: CancelChoice) {
    const chosen = toQuery(orderCode, choice);
    // The second navigation would cancel the first one.
    await navigate(`${cancelPath}?${chosen}`, { replace: true });
    await navigate(`${summaryPath}?${chosen}`);
  }

  return (
    <>
      <PageHead title="Cancel | LUXE" />
      <CancelOrderScreen
        notFound={<MissingOrder />}
        orderCode={orderCode}
        choice={readChoice(query)}
        onContinue={(choice) => void showSummary(choice)}
      />
    </>
  );
}
