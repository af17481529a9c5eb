import type { PaymentMode } from '@luxe/contract/calls';
import { formatPaise, type Paise } from '@luxe/format';

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
