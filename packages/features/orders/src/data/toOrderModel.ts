import type { Order, OrderHead, OrderLine, TrailStep } from '@luxe/contract/calls';
import { formatDate, formatDay, formatMoment, rupeesToPaise, type Paise } from '@luxe/format';
import { giftWords } from '@luxe/patterns/gift-words';
import { copy } from '../copy.ts';

export type OrderRow = {
  orderId: string;
  href: string;
  ref: string;
  /** What happens next, for the whole order. */
  next: string;
  /** Date, number of pieces and amount in one reading. */
  facts: string;
  /** First piece, and how many others. */
  names: string;
  imageURLs: string[];
};

const pictures = 4;

const orderHref = (orderId: string) => `/my-account/order?orderCode=${encodeURIComponent(orderId)}`;

/** An order as the list shows it: its next event, not a code [ORD-01]. */
export function toOrderRow(order: OrderHead): OrderRow {
  const [first, ...others] = order.products;
  return {
    orderId: order.orderId,
    href: orderHref(order.orderId),
    ref: order.orderRefNo,
    next: order.statusDisplay,
    facts: copy.facts(
      formatDate(order.placedDate),
      order.count,
      rupeesToPaise(order.totalOrderAmount.doubleValue),
    ),
    names: [
      first ? `${first.productBrand} ${first.productName}` : '',
      others.length > 0 ? copy.more(others.length) : '',
    ]
      .filter(Boolean)
      .join(' '),
    imageURLs: order.products.slice(0, pictures).map((line) => line.imageURL),
  };
}

/** A step as ui's Trail draws it. */
export type TrailItem = {
  key: string;
  title: string;
  detail?: string;
  state: 'DONE' | 'CURRENT' | 'UPCOMING';
  line: TrailStep['line'];
};

/** Steps with the one the piece is at marked: the last that is done while others are to come [ORD-03]. */
export function toTrail(steps: readonly TrailStep[]): TrailItem[] {
  const lastDone = steps.findLastIndex((step) => step.status === 'DONE');
  const isUnderWay = lastDone < steps.length - 1;
  return steps.map((step, at) => ({
    key: step.code,
    title: step.name,
    ...(step.at ? { detail: whenOf(step.at) } : {}),
    state: at === lastDone && isUnderWay ? 'CURRENT' : step.status,
    line: step.line,
  }));
}

/** A day (`2026-11-24`) is to come, a moment has been. */
const whenOf = (at: string) => (/^\d{4}-\d{2}-\d{2}$/.test(at) ? formatDay(at) : formatMoment(at));

export type OrderLineModel = { line: OrderLine; price: Paise; parcel: string };

/** Lines that arrive together. */
export type ArrivalModel = {
  /** State and day: `Arriving Tuesday, 24 November`. */
  title: string;
  /** Lines that went the same steps at the same times share one trail. */
  parts: { lines: OrderLineModel[]; trail: TrailItem[]; names: string }[];
};

export type OrderModel = {
  ref: string;
  /** Date, amount and mode in one reading. */
  facts: string;
  /** In the order of the lines. */
  arrivals: ArrivalModel[];
  /** What is wrong with the payment; empty when nothing is. */
  paymentNote: string;
  /** How it is packed, and the message on the card (empty for none). Undefined where it is no gift. */
  gift: { words: string; message: string } | undefined;
  order: Order;
};

export function toOrderModel(order: Order): OrderModel {
  const total = rupeesToPaise(order.finalAmount.doubleValue);
  return {
    ref: order.orderRefNo,
    facts: `${copy.placed(formatDate(order.placedDate))}. ${copy.paid(copy.modes[order.paymentMode], total)}`,
    arrivals: toArrivals(order.products),
    paymentNote: {
      SUCCESS: '',
      FAILURE: copy.failedPayment,
      PENDING: order.paymentMode === 'COD' ? '' : copy.pendingPayment,
    }[order.paymentStatus],
    gift: toGift(order),
    order,
  };
}

function toGift({ giftOptions }: Order): OrderModel['gift'] {
  const words = giftOptions ? giftWords(giftOptions) : '';
  return giftOptions && words ? { words, message: giftOptions.message } : undefined;
}

function toArrivals(products: readonly OrderLine[]): ArrivalModel[] {
  const lines = products.map((line, at) => ({
    line,
    price: rupeesToPaise(line.price.doubleValue),
    parcel: copy.parcel(at + 1, products.length, line.sellerName),
  }));
  return groupBy(lines, ({ line }) => line.statusDisplay).map(([title, together]) => ({
    title,
    parts: groupBy(together, ({ line }) => JSON.stringify(line.trail)).map(([, same]) => ({
      lines: same,
      trail: toTrail(same[0]?.line.trail ?? []),
      names: same.map(({ line }) => line.productName).join(', '),
    })),
  }));
}

/** Groups in the order in which their keys first come. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
