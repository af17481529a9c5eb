import type { Endpoint } from '../endpoint.ts';

const customer = { service: 'store', audience: 'shopper', token: 'customer' } as const;

export const orderCalls = {
  orderSummary: {
    ...customer,
    method: 'GET',
    path: '/v2/lux/users/{user}/carts/{cartCode}/displayOrderSummary_V2',
    effect: 'read',
    tokenIn: 'parameter',
    source: true,
    summary: 'What checkout shows: amounts, balances, coupons, the chosen address and the ways to pay.',
    errors: { CartError: 404 },
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
      'Turns the cart into an order, once: stock, order and ledger move in one transaction. Ours: the specification names payment calls but none for cash on delivery.',
    errors: { CartError: 404, B9907: 409, B9301: 409, B6009: 409, O4001: 400, O4002: 409, O4003: 409 },
  },
  orders: {
    ...customer,
    method: 'GET',
    path: '/v2/lux/users/{user}/orders',
    effect: 'read',
    summary: "A customer's orders, newest first. Ours.",
  },
  claimPlacedEvent: {
    ...customer,
    method: 'POST',
    path: '/v2/lux/users/{user}/orders/{orderCode}/placedEvent',
    effect: 'write',
    summary:
      'Whether this is the first time that anyone asks for a placed order: analytics hear of an order once, whichever tab or device shows it. Ours.',
    errors: { O4041: 404 },
  },
  orderDetails: {
    ...customer,
    method: 'GET',
    path: '/v2/lux/users/{user}/orders/{orderCode}',
    effect: 'read',
    summary: "One order. An order of somebody else's is unknown. Ours.",
    errors: { O4041: 404 },
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
    summary: 'Tells the store that a customer has logged in.',
  },
} as const satisfies Record<string, Endpoint>;
