import { useSearchParams } from 'react-router-dom';
import { OrdersScreen } from '@luxe/feature-orders';
import { PageHead } from '../../head/PageHead.tsx';
import { useLogin } from '../../contexts/loginContext.ts';

/** `/my-account/orders?page=`. */
export default function OrdersPage() {
  const [query] = useSearchParams();
  const login = useLogin();
  const page = Number(query.get('page') ?? 1);
  return (
    <>
      <PageHead title="Your orders | LUXE" />
      <OrdersScreen page={Number.isInteger(page) && page > 0 ? page : 1} onLoginNeeded={() => login.open()} />
    </>
  );
}
