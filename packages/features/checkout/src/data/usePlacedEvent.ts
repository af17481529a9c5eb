import { current } from '@luxe/contract/calls';
import { useClient, useTrack } from '@luxe/resources';
import type { EventItem } from '@luxe/telemetry';
import { useCallback } from 'react';

interface PlacedOrder {
  readonly orderId: string;
  readonly payable: number;
  readonly items: readonly EventItem[];
}

/**
 * Tracks a placed order once per order. The store grants the first claim, so another tab, a reload or another
 * device tracks nothing. If the claim fails, the event is not tracked here.
 */
export function usePlacedEvent(): (order: PlacedOrder) => void {
  const client = useClient();
  const track = useTrack();
  return useCallback(
    (order) => {
      const params = { user: current, orderCode: order.orderId };
      client.call('claimPlacedEvent', { params }).then(
        ({ isFirst }) => isFirst && track('order placed', order),
        () => undefined,
      );
    },
    [client, track],
  );
}
