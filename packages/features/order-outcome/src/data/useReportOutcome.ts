import type { Order } from '@luxe/contract/calls';
import { getSessionStorage, useTrack } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { claimOutcomeReport } from './claimOutcomeReport.ts';
import { toOrderItems } from './toOrderItems.ts';

/** Names of the outcome pages for analytics [ANA-14]. */
const screens = { PLACED: 'Order Confirmation', FAILED: 'Order Failure' } as const;
/**
 * Payment modes without a payment provider. Checkout itself places such an order, and has replaced the cart
 * before this page opens.
 */
const directModes: ReadonlySet<Order['paymentMode']> = new Set(['COD', 'Cliq Cash', 'Loyalty']);

/**
 * Tracks a placed order with each view: the receivers of the event get it once, because the store grants its
 * claim once. Tracks the page and a failure once per tab. When the order is placed, reloads the bag
 * [CHK-15]. If `settle` is given, it runs before this reload and asks the store about the payment. When the
 * response confirms the order, the storefront server replaces the ordered cart with the new one.
 */
export function useReportOutcome(
  order: Order | undefined,
  { settle, refreshBag }: { settle: (() => Promise<void>) | undefined; refreshBag: () => void },
): void {
  const track = useTrack();
  const now = useRef({ order, settle, refreshBag });
  now.current = { order, settle, refreshBag };
  const outcome = order?.outcome;
  const orderId = order?.orderId;

  useEffect(() => {
    const { order: ended, ...work } = now.current;
    if (!ended || ended.outcome === 'PENDING') return;
    if (ended.outcome === 'PLACED') track('order placed', toPlacedEvent(ended));
    if (!claimOutcomeReport(getSessionStorage(), ended.orderId, ended.outcome)) return;
    track('screen viewed', { screen: screens[ended.outcome] });
    if (ended.outcome === 'FAILED') {
      track('order unsuccessful', { reason: ended.errorCode ?? 'failed' });
      return;
    }
    if (directModes.has(ended.paymentMode)) {
      work.refreshBag();
      return;
    }
    // Runs even if this page has closed, because other pages show the bag too.
    void (work.settle?.() ?? Promise.resolve()).then(work.refreshBag);
  }, [track, outcome, orderId]);
}

const toPlacedEvent = ({ orderId, finalAmount, products }: Order) => ({
  orderId,
  payable: finalAmount.doubleValue,
  items: toOrderItems(products),
});
