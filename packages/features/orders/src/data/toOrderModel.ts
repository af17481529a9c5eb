import type { Order, OrderListItem, OrderLine } from '@luxe/contract/calls';
import { orderPath, trackPath } from '@luxe/contract/paths';
import {
  deliveryPath,
  invoicePath,
  redirectRefundPath,
  replacementPath,
  cancelPath,
  orderHelpPath,
  returnPath,
} from '@luxe/contract/after-order-paths';
import { formatDate, formatDay, formatMoment, rupeesToPaise, type Paise } from '@luxe/format';
import { giftSummary } from '@luxe/patterns/gift-summary';
import { orderTrail, type TrailItem } from '@luxe/patterns/order-trail';
import { formatPrice } from '@luxe/patterns/price-block';
import type { SummaryRow } from '@luxe/patterns/summary-table';
import { copy } from './copy.ts';

export type OrderRow = {
  orderId: string;
  href: string;
  ref: string;
  /** Next event of the order. */
  next: string;
  /** Date, number of items and amount in one sentence. */
  facts: string;
  /** Name of the first product, and the number of other lines. */
  names: string;
  imageURLs: string[];
  /** What the shopper most likely does next; undefined for nothing. */
  action: OrderLink | undefined;
};

/** Builds a row of the order list. The title of the row is the next event of the order [ORD-01]. */
export function toOrderRow(order: OrderListItem): OrderRow {
  const [first, ...others] = order.products;
  return {
    orderId: order.orderId,
    href: orderPath(order.orderId),
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
    imageURLs: order.products.map((line) => line.imageURL),
    action: toRowAction(order),
  };
}

/** Follows what is on its way; else returns what can be returned. */
function toRowAction({ orderId, products }: OrderListItem): OrderLink | undefined {
  const isExpected = products.some(({ groups }) =>
    groups.some(({ trail }) => trail.some((step) => step.code === 'DELIVERED' && step.status === 'UPCOMING')),
  );
  return isExpected ? { href: trackPath(orderId), label: copy.track } : toReturnLink({ orderId }, products);
}

export type OrderLineModel = {
  key: string;
  /** The line, with the quantity of units that travel together. */
  line: OrderLine;
  price: Paise;
  /** Number of the parcel within the order; 1 for an order that is not placed. */
  parcelNumber: number;
  parcel: string;
  isCancelled: boolean;
  /** Whether another item has come instead. */
  isExchanged: boolean;
  /** Last day to return or replace it, or its policy. */
  comeBack: string;
  /** URL of the page of the item; empty on that page, and in an order with one line. */
  href: string;
};

export type OrderLink = { href: string; label: string };

/** Lines that arrive together. */
export type ArrivalModel = {
  /** State and date: `Arriving Tuesday, 24 November`. */
  title: string;
  /** Lines with identical trails share one trail. */
  parts: { lines: OrderLineModel[]; trail: TrailItem[]; names: string }[];
};

export type CarrierModel = {
  title: string;
  courierName: string;
  /** The number in a sentence. */
  trackingNumber: string;
  /** The number alone. */
  copyText: string;
  /** The parcel on the carrier's site; undefined when the carrier has no such page. */
  trackingUrl: string | undefined;
  /** What the carrier has reported last, with its place and time; empty for nothing. */
  latest: string;
  /** Sentence about the tamper seal; empty for a parcel without one. */
  sealNumber: string;
};

/** A link to an invoice or a credit note. */
export type InvoiceModel = {
  key: string;
  href: string;
  label: string;
  /** Name of the link for assistive technology. */
  name: string;
  /** Number, date and amount. */
  facts: string;
  /** Seller of an invoice, or the invoice that a credit note corrects. */
  note: string;
};

export type OrderModel = {
  ref: string;
  /** Date, amount and payment mode in two sentences. */
  facts: string;
  /** Lines that arrive together, grouped. The groups are in the order of their first lines. */
  arrivals: ArrivalModel[];
  /** Parts of refunds of cancelled or undelivered items. */
  refunds: SummaryRow[];
  /** Links to the choice of another destination, one per part that a bank rejects. */
  redirects: OrderLink[];
  invoices: InvoiceModel[];
  /** When the invoice will be available; empty once there is one, and for an order without invoices. */
  invoiceNote: string;
  /** URL of the page that cancels items; undefined when no item can be cancelled. */
  cancelHref: string | undefined;
  /** URL of the page that changes the address or the day; undefined when neither can be changed. */
  deliveryHref: string | undefined;
  /** Link to the return of items; undefined when nothing can be returned. */
  returnLink: OrderLink | undefined;
  /** URL of the replacement of items; undefined when nothing can be replaced. */
  replaceHref: string | undefined;
  /** Carriers of parcels, with what they reported last. */
  carriers: CarrierModel[];
  /** URL of the page that shows the way of the order; undefined for an order that is not placed. */
  trackHref: string | undefined;
  helpHref: string;
  /** Whether the order has an item that can be bought again. */
  canBuyAgain: boolean;
  /** Delivery codes of parcels on their way, as sentences. */
  codes: string[];
  /** Cash that is still to be paid at the door, when it is less than the total; otherwise empty. */
  cashDue: string;
  /** Message about a failed or pending payment; otherwise empty. */
  paymentNote: string;
  /** Packing and card message of a gift (empty for no message). Undefined when the order is not a gift. */
  gift: { summary: string; message: string } | undefined;
  order: Order;
};

export function toOrderModel(order: Order): OrderModel {
  const total = rupeesToPaise(order.finalAmount.doubleValue);
  return {
    ref: order.orderRefNo,
    facts: `${copy.placed(formatDate(order.placedDate))}. ${copy.paid(copy.modes[order.paymentMode], total)}`,
    arrivals: toArrivals(order, order.products.length > 1 ? order.orderId : ''),
    refunds: toRefunds(order),
    redirects: toRedirects(order),
    ...toInvoices(order),
    cancelHref: toCancelHref(order, order.products),
    deliveryHref: order.canChangeDelivery ? deliveryPath(order.orderId) : undefined,
    returnLink: toReturnLink(order, order.products),
    replaceHref: toReplaceHref(order, order.products),
    carriers: order.parcels.flatMap((parcel) => toCarrier(parcel, order.parcels.length) ?? []),
    helpHref: orderHelpPath(order.orderId),
    canBuyAgain: order.products.some(({ isGiveAway }) => isGiveAway === 'N'),
    trackHref: order.parcels.length > 0 ? trackPath(order.orderId) : undefined,
    codes: order.parcels.flatMap(({ number, deliveryCode }) =>
      deliveryCode === null ? [] : copy.deliveryCode(number, order.parcels.length, deliveryCode),
    ),
    cashDue:
      order.cashDue &&
      order.cashDue.doubleValue > 0 &&
      order.cashDue.doubleValue < order.finalAmount.doubleValue
        ? copy.cashDue(rupeesToPaise(order.cashDue.doubleValue))
        : '',
    paymentNote: {
      SUCCESS: '',
      FAILURE: copy.failedPayment,
      PENDING: order.paymentMode === 'COD' ? '' : copy.pendingPayment,
    }[order.paymentStatus],
    gift: toGift(order),
    order,
  };
}

/** URL of the page that cancels items; undefined when none of these lines can be cancelled. */
export const toCancelHref = (
  { orderId }: Pick<Order, 'orderId'>,
  lines: readonly OrderLine[],
): string | undefined =>
  lines.some(({ cancellableQuantity }) => cancellableQuantity > 0)
    ? `${cancelPath}?orderCode=${encodeURIComponent(orderId)}`
    : undefined;

/** The link to return items of these lines, or to report a fault of them; undefined when nothing can be. */
export function toReturnLink(
  { orderId }: Pick<Order, 'orderId'>,
  lines: readonly OrderLine[],
): OrderLink | undefined {
  const canReturn = lines.some(({ returnableQuantity }) => returnableQuantity > 0);
  if (!canReturn && !lines.some(({ faultQuantity }) => faultQuantity > 0)) return undefined;
  return { href: returnPath(orderId), label: canReturn ? copy.return : copy.report };
}

/** URL of the replacement of items of these lines; undefined when none can be replaced [ORD-07]. */
export const toReplaceHref = (
  { orderId }: Pick<Order, 'orderId'>,
  lines: readonly OrderLine[],
): string | undefined =>
  lines.some(({ replaceableQuantity }) => replaceableQuantity > 0) ? replacementPath(orderId) : undefined;

/** The carrier of a parcel; undefined before it is booked. */
export function toCarrier(
  { number, courierName, trackingNumber, trackingUrl, sealNumber, events }: Order['parcels'][number],
  parcelCount: number,
): CarrierModel | undefined {
  if (trackingNumber === null) return undefined;
  const [event] = events;
  return {
    title: copy.carrier(number, parcelCount),
    courierName: courierName ?? '',
    trackingNumber: copy.trackingNumber(trackingNumber),
    copyText: trackingNumber,
    trackingUrl: trackingUrl ?? undefined,
    latest: event ? copy.latest(event.text, event.place, formatMoment(event.at)) : '',
    sealNumber: sealNumber === null ? '' : copy.sealNumber(sealNumber),
  };
}

function toGift({ giftOptions }: Order): OrderModel['gift'] {
  const summary = giftOptions ? giftSummary(giftOptions) : '';
  return giftOptions && summary ? { summary, message: giftOptions.message } : undefined;
}

/** Groups lines that arrive together. With an order code, each line links to the page of its item. */
export function toArrivals({ products, parcels }: Order, orderCode: string): ArrivalModel[] {
  const lines = products.flatMap((line) => toLines(line, parcels.length, orderCode));
  const expectedFirst = lines.toSorted((one, other) => Number(one.isCancelled) - Number(other.isCancelled));
  return groupBy(expectedFirst, ({ line }) => line.statusDisplay).map(([title, together]) => ({
    title,
    parts: groupBy(together, ({ line }) => JSON.stringify(line.trail)).map(([, same]) => ({
      lines: same,
      trail: orderTrail(same[0]?.line.trail ?? []),
      names: same.map(({ line }) => line.productName).join(', '),
    })),
  }));
}

/** A line, divided into units that travel together. A line of an order that is not placed is not divided. */
export function toLines(line: OrderLine, parcelCount: number, orderCode = ''): OrderLineModel[] {
  const href = orderCode && orderPath(orderCode, line.transactionId);
  if (line.groups.length === 0)
    return [
      {
        key: line.transactionId,
        line,
        price: rupeesToPaise(line.price.doubleValue),
        parcelNumber: 1,
        parcel: copy.parcel(1, 1, line.sellerName),
        isCancelled: false,
        isExchanged: false,
        comeBack: toComeBack(line),
        href,
      },
    ];
  return line.groups.map(({ quantity, price, parcel, state, statusDisplay, trail }, at) => ({
    key: `${line.transactionId} ${at}`,
    line: { ...line, quantity, statusDisplay, trail },
    price: rupeesToPaise(price.doubleValue),
    parcelNumber: parcel,
    parcel: copy.parcel(parcel, parcelCount, line.sellerName),
    isCancelled: state === 'CANCELLED',
    isExchanged: state === 'REPLACED',
    comeBack: toComeBack(line),
    href,
  }));
}

/** Last day to return or replace a line; the name of its policy when there is none. */
function toComeBack({ returnBy, replaceBy, returnPolicy }: OrderLine): string {
  if (returnBy !== null) return copy.returnBy(formatDay(returnBy));
  return replaceBy === null ? returnPolicy : copy.replaceBy(formatDay(replaceBy));
}

/** Parts of the refunds of an order, with the time of their arrival. */
function toRefunds({ refunds }: Order): SummaryRow[] {
  return refunds.flatMap(({ parts }) =>
    parts.map(({ destination, name, amount, status, arrivesBy, isLate, bankReference }) => ({
      label: name,
      value: amount,
      note: [
        status === 'failed'
          ? copy.refundFailed
          : isLate
            ? copy.refundLate
            : destination === 'provider' || status === 'pending'
              ? (status === 'done' ? copy.refundSent : copy.refundBy)(formatDay(arrivesBy))
              : copy.refunded,
        bankReference === null ? '' : copy.bankReference(bankReference),
      ]
        .filter(Boolean)
        .join(' '),
    })),
  );
}

const toRedirects = ({ orderId, refunds }: Order): OrderLink[] =>
  refunds.flatMap(({ parts }) =>
    parts.flatMap(({ amount, redirectId }) =>
      redirectId === null
        ? []
        : { href: redirectRefundPath(orderId, redirectId), label: copy.redirect(formatPrice(amount)) },
    ),
  );

/** Links to the documents of an order. Items that can still be cancelled have no invoice yet. */
function toInvoices({ orderId, invoices, products }: Order): Pick<OrderModel, 'invoices' | 'invoiceNote'> {
  const isLater = products.some(({ cancellableQuantity }) => cancellableQuantity > 0);
  return {
    invoices: (invoices ?? []).map(({ number, kind, issuedDate, sellerName, total, invoiceNumber }) => {
      const label = kind === 'INVOICE' ? copy.downloadInvoice : copy.downloadCreditNote;
      return {
        key: number,
        href: invoicePath(orderId, number),
        label,
        name: copy.ofDocument(label, number),
        facts: copy.documentFacts(number, formatDate(issuedDate), rupeesToPaise(total.doubleValue)),
        note: invoiceNumber === null ? copy.soldBy(sellerName) : copy.corrects(invoiceNumber),
      };
    }),
    invoiceNote:
      !invoices || !isLater ? '' : invoices.length > 0 ? copy.otherInvoicesLater : copy.invoiceLater,
  };
}

/** Groups items by key, in the order of the keys' first appearance. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
