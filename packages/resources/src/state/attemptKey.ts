import { getSessionStorage } from './sessionStorage.ts';

interface Attempt {
  /** What the attempt would change. */
  readonly intention: string;
  readonly key: string;
}

/**
 * The idempotency key of a change whose response is not known. A retry of the same change, also after a
 * reload, has the same key, so that a lost response never changes anything twice.
 */
export function attemptKey(name: string, intention: string): string {
  const open = readAttempt(name);
  if (open?.intention === intention) return open.key;
  const key = crypto.randomUUID();
  getSessionStorage().setItem(name, JSON.stringify({ intention, key } satisfies Attempt));
  return key;
}

/** Forgets the attempt once its success is known. */
export const forgetAttempt = (name: string): void => getSessionStorage().removeItem(name);

function readAttempt(name: string): Attempt | undefined {
  try {
    return JSON.parse(getSessionStorage().getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
