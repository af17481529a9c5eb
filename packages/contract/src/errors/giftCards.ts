import { formatDate, formatPaise, type Paise } from '@luxe/format';
import type { ErrorDefinition } from './errorDefinition.ts';

/** Gift cards: buying, codes, and enquiries of companies. */
export const giftCards = {
  W4001: {
    status: 400,
    messages: {
      giftCardAmountInvalid: (minimum: Paise, maximum: Paise) =>
        `amount: choose full rupees from ${formatPaise(minimum)} to ${formatPaise(maximum)}.`,
    },
  },
  W4002: {
    status: 400,
    messages: {
      giftCardDayInvalid: (first: string, last: string) =>
        `deliverOn: choose a day from ${formatDate(first)} to ${formatDate(last)}.`,
    },
  },
  W4003: { status: 400, messages: { giftCardDesignUnknown: 'designId: choose a design.' } },
  W4004: {
    status: 400,
    messages: {
      giftCardMessageTooLong: (maximum: number) => `message: write up to ${maximum} characters.`,
    },
  },
  W4005: {
    status: 409,
    messages: {
      giftCardAmountChanged: (amount: Paise) =>
        `The amount is now ${formatPaise(amount)}. Please check your gift card.`,
    },
  },
  // One sentence for an unknown code and for a wrong PIN.
  W4006: {
    status: 404,
    messages: { giftCardUnknown: 'This code and PIN do not match a gift card. Check both and try again.' },
  },
  W4007: { status: 409, messages: { giftCardUsed: 'This gift card has been used.' } },
  W4008: {
    status: 409,
    messages: { giftCardExpired: (lastDay: string) => `This gift card expired on ${formatDate(lastDay)}.` },
  },
  W4009: {
    status: 409,
    messages: {
      giftCardBlocked: 'This gift card is blocked. Ask the sender, or write to customer service.',
    },
  },
  W4010: {
    status: 409,
    messages: {
      giftCardShown: 'The code cannot be shown again. It is in the e-mail to the recipient.',
    },
  },
  W4011: {
    status: 409,
    messages: {
      giftCardNotCancellable:
        'This gift card cannot be cancelled: it has been used, or its refund has begun.',
    },
  },
  W4012: {
    status: 400,
    messages: {
      corporateRowInvalid: (row: number, reason: string) => `Row ${row}: ${reason}`,
      corporateTooMany: (maximum: number) => `One enquiry can have up to ${maximum} gift cards.`,
    },
  },
  W4013: {
    status: 400,
    messages: { corporateGstinInvalid: 'gstin: this GSTIN is not valid. Check its 15 characters.' },
  },
  W4014: {
    status: 409,
    messages: {
      giftCardMethodNotAvailable: 'This payment method is not available. Please choose another.',
    },
  },
  W4015: { status: 409, messages: { giftCardNotIssued: 'This gift card has no code yet.' } },
  W4016: {
    status: 409,
    messages: {
      giftCardNotSentAgain: 'This gift card cannot be sent again now. Load the page again to see why.',
    },
  },
  W4017: {
    status: 409,
    messages: {
      giftCardTooManyForRecipient:
        'This person is sent several gift cards today. Choose another address, or write to customer service.',
    },
  },
  W4041: { status: 404, messages: { giftCardCartNotFound: 'You have not chosen a gift card yet.' } },
  W4042: { status: 404, messages: { giftCardOrderNotFound: 'We could not find this gift card.' } },
  W4091: {
    status: 409,
    messages: { giftCardBeingPaid: 'A payment of this gift card is open. Finish or cancel it first.' },
  },
  W4092: { status: 409, messages: { giftCardBought: 'You have bought this gift card. Choose a new one.' } },
  W4291: {
    status: 429,
    messages: {
      tooManyGiftCardTries: 'Too many tries. Please try again in a few minutes.',
      tooManyGiftCardCarts: 'Too many gift cards from your network. Please try again in a few minutes.',
      tooManyEnquiries: 'You have sent several enquiries. Please try again later.',
    },
  },
} as const satisfies Record<string, ErrorDefinition>;
