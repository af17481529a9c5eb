import type { DeskGiftCard, DeskGiftCardMove, DeskLeadState } from '@luxe/contract/desk';

/** What the state of a bought card means at the desk. */
export const giftCardStateLabels: Readonly<Record<DeskGiftCard['state'], string>> = {
  held: 'Paid, to review',
  scheduled: 'Issued, to be mailed',
  undelivered: 'Mail came back',
  sent: 'Mailed',
  pending: 'Payment open',
  failed: 'Payment failed',
  refunding: 'Refunding',
  refunded: 'Refunded',
};

/** State of the issued card itself. */
export const cardStateLabels: Readonly<Record<DeskGiftCard['cardState'], string>> = {
  none: 'Not issued',
  active: 'Not redeemed',
  used: 'Redeemed',
  expired: 'Expired',
  blocked: 'Blocked',
  cancelled: 'Cancelled',
};

/** The verb of a move, on its button and in its dialog. */
export const giftCardMoveLabels: Readonly<Record<DeskGiftCardMove, string>> = {
  release: 'Release',
  reject: 'Reject and refund',
  block: 'Block',
  unblock: 'Unblock',
  sendAgain: 'Send a new code',
};

/** What happens after a move. */
export const giftCardMoveConsequences: Readonly<Record<DeskGiftCardMove, string>> = {
  release: 'The card is issued and mailed on its day. This cannot be undone.',
  reject: 'No card is issued, and the buyer gets the money back. This cannot be undone.',
  block: 'The card cannot be redeemed until it is unblocked.',
  unblock: 'The card can be redeemed again.',
  sendAgain:
    'The recipient gets a new code by mail. The old code stops working at once. Correct the address first if it is wrong.',
};

/** What has happened after a move, for the toast. */
export const giftCardMoveResults: Readonly<Record<DeskGiftCardMove, string>> = {
  release: 'The card is released.',
  reject: 'The card is rejected.',
  block: 'The card is blocked.',
  unblock: 'The card is unblocked.',
  sendAgain: 'A new code is on its way.',
};

export const leadStateLabels: Readonly<Record<DeskLeadState, string>> = {
  new: 'New',
  contacted: 'Contacted',
  ordered: 'Ordered',
  closed: 'Closed',
};
