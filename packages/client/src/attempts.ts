import type { Endpoint } from '@luxe/contract/calls';

/** Attempts at a call that answers 5xx, and the pause between two [NET-01]. */
export const retry = { attempts: 3, pauseMs: 500 } as const;

/** Hosts of payment and card providers: what is sent there is sent once [NET-03]. */
const paymentHosts = /(^|\.)(juspay\.(in|io)|stripe\.com|stripe\.network)$/i;

export function isPaymentUrl(url: string, hosts: readonly string[] = []): boolean {
  if (!/^https?:/i.test(url)) return false;
  const { hostname, origin } = new URL(url);
  return paymentHosts.test(hostname) || hosts.includes(origin);
}

/** How often a call may be tried: reads and idempotent writes up to three times, any other write once; the endpoint may say otherwise. */
export function attemptsFor(endpoint: Endpoint, url: string, paymentOrigins: readonly string[] = []): number {
  if (isPaymentUrl(url, paymentOrigins)) return 1;
  return endpoint.attempts ?? (endpoint.effect === 'read' || endpoint.idempotent ? retry.attempts : 1);
}

/** Only a 5xx is tried again [NET-01], after the pause that 500, 503 and 504 ask for; 429 asks for one too but has its one attempt [NET-02]. */
export const isWorthAnother = (status: number) => status >= 500 && status <= 599;
