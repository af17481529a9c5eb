import type { Endpoint } from '../shared/endpoint.ts';

const customer = { service: 'store', audience: 'shopper', token: 'customer' } as const;
const read = { ...customer, method: 'GET', effect: 'read' } as const;
const write = { ...customer, method: 'POST', effect: 'write' } as const;
const noCart = ['CartError'] as const;

/**
 * Calls for online payment. The specification names most of these calls without a payload, so paths and
 * bodies are defined here. No call has a field for a card number, because the browser sends card numbers only
 * to the provider [CHK-18].
 */
export const paymentCalls = {
  paymentOptions: {
    ...read,
    path: '/v2/lux/users/{user}/carts/{cart}/paymentOptions',
    summary:
      "Returns what the provider offers this shopper: banks, wallets, saved cards and UPI ids. The lists are empty when the provider doesn't respond. Not in the specification.",
    errors: noCart,
  },
  collectPaymentOrder: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/collectPaymentOrder_V2',
    body: 'json',
    idempotent: true,
    summary:
      'Creates an open order of the cart and its payment, reserves stock and credits, and returns how the browser pays.',
    errors: [
      'CartError',
      'A4041',
      'A4002',
      'B9907',
      'B9301',
      'B9302',
      'B6009',
      'B9601',
      'B9602',
      'O4001',
      'O4002',
      'O4003',
      'O4004',
      'O4005',
      'O4006',
      'O4008',
      'O4009',
      'O4290',
      'PAYMENT_GATEWAY',
    ],
  },
  updateTransactionDetails: {
    ...write,
    path: '/v2/lux/users/{user}/orders/{orderCode}/updateTransactionDetails',
    summary:
      'Checks the payment of an order with the provider. The order is then placed, fails or stays open.',
    errors: ['O4041'],
  },
  cancelPayment: {
    ...write,
    path: '/v2/lux/users/{user}/orders/{orderCode}/cancelPayment',
    summary:
      'Cancels a payment that the shopper gave up. If it may still be charged, nothing changes and the order stays PENDING. Not in the specification.',
    errors: ['O4041'],
  },
  paymentReturn: {
    service: 'store',
    audience: 'boundary',
    token: 'global',
    method: 'POST',
    path: '/v2/lux/payments/return',
    effect: 'write',
    body: 'json',
    summary:
      "Returns the order of a shopper who comes back from the provider. Only the provider's signature is trusted. Not in the specification.",
    errors: ['O4042'],
  },
  openPayment: {
    ...read,
    path: '/v2/lux/users/{user}/openPayment',
    summary:
      "Returns the shopper's order with an open payment, else the last order; null without one. Not in the specification.",
  },
  binValidation: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/binValidation',
    body: 'json',
    summary:
      "Returns brand, bank and type of a card by its first digits, and why the bag's bank offer excludes it. Nothing is stored.",
    errors: ['CartError', 'O4291'],
  },
  emiPlans: {
    ...read,
    path: '/v2/lux/users/{user}/carts/{cart}/emiPlans',
    summary: 'Returns the EMI plans for this cart, by bank and months. Not in the specification.',
    errors: noCart,
  },
  emiEligibleBin: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/emiEligibleBin',
    body: 'json',
    summary: 'Returns whether a card, by its first digits, is eligible for the EMI plans of a bank.',
    errors: ['CartError', 'O4291'],
  },
  applyNoCostEMI: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/applyNoCostEMI',
    body: 'json',
    summary: 'Chooses a no-cost EMI plan: its interest is deducted from the payable.',
    errors: ['CartError', 'B9601', 'B9602'],
  },
  releaseNoCostEMI: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/releaseNoCostEMI',
    summary: 'Removes the no-cost EMI plan. Succeeds without one. Not in the specification.',
    errors: noCart,
  },
  bankOffers: {
    ...read,
    path: '/v2/lux/users/{user}/carts/{cart}/bankOffers',
    summary:
      "Returns the advertised bank offers, with what each saves on this bag or why it doesn't. Not in the specification.",
    errors: noCart,
  },
  applyBankCoupons: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/applyBankCoupons',
    body: 'json',
    summary: "Applies a bank's offer to the bag.",
    errors: ['CartError', 'B9509', 'B9599', 'B9510', 'B9078', 'B6009'],
  },
  releaseBankCoupons: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/releaseBankCoupons',
    summary: "Removes the bank's offer. Succeeds without one. Not in the specification.",
    errors: noCart,
  },
  brandcash: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/brandcash',
    source: true,
    summary: 'Uses brand cash for as much as possible, or stops using it.',
    errors: ['CartError', 'B9701'],
  },
  applyVouchers: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/applyVouchers',
    summary: 'Uses cliq cash for as much as possible, or stops using it.',
    errors: ['CartError', 'B9702'],
  },
  applyLoyaltyPoints: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/applyLoyaltyPoints',
    summary: 'Uses loyalty points for as much as possible, or stops using them. Not in the specification.',
    errors: ['CartError', 'B9703'],
  },
  loyaltyPointsMessage: {
    ...read,
    path: '/v2/lux/users/{user}/carts/{cart}/loyaltyPointsMessage',
    summary: 'Returns what the shopper earns with this cart, as a sentence; empty for nothing.',
    errors: noCart,
  },
  verifyVpa: {
    ...write,
    token: 'any',
    path: '/v2/lux/users/{user}/verifyVpa',
    body: 'json',
    summary:
      'Checks with the provider whether a UPI id exists, and returns its holder. A guest pays for a gift card with one. Not in the specification.',
    errors: ['O4291', 'PAYMENT_GATEWAY'],
  },
  validatePan: {
    ...write,
    path: '/pan/validate/users/{customerId}',
    body: 'json',
    cartHeaders: true,
    summary: 'Validates a PAN and stores it encrypted, for orders that need one by law.',
    errors: ['O4061', 'O4291'],
  },
} as const satisfies Record<string, Endpoint>;
