import { createHmac } from 'node:crypto';

export const signatureAlgorithm = 'HMAC-SHA256';

/**
 * Signs a return as Juspay documents it. All parameters except the signature and its algorithm are
 * percent-encoded, sorted by encoded name, and joined by = and &. That text is percent-encoded again. The
 * signature is the HMAC of the encoded text, in base64, percent-encoded.
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

/**
 * Signs a webhook: the HMAC of its body, in base64. This is our addition; Juspay documents only the user name
 * and password of webhooks.
 */
export const signBody = (body: string, key: string): string => hmac(body, key);

const hmac = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64');
