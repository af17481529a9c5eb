/** How a payment goes on after the shopper has approved it. */
export interface Outcome {
  /** What the page of instruments says of it. */
  readonly says: string;
  /** What approving leads to; `vanishes`: the order is not known any more. */
  readonly approved: 'CHARGED' | 'AUTHORIZATION_FAILED' | 'AUTHENTICATION_FAILED' | 'vanishes';
  /** The bank thinks about it for so long; the payment is AUTHORIZING meanwhile. */
  readonly thinksMs?: number;
  /** Refused before there is a page to approve on. */
  readonly isDeclinedAtOnce?: boolean;
  /** Order status does not answer for so long after the approval. */
  readonly hangsMs?: number;
  /** When the events of the approval are told. */
  readonly webhook?: 'first' | 'never' | 'twice';
  /** How the shopper comes back, where not once and by GET. */
  readonly returns?: 'twice' | 'post';
  /** Paise charged beyond what was asked. */
  readonly overcharges?: number;
}

const charged = 'CHARGED';

/** Every outcome that an instrument can have; `charged` is that of all which are not listed. */
export const outcomes = {
  charged: { says: 'Charged.', approved: charged },
  'authorization-failed': {
    says: 'The bank refuses: AUTHORIZATION_FAILED.',
    approved: 'AUTHORIZATION_FAILED',
  },
  'authentication-failed': {
    says: 'The shopper is not recognised: AUTHENTICATION_FAILED.',
    approved: 'AUTHENTICATION_FAILED',
  },
  'juspay-declined': {
    says: 'Refused at once, without a page: JUSPAY_DECLINED.',
    approved: 'AUTHORIZATION_FAILED',
    isDeclinedAtOnce: true,
  },
  'not-found': { says: 'The order vanishes: its status answers 404, NOT_FOUND.', approved: 'vanishes' },
  'pending-charged': {
    says: 'AUTHORIZING for 10 seconds, then charged.',
    approved: charged,
    thinksMs: 10_000,
  },
  'pending-failed': {
    says: 'AUTHORIZING for 10 seconds, then AUTHORIZATION_FAILED.',
    approved: 'AUTHORIZATION_FAILED',
    thinksMs: 10_000,
  },
  'time-out': {
    says: 'Charged, but order status does not answer for 90 seconds.',
    approved: charged,
    hangsMs: 90_000,
  },
  'webhook-first': {
    says: 'Charged; the webhook is delivered before the shopper returns.',
    approved: charged,
    webhook: 'first',
  },
  'webhook-never': { says: 'Charged; no webhook tells of it.', approved: charged, webhook: 'never' },
  'webhook-twice': { says: 'Charged; the webhook comes twice.', approved: charged, webhook: 'twice' },
  'return-twice': { says: 'Charged; the shopper returns twice.', approved: charged, returns: 'twice' },
  'return-post': {
    says: 'Charged; the shopper returns by a cross-site POST.',
    approved: charged,
    returns: 'post',
  },
  'wrong-amount': { says: 'Charged, but one rupee too much.', approved: charged, overcharges: 100 },
} as const satisfies Record<string, Outcome>;

export type OutcomeName = keyof typeof outcomes;

export const isOutcome = (name: string): name is OutcomeName => Object.hasOwn(outcomes, name);
export const outcomeOf = (name: OutcomeName): Outcome => outcomes[name];
