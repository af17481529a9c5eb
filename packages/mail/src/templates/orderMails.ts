import { formatDay, formatPaise, type Paise } from '@luxe/format';
import {
  button,
  heading,
  items as itemBlock,
  note,
  paragraph,
  rows,
  type Letter,
  type MailRow,
} from '../layout/letter.ts';
import { addressed, seeOrder, subjectOf, type OrderItems } from './mailOrder.ts';

/** Amounts of an order in paise, each zero or more. */
export interface MailAmounts {
  readonly bag: Paise;
  readonly discount: Paise;
  readonly coupon: Paise;
  readonly bankOffer: Paise;
  readonly emiDiscount: Paise;
  readonly delivery: Paise;
  readonly brandCash: Paise;
  readonly points: Paise;
  readonly cliqCash: Paise;
  readonly total: Paise;
}

export interface PlacedOrder extends OrderItems {
  readonly amounts: MailAmounts;
  readonly isCash: boolean;
  /** Name and address of the recipient, a line each. */
  readonly address: readonly string[];
  /** Last day on which an item arrives, YYYY-MM-DD. */
  readonly lastDay: string;
  /** How the order is packed as a gift; empty without gift options. */
  readonly gift: readonly string[];
}

/** The order is placed: what arrives, when, where, and what it costs. */
export function orderPlaced({ order, items, amounts, isCash, address, lastDay, gift }: PlacedOrder): Letter {
  return {
    subject: `Your order ${order.number} is placed`,
    preview: `It arrives by ${formatDay(lastDay)}.`,
    title: 'Your order is placed',
    blocks: [
      paragraph(
        `${addressed('Thank you', order)} We have your order ${order.number}. It arrives by ${formatDay(lastDay)}.`,
      ),
      seeOrder(order),
      heading('Items'),
      itemBlock(items),
      heading('Amounts'),
      rows(amountRows(amounts)),
      paragraph(paymentSentence(amounts.total, isCash)),
      heading('Deliver to'),
      ...address.map(note),
      ...(gift.length > 0 ? [heading('Gift'), ...gift.map(note)] : []),
      note('You can cancel it in your account until the seller hands it to the carrier.'),
    ],
  };
}

function amountRows(amounts: MailAmounts): MailRow[] {
  const minus = (name: string, paise: Paise): MailRow[] =>
    paise > 0 ? [{ name, value: formatPaise(-paise) }] : [];
  return [
    { name: 'Bag total', value: formatPaise(amounts.bag) },
    ...minus('Offers', amounts.discount),
    ...minus('Coupon', amounts.coupon),
    ...minus('Bank offer', amounts.bankOffer),
    ...minus('No-cost EMI', amounts.emiDiscount),
    { name: 'Delivery', value: amounts.delivery > 0 ? formatPaise(amounts.delivery) : 'Free' },
    ...minus('Brand cash', amounts.brandCash),
    ...minus('Loyalty points', amounts.points),
    ...minus('Cliq cash', amounts.cliqCash),
    { name: 'Total', value: formatPaise(amounts.total), isTotal: true },
  ];
}

function paymentSentence(total: Paise, isCash: boolean): string {
  if (total === 0) return 'It is paid in full.';
  return isCash ? `You pay ${formatPaise(total)} at the door.` : `You have paid ${formatPaise(total)}.`;
}

export interface FailedPayment extends OrderItems {
  /** Why the payment failed, as a sentence; empty when unknown. */
  readonly reason: string;
  /** Paise that the bank has charged and that go back; 0 when nothing was charged. */
  readonly goesBackPaise: Paise;
  /** Path on which the shopper can order the bag; undefined when it was ordered or emptied. */
  readonly bagPath?: string | undefined;
}

/** The payment of an order failed, and the order is not placed. */
export function paymentFailed({ order, items, reason, goesBackPaise, bagPath }: FailedPayment): Letter {
  const money =
    goesBackPaise > 0
      ? `Your bank has charged ${formatPaise(goesBackPaise)}. We have asked it to give the amount back.`
      : 'Nothing was charged. If your bank shows the amount, it goes back by itself.';
  return {
    subject: `The payment of your order ${order.number} failed`,
    preview: 'The order is not placed.',
    title: 'The payment failed',
    blocks: [
      paragraph([`Your order ${order.number} is not placed.`, reason, money].filter(Boolean).join(' ')),
      ...(bagPath === undefined
        ? []
        : [paragraph('Your bag is as you left it. You can try again.'), button('Go to your bag', bagPath)]),
      heading('Not ordered'),
      itemBlock(items),
    ],
  };
}

export interface CancelledItems extends OrderItems {
  /** True if the shopper cancelled, false if the seller or the shop did. */
  readonly isByShopper: boolean;
  /** Whether the complete order is cancelled. */
  readonly isComplete: boolean;
  /** Cash that is no longer to be paid at the door, in paise. */
  readonly lessDuePaise: Paise;
  /** What goes back to the sources that paid, in paise. */
  readonly refundPaise: Paise;
}

/** Items of an order are cancelled. */
export function itemsCancelled({
  order,
  items,
  isByShopper,
  isComplete,
  lessDuePaise,
  refundPaise,
}: CancelledItems): Letter {
  const { name, has } = subjectOf(items);
  const what = isComplete ? `Your order ${order.number}` : `${name} of order ${order.number}`;
  const verb = isComplete || has === 'has' ? 'is' : 'are';
  return {
    subject: isComplete
      ? `Your order ${order.number} is cancelled`
      : `A part of your order ${order.number} is cancelled`,
    preview: refundPaise > 0 ? `${formatPaise(refundPaise)} goes back.` : 'You have nothing to pay for it.',
    title: isComplete ? 'Your order is cancelled' : 'A part of your order is cancelled',
    blocks: [
      paragraph(
        isByShopper
          ? `${what} ${verb} cancelled, as you asked.`
          : `We are sorry. The seller cannot send it, so ${what.charAt(0).toLowerCase()}${what.slice(1)} ${verb} cancelled.`,
      ),
      paragraph(cancelledMoney(refundPaise, lessDuePaise)),
      itemBlock(items),
      seeOrder(order),
    ],
  };
}

function cancelledMoney(refundPaise: Paise, lessDuePaise: Paise): string {
  const back = `${formatPaise(refundPaise)} goes back to where it came from. Another message has the details.`;
  const less = `You pay ${formatPaise(lessDuePaise)} less at the door.`;
  if (refundPaise > 0) return lessDuePaise > 0 ? `${back} ${less}` : back;
  return lessDuePaise > 0 ? less : 'Nothing was paid for it, so nothing goes back.';
}
