import type { Order } from '@luxe/contract/calls';
import { orderPath, trackPath } from '@luxe/contract/paths';
import { orderHelpPath } from '@luxe/contract/after-order-paths';
import type { SummaryRow } from '@luxe/patterns/summary-table';
import { copy } from './copy.ts';
import {
  toArrivals,
  toCancelHref,
  toCarrier,
  toReplaceHref,
  toReturnLink,
  type ArrivalModel,
  type CarrierModel,
  type OrderLink,
} from './toOrderModel.ts';

export type OrderItemModel = {
  ref: string;
  orderHref: string;
  /** Brand and name of the product. */
  title: string;
  /** The units of the item, in groups that arrive together. */
  arrivals: ArrivalModel[];
  carriers: CarrierModel[];
  /** Delivery codes of the parcels with the item. */
  codes: string[];
  amounts: SummaryRow[];
  address: Order['deliveryAddress'];
  /** URLs of pages about the item; undefined when there is nothing to cancel, return or track. */
  cancelHref: string | undefined;
  returnLink: OrderLink | undefined;
  replaceHref: string | undefined;
  trackHref: string | undefined;
  helpHref: string;
};

/** Builds the page of an item of an order. Undefined when the order has no such item. */
export function toOrderItemModel(order: Order, transactionId: string): OrderItemModel | undefined {
  const line = order.products.find((one) => one.transactionId === transactionId);
  if (!line) return undefined;
  const numbers = new Set(line.groups.map(({ parcel }) => parcel));
  const parcels = order.parcels.filter(({ number }) => numbers.has(number));
  const count = order.parcels.length;
  const [first] = parcels;
  return {
    ref: order.orderRefNo,
    orderHref: orderPath(order.orderId),
    title: `${line.productBrand} ${line.productName}`,
    arrivals: toArrivals({ ...order, products: [line] }, ''),
    carriers: parcels.flatMap((parcel) => toCarrier(parcel, count) ?? []),
    codes: parcels.flatMap(({ number, deliveryCode }) =>
      deliveryCode === null ? [] : copy.deliveryCode(number, count, deliveryCode),
    ),
    amounts: [{ label: copy.itemPrice, value: line.price }],
    address: order.deliveryAddress,
    cancelHref: toCancelHref(order, [line]),
    returnLink: toReturnLink(order, [line]),
    replaceHref: toReplaceHref(order, [line]),
    trackHref: first && `${trackPath(order.orderId)}?parcel=${first.number}`,
    helpHref: orderHelpPath(order.orderId),
  };
}
