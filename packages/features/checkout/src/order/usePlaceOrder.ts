import { current } from '@luxe/contract/calls';
import { useClient, type SessionStorage } from '@luxe/resources';
import { attemptFor, closeAttempt, findOpenAttempt, type Attempt, type OrderBody } from './storedAttempt.ts';
import { useOneAtATime } from '../data/useOneAtATime.ts';
import type { CartName } from '../data/cart.ts';
import { offlineFailure, toOrderFailure, type OrderFailure } from './orderFailure.ts';

export type PlaceOrderOutcome = { ok: true; orderId: string } | { ok: false; failure: OrderFailure };

export type PlaceOrder = {
  /** Sends the order. Resolves to undefined while another order is being sent. */
  placeOrder: (intention: string, body: OrderBody) => Promise<PlaceOrderOutcome | undefined>;
  /**
   * Sends the stored order again if its response never arrived. Resolves to undefined when no such order is
   * stored.
   */
  recover: () => Promise<PlaceOrderOutcome | undefined>;
};

/** Places an order at most once, even after a double press, a reload or a lost response [CHK-19]. */
export function usePlaceOrder(
  storage: SessionStorage,
  cart: CartName,
  isOnline = () => globalThis.navigator?.onLine !== false,
): PlaceOrder {
  const client = useClient();
  const runExclusive = useOneAtATime();

  async function send(attempt: Attempt): Promise<PlaceOrderOutcome> {
    try {
      const { orderDetails } = await client.call('placeOrder', {
        params: { user: current, cart },
        body: attempt.body,
        idempotencyKey: attempt.key,
      });
      closeAttempt(storage);
      return { ok: true, orderId: orderDetails.orderId };
    } catch (error) {
      const failure = toOrderFailure(error, isOnline());
      if (failure.isResponseKnown) closeAttempt(storage);
      return { ok: false, failure };
    }
  }

  return {
    placeOrder: (intention, body) =>
      runExclusive(async () => {
        if (!isOnline()) return { ok: false as const, failure: offlineFailure };
        return send(attemptFor(storage, intention, body, () => crypto.randomUUID()));
      }),
    recover: () =>
      runExclusive(async () => {
        const attempt = findOpenAttempt(storage);
        return attempt && send(attempt);
      }),
  };
}
