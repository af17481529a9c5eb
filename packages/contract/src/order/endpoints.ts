import type { Endpoint } from '../shared/endpoint.ts';

const customer = { service: 'store', audience: 'shopper', token: 'customer' } as const;

export const orderCalls = {
  orderSummary: {
    ...customer,
    method: 'GET',
    path: '/v2/lux/users/{user}/carts/{cartCode}/displayOrderSummary_V2',
    effect: 'read',
    tokenIn: 'parameter',
    source: true,
    summary:
      'Returns the data of checkout: amounts, balances, coupons, the chosen address and the payment methods.',
    errors: ['CartError'],
  },
  placeOrder: {
    ...customer,
    method: 'POST',
    path: '/v2/lux/users/{user}/carts/{cart}/placeOrder',
    effect: 'write',
    body: 'json',
    idempotent: true,
    source: true,
    summary:
      'Turns the cart into an order once: stock, order and ledger change in one transaction. The specification names payment calls but none for cash on delivery.',
    errors: [
      'CartError',
      'A4041',
      'A4002',
      'B9907',
      'B9301',
      'B9302',
      'B6009',
      'O4001',
      'O4002',
      'O4003',
      'O4004',
      'O4006',
      'O4009',
      'O4015',
      'O4023',
    ],
  },
  orders: {
    ...customer,
    method: 'GET',
    path: '/v2/lux/users/{user}/orders',
    effect: 'read',
    summary: "Returns the customer's orders, newest first. Not in the specification.",
  },
  claimPlacedEvent: {
    ...customer,
    method: 'POST',
    path: '/v2/lux/users/{user}/orders/{orderCode}/placedEvent',
    effect: 'write',
    summary:
      'Claims the analytics event of a placed order for the event with this id. Only the first id gets true, each time that it asks, so that an order is reported once across tabs and devices, also after a lost response. Not in the specification.',
    errors: ['O4041'],
  },
  orderDetails: {
    ...customer,
    method: 'GET',
    path: '/v2/lux/users/{user}/orders/{orderCode}',
    effect: 'read',
    summary: 'Returns one order; 404 for an order of another customer. Not in the specification.',
    errors: ['O4041'],
  },
  customerLogin: {
    ...customer,
    method: 'POST',
    path: '/v2/lux/users/{username}/customerLogin',
    effect: 'write',
    audience: 'boundary',
    tokenIn: 'parameter',
    body: 'json',
    device: true,
    summary: 'Informs the store that a customer has logged in.',
  },
} as const satisfies Record<string, Endpoint>;
