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
import { useLogin } from '../shell/login.ts';

// What this page asks for stands in the second table of calls: it comes beside the page.
loadLaterCalls();

/** With it, a page that the server has drawn is taken over as it is. */
export const loader = () => null;
/** Only a document of its own may speak to the payment provider: its policy names it, that of the page before does not. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
};
export const shouldRevalidate = () => false;

/** `/checkout`, what is below it, and `/retryFailedOrder` [CHK-14] [CHK-21]: the bag, or by `?cart=buyNow` the one piece that is bought past it. */
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
