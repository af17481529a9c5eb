import type { Endpoint } from '../endpoint.ts';

const customer = { service: 'store', audience: 'shopper', token: 'customer' } as const;
const read = { ...customer, method: 'GET', effect: 'read' } as const;
const write = { ...customer, method: 'POST', effect: 'write' } as const;
const noCart = { CartError: 404 } as const;

/**
 * Paying ahead. The specification names most of these calls and shows no payload: paths and bodies are ours. No call has a field for a card
 * number: that goes from the browser to the provider alone [CHK-18].
 */
export const paymentCalls = {
  paymentOptions: {
    ...read,
    path: '/v2/lux/users/{user}/carts/{cart}/paymentOptions',
    summary:
      "What the provider offers this shopper: banks, wallets, saved cards and UPI ids. Without the provider's answer the lists are empty. Ours.",
    errors: noCart,
  },
  collectPaymentOrder: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/collectPaymentOrder_V2',
    body: 'json',
    idempotent: true,
    summary:
      'Makes an open order of the cart and a payment for it, and tells the browser how to pay it. Stock and credits are held.',
    errors: {
      CartError: 404,
      B9907: 409,
      B9301: 409,
      B6009: 409,
      O4001: 400,
      O4002: 409,
      O4003: 409,
      O4004: 409,
      O4005: 409,
      O4006: 409,
      O4008: 409,
      O4290: 429,
      PAYMENT_GATEWAY: 424,
    },
  },
  updateTransactionDetails: {
    ...write,
    path: '/v2/lux/users/{user}/orders/{orderCode}/updateTransactionDetails',
    summary:
      'Asks what has become of an order that is paid for: the provider is asked, and the order is placed, fails or stays open.',
    errors: { O4041: 404 },
  },
  cancelPayment: {
    ...write,
    path: '/v2/lux/users/{user}/orders/{orderCode}/cancelPayment',
    summary:
      'Ends a payment that the shopper does not want to make any more. Where it may still be charged nothing changes, and the order says so by staying PENDING. Ours.',
    errors: { O4041: 404 },
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
      "Which order a shopper comes back from the provider with. Only the provider's signature is believed. Ours.",
    errors: { O4042: 404 },
  },
  openPayment: {
    ...read,
    path: '/v2/lux/users/{user}/openPayment',
    summary: "The shopper's order that is being paid for, else the last one; null where there is none. Ours.",
  },
  binValidation: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/binValidation',
    body: 'json',
    summary:
      "What the first digits of a card tell: brand, bank, kind, and why the bag's bank offer is not for it. Nothing is kept.",
    errors: noCart,
  },
  emiPlans: {
    ...read,
    path: '/v2/lux/users/{user}/carts/{cart}/emiPlans',
    summary: 'Plans to pay this cart in parts, by bank and months. Ours.',
    errors: noCart,
  },
  emiEligibleBin: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/emiEligibleBin',
    body: 'json',
    summary: 'Whether a card, by its first digits, can pay by a plan of a bank.',
    errors: noCart,
  },
  applyNoCostEMI: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/applyNoCostEMI',
    body: 'json',
    summary: 'Chooses a plan whose interest the shop bears: its interest comes off the payable.',
    errors: { CartError: 404, B9601: 409 },
  },
  releaseNoCostEMI: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/releaseNoCostEMI',
    summary: 'Leaves that plan. Where there is none it is a success. Ours.',
    errors: noCart,
  },
  bankOffers: {
    ...read,
    path: '/v2/lux/users/{user}/carts/{cart}/bankOffers',
    summary: "Offers of banks that are told of, with what each takes off this bag, or why it doesn't. Ours.",
    errors: noCart,
  },
  applyBankCoupons: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/applyBankCoupons',
    body: 'json',
    summary: "Applies a bank's offer to the bag.",
    errors: { CartError: 404, B9509: 409, B9599: 409, B9510: 409, B9078: 404, B6009: 409 },
  },
  releaseBankCoupons: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/releaseBankCoupons',
    summary: "Takes the bank's offer off. Where there is none it is a success. Ours.",
    errors: noCart,
  },
  brandcash: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/brandcash',
    source: true,
    summary: 'Pays with brand cash as far as it goes, or no longer.',
    errors: { CartError: 404, B9701: 409 },
  },
  applyVouchers: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/applyVouchers',
    summary: 'Pays with cliq cash as far as it goes, or no longer.',
    errors: { CartError: 404, B9702: 409 },
  },
  applyLoyaltyPoints: {
    ...write,
    path: '/v2/lux/users/{user}/carts/{cart}/applyLoyaltyPoints',
    summary: 'Pays with loyalty points as far as they go, or no longer. Ours.',
    errors: { CartError: 404, B9703: 409 },
  },
  loyaltyPointsMessage: {
    ...read,
    path: '/v2/lux/users/{user}/carts/{cart}/loyaltyPointsMessage',
    summary: 'What the shopper earns with this cart, in a sentence; empty where she earns nothing.',
    errors: noCart,
  },
  verifyVpa: {
    ...write,
    path: '/v2/lux/users/{user}/verifyVpa',
    body: 'json',
    summary: 'Asks the provider whether a UPI id exists, and whose it is. Ours.',
    errors: { O4290: 429, PAYMENT_GATEWAY: 424 },
  },
  validatePan: {
    ...write,
    path: '/pan/validate/users/{customerId}',
    body: 'json',
    cartHeaders: true,
    summary: 'Checks a PAN and keeps it, sealed, for the orders that the law wants it for.',
    errors: { O4061: 400, O4290: 429 },
  },
} as const satisfies Record<string, Endpoint>;
