import { closedHeaders } from '@luxe/host/http';

/** Headers of every page. Scripts and styles from the server have the nonce; others are blocked. */
export function pageHeaders(
  nonce: string,
  isHttps: boolean,
  {
    isDevelopment = false,
    reportOrigin = '',
    analyticsOrigins = [],
    paymentOrigins = [],
    isSecret = false,
    frameAncestor = "'none'",
  }: {
    isDevelopment?: boolean;
    reportOrigin?: string;
    /** Receivers of analytics. A page with a secret path contacts none of them. */
    analyticsOrigins?: readonly string[];
    paymentOrigins?: readonly string[];
    /** Whether the path of the page has a secret that opens it. */
    isSecret?: boolean;
    /** Origin that may show the page in a frame: the desk, for previews. By default, none may. */
    frameAncestor?: string;
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
      // Besides the shop itself, a page may contact Sentry (if errors are reported there), the receivers of
      // analytics and, in development, the server's WebSocket. Checkout pages may also contact the payment
      // provider.
      [
        "connect-src 'self'",
        reportOrigin,
        ...(isSecret ? [] : analyticsOrigins),
        isDevelopment ? 'ws:' : '',
        ...paymentOrigins,
      ]
        .filter(Boolean)
        .join(' '),
      "manifest-src 'self'",
      "worker-src 'self'",
      ["form-action 'self'", ...paymentOrigins].join(' '),
      "frame-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      `frame-ancestors ${frameAncestor}`,
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
