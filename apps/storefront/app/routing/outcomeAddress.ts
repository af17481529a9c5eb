import type { Outcome } from '@luxe/contract/calls';
import { routeTable } from './routeTable.ts';

/**
 * For each outcome of an order, the paths whose page shows the outcome [CHK-13]. Redirects lead to the first
 * of these paths.
 */
export const outcomePaths: Readonly<Record<Outcome, readonly [string, ...string[]]>> = {
  PLACED: routeTable.orderPlaced.paths,
  FAILED: routeTable.orderFailed.paths,
  PENDING: routeTable.paymentPending.paths,
};

/** The URL (path and query) of the page that shows an order with this outcome. */
export const outcomeAddress = (outcome: Outcome, orderId: string): string =>
  `${outcomePaths[outcome][0]}?orderCode=${encodeURIComponent(orderId)}`;

/**
 * The URL to which the page must navigate, so that its URL fits the order's outcome and contains the order
 * code. Undefined when the current URL already does both.
 */
export function nextOutcomeAddress(
  { pathname, search }: { pathname: string; search: string },
  outcome: Outcome,
  orderId: string,
): string | undefined {
  const fitsOutcome = outcomePaths[outcome].includes(pathname.replace(/\/$/, ''));
  return fitsOutcome && new URLSearchParams(search).get('orderCode') === orderId
    ? undefined
    : fitsOutcome
      ? `${pathname}?orderCode=${encodeURIComponent(orderId)}`
      : outcomeAddress(outcome, orderId);
}

/** Title of the outcome page at a path. */
export function outcomeTitle(pathname: string): string {
  const path = pathname.replace(/\/$/, '');
  if (outcomePaths.PLACED.includes(path)) return 'Order placed';
  if (outcomePaths.FAILED.includes(path)) return 'Payment not made';
  return outcomePaths.PENDING.includes(path) ? 'Waiting for your payment' : 'Your order';
}
