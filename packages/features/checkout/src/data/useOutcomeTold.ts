import type { Order } from '@luxe/contract/calls';
import { useTrack } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { sessionShelf } from './shelf.ts';
import { isFirstTold } from './toldOutcomes.ts';
import { toOrderItems } from './toOrderItems.ts';
import { usePlacedEvent } from './usePlacedEvent.ts';

/** Pages as analytics call them (specification, section 2), each at the path that the address comes to. */
const pages = {
  PLACED: { path: '/order-placed-successfully', title: 'Order Confirmation' },
  FAILED: { path: '/order-failed', title: 'Order Failure' },
} as const;
/** Placed in checkout itself, with a new cart. */
const placedAtOnce: ReadonlySet<Order['paymentMode']> = new Set(['COD', 'Cliq Cash', 'Loyalty']);

/**
 * Tells which page shows how an order ended, once in a tab, and of a placed order once (usePlacedEvent). After a success the bag is asked anew
 * [CHK-15], when `settle`, where it is given, has had the session boundary replace the cart.
 */
export function useOutcomeTold(
  order: Order | undefined,
  { settle, askForBag }: { settle: (() => Promise<void>) | undefined; askForBag: () => void },
): void {
  const track = useTrack();
  const tellPlaced = usePlacedEvent();
  const now = useRef({ order, settle, askForBag });
  now.current = { order, settle, askForBag };
  const outcome = order?.outcome;
  const orderId = order?.orderId;

  useEffect(() => {
    const { order: ended, ...work } = now.current;
    if (!ended || ended.outcome === 'PENDING') return;
    if (!isFirstTold(sessionShelf(), ended.orderId, ended.outcome)) return;
    track('page viewed', pages[ended.outcome]);
    if (ended.outcome === 'FAILED') {
      track('order unsuccessful', { reason: ended.errorCode ?? 'failed' });
      return;
    }
    tellPlaced(toPlacedEvent(ended));
    if (placedAtOnce.has(ended.paymentMode)) {
      work.askForBag();
      return;
    }
    // Whether or not this page is still there: the bag is everybody's.
    void (work.settle?.() ?? Promise.resolve()).then(work.askForBag);
  }, [track, tellPlaced, outcome, orderId]);
}

const toPlacedEvent = ({ orderId, finalAmount, products }: Order) => ({
  orderId,
  payable: finalAmount.doubleValue,
  items: toOrderItems(products),
});
