import type { Endpoint } from '@luxe/contract/calls';

/** Attempts at a call that responds with 5xx, and the pause between them [NET-01]. */
export const retry = { attempts: 3, pauseMs: 500 } as const;

/** Hosts of payment and card providers. Requests to them are never retried [NET-03]. */
const paymentHosts = /(^|\.)(juspay\.(in|io)|stripe\.com|stripe\.network)$/i;

export function isPaymentUrl(url: string, hosts: readonly string[] = []): boolean {
  if (!/^https?:/i.test(url)) return false;
  const { hostname, origin } = new URL(url);
  return paymentHosts.test(hostname) || hosts.includes(origin);
}

/**
 * Returns the maximum number of attempts. A call to a payment provider gets 1. Any other call gets the number
 * in `attempts` of its endpoint. If the endpoint has no `attempts`, reads and idempotent writes get 3, and
 * other writes get 1.
 */
export function attemptsFor(endpoint: Endpoint, url: string, paymentOrigins: readonly string[] = []): number {
  if (isPaymentUrl(url, paymentOrigins)) return 1;
  return endpoint.attempts ?? (endpoint.effect === 'read' || endpoint.idempotent ? retry.attempts : 1);
}

/** Only 5xx responses are retried [NET-01]. A 429 gets a single attempt [NET-02]. */
export const isRetryable = (status: number) => status >= 500 && status <= 599;
