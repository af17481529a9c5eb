import type { GiftCardCart } from '@luxe/contract/calls';
import { useTrack } from '@luxe/resources';
import { useEffect, useRef } from 'react';

/** Tracks once that the payment of a card is shown. */
export function useCheckoutViewed(cart: GiftCardCart | undefined): void {
  const track = useTrack();
  const isTracked = useRef(false);
  useEffect(() => {
    if (cart?.status !== 'open' || isTracked.current) return;
    isTracked.current = true;
    track('checkout viewed', { payable: cart.amount.doubleValue, count: cart.quantity });
  }, [cart, track]);
}
