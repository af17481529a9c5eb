import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a given text is a secret or a signature. Compares in constant time, so that the duration does not
 * reveal where two texts differ. False for a value that is not a text.
 */
export function equalsSecret(given: unknown, secret: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
