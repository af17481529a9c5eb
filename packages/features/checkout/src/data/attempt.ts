import type { CallBody } from '@luxe/contract/calls';

export type OrderBody = CallBody<'placeOrder'>;

/** An order that was sent and whose answer is not known. */
export type Attempt = {
  /** Names the bag, address and mode it was for: another intention is another attempt. */
  intention: string;
  /** The Idempotency-Key. The store gives the same answer to the same key, so sending it again never orders twice [CHK-19]. */
  key: string;
  body: OrderBody;
};

/** What is used of session storage, which survives a reload of the tab and ends with it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const name = 'orderAttempt';

/** The attempt of the same intention that has no answer yet, or a new one, kept from before the request is sent. */
export function attemptFor(shelf: Shelf, intention: string, body: OrderBody, makeKey: () => string): Attempt {
  const open = openAttempt(shelf);
  if (open?.intention === intention) return open;
  const attempt: Attempt = { intention, key: makeKey(), body };
  shelf.setItem(name, JSON.stringify(attempt));
  return attempt;
}

/** The attempt whose answer is not known; undefined when there is none, or what is kept cannot be read. */
export function openAttempt(shelf: Shelf): Attempt | undefined {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(name) ?? 'null');
    return isAttempt(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The answer is known, whatever it is: the next press is another attempt. */
export function closeAttempt(shelf: Shelf): void {
  shelf.removeItem(name);
}

function isAttempt(kept: unknown): kept is Attempt {
  return typeof kept === 'object' && kept !== null && 'intention' in kept && 'key' in kept && 'body' in kept;
}
