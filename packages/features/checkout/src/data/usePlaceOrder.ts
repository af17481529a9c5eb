import { current } from '@luxe/contract/calls';
import { useClient } from '@luxe/resources';
import {
  attemptFor,
  closeAttempt,
  openAttempt,
  type Attempt,
  type OrderBody,
  type Shelf,
} from './attempt.ts';
import { useOneAtATime } from './oneAtATime.ts';
import type { CartName } from './payment.ts';
import { offlineFailure, toPlaceFailure, type PlaceFailure } from './placeFailure.ts';

export type Placing = { ok: true; orderId: string } | { ok: false; failure: PlaceFailure };

export type PlaceOrder = {
  busy: boolean;
  /** Sends the order; undefined when one is already on its way. */
  place: (intention: string, body: OrderBody) => Promise<Placing | undefined>;
  /** Asks again for the answer of an attempt that never got one; undefined when there is none. */
  recover: () => Promise<Placing | undefined>;
};

/** Places an order once, however often it is asked to: double press, reload, lost answer [CHK-19]. */
export function usePlaceOrder(
  shelf: Shelf,
  cart: CartName = current,
  isOnline = () => globalThis.navigator?.onLine !== false,
): PlaceOrder {
  const client = useClient();
  const { busy, alone } = useOneAtATime();

  async function send(attempt: Attempt): Promise<Placing> {
    try {
      const { orderDetails } = await client.call('placeOrder', {
        params: { user: current, cart },
        body: attempt.body,
        idempotencyKey: attempt.key,
      });
      closeAttempt(shelf);
      return { ok: true, orderId: orderDetails.orderId };
    } catch (error) {
      const failure = toPlaceFailure(error, isOnline());
      if (failure.isAnswered) closeAttempt(shelf);
      return { ok: false, failure };
    }
  }

  return {
    busy,
    place: (intention, body) =>
      alone(async () => {
        if (!isOnline()) return { ok: false as const, failure: offlineFailure };
        return send(attemptFor(shelf, intention, body, () => crypto.randomUUID()));
      }),
    recover: () =>
      alone(async () => {
        const attempt = openAttempt(shelf);
        return attempt && send(attempt);
      }),
  };
}
