import { useNavigate, useSearchParams } from 'react-router-dom';
import { OrdersScreen } from '@luxe/feature-orders';
import { PageHead } from '../../head/PageHead.tsx';
import { useLogin } from '../../contexts/loginContext.ts';

/** `/my-account/orders?state=&search=&months=&page=`. */
export default function OrdersPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const login = useLogin();
  return (
    <>
      <PageHead title="Your orders | LUXE" />
      <OrdersScreen
        params={params}
        onChange={(href) => void navigate(href, { preventScrollReset: true })}
        onLoginNeeded={() => login.open()}
      />
    </>
  );
}
