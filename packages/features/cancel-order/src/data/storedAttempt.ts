const name = 'cancelAttempt';

interface Attempt {
  /** The order and the units of the attempt. */
  readonly intention: string;
  readonly key: string;
}

/**
 * The idempotency key of a cancellation whose response is not known. A retry of the same cancellation, also
 * after a reload, has the same key, so that a lost response never cancels a second unit.
 */
export function attemptKey(orderCode: string, units: string): string {
  const intention = `${orderCode} ${units}`;
  const open = readAttempt();
  if (open?.intention === intention) return open.key;
  const key = crypto.randomUUID();
  try {
    sessionStorage.setItem(name, JSON.stringify({ intention, key } satisfies Attempt));
  } catch {
    // Without storage the key does not survive a reload.
  }
  return key;
}

/** Forgets the attempt once its success is known. */
export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // There is no storage, so nothing is stored.
  }
}

function readAttempt(): Attempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
