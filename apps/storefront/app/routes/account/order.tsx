import { useSearchParams } from 'react-router-dom';
import { OrderDetailsScreen } from '@luxe/feature-orders';
import { PageHead } from '../../head/PageHead.tsx';
import { useLogin } from '../../shell/login.ts';

/** `/my-account/order?orderCode=`; an unknown or foreign order is the not-found screen inside a private page. */
export default function OrderDetails() {
  const [query] = useSearchParams();
  const login = useLogin();
  return (
    <>
      <PageHead title="Your order | LUXE" isIndexed={false} />
      <OrderDetailsScreen orderCode={query.get('orderCode') ?? ''} onLoginNeeded={() => login.open()} />
    </>
  );
}
