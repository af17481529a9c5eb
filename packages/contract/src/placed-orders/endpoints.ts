import type { Endpoint } from '../shared/endpoint.ts';

const customer = { service: 'store', audience: 'shopper', token: 'customer' } as const;

/** Changes of an order that is placed. */
export const placedOrderCalls = {
  cancelSummary: {
    ...customer,
    method: 'GET',
    path: '/v2/lux/users/{user}/orders/{orderCode}/cancelSummary',
    effect: 'read',
    summary:
      'Returns what a cancellation would give back, before the shopper confirms it. Not in the specification.',
    errors: ['O4041', 'O4007', 'O4011', 'NOT_FOUND'],
  },
  cancelOrder: {
    ...customer,
    method: 'POST',
    path: '/v2/lux/users/{user}/orders/{orderCode}/cancel',
    effect: 'write',
    body: 'json',
    idempotent: true,
    summary:
      'Cancels an order, or units of its lines, before they are shipped [ORD-04]. Stock and money go back in one transaction. Not in the specification.',
    errors: ['O4041', 'O4007', 'O4011', 'NOT_FOUND'],
  },
  deliveryOptions: {
    ...customer,
    method: 'GET',
    path: '/v2/lux/users/{user}/orders/{orderCode}/deliveryOptions',
    effect: 'read',
    summary:
      'Returns what the shopper can still change about the delivery of an order. Not in the specification.',
    errors: ['O4041', 'O4007', 'A4041', 'A4002', 'O4002', 'O4096'],
  },
  changeDelivery: {
    ...customer,
    method: 'POST',
    path: '/v2/lux/users/{user}/orders/{orderCode}/delivery',
    effect: 'write',
    body: 'json',
    idempotent: true,
    summary:
      'Changes the address of an order or the days of its parcels, before they leave their sellers. Not in the specification.',
    errors: ['O4041', 'O4007', 'A4041', 'A4002', 'O4002', 'O4096', 'O4097'],
  },
  redirectRefund: {
    ...customer,
    method: 'POST',
    path: '/v2/lux/users/{user}/orders/{orderCode}/redirectRefund',
    effect: 'write',
    body: 'json',
    idempotent: true,
    summary:
      'Sends a part of a refund that the bank rejects to another destination. Not in the specification.',
    errors: ['O4041', 'O4098', 'O4099', 'O4014', 'O4043', 'NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
