import type { CallResponse } from '@luxe/contract/calls';
import { useTrack } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { analyticsTier } from './analyticsTier.ts';

/** Tracks that the page of points is shown, once it has its data. */
export function usePointsViewed(data: CallResponse<'loyaltyPoints'> | undefined): void {
  const track = useTrack();
  const isTracked = useRef(false);
  useEffect(() => {
    if (!data || isTracked.current) return;
    isTracked.current = true;
    track('loyalty points viewed', { tier: analyticsTier(data) });
  }, [data, track]);
}
