import { bagLine, bagLineSoldOut, lineOf } from '../bag/samples.ts';
import { pieceAt } from '../catalogue/pieces.ts';
import { callSamples, samples } from '../samples.ts';
import { mockApi, type MockOptions } from './mockApi.ts';
import type { MockStart } from './mockShop.ts';
import { faultEverywhere, later, refusal, type Overrides } from './reply.ts';

/** A named state of the shop: how it begins, and which calls answer otherwise. */
export interface Scenario {
  readonly about: string;
  readonly start?: MockStart;
  readonly overrides?: Overrides;
}

const slowMs = 2500;

export const scenarios = {
  usual: { about: 'A guest with three pieces in the bag.' },
  'signed-in': { about: 'A customer with three pieces in the bag.', start: { loginType: 'customer' } },
  'first-visit': { about: 'A guest who has no cart yet.', start: { bag: null } },
  'api-down': { about: 'The store does not answer.', overrides: faultEverywhere('5xx') },
  offline: { about: 'The shopper has no network.', overrides: faultEverywhere('offline') },
  slow: {
    about: 'Every answer takes two and a half seconds.',
    overrides: Object.fromEntries(
      Object.entries(callSamples).map(([name, body]) => [name, later(slowMs, body)]),
    ),
  },
  'bag-empty': { about: 'A bag with nothing in it.', start: { bag: [] } },
  'bag-sold-out-line': {
    about: 'One line of the bag has sold out.',
    start: { bag: [bagLine, bagLineSoldOut] },
  },
  'bag-full': {
    about: 'More than 99 pieces.',
    start: { bag: Array.from({ length: 12 }, (_, at) => lineOf(pieceAt(at), String(at), 10)) },
  },
  'bag-quantity-changed-B9907': {
    about: 'Fewer pieces are left than the bag holds; checkout says so.',
    start: { loginType: 'customer' },
    overrides: {
      placeOrder: refusal(409, 'B9907', 'The quantity of a piece in your bag has changed. Check your bag.'),
    },
  },
  'bag-merged-at-login': {
    about: "A guest's bag joins the account's at login.",
    start: { accountBag: [lineOf(pieceAt(11), '0')] },
  },
  'search-null': { about: 'A search finds nothing.', overrides: { searchProducts: samples.searchNull } },
  'product-sold-out': {
    about: 'Every size of the product is gone.',
    overrides: { productDetails: samples.productSoldOut },
  },
  'otp-wrong': {
    about: 'The one-time code is wrong.',
    overrides: { login: refusal(400, 'SSO-1003', 'That code is not right. Check it and try again.') },
  },
  'otp-too-many': {
    about: 'Too many codes were tried.',
    overrides: {
      login: refusal(429, 'SSO-1005', 'Too many tries. Ask for a new code in a few minutes.'),
      checkPhone: refusal(429, 'SSO-1029', 'Too many codes were sent. Try again in a few minutes.'),
    },
  },
  'pincode-not-served': {
    about: 'We do not deliver to the pincode.',
    overrides: { pincodeData: samples.pincodeNotServed },
  },
  'no-address': {
    about: 'A customer who has given no address.',
    start: { loginType: 'customer', addresses: [] },
    overrides: { orderSummary: samples.orderSummaryNoAddress },
  },
  'coupon-conflict-B9599': {
    about: 'A coupon is on the bag, and a bank offer that stands alone is asked for.',
    start: { loginType: 'customer', coupon: 'WINTER5000' },
  },
  'bank-offer-low-B9509': {
    about: 'The bag is too small for the bank offer.',
    start: { loginType: 'customer' },
    overrides: { applyBankCoupons: refusal(409, 'B9509', 'Add pieces for ₹71,000 more to use HDFC10.') },
  },
  'bank-offer-expired-B9510': {
    about: 'The bank offer has ended meanwhile.',
    start: { loginType: 'customer' },
    overrides: { applyBankCoupons: refusal(409, 'B9510', 'HDFC10 ended on Thursday, 19 November.') },
  },
  'payment-pending': {
    about: 'The provider does not know yet whether a payment goes through.',
    start: { loginType: 'customer', payment: 'PENDING' },
  },
  'payment-failed': {
    about: 'The bank does not allow a payment.',
    start: { loginType: 'customer', payment: 'FAILED' },
  },
  'no-orders': { about: 'A customer who has ordered nothing.', start: { loginType: 'customer', orders: [] } },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** The handlers of a named scenario; `overrides` come on top. */
export function mockScenario(name: ScenarioName, overrides: Overrides = {}, options: MockOptions = {}) {
  const scenario: Scenario = scenarios[name];
  return mockApi({ ...scenario.overrides, ...overrides }, { ...scenario.start, ...options });
}

/** What the hint cookie of such a shopper says: `s1c1` for a customer with a cart. */
export function hintOf(start: MockStart = {}): string {
  return `s${start.loginType === 'customer' ? 1 : 0}c${start.bag === null ? 0 : 1}`;
}
