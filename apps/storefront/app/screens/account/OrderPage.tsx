import { useSearchParams } from 'react-router-dom';
import { OrderDetailsScreen } from '@luxe/feature-orders';
import { PushSwitch } from '@luxe/feature-web-app';
import { PageHead } from '../../head/PageHead.tsx';
import { useLogin } from '../../contexts/loginContext.ts';
import { MissingOrder } from './MissingOrder.tsx';

/**
 * `/my-account/order?orderCode=&transactionId=`. An unknown order or item, or another customer's, shows the
 * not-found screen.
 */
export default function OrderPage() {
  const [query] = useSearchParams();
  const login = useLogin();
  return (
    <>
      <PageHead title="Your order | LUXE" />
      <OrderDetailsScreen
        notFound={<MissingOrder />}
        orderCode={query.get('orderCode') ?? ''}
        transactionId={query.get('transactionId') ?? ''}
        onLoginNeeded={() => login.open()}
        deviceMessages={<PushSwitch />}
      />
    </>
  );
}
