import type { Outcome } from '@luxe/contract/calls';

/** Paths that show each outcome, the one that is led to first (specification, section 2) [CHK-13]. */
const paths: Readonly<Record<Outcome, readonly [string, ...string[]]>> = {
  PLACED: ['/order-placed-successfully', '/checkout/multi', '/thank-you'],
  FAILED: ['/order-failed'],
  PENDING: ['/payment-pending'],
};

/** Where an order is shown that stands so. */
export const outcomeAddress = (outcome: Outcome, orderId: string): string =>
  `${paths[outcome][0]}?orderCode=${encodeURIComponent(orderId)}`;

/** The address that an outcome belongs to; undefined where the one that is shown says it already, with the order's code in it. */
export function followedAddress(
  { pathname, search }: { pathname: string; search: string },
  outcome: Outcome,
  orderId: string,
): string | undefined {
  const isFit = paths[outcome].includes(pathname.replace(/\/$/, ''));
  return isFit && new URLSearchParams(search).get('orderCode') === orderId
    ? undefined
    : isFit
      ? `${pathname}?orderCode=${encodeURIComponent(orderId)}`
      : outcomeAddress(outcome, orderId);
}

/** What the page at such a path is called. */
export function outcomeTitle(pathname: string): string {
  const path = pathname.replace(/\/$/, '');
  if (paths.PLACED.includes(path)) return 'Order placed';
  if (paths.FAILED.includes(path)) return 'Payment not made';
  return paths.PENDING.includes(path) ? 'Waiting for your payment' : 'Your order';
}
