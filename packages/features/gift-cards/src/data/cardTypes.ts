import type { GiftCardRefundWay, GiftCardState } from '@luxe/contract/gift-card-values';
import type { Design } from './types.ts';

/**
 * What became of a purchase, and of the card once it is issued. `rejected`: its refund needs another way.
 */
export type CardState = GiftCardState | 'used' | 'expired' | 'blocked' | 'rejected';

/** A gift card that is about to be paid for, or was. All texts are formatted. */
export type CardModel = {
  design: Design;
  amount: string;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  senderEmail: string;
  message: string;
  /** Day of a delivery on a date; undefined for a delivery at once. */
  day: string | undefined;
};

export type OutcomeModel = CardModel & {
  state: CardState;
  /** Number of the purchase. */
  number: string;
  /** Sentence of the store about this state; undefined for a sentence of the page. */
  note: string | undefined;
  /** Last day on which the card can be used; undefined before it is issued. */
  lastDay: string | undefined;
  /** Card or account that paid; empty when unknown. */
  paidWith: string;
  /** Whether the code can still be shown, once. */
  canReveal: boolean;
  canCancel: boolean;
  /** Ways of a refund that the bank rejects; empty for any other. */
  otherWays: readonly GiftCardRefundWay[];
};

/** A card in the list of bought cards. */
export type BoughtCard = {
  number: string;
  href: string;
  recipientName: string;
  /** Day of the purchase, and the last characters of the code. */
  detail: string;
  amount: string;
  state: CardState;
};
