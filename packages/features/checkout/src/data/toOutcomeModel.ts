import { buyNow, type Order, type OrderLine } from '@luxe/contract/calls';
import { formatDate, formatDay, rupeesToPaise, type Paise } from '@luxe/format';
import { addressLine } from '@luxe/patterns/address-card';
import { giftWords } from '@luxe/patterns/gift-words';
import { copy } from '../copy.ts';
import { outcomeCopy } from '../outcomeCopy.ts';
import { mayRetry } from './mayRetry.ts';

export type OutcomeModel = {
  orderRefNo: string;
  /** Where the order is shown. */
  href: string;
  /** Day on which it was placed, or begun. */
  placed: string;
  /** How it is paid, as a label: a card by its name, once it is known. */
  mode: string;
  isUpi: boolean;
  /** How the money stands, as the label of what it is: `Paid`, `Due at your door`. */
  payment: string;
  /** Names the payment to a bank; empty where none was begun. */
  transactionId: string;
  amount: Paise;
  /** What it was paid with, to be recognised by; empty where nothing is known. */
  paidWith: string;
  /** Days of arrival that are to come, soonest first, each once: `Tuesday, 24 November`. */
  days: string[];
  address: string;
  /** How it is packed as a gift, in words; empty where it is none. */
  gift: string;
  /** Where the order was written of; empty where no address is known. */
  email: string;
  imageURL: string | undefined;
  /** Why it failed, in the store's words and for a program; empty where it has not. */
  errorMessage: string;
  errorCode: string;
  /** Money that came and could not be kept. */
  refund: { amount: Paise; isDone: boolean } | undefined;
  /** Points that it earns; 0 for none. */
  points: number;
  /** Where it is paid anew: with what it was of, the bag or the one piece bought past it. Undefined where that is no retry [CHK-14]. */
  retryHref: string | undefined;
};

/** An order as the page after paying shows it [CHK-26]. */
export function toOutcomeModel(order: Order): OutcomeModel {
  const dates = order.products.filter(isToCome).map((line) => line.estimatedDeliveryDate);
  const { refund } = order;
  return {
    orderRefNo: order.orderRefNo,
    href: `/my-account/order?orderCode=${encodeURIComponent(order.orderId)}`,
    placed: formatDate(order.placedDate),
    mode: (order.paymentMode === 'Credit Card' && order.paidWith) || copy.modes[order.paymentMode],
    isUpi: order.paymentMode === 'UPI',
    payment: paymentOf(order),
    transactionId: order.transactionId ?? '',
    amount: rupeesToPaise(order.finalAmount.doubleValue),
    paidWith: order.paidWith,
    days: [...new Set(dates.sort().map(formatDay))],
    address: addressLine(order.deliveryAddress),
    gift: order.giftOptions ? giftWords(order.giftOptions) : '',
    email: order.contactEmail,
    imageURL: order.products[0]?.imageURL,
    errorMessage: order.errorMessage ?? '',
    errorCode: order.errorCode ?? '',
    refund: refund ? { amount: rupeesToPaise(refund.amount.doubleValue), isDone: refund.isDone } : undefined,
    points: order.earnedPoints,
    retryHref: isRetry(order) ? `/retryFailedOrder${order.isBuyNow ? `?cart=${buyNow}` : ''}` : undefined,
  };
}

/** Not delivered, and its day has not passed: the last step still tells the day. */
const isToCome = ({ trail }: OrderLine) => {
  const last = trail.at(-1);
  return last?.status === 'UPCOMING' && Boolean(last.at);
};

const isRetry = ({ outcome, mayBePaidAnew, paymentStatus, errorCode }: Order) =>
  outcome === 'FAILED' && mayBePaidAnew && (mayRetry(paymentStatus) || mayRetry(errorCode));

/** Money that came and went back is neither paid nor unpaid. */
function paymentOf({ paymentStatus, paymentMode, refund }: Order): string {
  if (refund) return refund.isDone ? outcomeCopy.givenBack : outcomeCopy.givingBack;
  if (paymentStatus === 'PENDING' && paymentMode === 'COD') return outcomeCopy.dueAtDoor;
  return outcomeCopy.payments[paymentStatus];
}
