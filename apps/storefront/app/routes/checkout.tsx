import { useNavigate } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { CheckoutScreen } from '@luxe/feature-checkout';
import { PageHead } from '../head/PageHead.tsx';
import { useLogin } from '../shell/login.ts';

// What this page asks for stands in the second table of calls: it comes beside the page.
loadLaterCalls();

/** `/checkout` and what is below it. */
export default function Checkout() {
  const navigate = useNavigate();
  const login = useLogin();
  return (
    <>
      <PageHead title="Checkout | LUXE" canonical="/checkout" isIndexed={false} />
      <CheckoutScreen
        onLoginNeeded={() => login.open()}
        onPlaced={(orderId) =>
          void navigate(`/order-placed-successfully?orderCode=${encodeURIComponent(orderId)}`, {
            replace: true,
          })
        }
      />
    </>
  );
}
