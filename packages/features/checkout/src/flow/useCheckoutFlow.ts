import type { OrderSummary } from '@luxe/contract/calls';
import { useTrack, type SessionStorage } from '@luxe/resources';
import { useEffect, useReducer, useRef } from 'react';
import type { CartName } from '../data/cart.ts';
import { useOneAtATime } from '../data/useOneAtATime.ts';
import type { ExternalNavigation } from '../order/externalNavigation.ts';
import { planReleasedFailure, type OrderFailure } from '../order/orderFailure.ts';
import { toIntention } from '../order/toIntention.ts';
import { usePay, type PayOutcome } from '../order/usePay.ts';
import { usePlaceOrder, type PlaceOrderOutcome } from '../order/usePlaceOrder.ts';
import type { Billing } from '../steps/billing/BillingLine.tsx';
import { isPrepaid, type Payment } from '../steps/payment/methods/payment.ts';
import type { PaymentControls } from '../steps/payment/methods/usePayment.ts';
import { savePaymentMode } from '../steps/payment/payChoice.ts';
import { initialState, reduce } from './checkoutFlow.ts';
import type { CheckoutData } from './useCheckoutData.ts';
import { useLostOrderRecovery } from './useLostOrderRecovery.ts';

export type UseCheckoutFlowOptions = {
  cart: CartName;
  storage: SessionStorage;
  navigation: ExternalNavigation;
  /** `fetch` for the calls to the payment provider. */
  fetch: typeof globalThis.fetch;
  data: CheckoutData;
  releasePlan: PaymentControls['releasePlan'];
  /** The business that the invoices are made out to; undefined for a consumer. */
  billing: Billing | undefined;
  /** Shows the outcome of a placed order. */
  onPlaced: (orderId: string) => void;
  /** Shows the outcome of an order whose payment is in progress. */
  onPending: (orderId: string) => void;
};

/** State of the order, and the actions of the shopper that change it. */
export function useCheckoutFlow({
  cart,
  storage,
  navigation,
  fetch,
  data,
  releasePlan,
  billing,
  onPlaced,
  onPending,
}: UseCheckoutFlowOptions) {
  const [state, dispatch] = useReducer(reduce, initialState);
  const latestState = useRef(state);
  latestState.current = state;
  const order = usePlaceOrder(storage, cart);
  const payment = usePay({ storage, cart, navigation, fetch });
  const runExclusive = useOneAtATime();
  const track = useTrack();

  useLostOrderRecovery(data.content.name === 'empty' && state.name !== 'finished', async () => {
    dispatch({ type: 'recoveryStarted' });
    const outcome = await order.recover();
    dispatch({ type: 'recoveryEnded' });
    handleOrderOutcome(outcome);
  });
  usePageRestored(() => {
    dispatch({ type: 'pageRestored' });
    data.refresh();
  });

  async function submit(chosen: Payment, summary: OrderSummary, addressId: string): Promise<void> {
    const planRelease = await releasePlan();
    if (planRelease === 'released')
      dispatch({ type: 'planReleased', failure: planReleasedFailure(isPrepaid(chosen)) });
    if (planRelease !== 'none') return;
    const { mode } = chosen;
    savePaymentMode(mode);
    track('payment method selected', { mode });
    // The page preselects the default address without a request, so the address is sent to the store before
    // the order.
    if (!data.isAddressSaved && !(await data.chooseAddress(addressId))) return;
    const paybleAmount = summary.cartAmount.paybleAmount.doubleValue;
    const body = { paymentMode: mode, addressId, paybleAmount, ...(billing && { billing }) };
    if (!isPrepaid(chosen)) {
      handleOrderOutcome(
        await order.placeOrder(toIntention(summary, addressId, mode, undefined, billing), body),
      );
      return;
    }
    const emi = chosen.mode === 'EMI' ? chosen.emi : undefined;
    const intention = toIntention(summary, addressId, mode, emi, billing);
    handlePayOutcome(await payment.pay(intention, { ...body, ...(emi && { emi }) }, chosen));
  }

  function handleOrderOutcome(outcome: PlaceOrderOutcome | undefined) {
    if (!outcome) return;
    if (outcome.ok) return showPlaced(outcome.orderId);
    dispatch({ type: 'orderFailed', failure: outcome.failure });
    reportFailure(outcome.failure);
  }

  function handlePayOutcome(outcome: PayOutcome | undefined) {
    switch (outcome?.kind) {
      case 'leaving':
        return dispatch({ type: 'bankOpened' });
      case 'app':
        return dispatch({ type: 'appOpened', app: outcome });
      case 'pending':
        return showPending(outcome.orderId);
      case 'placed':
        return showPlaced(outcome.orderId);
      case 'ended':
        dispatch({ type: 'paymentCancelled' });
        return data.refresh();
      case 'failed':
        dispatch({ type: 'paymentFailed', failure: outcome.failure, openOrderId: outcome.openOrderId });
        return reportFailure(outcome.failure);
      default:
        return undefined;
    }
  }

  function showPlaced(orderId: string) {
    dispatch({ type: 'orderPlaced' });
    onPlaced(orderId);
    data.refreshBag();
  }

  function showPending(orderId: string) {
    dispatch({ type: 'paymentPending' });
    onPending(orderId);
  }

  function reportFailure({ code, isBagStale }: OrderFailure) {
    track('order unsuccessful', { reason: code });
    if (!isBagStale) return;
    data.refreshBag();
    data.refresh();
  }

  return {
    state,
    placeOrder: (chosen: Payment, summary: OrderSummary, addressId: string) =>
      void runExclusive(async () => {
        // A second press may wait for the check of the card while the first press leaves for the bank.
        if (latestState.current.name === 'leaving') return;
        dispatch({ type: 'orderSubmitted' });
        try {
          await submit(chosen, summary, addressId);
        } finally {
          dispatch({ type: 'submissionEnded' });
        }
      }),
    /** Cancels a payment that waits for an app, so that the shopper can pay another way. */
    cancelPayment: (orderId: string) => {
      dispatch({ type: 'cancelStarted' });
      void payment.cancel(orderId).then(handlePayOutcome);
    },
    /** Shows a payment in progress. */
    showPending,
  };
}

/** Calls back when the browser restores the page from the back/forward cache, after the page of a bank. */
function usePageRestored(onRestored: () => void) {
  const latestOnRestored = useRef(onRestored);
  latestOnRestored.current = onRestored;
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) latestOnRestored.current();
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, []);
}
