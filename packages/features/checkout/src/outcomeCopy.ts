import type { Order } from '@luxe/contract/calls';
import { formatCount, formatPaise, type Paise } from '@luxe/format';

/** Every sentence a shopper reads once she has paid, or tried to. */
export const outcomeCopy = {
  title: 'Your order',
  loading: 'Loading your order',
  checking: 'Checking your payment…',
  failedTitle: 'Your order could not be shown',
  failed: 'Nothing has changed by it, and nothing is to be paid again. Try again in a moment.',
  orders: 'See your orders',
  guestTitle: 'Log in to see your order',
  guest: 'Orders are shown to whoever placed them.',
  logIn: 'Log in',
  unknownTitle: 'We know no such order',
  unknown: 'It may be another account’s. What you have ordered is under your orders.',
  noneTitle: 'There is no order here yet',
  none: 'Nothing of yours is being paid for. Your bag is as it was.',
  bag: 'See your bag',
  home: 'Keep looking',

  thanks: (name: string) => (name ? `Thank you, ${name}` : 'Thank you'),
  placedTitle: 'Your order is placed',
  written: (email: string) => `We have written to ${email}.`,
  placedNext: (day: string) =>
    day
      ? `The seller packs it next. We expect it with you by ${day}, and each step shows under your orders.`
      : 'Each step of its delivery shows under your orders.',
  changeLead: 'To change or cancel it,',
  changeHelp: 'get help',
  track: 'Track order',
  earned: (points: number) => `${formatCount(points)} ${points === 1 ? 'point' : 'points'}`,
  earnedLead: 'You earned',
  earnedWhen: 'They arrive when the return window closes.',

  notPaidTitle: 'The payment did not go through',
  notPlacedTitle: 'Your order was not placed',
  noMoney: 'No money was taken for this order.',
  refundDue: (amount: Paise, to: string) =>
    `${formatPaise(amount)} ${to ? `is on its way back to ${to}` : 'is on its way back to you'}. Your bank may take some days to show it.`,
  refundDone: (amount: Paise, to: string) =>
    `${formatPaise(amount)} ${to ? `has been given back to ${to}` : 'has been given back to you'}.`,
  bagKept: 'Your bag is as it was.',
  retry: 'Try again',
  helpLead: 'Need a hand?',
  call: (number: string) => `Call ${number}`,
  help: 'Get help',
  code: (code: string) => `For support: ${code}`,

  waitingTitle: 'We are waiting for your bank',
  waitingUpiTitle: 'Approve the payment in your UPI app',
  waiting: 'It has not told us yet how the payment ended. This page shows it as soon as we know.',
  waitingUpi: (amount: Paise) =>
    `Open the app and approve ${formatPaise(amount)}. This page shows it as soon as we know.`,
  notTwice: 'Please do not pay again: your bag is kept for this order meanwhile.',
  progress: 'Waiting for the payment',
  offlineTitle: 'You are offline',
  offline: 'We ask again as soon as you are back. A payment that you have made is not lost.',
  lateTitle: 'We could not ask just now',
  late: 'We keep asking. A payment that you have made is not lost.',
  cancel: 'Cancel this payment',
  cancelling: 'Cancelling',
  mayBeChargedTitle: 'This payment can no longer be stopped for certain',
  mayBeCharged:
    'It may still be charged, so nothing is to be paid again. If it is not, your bag is free again; we keep asking.',
  notCancelledTitle: 'The payment was not cancelled',
  notCancelled: 'We could not reach the bank. Nothing has changed; try again in a moment.',

  order: 'Order',
  placedOn: 'Placed',
  begunOn: 'Begun',
  payments: { SUCCESS: 'Paid', PENDING: 'Pending', FAILURE: 'Not paid' } satisfies Record<
    Order['paymentStatus'],
    string
  >,
  dueAtDoor: 'Due at your door',
  givingBack: 'Being given back',
  givenBack: 'Given back',
  transaction: 'Transaction',
  payingBy: (mode: string, amount: Paise) => (amount > 0 ? `${mode}, ${formatPaise(amount)}` : mode),
  arriving: 'Arriving',
  to: 'To',
  gift: 'Gift',
} as const;
