import { ApiError } from '@luxe/client';
import type { Outcome, PaymentHandoff } from '@luxe/contract/calls';
import { useEffect, useReducer, useRef } from 'react';
import { useOneAtATime } from '../data/useOneAtATime.ts';
import { initialState, reduce } from '../flow/checkoutFlow.ts';
import type { ExternalNavigation } from '../order/externalNavigation.ts';
import { handOver } from '../order/handOver.ts';
import type { OrderFailure } from '../order/orderFailure.ts';
import { isPrepaid, type Payment, type PrepaidPayment } from '../steps/payment/methods/payment.ts';
import { copy } from './purchaseCopy.ts';

/** The calls of one purchase. */
export type PurchaseCalls = {
  /**
   * Starts the payment. A repeated call with the same choice must not start a second one. Resolves to
   * undefined when another payment is open or made, perhaps in another tab.
   */
  start: (payment: PrepaidPayment) => Promise<{ id: string; payment: PaymentHandoff } | undefined>;
  /** Cancels a payment that was given up, and returns what became of it. */
  cancel: (id: string) => Promise<Outcome>;
};

export type UsePurchasePaymentOptions = {
  calls: PurchaseCalls;
  navigation: ExternalNavigation;
  fetch: typeof globalThis.fetch;
  /** Shows the page with the outcome. */
  onOutcome: (id: string) => void;
  /** The amounts or the state at the store may have changed. */
  onStale: () => void;
};

/** The payment of one purchase with a provider: the states are those of the checkout. */
export function usePurchasePayment({
  calls,
  navigation,
  fetch,
  onOutcome,
  onStale,
}: UsePurchasePaymentOptions) {
  const [state, dispatch] = useReducer(reduce, initialState);
  const latestState = useRef(state);
  latestState.current = state;
  const runExclusive = useOneAtATime();

  const latestOnStale = useRef(onStale);
  latestOnStale.current = onStale;
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      dispatch({ type: 'pageRestored' });
      latestOnStale.current();
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, []);

  const fail = (failure: OrderFailure, openOrderId?: string) => {
    dispatch({ type: 'paymentFailed', failure, openOrderId });
    if (failure.isBagStale) onStale();
  };
  const showOutcome = (id: string) => {
    dispatch({ type: 'paymentPending' });
    onOutcome(id);
  };

  async function pay(payment: PrepaidPayment): Promise<void> {
    if (globalThis.navigator?.onLine === false)
      return fail(toFailure('offline', copy.offlineTitle, copy.offline));
    let started: Awaited<ReturnType<PurchaseCalls['start']>>;
    try {
      started = await calls.start(payment);
    } catch (error) {
      return fail(toStartFailure(error));
    }
    if (!started) return onStale();
    const { id } = started;
    try {
      const next = await handOver(started.payment, payment, { navigation, fetch });
      if (next.kind === 'leaving') dispatch({ type: 'bankOpened' });
      else if (next.kind === 'phone') showOutcome(id);
      else dispatch({ type: 'appOpened', app: { orderId: id, intentUrl: next.intentUrl } });
    } catch {
      await cancel(id, () => fail(toFailure('provider', copy.providerTitle, copy.provider, true)));
    }
    return undefined;
  }

  /** Calls `onEnded` only if nothing was charged. */
  async function cancel(id: string, onEnded: () => void): Promise<void> {
    try {
      const outcome = await calls.cancel(id);
      if (outcome === 'FAILED') onEnded();
      else showOutcome(id);
    } catch {
      fail(toFailure('unclear', copy.unclearTitle, copy.unclear), id);
    }
  }

  return {
    state,
    pay: (payment: Payment) =>
      void runExclusive(async () => {
        if (latestState.current.name === 'leaving' || !isPrepaid(payment)) return;
        dispatch({ type: 'orderSubmitted' });
        try {
          await pay(payment);
        } finally {
          dispatch({ type: 'submissionEnded' });
        }
      }),
    cancel: (id: string) => {
      dispatch({ type: 'cancelStarted' });
      void runExclusive(() =>
        cancel(id, () => {
          dispatch({ type: 'paymentCancelled' });
          onStale();
        }),
      );
    },
    showOutcome,
  };
}

const toFailure = (code: string, title: string, text: string, isBagStale = false): OrderFailure => ({
  ...{ code, title, text, isBagStale, remedy: 'again', isResponseKnown: true },
});

/** A 4xx response of the store has a sentence for the shopper; it means that nothing was charged. */
function toStartFailure(error: unknown): OrderFailure {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return error instanceof ApiError && error.code === 'PAYMENT_GATEWAY'
      ? toFailure(error.code, copy.gatewayTitle, copy.gateway, true)
      : toFailure('lost', copy.lostTitle, copy.lost);
  return toFailure(error.code, error.message, copy.notStarted, true);
}
