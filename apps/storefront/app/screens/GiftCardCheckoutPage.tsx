import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense } from 'react';
import { useNavigate, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router-dom';
import { loadAfterOrderCalls, loadLaterCalls } from '@luxe/client';
import { giftCardCheckoutPath } from '@luxe/contract/gift-card-paths';
import { CheckoutScreen, OutcomeScreen, type PaymentSlotProps } from '@luxe/feature-gift-cards';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { PageHead } from '../head/PageHead.tsx';

// The endpoints of the calls on this page are in separate scripts. They start to load here, in parallel with
// the page.
loadLaterCalls();
loadAfterOrderCalls();

/** The payment methods are those of the checkout. They load when there is something to pay. */
const PurchasePayment = lazyPart(() =>
  import('@luxe/feature-checkout/purchase-payment').then((module) => module.PurchasePayment),
);

/** With a loader on the server, `clientLoader` does not run when the page hydrates. */
export const loader = () => null;

/**
 * A navigation inside the shop loads the page from the server, because only its own security policy allows
 * the browser to contact the payment provider.
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<null> {
  location.assign(request.url);
  return new Promise(() => undefined);
}
export const shouldRevalidate = () => false;

/** `/gift-card-checkout`: the payment of a gift card. With `?giftCard=`: what became of it [ACC-11]. */
export default function GiftCardCheckoutPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = query.get('giftCard');
  const show = (href: string) => void navigate(href);
  return (
    <>
      <PageHead title="Gift card | LUXE" canonical={giftCardCheckoutPath} />
      {id ? <OutcomeScreen key={id} id={id} /> : <CheckoutScreen onShow={show} payment={renderPayment} />}
    </>
  );
}

const renderPayment = (props: PaymentSlotProps) => (
  <Suspense
    fallback={
      <Loader active label="Loading payment options">
        <Skeleton shape="text" lines={3} />
      </Loader>
    }
  >
    <PurchasePayment {...props} openId={null} />
  </Suspense>
);
