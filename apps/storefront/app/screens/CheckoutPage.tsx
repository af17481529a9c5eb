import {
  redirectDocument,
  useNavigate,
  useSearchParams,
  type ClientLoaderFunctionArgs,
} from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { buyNow } from '@luxe/contract/calls';
import { checkoutPath } from '@luxe/contract/paths';
import { CheckoutScreen } from '@luxe/feature-checkout';
import { PageHead } from '../head/PageHead.tsx';
import { outcomeAddress } from '../routing/outcomeAddress.ts';
import { useLogin } from '../contexts/loginContext.ts';

// The endpoints of the calls on this page are in a separate script (see `laterCalls`). The script starts to
// load here, in parallel with the page.
loadLaterCalls();

/**
 * An empty server loader. A route with a server loader does not call `clientLoader` at hydration, where
 * `clientLoader` would load the document again.
 */
export const loader = () => null;
/**
 * Opens the checkout in a new document, because only the content security policy of the checkout allows the
 * payment provider.
 */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
};
export const shouldRevalidate = () => false;

/**
 * `/checkout` and below, and `/retryFailedOrder` [CHK-14] [CHK-21]. `?cart=buyNow` checks out the buy-now
 * cart.
 */
export default function CheckoutPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const login = useLogin();
  const show = (address: string) => void navigate(address, { replace: true });
  return (
    <>
      <PageHead title="Checkout | LUXE" canonical={checkoutPath} />
      <CheckoutScreen
        {...(query.get('cart') === buyNow ? { cart: buyNow } : {})}
        onLoginNeeded={() => login.open()}
        onPlaced={(orderId) => show(outcomeAddress('PLACED', orderId))}
        onPending={(orderId) => show(outcomeAddress('PENDING', orderId))}
      />
    </>
  );
}
