import type { CallResponse } from '../calls/calls.ts';
import { paymentOptions } from './payment.ts';
import { rupees } from './values.ts';

type Cart = CallResponse<'giftCardCart'>;
type GiftCard = CallResponse<'giftCardOrder'>['giftCard'];

export const giftCardOptions: CallResponse<'giftCardOptions'> = {
  designs: [
    { designId: 'ink', title: 'Any occasion', tone: 'ink', picture: null },
    { designId: 'paper', title: 'A wedding', tone: 'paper', picture: null },
    { designId: 'oxblood', title: 'A birthday', tone: 'oxblood', picture: null },
  ],
  presets: [rupees(5_000), rupees(10_000), rupees(25_000), rupees(50_000)],
  minimum: rupees(1_000),
  maximum: rupees(1_00_000),
  messageLength: 200,
  firstDay: '2026-11-28',
  lastDay: '2027-11-28',
  validityMonths: 12,
  corporate: { maximumRows: 50, maximumQuantity: 10_000 },
};

const card = {
  designId: 'ink',
  amount: rupees(25_000),
  recipientName: 'Meera Iyer',
  recipientEmail: 'meera.i@example.com',
  senderName: 'Ananya',
  senderEmail: 'ananya@example.com',
  message: 'For the flat with the yellow door. Buy something useless.',
  deliverOn: '2026-12-05',
};

export const giftCardCart: Cart = { giftCardGuid: 'current', status: 'open', quantity: 1, ...card };
/** A payment of the cart is open, perhaps in another tab. */
export const giftCardCartPaying: Cart = { ...giftCardCart, status: 'paying' };
export const giftCardCartBought: Cart = { ...giftCardCart, status: 'bought' };
export const giftCardCartLong: Cart = {
  ...giftCardCart,
  recipientName: 'Meera Lakshmi Rao-Sharma-Nair of Hyderabad and Visakhapatnam',
  recipientEmail: `meera.lakshmi.rao.${'sharma-nair.'.repeat(4)}k@example.com`,
  message: 'With much love, and thanks for the summer. '.repeat(4).trim(),
  amount: rupees(1_00_000),
};

export const giftCardPaymentOptions: CallResponse<'giftCardPaymentOptions'> = {
  ...paymentOptions,
  paymentModes: ['Credit Card', 'UPI', 'Netbanking', 'PayPal', 'TPM'],
};
/** A guest has nothing saved. */
export const giftCardPaymentOptionsGuest: CallResponse<'giftCardPaymentOptions'> = {
  ...giftCardPaymentOptions,
  ...{ savedCards: [], savedUpiIds: [] },
};
export const giftCardPaymentOptionsNone: CallResponse<'giftCardPaymentOptions'> = {
  ...giftCardPaymentOptionsGuest,
  ...{ isProviderAvailable: false, banks: [], wallets: [], paymentModes: [] },
};

export const beginGiftCardPayment: CallResponse<'beginGiftCardPayment'> = {
  status: 'SUCCESS',
  giftCardOrderId: 'GC-2611-2048-77',
  amount: card.amount,
  payment: {
    kind: 'fields',
    merchantId: 'luxe',
    orderId: 'GC-2611-2048-77-1',
    tokenizeUrl: 'http://127.0.0.1:4002/card/tokenize',
    transactionUrl: 'http://127.0.0.1:4002/txns',
  },
};

/** A card that is issued, and is mailed on its day. */
export const giftCardScheduled: GiftCard = {
  giftCardOrderId: 'GC-2611-2048-77',
  state: 'scheduled',
  stateMessage: 'We e-mail the gift card to Meera Iyer on Saturday, 5 December.',
  ...card,
  cardState: 'active',
  lastFour: 'CV0C',
  lastDay: '2027-11-30',
  canReveal: true,
  canCancel: true,
  paidWith: 'Visa ending 4242',
  refund: null,
  createdAt: '2026-11-28T08:30:00.000Z',
};
export const giftCardSent: GiftCard = {
  ...giftCardScheduled,
  state: 'sent',
  stateMessage: 'We have e-mailed the gift card to Meera Iyer.',
  deliverOn: null,
};
/** The mail to the recipient could not be delivered. */
export const giftCardUndelivered: GiftCard = {
  ...giftCardSent,
  state: 'undelivered',
  stateMessage: 'The e-mail to meera.i@example.com could not be delivered.',
};
/** The code was shown, and the recipient has used the card. */
export const giftCardUsed: GiftCard = {
  ...giftCardSent,
  ...{ giftCardOrderId: 'GC-2609-1184-02', cardState: 'used', canReveal: false, canCancel: false },
};
export const giftCardExpired: GiftCard = {
  ...giftCardUsed,
  ...{ giftCardOrderId: 'GC-2510-7204-91', cardState: 'expired', lastDay: '2026-10-31' },
};
export const giftCardBlocked: GiftCard = { ...giftCardSent, cardState: 'blocked', canReveal: false };
const notIssued = {
  cardState: 'none',
  lastFour: '',
  lastDay: null,
  canReveal: false,
  canCancel: false,
} as const;
export const giftCardPending: GiftCard = {
  ...giftCardScheduled,
  ...notIssued,
  state: 'pending',
  stateMessage: 'We are waiting for your bank. You can leave this page: we e-mail you the result.',
  paidWith: '',
};
export const giftCardHeld: GiftCard = {
  ...giftCardScheduled,
  ...notIssued,
  state: 'held',
  stateMessage:
    'Your payment has arrived. We check larger gift cards before we send them, usually within a day.',
  canCancel: true,
};
export const giftCardFailed: GiftCard = {
  ...giftCardPending,
  state: 'failed',
  stateMessage: 'Your bank did not allow the payment. Nothing was charged.',
};
export const giftCardRefunding: GiftCard = {
  ...giftCardScheduled,
  ...notIssued,
  state: 'refunding',
  stateMessage: 'This gift card is cancelled. Your money is on its way back.',
  refund: { amount: card.amount, isDone: false, otherWays: [] },
};
/** The bank rejects the refund, so the buyer chooses another way. */
export const giftCardRefundRejected: GiftCard = {
  ...giftCardRefunding,
  stateMessage: 'Your bank does not take the refund. Choose another way to get your money.',
  refund: { amount: card.amount, isDone: false, otherWays: ['cliq-cash', 'bank'] },
};
/** The same for a guest, who has no cliq cash. */
export const giftCardRefundRejectedGuest: GiftCard = {
  ...giftCardRefundRejected,
  refund: { amount: card.amount, isDone: false, otherWays: ['bank'] },
};
/** The buyer has named a bank account. The desk has not made the transfer yet. */
export const giftCardTransferDue: GiftCard = {
  ...giftCardRefunding,
  stateMessage:
    'Your bank did not take the refund. We transfer it to the account ending 4321. The transfer is not made yet.',
};
export const giftCardRefunded: GiftCard = {
  ...giftCardRefunding,
  state: 'refunded',
  stateMessage: 'This gift card is cancelled. Your money has been returned.',
  refund: { amount: card.amount, isDone: true, otherWays: [] },
};

export const revealGiftCard: CallResponse<'revealGiftCard'> = {
  code: '7KQM-3XWD-9PHT-CV0C',
  pin: '481903',
  amount: card.amount,
  lastDay: '2027-11-30',
};

export const ownGiftCards: CallResponse<'ownGiftCards'> = {
  giftCards: [giftCardScheduled, giftCardUsed, giftCardExpired],
  ...{ currentPage: 0, pageSize: 10, totalNoOfGiftCards: 3 },
};
export const ownGiftCardsNone: CallResponse<'ownGiftCards'> = {
  ...ownGiftCards,
  ...{ giftCards: [], totalNoOfGiftCards: 0 },
};

export const giftCardBalance: CallResponse<'giftCardBalance'> = {
  cardState: 'active',
  balance: card.amount,
  lastFour: 'CV0C',
  lastDay: '2027-11-30',
};
export const giftCardBalanceUsed: CallResponse<'giftCardBalance'> = {
  ...giftCardBalance,
  ...{ cardState: 'used', balance: rupees(0) },
};

export const redeemGiftCard: CallResponse<'redeemGiftCard'> = {
  status: 'SUCCESS',
  amount: card.amount,
  balance: rupees(37_500),
  lastDay: '2027-11-30',
};

export const checkGiftCardRows: CallResponse<'checkGiftCardRows'> = {
  rows: [
    { denomination: 5_000, quantity: 40 },
    { denomination: 10_000, quantity: 10 },
  ],
  errors: [],
  totalQuantity: 50,
  totalAmount: rupees(3_00_000),
};
export const checkGiftCardRowsFaulty: CallResponse<'checkGiftCardRows'> = {
  ...checkGiftCardRows,
  errors: [
    { line: 4, message: 'The quantity “ten” is not a number.' },
    { line: 6, message: 'Choose an amount from ₹1,000 to ₹1,00,000.' },
  ],
};

export const corporateGiftCards: CallResponse<'corporateGiftCards'> = {
  status: 'SUCCESS',
  leadNumber: 'CG-2611-2048-77',
  totalQuantity: 50,
  totalAmount: rupees(3_00_000),
};
