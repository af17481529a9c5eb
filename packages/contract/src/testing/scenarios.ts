import { bagLine, bagLineSoldOut, lineOf } from '../samples/bag.ts';
import { sampleProductAt } from '../samples/sampleProducts.ts';
import { callSamples, samples } from '../samples/samples.ts';
import { mockApi, type MockOptions } from './mockApi.ts';
import type { MockStart } from './mockShop.ts';
import { faultEverywhere, delayedReply, errorReply, type Overrides } from './reply.ts';

/**
 * A named test state of the shop: its initial data, and the responses that replace those of the mock shop.
 */
export interface Scenario {
  readonly about: string;
  readonly start?: MockStart;
  readonly overrides?: Overrides;
}

const slowMs = 2500;

export const scenarios = {
  usual: { about: 'A guest with three items in the bag.' },
  'signed-in': { about: 'A customer with three items in the bag.', start: { loginType: 'customer' } },
  'first-visit': { about: 'A guest without a cart.', start: { bag: null } },
  'api-down': { about: 'Every call fails with a 5xx.', overrides: faultEverywhere('5xx') },
  offline: { about: 'The browser is offline.', overrides: faultEverywhere('offline') },
  slow: {
    about: 'Every response takes two and a half seconds.',
    overrides: Object.fromEntries(
      Object.entries(callSamples).map(([name, body]) => [name, delayedReply(slowMs, body)]),
    ),
  },
  'bag-empty': { about: 'An empty bag.', start: { bag: [] } },
  'bag-sold-out-line': {
    about: 'One line of the bag has sold out.',
    start: { bag: [bagLine, bagLineSoldOut] },
  },
  'bag-full': {
    about: 'A bag of more than 99 items.',
    start: { bag: Array.from({ length: 12 }, (_, at) => lineOf(sampleProductAt(at), String(at), 10)) },
  },
  'bag-quantity-changed-B9907': {
    about: 'Less stock is left than the bag holds; checkout reports it.',
    start: { loginType: 'customer' },
    overrides: {
      placeOrder: errorReply(
        409,
        'B9907',
        'The quantity of an item in your bag has changed. Check your bag.',
      ),
    },
  },
  'order-shipped-O4011': {
    about: 'An item of an order is shipped, so it can no longer be cancelled.',
    start: { loginType: 'customer' },
    overrides: {
      cancelSummary: errorReply(409, 'O4011', 'The bag has left the seller and can no longer be cancelled.'),
    },
  },
  'bag-merged-at-login': {
    about: "A guest's bag is merged into the account's at login.",
    start: { accountBag: [lineOf(sampleProductAt(11), '0')] },
  },
  'search-null': { about: 'A search without results.', overrides: { searchProducts: samples.searchNull } },
  'product-sold-out': {
    about: 'Every size of the product is sold out.',
    overrides: { productDetails: samples.productSoldOut },
  },
  'otp-wrong': {
    about: 'The one-time code is wrong.',
    overrides: { login: errorReply(400, 'SSO-1003', 'That code is not right. Check it and try again.') },
  },
  'otp-too-many': {
    about: 'Too many codes were tried.',
    overrides: {
      login: errorReply(429, 'SSO-1005', 'Too many tries. Ask for a new code in a few minutes.'),
      checkPhone: errorReply(429, 'SSO-1029', 'Too many codes were sent. Try again in a few minutes.'),
    },
  },
  'pincode-not-served': {
    about: 'We do not deliver to the pincode.',
    overrides: { pincodeData: samples.pincodeNotServed },
  },
  'no-address': {
    about: 'A customer without an address.',
    start: { loginType: 'customer', addresses: [] },
    overrides: { orderSummary: samples.orderSummaryNoAddress },
  },
  'coupon-conflict-B9599': {
    about: 'The bag has a coupon, and the shopper applies an exclusive bank offer.',
    start: { loginType: 'customer', coupon: 'WINTER5000' },
  },
  'bank-offer-low-B9509': {
    about: 'The bag is too small for the bank offer.',
    start: { loginType: 'customer' },
    overrides: { applyBankCoupons: errorReply(409, 'B9509', 'Add items for ₹71,000 more to use HDFC10.') },
  },
  'bank-offer-expired-B9510': {
    about: 'The bank offer has expired.',
    start: { loginType: 'customer' },
    overrides: { applyBankCoupons: errorReply(409, 'B9510', 'HDFC10 ended on Thursday, 19 November.') },
  },
  'payment-pending': {
    about: 'The provider does not know yet whether a payment succeeds.',
    start: { loginType: 'customer', payment: 'PENDING' },
  },
  'payment-failed': {
    about: 'The bank declines a payment.',
    start: { loginType: 'customer', payment: 'FAILED' },
  },
  'no-orders': { about: 'A customer without orders.', start: { loginType: 'customer', orders: [] } },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/**
 * Creates the mock handlers for a named scenario. `overrides` take precedence over the responses that the
 * scenario replaces.
 */
export function mockScenario(name: ScenarioName, overrides: Overrides = {}, options: MockOptions = {}) {
  const scenario: Scenario = scenarios[name];
  return mockApi({ ...scenario.overrides, ...overrides }, { ...scenario.start, ...options });
}

/**
 * Value of the session hint cookie for an initial state of the shop: `s1` for a customer, `c1` for a shopper
 * with a cart.
 */
export function hintOf(start: MockStart = {}): string {
  return `s${start.loginType === 'customer' ? 1 : 0}c${start.bag === null ? 0 : 1}`;
}
