import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureAlgorithm = 'HMAC-SHA256';

/**
 * The signature of a return, as Juspay documents it: every parameter but the signature and its algorithm, names and values percent-encoded, in
 * the order of the encoded names, joined by = and &; that text percent-encoded once more; its HMAC in base64; and that percent-encoded.
 */
export function signReturn(parameters: Readonly<Record<string, string>>, key: string): string {
  const text = Object.entries(parameters)
    .filter(([name]) => name !== 'signature' && name !== 'signature_algorithm')
    .map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  return encodeURIComponent(hmac(encodeURIComponent(text), key));
}

/** The signature of a webhook: the HMAC of its body, in base64. Ours: of Juspay's webhooks only the user name and password are documented. */
export const signBody = (body: string, key: string): string => hmac(body, key);

const hmac = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64');

/** Compares in a time that tells nothing of where two texts differ. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
