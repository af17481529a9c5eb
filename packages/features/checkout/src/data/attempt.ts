import type { CallBody } from '@luxe/contract/calls';

export type OrderBody = CallBody<'placeOrder'>;
/** What is kept of a payment that was asked for: all but the first digits of a card, of which nothing is kept anywhere [CHK-18]. */
export type PayBody = Omit<CallBody<'collectPaymentOrder'>, 'bin'>;

/** An order or a payment that was sent and whose answer is not known. */
export type Attempt<Body = OrderBody> = {
  /** Names the bag, address and mode it was for: another intention is another attempt. */
  intention: string;
  /** The Idempotency-Key. The store gives the same answer to the same key, so sending it again never orders twice [CHK-19]. */
  key: string;
  body: Body;
};

/** What is used of session storage, which survives a reload of the tab and ends with it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An order without a provider, and the beginning of a payment with one. */
export type AttemptName = 'orderAttempt' | 'payAttempt';

/** The attempt of the same intention that has no answer yet, or a new one, kept from before the request is sent. */
export function attemptFor<Body>(
  shelf: Shelf,
  intention: string,
  body: Body,
  makeKey: () => string,
  name: AttemptName = 'orderAttempt',
): Attempt<Body> {
  const open = openAttempt<Body>(shelf, name);
  if (open?.intention === intention) return open;
  const attempt: Attempt<Body> = { intention, key: makeKey(), body };
  shelf.setItem(name, JSON.stringify(attempt));
  return attempt;
}

/** The attempt whose answer is not known; undefined when there is none, or what is kept cannot be read. */
export function openAttempt<Body = OrderBody>(
  shelf: Shelf,
  name: AttemptName = 'orderAttempt',
): Attempt<Body> | undefined {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(name) ?? 'null');
    return isAttempt<Body>(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The answer is known, whatever it is: the next press is another attempt. */
export function closeAttempt(shelf: Shelf, name: AttemptName = 'orderAttempt'): void {
  shelf.removeItem(name);
}

function isAttempt<Body>(kept: unknown): kept is Attempt<Body> {
  return typeof kept === 'object' && kept !== null && 'intention' in kept && 'key' in kept && 'body' in kept;
}
