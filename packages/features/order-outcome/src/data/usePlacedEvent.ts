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
 * Tracks the event "order placed" once per order. The page claims the event at the store, which grants only
 * the first claim. Another tab, a reload or another device therefore tracks nothing. If the claim fails, this
 * page tracks nothing.
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
