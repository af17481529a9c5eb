/**
 * State of a bought card. `pending`: the payment may still be charged. `failed`: nothing was charged. `held`:
 * paid, and the shop reviews it. `scheduled`: issued, to be mailed on its day. `sent`: mailed.
 * `undelivered`: the mail could not be delivered. `refunding` and `refunded`: cancelled, rejected, or
 * charged too late.
 */
export const giftCardStates = [
  'pending',
  'failed',
  'held',
  'scheduled',
  'sent',
  'undelivered',
  'refunding',
  'refunded',
] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** State of the issued card itself. `none`: not issued. */
export const giftCardCardStates = ['none', 'active', 'used', 'expired', 'blocked', 'cancelled'] as const;

/** Other ways of a refund that the bank rejects. A guest has no cliq cash. */
export const giftCardRefundWays = ['cliq-cash', 'bank'] as const;
export type GiftCardRefundWay = (typeof giftCardRefundWays)[number];

/** Methods that pay for a gift card: those that charge money before it is issued. */
export const giftCardModes = ['Credit Card', 'UPI', 'Netbanking', 'PayPal', 'TPM'] as const;

/** Colours of a design, as names of the theme. */
export const giftCardTones = ['ink', 'paper', 'oxblood'] as const;
