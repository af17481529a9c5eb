import { closedHeaders } from '@luxe/host/http';

/** Headers of every page. Scripts and styles from the server have the nonce; others are blocked. */
export function pageHeaders(
  nonce: string,
  isHttps: boolean,
  {
    isDevelopment = false,
    reportOrigin = '',
    paymentOrigins = [],
    isSecret = false,
  }: {
    isDevelopment?: boolean;
    reportOrigin?: string;
    paymentOrigins?: readonly string[];
    /** Whether the path of the page has a secret that opens it. */
    isSecret?: boolean;
  } = {},
): Record<string, string> {
  return {
    ...commonHeaders(isHttps),
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      // Previews of photos that the shopper chooses are `blob:` URLs.
      "img-src 'self' data: blob:",
      "media-src 'self'",
      "font-src 'self'",
      // Besides the shop itself, a page may contact Sentry (if errors are reported there) and, in
      // development, the server's WebSocket. Checkout pages may also contact the payment provider.
      ["connect-src 'self'", reportOrigin, isDevelopment ? 'ws:' : '', ...paymentOrigins]
        .filter(Boolean)
        .join(' '),
      "manifest-src 'self'",
      ["form-action 'self'", ...paymentOrigins].join(' '),
      "frame-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      ...(isHttps ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    // Browsers must request a page again each time, because the page contains the nonce of its header. A
    // cached copy or a 304 would combine the new nonce in the header with the old nonce in the body.
    'cache-control': 'private, no-cache',
    ...(isSecret && secretHeaders),
  };
}

const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Headers of every response of the storefront; the headers of a page override them. */
export function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    ...closedHeaders,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
