import { useSearchParams } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { OrderPlacedScreen } from '@luxe/feature-checkout';
import { PageHead } from '../head/PageHead.tsx';
import { useLogin } from '../shell/login.ts';

// What this page asks for stands in the second table of calls: it comes beside the page.
loadLaterCalls();

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
