import { current, type HandOver } from '@luxe/contract/calls';
import { useClient } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import { attemptFor, closeAttempt, type PayBody, type Shelf } from './attempt.ts';
import { isSafeUrl, type Leaving } from './leaving.ts';
import { useOneAtATime } from './oneAtATime.ts';
import { offlinePayFailure, providerFailure, toPayFailure, unclearFailure } from './payFailure.ts';
import { binOfPayment, type AheadPayment, type CartName } from './payment.ts';
import type { PlaceFailure } from './placeFailure.ts';
import { beginAtProvider } from './providerCalls.ts';

/** How a press of Pay went on. */
export type Paying =
  /** The browser is on its way to the provider or a bank. */
  | { kind: 'leaving' }
  /** A request is on the shopper's phone, or it is not known whether she is charged: the pending page finds out. */
  | { kind: 'pending'; orderId: string }
  /** A code to scan, or a link to follow. */
  | { kind: 'app'; orderId: string; intentUrl: string }
  /** It was paid after all. */
  | { kind: 'placed'; orderId: string }
  /** She wished to pay another way, and nothing is open any more. */
  | { kind: 'ended' }
  /** `openOrderId`: of an order that may still be paid; none where nothing is open any more. */
  | { kind: 'failed'; failure: PlaceFailure; openOrderId: string | undefined };

export type PayOptions = {
  shelf: Shelf;
  cart: CartName;
  leaving: Leaving;
  /** Speaks to the provider. Never with the store's client: it must not retry, nor know a card. */
  fetch: typeof globalThis.fetch;
  /** The shopper is back from where she was sent, and the page stands as she left it: what has become of the bag is to be asked for. */
  onReturn: () => void;
  isOnline?: () => boolean;
};

/** Begins a payment once, however often it is asked to: double press, reload, lost answer [CHK-19]. */
export function usePay({ shelf, cart, leaving, fetch, onReturn, isOnline = browserIsOnline }: PayOptions) {
  const client = useClient();
  const { busy, alone } = useOneAtATime();
  const [isLeaving, setLeaving] = useLeaving(onReturn);

  async function pay(intention: string, body: PayBody, payment: AheadPayment): Promise<Paying> {
    if (!isOnline()) return failed(offlinePayFailure);
    const attempt = attemptFor(shelf, intention, body, () => crypto.randomUUID(), 'payAttempt');
    const bin = binOfPayment(payment);
    let begun: { orderId: string; payment: HandOver };
    try {
      begun = await client.call('collectPaymentOrder', {
        params: { user: current, cart },
        body: { ...attempt.body, ...(bin !== undefined && { bin }) },
        idempotencyKey: attempt.key,
      });
    } catch (error) {
      const failure = toPayFailure(error, isOnline());
      if (failure.isAnswered) closeAttempt(shelf, 'payAttempt');
      return failed(failure);
    }
    closeAttempt(shelf, 'payAttempt');
    try {
      return await handOver(begun.orderId, begun.payment, payment);
    } catch {
      return end(begun.orderId, failed(providerFailure));
    }
  }

  /** Rejects where the provider does not begin the payment. */
  async function handOver(orderId: string, to: HandOver, payment: AheadPayment): Promise<Paying> {
    if (to.kind === 'redirect') {
      if (!isSafeUrl(to.url)) throw new Error('the page of the provider is not safe to go to');
      return leave(() => leaving.assign(to.url));
    }
    const next = await beginAtProvider(to, payment, fetch);
    if (next.kind === 'phone') return { kind: 'pending', orderId };
    if (next.kind === 'app') return { kind: 'app', orderId, intentUrl: next.intentUrl };
    return leave(() =>
      next.method === 'POST' ? leaving.post(next.url, next.params) : leaving.assign(next.url),
    );
  }

  function leave(go: () => void): Paying {
    setLeaving(true);
    go();
    return { kind: 'leaving' };
  }

  /** Ends what was begun, so that the shopper can try again; says so only where the store is certain that nothing is charged. */
  async function end(orderId: string, ended: Paying): Promise<Paying> {
    try {
      const { outcome } = await client.call('cancelPayment', {
        params: { user: current, orderCode: orderId },
      });
      if (outcome === 'PLACED') return { kind: 'placed', orderId };
      if (outcome === 'PENDING') return { kind: 'pending', orderId };
      return ended;
    } catch {
      return failed(unclearFailure, orderId);
    }
  }

  return {
    /** The payment is being begun, or the browser is leaving. */
    busy: busy || isLeaving,
    isLeaving,
    /** Undefined when one is already on its way. The body's plan is a part of the intention. */
    pay: (intention: string, body: PayBody, payment: AheadPayment) =>
      alone(() => pay(intention, body, payment)),
    /** Ends a payment by an app that the shopper does not want to make any more. */
    cancel: (orderId: string) => alone(() => end(orderId, { kind: 'ended' })),
  };
}

const failed = (failure: PlaceFailure, openOrderId?: string): Paying => ({
  kind: 'failed',
  failure,
  openOrderId,
});
const browserIsOnline = () => globalThis.navigator?.onLine !== false;

/** True from leaving until the page is shown again, as Back does from the browser's memory. */
function useLeaving(onReturn: () => void) {
  const state = useState(false);
  const [, setLeaving] = state;
  const latest = useRef(onReturn);
  latest.current = onReturn;
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setLeaving(false);
      latest.current();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [setLeaving]);
  return state;
}
