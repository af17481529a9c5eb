import type { OrderSummary } from '@luxe/contract/calls';
import { useTrack } from '@luxe/resources';
import { useEffect, useRef } from 'react';

/** Tracks the view of a checkout once, when its summary has loaded. */
export function useCheckoutViewed(summary: OrderSummary | undefined) {
  const track = useTrack();
  const isTracked = useRef(false);
  useEffect(() => {
    if (!summary || isTracked.current) return;
    isTracked.current = true;
    track('checkout viewed', { payable: summary.cartAmount.paybleAmount.doubleValue, count: summary.count });
  }, [summary, track]);
}
