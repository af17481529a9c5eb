import type { Order } from '@luxe/contract/calls';

/** An order whose carrier reports the longest texts, without a space. */
export const withLongReport = (order: Order): Order => ({
  ...order,
  parcels: order.parcels.map((parcel) => ({
    ...parcel,
    courierName: 'C'.repeat(80),
    trackingNumber: '7'.repeat(60),
    events: [{ text: 'T'.repeat(200), place: 'P'.repeat(100), at: '2026-11-22T23:40:00.000Z' }],
  })),
});
