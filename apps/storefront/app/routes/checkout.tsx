import {
  redirectDocument,
  useNavigate,
  useSearchParams,
  type ClientLoaderFunctionArgs,
} from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { buyNow } from '@luxe/contract/calls';
import { CheckoutScreen } from '@luxe/feature-checkout';
import { PageHead } from '../head/PageHead.tsx';
import { outcomeAddress } from '../paths/outcomeAddress.ts';
import { useLogin } from '../shell/loginContext.ts';

// This page needs the endpoints of later calls. They load in parallel with the page.
loadLaterCalls();

/** An empty server loader: with it, hydration does not call `clientLoader`. */
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
export default function Checkout() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const login = useLogin();
  const show = (address: string) => void navigate(address, { replace: true });
  return (
    <>
      <PageHead title="Checkout | LUXE" canonical="/checkout" isIndexed={false} />
      <CheckoutScreen
        {...(query.get('cart') === buyNow ? { cart: buyNow } : {})}
        onLoginNeeded={() => login.open()}
        onPlaced={(orderId) => show(outcomeAddress('PLACED', orderId))}
        onPending={(orderId) => show(outcomeAddress('PENDING', orderId))}
      />
    </>
  );
}
