import { ApiError } from '@luxe/client';
import { buyNow, type OrderSummary } from '@luxe/contract/calls';
import { useCouponErrorToast } from '@luxe/patterns/coupon-error-toast';
import { useAddressStart, useBag, usePincodeLookup, useSession, useTrack } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import { planLeft, type PlaceFailure } from './data/placeFailure.ts';
import { leaving as browserLeaving, type Leaving } from './data/leaving.ts';
import { useOneAtATime } from './data/oneAtATime.ts';
import { isPaidAhead, type CartName, type Payment } from './data/payment.ts';
import { keepPaymentMode, sessionShelf, shelfOf } from './data/shelf.ts';
import { intentionOf, toCheckoutModel } from './data/toCheckoutModel.ts';
import { useCheckout } from './data/useCheckout.ts';
import { usePay, type Paying } from './data/usePay.ts';
import { usePayment } from './data/usePayment.ts';
import { useChoices } from './data/useChoices.ts';
import { usePlaceOrder, type Placing } from './data/usePlaceOrder.ts';
import { CheckoutEmpty, CheckoutFailed, CheckoutGuest, CheckoutLoading } from './views/CheckoutStates.tsx';
import { CheckoutView } from './views/CheckoutView.tsx';

const loadCoupons = () => import('./Coupons.tsx').then(({ Coupons }) => Coupons);
const loadGift = () => import('./views/GiftDialog.tsx').then(({ GiftDialog }) => GiftDialog);

export type CheckoutScreenProps = {
  /** Called once with the order's id; the bag has been asked for anew by then. */
  onPlaced: (orderId: string) => void;
  /** A payment is under way elsewhere, on a phone or in another tab: show what becomes of it. */
  onPending: (orderId: string) => void;
  /** A guest has come: open the login. */
  onLoginNeeded: () => void;
  /** What is bought: the bag, or the one piece to buy now. Default: the bag. */
  cart?: CartName;
  /** How the browser goes to a bank. Default: it goes. */
  leaving?: Leaving;
  /** How the provider is spoken to, past the store. Default: the browser's own. */
  fetch?: typeof globalThis.fetch;
};

/** `/checkout`: address, delivery, payment, and the order [CHK-01]. */
export function CheckoutScreen({ onLoginNeeded, ...customer }: CheckoutScreenProps) {
  const { status } = useSession();
  const askForLogin = useRef(onLoginNeeded);
  askForLogin.current = onLoginNeeded;
  const isGuest = status === 'guest';
  useEffect(() => {
    if (isGuest) askForLogin.current();
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
  leaving = browserLeaving,
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
  const [shelf] = useState(() => shelfOf(sessionShelf(), cart));
  const order = usePlaceOrder(shelf, cart);
  const payment = usePay({ shelf, cart, leaving, fetch, onReturn: checkout.refresh });
  const pay = usePayment({
    cart,
    shelf,
    summary: checkout.summary,
    renewSummary: checkout.renewSummary,
    onPlanRefused: show,
  });
  const press = useOneAtATime();
  const [failure, setFailure] = useState<PlaceFailure>();
  const [isDone, setDone] = useState(false);
  const [app, setApp] = useState<{ orderId: string; intentUrl: string }>();
  const [unclearOrderId, setUnclearOrderId] = useState<string>();
  const isBag = cart !== buyNow;
  const isEmpty = isBag ? bag.status === 'ready' && bag.cart?.products.length === 0 : isNothing(checkout);
  useCheckoutViewed(checkout.summary);
  useCouponErrorToast(isBag ? bag.cart?.slpCouponError?.slpCouponMessage : undefined);
  const isFinding = useRecovery(isEmpty && !isDone, order.recover, take);

  function take(placing: Placing | undefined) {
    if (!placing) return;
    if (!placing.ok) return fail(placing.failure);
    leaveFor(onPlaced, placing.orderId);
    bag.retry();
  }

  function goOn(paying: Paying | undefined) {
    if (!paying || paying.kind === 'leaving') return;
    if (paying.kind === 'app') return setApp(paying);
    setApp(undefined);
    if (paying.kind === 'pending') return leaveFor(onPending, paying.orderId);
    if (paying.kind === 'ended') return checkout.refresh();
    if (paying.kind === 'placed') {
      leaveFor(onPlaced, paying.orderId);
      bag.retry();
      return;
    }
    setUnclearOrderId(paying.openOrderId);
    fail(paying.failure);
  }

  async function open(layer: { open: () => Promise<boolean> }) {
    if (!(await layer.open())) show({ message: copy.notLoaded });
  }

  function leaveFor(go: (orderId: string) => void, orderId: string) {
    setDone(true);
    go(orderId);
  }

  function fail(told: PlaceFailure) {
    setFailure(told);
    track('order unsuccessful', { reason: told.code });
    if (!told.isBagStale) return;
    bag.retry();
    checkout.refresh();
  }

  if (isFinding) return <CheckoutLoading label={copy.finding} />;
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

  const place = (wanted: Payment, of: OrderSummary, addressId: string) =>
    press.alone(async () => {
      if (payment.isLeaving) return;
      setFailure(undefined);
      const leftPlan = await pay.leavePlan();
      if (leftPlan === 'left') setFailure(planLeft(isPaidAhead(wanted)));
      if (leftPlan !== 'none') return;
      const { mode } = wanted;
      keepPaymentMode(mode);
      track('payment method selected', { mode });
      const paybleAmount = of.cartAmount.paybleAmount.doubleValue;
      // The default address stands without having been chosen; the store is told of it with the order at the latest.
      if (!checkout.isChosen && !(await checkout.choose(addressId))) return;
      if (!isPaidAhead(wanted)) {
        const body = { paymentMode: mode, addressId, paybleAmount };
        take(await order.place(intentionOf(of, addressId, mode), body));
        return;
      }
      const emi = wanted.mode === 'EMI' ? wanted.emi : undefined;
      const body = { paymentMode: mode, addressId, paybleAmount, ...(emi && { emi }) };
      goOn(await payment.pay(intentionOf(of, addressId, mode, emi), body, wanted));
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
        busy={press.busy || order.busy || payment.busy}
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
            onOtherWay: () => void payment.cancel(app.orderId).then(goOn),
          }
        }
        onSeePayment={(orderId) => leaveFor(onPending, orderId)}
        onPlace={(wanted) => address && void place(wanted, summary, address.addressId)}
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

/** The piece to buy now is gone, or there never was one. */
const isNothing = ({ summary, error }: Pick<ReturnType<typeof useCheckout>, 'summary' | 'error'>) =>
  summary ? summary.products.length === 0 : error instanceof ApiError && error.kind === 'CartError';

const browserFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

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
