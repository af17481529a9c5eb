import { useSearchParams } from 'react-router-dom';
import { OrderPlacedScreen } from '@luxe/feature-checkout';
import { PageHead } from '../head/PageHead.tsx';
import { useLogin } from '../shell/login.ts';

/** `/order-placed-successfully?orderCode=`. */
export default function OrderPlaced() {
  const [query] = useSearchParams();
  const login = useLogin();
  return (
    <>
      <PageHead title="Order placed | LUXE" isIndexed={false} />
      <OrderPlacedScreen orderCode={query.get('orderCode') ?? ''} onLoginNeeded={() => login.open()} />
    </>
  );
}
