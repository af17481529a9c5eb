import type { Order } from '@luxe/contract/calls';
import { orderFailedPath, orderPlacedPath } from '@luxe/contract/paths';
import { getSessionStorage, useTrack } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { claimOutcomeReport } from './claimOutcomeReport.ts';
import { toOrderItems } from './toOrderItems.ts';
import { usePlacedEvent } from './usePlacedEvent.ts';

/** Path and title under which analytics counts each outcome page (specification, section 2). */
const pages = {
  PLACED: { path: orderPlacedPath, title: 'Order Confirmation' },
  FAILED: { path: orderFailedPath, title: 'Order Failure' },
} as const;
/**
 * Payment modes without a payment provider. Checkout itself places such an order, and has replaced the cart
 * before this page opens.
 */
const directModes: ReadonlySet<Order['paymentMode']> = new Set(['COD', 'Cliq Cash', 'Loyalty']);

/**
 * Tracks the outcome page once per tab, and a placed order once overall (`usePlacedEvent`). When the order is
 * placed, reloads the bag [CHK-15]. If `settle` is given, it runs before this reload and asks the store about
 * the payment. When the response confirms the order, the storefront server replaces the ordered cart with the
 * new one.
 */
export function useReportOutcome(
  order: Order | undefined,
  { settle, refreshBag }: { settle: (() => Promise<void>) | undefined; refreshBag: () => void },
): void {
  const track = useTrack();
  const reportPlaced = usePlacedEvent();
  const now = useRef({ order, settle, refreshBag });
  now.current = { order, settle, refreshBag };
  const outcome = order?.outcome;
  const orderId = order?.orderId;

  useEffect(() => {
    const { order: ended, ...work } = now.current;
    if (!ended || ended.outcome === 'PENDING') return;
    if (!claimOutcomeReport(getSessionStorage(), ended.orderId, ended.outcome)) return;
    track('page viewed', pages[ended.outcome]);
    if (ended.outcome === 'FAILED') {
      track('order unsuccessful', { reason: ended.errorCode ?? 'failed' });
      return;
    }
    reportPlaced(toPlacedEvent(ended));
    if (directModes.has(ended.paymentMode)) {
      work.refreshBag();
      return;
    }
    // Runs even if this page has closed, because other pages show the bag too.
    void (work.settle?.() ?? Promise.resolve()).then(work.refreshBag);
  }, [track, reportPlaced, outcome, orderId]);
}

const toPlacedEvent = ({ orderId, finalAmount, products }: Order) => ({
  orderId,
  payable: finalAmount.doubleValue,
  items: toOrderItems(products),
});
