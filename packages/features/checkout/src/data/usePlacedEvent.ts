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
 * Tells analytics of a placed order, once per order: the store says who is first, so that another tab, a reload or another device tells
 * nothing. Without the store's answer nothing is told; the next page that shows the order tells it.
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
