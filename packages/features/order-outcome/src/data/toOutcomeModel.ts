import { buyNow, type Order, type OrderLine } from '@luxe/contract/calls';
import { orderPath, retryPath } from '@luxe/contract/paths';
import { formatDate, formatDay, rupeesToPaise, type Paise } from '@luxe/format';
import { addressLine } from '@luxe/patterns/address-card';
import { giftSummary } from '@luxe/patterns/gift-summary';
import { paymentModeLabels } from '@luxe/patterns/payment-mode-labels';
import { copy } from './copy.ts';
import { mayRetry } from './mayRetry.ts';

/** Where a refund goes: to where it came from, by a transfer, or into cliq cash. */
type RefundWay = 'source' | 'bank' | 'cliq-cash';

export type OutcomeModel = {
  orderRefNo: string;
  /** Page of the order. */
  href: string;
  /** Day on which the order was placed, or its payment was started. */
  placedOn: string;
  /** Label of the payment method. For a card, its brand and last digits once these are known. */
  mode: string;
  isUpi: boolean;
  /** Label of the payment status: `Paid`, `Due on delivery`. */
  payment: string;
  /** Transaction id, for questions to the bank; empty when no payment was started. */
  transactionId: string;
  amount: Paise;
  /** Card or UPI id that paid, in a recognisable form; empty when unknown. */
  paidWith: string;
  /** Upcoming delivery days without repeats, earliest first: `Tuesday, 24 November`. */
  days: string[];
  address: string;
  /** Gift options as text; empty for none. */
  gift: string;
  /** E-mail address of the confirmation; empty when unknown. */
  email: string;
  imageURL: string | undefined;
  /** Message and code of the failure, from the store; empty when the order has not failed. */
  errorMessage: string;
  errorCode: string;
  /** Refund of a payment whose order was not placed; undefined for none. */
  refund: { amount: Paise; isDone: boolean; isRejected: boolean; way: RefundWay } | undefined;
  /** Points earned by the order; 0 for none. */
  points: number;
  /** Checkout of the same cart, to pay again; undefined when a retry is not allowed [CHK-14]. */
  retryHref: string | undefined;
};

/** Model of an order for the outcome screen [CHK-26]. */
export function toOutcomeModel(order: Order): OutcomeModel {
  const dates = order.products.filter(isUpcoming).map((line) => line.estimatedDeliveryDate);
  const { refund } = order;
  return {
    orderRefNo: order.orderRefNo,
    href: orderPath(order.orderId),
    placedOn: formatDate(order.placedDate),
    mode: (order.paymentMode === 'Credit Card' && order.paidWith) || paymentModeLabels[order.paymentMode],
    isUpi: order.paymentMode === 'UPI',
    payment: paymentOf(order),
    transactionId: order.transactionId ?? '',
    amount: rupeesToPaise(order.finalAmount.doubleValue),
    paidWith: order.paidWith,
    days: [...new Set(dates.sort().map(formatDay))],
    address: addressLine(order.deliveryAddress),
    gift: order.giftOptions ? giftSummary(order.giftOptions) : '',
    email: order.contactEmail,
    imageURL: order.products[0]?.imageURL,
    errorMessage: order.errorMessage ?? '',
    errorCode: order.errorCode ?? '',
    refund: refund
      ? {
          amount: rupeesToPaise(refund.amount.doubleValue),
          isDone: refund.isDone,
          isRejected: refund.isRejected ?? false,
          way: refund.way ?? 'source',
        }
      : undefined,
    points: order.earnedPoints,
    retryHref: isRetry(order) ? `${retryPath}${order.isBuyNow ? `?cart=${buyNow}` : ''}` : undefined,
  };
}

/**
 * Whether the line is not delivered and its delivery day has not passed. After that day, an upcoming last
 * step of the order trail has no date.
 */
const isUpcoming = ({ trail }: OrderLine) => {
  const last = trail.at(-1);
  return last?.status === 'UPCOMING' && Boolean(last.at);
};

const isRetry = ({ outcome, canBePaidAgain, paymentStatus, errorCode }: Order) =>
  outcome === 'FAILED' && canBePaidAgain && (mayRetry(paymentStatus) || mayRetry(errorCode));

/** A refund has labels of its own, because the order is neither paid nor unpaid. */
function paymentOf({ paymentStatus, paymentMode, refund }: Order): string {
  if (refund) return refund.isDone ? copy.refunded : copy.refundPending;
  if (paymentStatus === 'PENDING' && paymentMode === 'COD') return copy.dueAtDoor;
  return copy.payments[paymentStatus];
}
