import { current, type CallResponse } from '@luxe/contract/calls';
import { useClient, type SessionStorage } from '@luxe/resources';
import { attemptFor, closeAttempt, type PayBody } from './storedAttempt.ts';
import type { ExternalNavigation } from './externalNavigation.ts';
import { useOneAtATime } from '../data/useOneAtATime.ts';
import {
  notLoadedFailure,
  offlinePayFailure,
  providerFailure,
  toPayFailure,
  unknownOutcomeFailure,
} from './payFailureMessage.ts';
import type { CartName } from '../data/cart.ts';
import { binOfPayment, type PrepaidPayment } from '../steps/payment/methods/payment.ts';
import type { OrderFailure } from './orderFailure.ts';

export type PayOutcome =
  /** The browser is navigating to the provider or a bank. */
  | { kind: 'leaving' }
  /**
   * The shopper must approve the payment on their phone, or the payment may still be charged. Show the
   * pending page.
   */
  | { kind: 'pending'; orderId: string }
  /** Show a QR code, or a link to a UPI app. */
  | { kind: 'app'; orderId: string; intentUrl: string }
  /** The payment that was to be cancelled has succeeded. */
  | { kind: 'placed'; orderId: string }
  /** The shopper chose another payment method, and the open payment is cancelled. */
  | { kind: 'ended' }
  /** `openOrderId`: order that may still be charged; undefined when no payment is open. */
  | { kind: 'failed'; failure: OrderFailure; openOrderId: string | undefined };

export type UsePayOptions = {
  storage: SessionStorage;
  cart: CartName;
  navigation: ExternalNavigation;
  /**
   * `fetch` for calls to the provider. The store's client retries and must never receive card data, so it is
   * not used here [NET-03] [CHK-18].
   */
  fetch: typeof globalThis.fetch;
  isOnline?: () => boolean;
};

/** Starts a payment at most once, even after a double press, a reload or a lost response [CHK-19]. */
export function usePay({ storage, cart, navigation, fetch, isOnline = browserIsOnline }: UsePayOptions) {
  const client = useClient();
  const runExclusive = useOneAtATime();

  async function pay(intention: string, body: PayBody, payment: PrepaidPayment): Promise<PayOutcome> {
    if (!isOnline()) return failed(offlinePayFailure);
    // Loaded before the payment starts, so that the browser can continue each payment that has started.
    const code = await import('./handOver.ts').catch(() => undefined);
    if (!code) return failed(notLoadedFailure);
    const attempt = attemptFor(storage, intention, body, () => crypto.randomUUID(), 'payAttempt');
    const bin = binOfPayment(payment);
    let started: CallResponse<'collectPaymentOrder'>;
    try {
      started = await client.call('collectPaymentOrder', {
        params: { user: current, cart },
        body: { ...attempt.body, ...(bin !== undefined && { bin }) },
        idempotencyKey: attempt.key,
      });
    } catch (error) {
      const failure = toPayFailure(error, isOnline());
      if (failure.isResponseKnown) closeAttempt(storage, 'payAttempt');
      return failed(failure);
    }
    closeAttempt(storage, 'payAttempt');
    try {
      const { orderId } = started;
      const next = await code.handOver(started.payment, payment, { navigation, fetch });
      if (next.kind === 'leaving') return next;
      return next.kind === 'phone' ? { kind: 'pending', orderId } : { ...next, orderId };
    } catch {
      return cancelPayment(started.orderId, failed(providerFailure));
    }
  }

  /**
   * Cancels the payment, so that the shopper can retry. Returns `cancelledOutcome` only if nothing was
   * charged.
   */
  async function cancelPayment(orderId: string, cancelledOutcome: PayOutcome): Promise<PayOutcome> {
    try {
      const { outcome } = await client.call('cancelPayment', {
        params: { user: current, orderCode: orderId },
      });
      if (outcome === 'PLACED') return { kind: 'placed', orderId };
      if (outcome === 'PENDING') return { kind: 'pending', orderId };
      return cancelledOutcome;
    } catch {
      return failed(unknownOutcomeFailure, orderId);
    }
  }

  return {
    /**
     * Starts a payment. Resolves to undefined while another payment is starting. The text `intention` must
     * contain the EMI plan of `body`, so that another plan starts a new attempt.
     */
    pay: (intention: string, body: PayBody, payment: PrepaidPayment) =>
      runExclusive(() => pay(intention, body, payment)),
    /** Cancels an app payment when the shopper chooses another method. */
    cancel: (orderId: string) => runExclusive(() => cancelPayment(orderId, { kind: 'ended' })),
  };
}

const failed = (failure: OrderFailure, openOrderId?: string): PayOutcome => ({
  kind: 'failed',
  failure,
  openOrderId,
});
const browserIsOnline = () => globalThis.navigator?.onLine !== false;
