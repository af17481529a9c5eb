import { closedHeaders } from '@luxe/host/http';

/** Headers of every page. The nonce is on every script and style the server wrote; nothing else may run. */
export function pageHeaders(
  nonce: string,
  isHttps: boolean,
  {
    isDevelopment = false,
    reportsTo = '',
    paysAt = [],
  }: { isDevelopment?: boolean; reportsTo?: string; paysAt?: readonly string[] } = {},
): Record<string, string> {
  return {
    ...commonHeaders(isHttps),
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "media-src 'self'",
      "font-src 'self'",
      // Sentry, where faults are reported to it; the development server tells of changes over a WebSocket; where a page pays, its provider.
      ["connect-src 'self'", reportsTo, isDevelopment ? 'ws:' : '', ...paysAt].filter(Boolean).join(' '),
      "manifest-src 'self'",
      ["form-action 'self'", ...paysAt].join(' '),
      "frame-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      ...(isHttps ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    // A page carries a nonce: kept, or answered with 304, it would come back with another one over the old body.
    'cache-control': 'private, no-cache',
  };
}

/** Headers of everything the storefront answers; those of a page come over them. */
export function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    ...closedHeaders,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
