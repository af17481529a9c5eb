import type { Order } from '@luxe/contract/calls';
import { formatCount, formatPaise, type Paise } from '@luxe/format';

/** Every sentence of the outcome screen. */
export const copy = {
  title: 'Your order',
  loading: 'Loading your order',
  checking: 'Checking your payment…',
  failedTitle: 'Your order could not be shown',
  failed: 'Your order is not affected, so please do not pay again. Try again in a moment.',
  orders: 'See your orders',
  guestTitle: 'Log in to see your order',
  guest: 'Only you can see your orders.',
  logIn: 'Log in',
  unknownTitle: 'We could not find this order',
  unknown: 'It may belong to another account. Find yours in your orders.',
  noneTitle: 'There is no order here yet',
  none: 'You have no payment in progress. Your bag is unchanged.',
  bag: 'See your bag',
  keepShopping: 'Keep shopping',

  thanks: (name: string) => (name ? `Thank you, ${name}` : 'Thank you'),
  placedTitle: 'Your order is placed',
  emailed: (email: string) => `We have e-mailed ${email}.`,
  placedNext: (day: string) =>
    day
      ? `The seller packs it next. Expect it by ${day}, and follow each step in your orders.`
      : 'Follow its delivery in your orders.',
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
    `${formatPaise(amount)} ${to ? `has been refunded to ${to}` : 'has been refunded to you'}.`,
  refundRejected: (amount: Paise) =>
    `Your bank does not take the refund of ${formatPaise(amount)}. Get in touch with us to have it in another way.`,
  refundToBank: (amount: Paise, isDone: boolean) =>
    isDone
      ? `We have transferred ${formatPaise(amount)} to your bank account.`
      : `We transfer ${formatPaise(amount)} to your bank account. The transfer is not made yet.`,
  refundToCliqCash: (amount: Paise) => `${formatPaise(amount)} is in your cliq cash.`,
  bagUnchanged: 'Your bag is unchanged.',
  retry: 'Try again',
  helpLead: 'Need a hand?',
  call: (number: string) => `Call ${number}`,
  help: 'Get help',
  code: (code: string) => `For support: ${code}`,

  waitingTitle: 'We are waiting for your bank',
  waitingUpiTitle: 'Approve the payment in your UPI app',
  waiting: 'It has not confirmed the payment yet. This page updates as soon as we know.',
  waitingUpi: (amount: Paise) =>
    `Open the app and approve ${formatPaise(amount)}. This page updates as soon as we know.`,
  notTwice: 'Please do not pay again: your bag is held for this order.',
  progress: 'Waiting for the payment',
  offlineTitle: 'You are offline',
  offline: 'We will check again when you are back. A payment you have made is not lost.',
  lateTitle: 'We could not check just now',
  checkFailed: 'We will keep checking. A payment you have made is not lost.',
  cancel: 'Cancel this payment',
  cancelling: 'Cancelling',
  mayBeChargedTitle: 'We may not be able to stop this payment',
  mayBeCharged:
    'It may still be charged, so please do not pay again. If it fails, you can order again. We will keep checking.',
  notCancelledTitle: 'The payment was not cancelled',
  notCancelled: 'We could not reach the bank. Nothing has changed; try again in a moment.',

  order: 'Order',
  placedOn: 'Placed',
  startedOn: 'Started',
  payments: { SUCCESS: 'Paid', PENDING: 'Pending', FAILURE: 'Not paid' } satisfies Record<
    Order['paymentStatus'],
    string
  >,
  dueAtDoor: 'Due on delivery',
  refundPending: 'Being refunded',
  refunded: 'Refunded',
  transaction: 'Transaction',
  payingBy: (mode: string, amount: Paise) => (amount > 0 ? `${mode}, ${formatPaise(amount)}` : mode),
  arriving: 'Arriving',
  to: 'To',
  gift: 'Gift',
} as const;
