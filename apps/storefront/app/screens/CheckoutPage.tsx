import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { buyNow } from '@luxe/contract/calls';
import { checkoutPath } from '@luxe/contract/paths';
import { CheckoutScreen } from '@luxe/feature-checkout';
import { PageHead } from '../head/PageHead.tsx';
import { outcomeAddress } from '../routing/outcomeAddress.ts';
import { EarnedPoints } from './EarnedPoints.tsx';
import { useLogin } from '../contexts/loginContext.ts';
import type { Screen } from './lazyScreens.ts';

// The endpoints of the calls on this page are in a separate script (see `laterCalls`). The script starts to
// load here, in parallel with the page.
loadLaterCalls();

/**
 * `/checkout` and below, and `/retryFailedOrder` [CHK-14] [CHK-21]. `?cart=buyNow` checks out the buy-now
 * cart.
 */
function CheckoutPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const login = useLogin();
  const show = (address: string) => void navigate(address, { replace: true });
  return (
    <>
      <PageHead title="Checkout | LUXE" canonical={checkoutPath} />
      <CheckoutScreen
        {...(query.get('cart') === buyNow ? { cart: buyNow } : {})}
        earnedPoints={EarnedPoints}
        onLoginNeeded={() => login.open()}
        onPlaced={(orderId) => show(outcomeAddress('PLACED', orderId))}
        onPending={(orderId) => show(outcomeAddress('PENDING', orderId))}
      />
    </>
  );
}

export const checkoutScreen: Screen = { calls: () => [], Page: CheckoutPage };
