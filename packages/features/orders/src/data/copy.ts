import type { PaymentMode } from '@luxe/contract/calls';
import { formatPaise, type Paise } from '@luxe/format';

/** Digits in pairs, as they are read aloud: 48 21 40. */
const spaced = (code: string) => code.replace(/\d\d(?=\d)/g, '$& ');

export const copy = {
  title: 'Orders',
  list: 'Your orders',
  loading: 'Loading your orders',
  emptyTitle: 'Orders',
  empty: 'You have not ordered yet.',
  onward: 'See what is new',
  failedTitle: 'Your orders could not be shown',
  failed: 'They are safe. Try again in a moment.',
  guestTitle: 'Log in to see your orders',
  guest: 'Your orders are saved in your account.',
  logIn: 'Log in',
  number: (ref: string) => `Order ${ref}`,
  placed: (date: string) => `Placed on ${date}`,
  facts: (date: string, count: number, total: Paise) =>
    `Placed on ${date}. ${count} ${count === 1 ? 'item' : 'items'}, ${formatPaise(total)}`,
  more: (count: number) => `and ${count} more`,

  back: 'Orders',
  detailsLoading: 'Loading the order',
  detailsFailedTitle: 'The order could not be shown',
  notFoundTitle: 'Order not found',
  notFound: 'Check the number, or see your orders.',
  seeOrders: 'See your orders',
  paid: (mode: string, total: Paise) => `${formatPaise(total)} by ${mode}.`,
  parcel: (at: number, of: number, seller: string) =>
    of > 1 ? `Parcel ${at} of ${of}, sold by ${seller}` : `Sold by ${seller}`,
  trail: (name: string) => `Tracking: ${name}`,
  deliverTo: 'Deliver to',
  gift: 'Gift',
  amounts: 'Amounts',
  total: 'Total',
  cashDue: (amount: Paise) => `To pay at the door: ${formatPaise(amount)}`,
  cancel: 'Cancel items',
  refunds: 'Refunds',
  refunded: 'It is back.',
  refundBy: (day: string) => `It arrives by ${day}.`,
  refundSent: (day: string) => `It is sent, and arrives by ${day}.`,
  refundFailed: 'Your bank rejects it. We will contact you.',
  bankReference: (reference: string) => `Bank reference ${reference}.`,
  codeTitle: 'Delivery code',
  deliveryCode: (parcel: number, of: number, code: string) =>
    of > 1 ? `Parcel ${parcel}: ${spaced(code)}` : spaced(code),
  codeNote: 'Give it to the rider only when the parcel is in your hands.',
  carrier: (parcel: number, of: number) => (of > 1 ? `Carrier of parcel ${parcel}` : 'Carrier'),
  trackingNumber: (number: string) => `Tracking number ${number}`,
  latest: (text: string, place: string, when: string) =>
    `${[text, place].filter(Boolean).join(', ')}. ${when}`,
  sealNumber: (number: string) =>
    `The parcel has a tamper seal with the number ${number}. Do not accept it when the number differs.`,
  failedPayment: 'The payment failed and nothing was charged.',
  pendingPayment: 'The payment is not confirmed yet.',
  modes: {
    UPI: 'UPI',
    'Credit Card': 'card',
    EMI: 'EMI',
    Netbanking: 'netbanking',
    COD: 'cash on delivery',
    'Cliq Cash': 'cliq cash',
    Loyalty: 'loyalty points',
    PayPal: 'PayPal',
    TPM: 'wallet',
  } satisfies Record<PaymentMode, string>,
} as const;
