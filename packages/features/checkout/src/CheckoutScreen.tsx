import { ApiError } from '@luxe/client';
import { buyNow, type OrderSummary } from '@luxe/contract/calls';
import { useCouponErrorToast } from '@luxe/patterns/coupon-error-toast';
import { useAddressStart, useBag, usePincodeLookup, useSession, useTrack } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { useEffect, useRef, useState } from 'react';
import { copy } from './data/copy.ts';
import { planReleasedFailure, type OrderFailure } from './data/orderFailure.ts';
import {
  externalNavigation as browserNavigation,
  type ExternalNavigation,
} from './data/externalNavigation.ts';
import { useOneAtATime } from './data/useOneAtATime.ts';
import { isPrepaid, type CartName, type Payment } from './data/payment.ts';
import { savePaymentMode, getSessionStorage, scopeToCart } from './data/sessionStorage.ts';
import { toIntention, toCheckoutModel } from './data/toCheckoutModel.ts';
import { useCheckout } from './data/useCheckout.ts';
import { usePay, type PayOutcome } from './data/usePay.ts';
import { usePayment } from './data/usePayment.ts';
import { useChoices } from './data/useChoices.ts';
import { usePlaceOrder, type PlaceOrderOutcome } from './data/usePlaceOrder.ts';
import { CheckoutEmpty, CheckoutFailed, CheckoutGuest, CheckoutLoading } from './views/CheckoutStates.tsx';
import { CheckoutView } from './views/CheckoutView.tsx';

const loadCoupons = () => import('./Coupons.tsx').then(({ Coupons }) => Coupons);
const loadGift = () => import('./views/GiftDialog.tsx').then(({ GiftDialog }) => GiftDialog);

export type CheckoutScreenProps = {
  /** Called once, with the id of the placed order. The bag is reloaded right after. */
  onPlaced: (orderId: string) => void;
  /**
   * Called when a payment of this cart is in progress elsewhere, on a phone or in another tab. Show the
   * outcome page of the order.
   */
  onPending: (orderId: string) => void;
  /** Called when the shopper is a guest. Open the login. */
  onLoginNeeded: () => void;
  /** The cart to check out: the bag, or the item to buy now. Default: the bag. */
  cart?: CartName;
  /**
   * Navigates to a bank's page. Default: the browser's navigation. Stories and tests record the URL instead.
   */
  navigation?: ExternalNavigation;
  /** `fetch` for the calls to the payment provider, which bypass the store. Default: the browser's. */
  fetch?: typeof globalThis.fetch;
};

/** `/checkout`: address, delivery, credit, payment and placing the order [CHK-01]. */
export function CheckoutScreen({ onLoginNeeded, ...customer }: CheckoutScreenProps) {
  const { status } = useSession();
  const openLogin = useRef(onLoginNeeded);
  openLogin.current = onLoginNeeded;
  const isGuest = status === 'guest';
  useEffect(() => {
    if (isGuest) openLogin.current();
  }, [isGuest]);

  if (status === 'unknown') return <CheckoutLoading />;
  if (isGuest) return <CheckoutGuest onLogIn={onLoginNeeded} />;
  return <CustomerCheckout {...customer} />;
}

type CustomerCheckoutProps = Omit<CheckoutScreenProps, 'onLoginNeeded'>;

function CustomerCheckout({
  onPlaced,
  onPending,
  cart = 'current',
  navigation = browserNavigation,
  fetch = browserFetch,
}: CustomerCheckoutProps) {
  const bag = useBag();
  const checkout = useCheckout(true, cart);
  const choices = useChoices(checkout.summary, checkout.renewSummary, cart);
  const coupons = useLazyLayer(loadCoupons);
  const gift = useLazyLayer(loadGift);
  const lookUp = usePincodeLookup();
  const start = useAddressStart();
  const track = useTrack();
  const { show } = useToast();
  const [storage] = useState(() => scopeToCart(getSessionStorage(), cart));
  const order = usePlaceOrder(storage, cart);
  const payment = usePay({ storage, cart, navigation, fetch, onReturn: checkout.refresh });
  const pay = usePayment({
    cart,
    storage,
    summary: checkout.summary,
    renewSummary: checkout.renewSummary,
    onPlanRejected: show,
  });
  const submission = useOneAtATime();
  const [failure, setFailure] = useState<OrderFailure>();
  const [isDone, setDone] = useState(false);
  const [app, setApp] = useState<{ orderId: string; intentUrl: string }>();
  const [unclearOrderId, setUnclearOrderId] = useState<string>();
  const isBag = cart !== buyNow;
  const isEmpty = isBag ? bag.status === 'ready' && bag.cart?.products.length === 0 : isBuyNowEmpty(checkout);
  useCheckoutViewed(checkout.summary);
  useCouponErrorToast(isBag ? bag.cart?.slpCouponError?.slpCouponMessage : undefined);
  const isRecovering = useRecovery(isEmpty && !isDone, order.recover, handleOrderOutcome);

  function handleOrderOutcome(outcome: PlaceOrderOutcome | undefined) {
    if (!outcome) return;
    if (!outcome.ok) return fail(outcome.failure);
    leaveFor(onPlaced, outcome.orderId);
    bag.retry();
  }

  function handlePayOutcome(outcome: PayOutcome | undefined) {
    if (!outcome || outcome.kind === 'leaving') return;
    if (outcome.kind === 'app') return setApp(outcome);
    setApp(undefined);
    if (outcome.kind === 'pending') return leaveFor(onPending, outcome.orderId);
    if (outcome.kind === 'ended') return checkout.refresh();
    if (outcome.kind === 'placed') {
      leaveFor(onPlaced, outcome.orderId);
      bag.retry();
      return;
    }
    setUnclearOrderId(outcome.openOrderId);
    fail(outcome.failure);
  }

  async function open(layer: { open: () => Promise<boolean> }) {
    if (!(await layer.open())) show({ message: copy.notLoaded });
  }

  function leaveFor(go: (orderId: string) => void, orderId: string) {
    setDone(true);
    go(orderId);
  }

  function fail(newFailure: OrderFailure) {
    setFailure(newFailure);
    track('order unsuccessful', { reason: newFailure.code });
    if (!newFailure.isBagStale) return;
    bag.retry();
    checkout.refresh();
  }

  if (isRecovering) return <CheckoutLoading label={copy.finding} />;
  if (isDone) return <CheckoutLoading />;
  if (isEmpty) return <CheckoutEmpty isOrdered={failure?.remedy === 'orders'} />;
  if ((isBag && bag.status === 'failed') || checkout.error) {
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
  if (!summary || !addresses || (addresses.length === 0 && !start)) return <CheckoutLoading />;

  const placeOrder = (chosenPayment: Payment, orderSummary: OrderSummary, addressId: string) =>
    submission.runExclusive(async () => {
      if (payment.isLeaving) return;
      setFailure(undefined);
      const planRelease = await pay.releasePlan();
      if (planRelease === 'released') setFailure(planReleasedFailure(isPrepaid(chosenPayment)));
      if (planRelease !== 'none') return;
      const { mode } = chosenPayment;
      savePaymentMode(mode);
      track('payment method selected', { mode });
      const paybleAmount = orderSummary.cartAmount.paybleAmount.doubleValue;
      // The page preselects the default address without a request, so the address is sent to the store before
      // the order.
      if (!checkout.isChosen && !(await checkout.choose(addressId))) return;
      if (!isPrepaid(chosenPayment)) {
        const body = { paymentMode: mode, addressId, paybleAmount };
        handleOrderOutcome(await order.placeOrder(toIntention(orderSummary, addressId, mode), body));
        return;
      }
      const emi = chosenPayment.mode === 'EMI' ? chosenPayment.emi : undefined;
      const body = { paymentMode: mode, addressId, paybleAmount, ...(emi && { emi }) };
      handlePayOutcome(
        await payment.pay(toIntention(orderSummary, addressId, mode, emi), body, chosenPayment),
      );
    });

  const model = toCheckoutModel(summary, address?.postalCode ?? '');
  return (
    <>
      <CheckoutView
        checkout={{ ...model, openOrderId: model.openOrderId ?? unclearOrderId ?? null }}
        amounts={summary.cartAmount}
        addresses={addresses}
        address={address}
        addressProblem={checkout.problem}
        busy={submission.busy || order.busy || payment.busy}
        failure={failure}
        note={isBag ? bag.cart?.mergeNote : undefined}
        lookUp={lookUp}
        start={start}
        onChoose={checkout.choose}
        onSave={checkout.save}
        onRemove={checkout.remove}
        choices={choices}
        onShowCoupons={() => void open(coupons)}
        gift={summary.giftOptions}
        onShowGift={() => void open(gift)}
        pay={pay}
        waiting={
          app && {
            intentUrl: app.intentUrl,
            onPaid: () => leaveFor(onPending, app.orderId),
            onOtherMethod: () => void payment.cancel(app.orderId).then(handlePayOutcome),
          }
        }
        onSeePayment={(orderId) => leaveFor(onPending, orderId)}
        onPlaceOrder={(chosen) => address && void placeOrder(chosen, summary, address.addressId)}
      />
      {coupons.Layer && (
        <coupons.Layer
          cart={cart}
          applied={summary.coupons[0]?.offerCode ?? null}
          onApply={choices.credits.onApplyCoupon}
          onRemove={choices.credits.onRemoveCoupon}
          onClose={coupons.close}
        />
      )}
      {gift.Layer && summary.giftOptions && (
        <gift.Layer options={summary.giftOptions} onSave={choices.credits.onSaveGift} onClose={gift.close} />
      )}
    </>
  );
}

/** Whether the buy-now cart is empty or does not exist. */
const isBuyNowEmpty = ({ summary, error }: Pick<ReturnType<typeof useCheckout>, 'summary' | 'error'>) =>
  summary ? summary.products.length === 0 : error instanceof ApiError && error.kind === 'CartError';

const browserFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/**
 * Recovers an order whose response was lost [CHK-19]. If the bag is empty and a stored attempt has no
 * response, the order may have been placed. A retry with the attempt's key returns the lost response. The
 * retry cannot place a second order, because the bag is empty. Returns true while the request is in progress.
 */
function useRecovery(
  isDue: boolean,
  recover: () => Promise<PlaceOrderOutcome | undefined>,
  onRecovered: (outcome: PlaceOrderOutcome | undefined) => void,
) {
  const [isRecovering, setRecovering] = useState(false);
  const isDone = useRef(false);
  const work = useRef({ recover, onRecovered });
  work.current = { recover, onRecovered };

  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    setRecovering(true);
    void work.current.recover().then((outcome) => {
      setRecovering(false);
      work.current.onRecovered(outcome);
    });
  }, [isDue]);

  return isRecovering;
}

/** Tracks the view of a checkout once, when its summary has loaded. */
function useCheckoutViewed(summary: OrderSummary | undefined) {
  const track = useTrack();
  const isTracked = useRef(false);
  useEffect(() => {
    if (!summary || isTracked.current) return;
    isTracked.current = true;
    track('checkout viewed', { payable: summary.cartAmount.paybleAmount.doubleValue, count: summary.count });
  }, [summary, track]);
}
