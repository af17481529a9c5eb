import { useSearchParams } from 'react-router-dom';
import { cancelPath } from '@luxe/contract/after-order-paths';
import { CancelSummaryScreen, readChoice, toQuery } from '@luxe/feature-cancel-order';
import { PageHead } from '../../head/PageHead.tsx';
import { MissingOrder } from './MissingOrder.tsx';

/** `/my-account/summary?orderCode=&units=&reason=`. */
export default function SummaryPage() {
  const [query] = useSearchParams();
  const orderCode = query.get('orderCode') ?? '';
  const choice = readChoice(query);
  return (
    <>
      <PageHead title="Check and cancel | LUXE" />
      <CancelSummaryScreen
        notFound={<MissingOrder />}
        orderCode={orderCode}
        choice={choice}
        changeHref={`${cancelPath}?${toQuery(orderCode, choice)}`}
      />
    </>
  );
}
