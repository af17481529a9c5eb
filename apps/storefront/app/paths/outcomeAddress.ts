import type { Outcome } from '@luxe/contract/calls';

/**
 * For each outcome of an order, the paths whose page shows the outcome (specification, section 2) [CHK-13].
 * Redirects lead to the first of these paths.
 */
const paths: Readonly<Record<Outcome, readonly [string, ...string[]]>> = {
  PLACED: ['/order-placed-successfully', '/checkout/multi', '/thank-you'],
  FAILED: ['/order-failed'],
  PENDING: ['/payment-pending'],
};

/** The URL (path and query) of the page that shows an order with this outcome. */
export const outcomeAddress = (outcome: Outcome, orderId: string): string =>
  `${paths[outcome][0]}?orderCode=${encodeURIComponent(orderId)}`;

/**
 * The URL to which the page must navigate, so that its URL fits the order's outcome and contains the order
 * code. Undefined when the current URL already does both.
 */
export function nextOutcomeAddress(
  { pathname, search }: { pathname: string; search: string },
  outcome: Outcome,
  orderId: string,
): string | undefined {
  const fitsOutcome = paths[outcome].includes(pathname.replace(/\/$/, ''));
  return fitsOutcome && new URLSearchParams(search).get('orderCode') === orderId
    ? undefined
    : fitsOutcome
      ? `${pathname}?orderCode=${encodeURIComponent(orderId)}`
      : outcomeAddress(outcome, orderId);
}

/** Title of the outcome page at a path. */
export function outcomeTitle(pathname: string): string {
  const path = pathname.replace(/\/$/, '');
  if (paths.PLACED.includes(path)) return 'Order placed';
  if (paths.FAILED.includes(path)) return 'Payment not made';
  return paths.PENDING.includes(path) ? 'Waiting for your payment' : 'Your order';
}
