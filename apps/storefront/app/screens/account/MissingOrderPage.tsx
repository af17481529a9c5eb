import { MissingOrderScreen } from '@luxe/feature-help';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/order-v2`: a missing order, and all requests of the customer. */
export default function MissingOrderPage() {
  return (
    <>
      <PageHead title="A missing order | LUXE" />
      <MissingOrderScreen />
    </>
  );
}
