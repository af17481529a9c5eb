import type { OrderSummary } from '@luxe/contract/calls';
import { useCouponErrorToast } from '@luxe/patterns/coupon-error-toast';
import { useBag, usePincodeLookup, useSession, useTrack } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import type { PlaceFailure } from './data/placeFailure.ts';
import { keepPaymentMode, sessionShelf } from './data/shelf.ts';
import { intentionOf, toCheckoutModel } from './data/toCheckoutModel.ts';
import { useCheckout } from './data/useCheckout.ts';
import { usePlaceOrder, type Placing } from './data/usePlaceOrder.ts';
import { CheckoutEmpty, CheckoutFailed, CheckoutGuest, CheckoutLoading } from './views/CheckoutStates.tsx';
import { CheckoutView } from './views/CheckoutView.tsx';

export type CheckoutScreenProps = {
  /** Called once with the order's id; the bag has been asked for anew by then. */
  onPlaced: (orderId: string) => void;
  /** A guest has come: open the login. */
  onLoginNeeded: () => void;
};

/** `/checkout`: address, delivery, payment by cash on delivery, and the order [CHK-01]. */
export function CheckoutScreen({ onPlaced, onLoginNeeded }: CheckoutScreenProps) {
  const { status } = useSession();
  const askForLogin = useRef(onLoginNeeded);
  askForLogin.current = onLoginNeeded;
  const isGuest = status === 'guest';
  useEffect(() => {
    if (isGuest) askForLogin.current();
  }, [isGuest]);

  if (status === 'unknown') return <CheckoutLoading />;
  if (isGuest) return <CheckoutGuest onLogIn={onLoginNeeded} />;
  return <CustomerCheckout onPlaced={onPlaced} />;
}

function CustomerCheckout({ onPlaced }: Pick<CheckoutScreenProps, 'onPlaced'>) {
  const bag = useBag();
  const checkout = useCheckout(true);
  const lookUp = usePincodeLookup();
  const track = useTrack();
  const [shelf] = useState(sessionShelf);
  const order = usePlaceOrder(shelf);
  const [failure, setFailure] = useState<PlaceFailure>();
  const [isPlaced, setPlaced] = useState(false);
  const isEmpty = bag.status === 'ready' && bag.cart?.products.length === 0;
  useCheckoutViewed(checkout.summary);
  useCouponErrorToast(bag.cart?.slpCouponError?.slpCouponMessage);
  const isFinding = useRecovery(isEmpty && !isPlaced, order.recover, take);

  function take(placing: Placing | undefined) {
    if (!placing) return;
    if (placing.ok) {
      const { orderId, payable, items } = placing;
      track('order placed', { orderId, payable, items });
      setPlaced(true);
      onPlaced(orderId);
      bag.retry();
      return;
    }
    setFailure(placing.failure);
    track('order unsuccessful', { reason: placing.failure.code });
    if (!placing.failure.isBagStale) return;
    bag.retry();
    checkout.refresh();
  }

  if (isFinding) return <CheckoutLoading label={copy.finding} />;
  if (isPlaced) return <CheckoutLoading />;
  if (isEmpty) return <CheckoutEmpty isOrdered={failure?.remedy === 'orders'} />;
  if (bag.status === 'failed' || checkout.error) {
    return (
      <CheckoutFailed
        onRetry={() => {
          bag.retry();
          checkout.refresh();
        }}
      />
    );
  }
  const { summary, addresses, address } = checkout;
  if (!summary || !addresses) return <CheckoutLoading />;

  return (
    <CheckoutView
      checkout={toCheckoutModel(summary, address?.postalCode ?? '')}
      amounts={summary.cartAmount}
      addresses={addresses}
      address={address}
      addressProblem={checkout.problem}
      busy={order.busy}
      failure={failure}
      lookUp={lookUp}
      onChoose={checkout.choose}
      onSave={checkout.save}
      onRemove={checkout.remove}
      onPlace={(mode) => {
        if (!address) return;
        setFailure(undefined);
        keepPaymentMode(mode);
        track('payment method selected', { mode });
        const { addressId } = address;
        const paybleAmount = summary.cartAmount.paybleAmount.doubleValue;
        const body = { paymentMode: mode, addressId, paybleAmount };
        // The default address stands without having been chosen; the store is told of it with the order at the latest.
        const told = checkout.isChosen ? Promise.resolve(true) : checkout.choose(addressId);
        void told.then(async (isTold) => {
          if (isTold) take(await order.place(intentionOf(summary, addressId, mode), body));
        });
      }}
    />
  );
}

/**
 * An empty bag and an attempt without an answer: the order may have been placed and its answer lost. With nothing in the bag,
 * asking again under the same key can only bring that answer. True while it is being found out.
 */
function useRecovery(
  isDue: boolean,
  recover: () => Promise<Placing | undefined>,
  take: (placing: Placing | undefined) => void,
) {
  const [isFinding, setFinding] = useState(false);
  const isDone = useRef(false);
  const work = useRef({ recover, take });
  work.current = { recover, take };

  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    setFinding(true);
    void work.current.recover().then((placing) => {
      setFinding(false);
      work.current.take(placing);
    });
  }, [isDue]);

  return isFinding;
}

/** Tells once that checkout was seen with something in it. */
function useCheckoutViewed(summary: OrderSummary | undefined) {
  const track = useTrack();
  const isTold = useRef(false);
  useEffect(() => {
    if (!summary || isTold.current) return;
    isTold.current = true;
    track('checkout viewed', { payable: summary.cartAmount.paybleAmount.doubleValue, count: summary.count });
  }, [summary, track]);
}
