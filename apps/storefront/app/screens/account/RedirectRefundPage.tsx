import { useSearchParams } from 'react-router-dom';
import { RedirectRefundScreen } from '@luxe/feature-returns';
import { PageHead } from '../../head/PageHead.tsx';
import { MissingOrder } from './MissingOrder.tsx';

/** `/my-account/redirectRefund?orderCode=&refund=`. */
export default function RedirectRefundPage() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Your refund | LUXE" />
      <RedirectRefundScreen
        notFound={<MissingOrder />}
        orderCode={query.get('orderCode') ?? ''}
        partId={Number(query.get('refund') ?? 0)}
      />
    </>
  );
}
