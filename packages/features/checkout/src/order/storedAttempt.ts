import type { CallBody } from '@luxe/contract/calls';
import type { SessionStorage } from '@luxe/resources';

export type OrderBody = CallBody<'placeOrder'>;
/**
 * The part of a payment request that the browser stores. It omits the first digits of the card, because no
 * card data may be stored [CHK-18].
 */
export type PayBody = Omit<CallBody<'collectPaymentOrder'>, 'bin'>;

/** An order or payment request whose response is not known yet. */
export type Attempt<Body = OrderBody> = {
  /**
   * Text that identifies the bag, address and payment mode (see `toIntention`). If the text changes, a new
   * attempt starts.
   */
  intention: string;
  /**
   * Value of the `Idempotency-Key` header. The store answers a repeated key with the same response, so a
   * retry never orders twice [CHK-19].
   */
  key: string;
  body: Body;
};

/** `orderAttempt` places an order without a payment provider. `payAttempt` starts a payment at a provider. */
export type AttemptName = 'orderAttempt' | 'payAttempt';

/**
 * Returns the open attempt of this intention, or stores and returns a new one. Call before sending the
 * request.
 */
export function attemptFor<Body>(
  storage: SessionStorage,
  intention: string,
  body: Body,
  makeKey: () => string,
  name: AttemptName = 'orderAttempt',
): Attempt<Body> {
  const open = findOpenAttempt<Body>(storage, name);
  if (open?.intention === intention) return open;
  const attempt: Attempt<Body> = { intention, key: makeKey(), body };
  storage.setItem(name, JSON.stringify(attempt));
  return attempt;
}

/**
 * The stored attempt that has no response. Undefined when none is stored or the stored value is unreadable.
 */
export function findOpenAttempt<Body = OrderBody>(
  storage: SessionStorage,
  name: AttemptName = 'orderAttempt',
): Attempt<Body> | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return isAttempt<Body>(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Deletes the stored attempt. Call when the response is known, so that the next press starts a new attempt.
 */
export function closeAttempt(storage: SessionStorage, name: AttemptName = 'orderAttempt'): void {
  storage.removeItem(name);
}

function isAttempt<Body>(stored: unknown): stored is Attempt<Body> {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'intention' in stored &&
    'key' in stored &&
    'body' in stored
  );
}
