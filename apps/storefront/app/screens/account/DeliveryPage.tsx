import { useSearchParams } from 'react-router-dom';
import { ChangeDeliveryScreen } from '@luxe/feature-change-delivery';
import { PageHead } from '../../head/PageHead.tsx';
import { MissingOrder } from './MissingOrder.tsx';

/** `/my-account/delivery?orderCode=`. */
export default function DeliveryPage() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Change the delivery | LUXE" />
      <ChangeDeliveryScreen notFound={<MissingOrder />} orderCode={query.get('orderCode') ?? ''} />
    </>
  );
}
