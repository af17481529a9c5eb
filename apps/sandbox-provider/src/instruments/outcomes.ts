/** What happens after the shopper approves a payment. */
export interface Outcome {
  /**
   * Description of the outcome, for the start page of the sandbox. That page lists all test cards, banks and
   * wallets.
   */
  readonly description: string;
  /** The resulting status. `vanishes` means that the order is no longer found. */
  readonly approved: 'CHARGED' | 'AUTHORIZATION_FAILED' | 'AUTHENTICATION_FAILED' | 'vanishes';
  /** How long the payment stays AUTHORIZING, in milliseconds. */
  readonly authorizingMs?: number;
  /** The provider declines the transaction at once, without a page on which the shopper approves. */
  readonly isDeclinedAtOnce?: boolean;
  /** Milliseconds for which the provider delays its responses to order-status calls after the approval. */
  readonly delaysStatusMs?: number;
  /**
   * When the provider delivers the webhook: before the shopper returns, never, or twice. By default, the
   * provider delivers the webhook once, after the shopper returns.
   */
  readonly webhook?: 'first' | 'never' | 'twice';
  /**
   * How the browser returns to the shop: by two GET requests or by a POST. By default, it returns by a single
   * GET.
   */
  readonly returns?: 'twice' | 'post';
  /** Paise charged beyond the order amount. */
  readonly overchargePaise?: number;
  /** The bank rejects every refund of the charge, at once. */
  readonly rejectsRefunds?: boolean;
}

const charged = 'CHARGED';

/**
 * Every outcome that a test card, bank, wallet or UPI id can have. Those without an outcome of their own have
 * `charged`.
 */
export const outcomes = {
  charged: { description: 'Charged.', approved: charged },
  'authorization-failed': {
    description: 'The bank declines: AUTHORIZATION_FAILED.',
    approved: 'AUTHORIZATION_FAILED',
  },
  'authentication-failed': {
    description: 'The shopper is not recognised: AUTHENTICATION_FAILED.',
    approved: 'AUTHENTICATION_FAILED',
  },
  'juspay-declined': {
    description: 'Declined at once, without a page: JUSPAY_DECLINED.',
    approved: 'AUTHORIZATION_FAILED',
    isDeclinedAtOnce: true,
  },
  'not-found': {
    description: 'The order vanishes: its status call returns 404, NOT_FOUND.',
    approved: 'vanishes',
  },
  'pending-charged': {
    description: 'AUTHORIZING for 10 seconds, then charged.',
    approved: charged,
    authorizingMs: 10_000,
  },
  'pending-failed': {
    description: 'AUTHORIZING for 10 seconds, then AUTHORIZATION_FAILED.',
    approved: 'AUTHORIZATION_FAILED',
    authorizingMs: 10_000,
  },
  'time-out': {
    description: 'Charged, but order status does not respond for 90 seconds.',
    approved: charged,
    delaysStatusMs: 90_000,
  },
  'webhook-first': {
    description: 'Charged; the webhook is delivered before the shopper returns.',
    approved: charged,
    webhook: 'first',
  },
  'webhook-never': {
    description: 'Charged; no webhook reports the charge.',
    approved: charged,
    webhook: 'never',
  },
  'webhook-twice': {
    description: 'Charged; the webhook is delivered twice.',
    approved: charged,
    webhook: 'twice',
  },
  'return-twice': { description: 'Charged; the shopper returns twice.', approved: charged, returns: 'twice' },
  'return-post': {
    description: 'Charged; the shopper returns by a cross-site POST.',
    approved: charged,
    returns: 'post',
  },
  'wrong-amount': {
    description: 'Charged, but one rupee too much.',
    approved: charged,
    overchargePaise: 100,
  },
  'refund-rejected': {
    description: 'Charged; the bank rejects every refund: FAILURE.',
    approved: charged,
    rejectsRefunds: true,
  },
} as const satisfies Record<string, Outcome>;

export type OutcomeName = keyof typeof outcomes;

export const isOutcome = (name: string): name is OutcomeName => Object.hasOwn(outcomes, name);
export const outcomeOf = (name: OutcomeName): Outcome => outcomes[name];
