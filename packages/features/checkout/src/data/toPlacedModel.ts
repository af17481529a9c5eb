import type { Order } from '@luxe/contract/calls';
import { formatDate, formatDay, rupeesToPaise, type Paise } from '@luxe/format';
import { addressLine } from '@luxe/patterns/address-card';
import { copy } from '../copy.ts';

export type PlacedModel = {
  orderRefNo: string;
  /** Where the order is shown. */
  href: string;
  placed: string;
  /** How it is paid, as a label. */
  mode: string;
  payable: Paise;
  /** Days of arrival, soonest first, each once: `Tuesday, 24 November`. */
  days: string[];
  address: string;
  imageURL: string | undefined;
};

/** An order as the confirmation shows it [CHK-26]. */
export function toPlacedModel(order: Order): PlacedModel {
  const dates = [...new Set(order.products.map((line) => line.estimatedDeliveryDate))].sort();
  return {
    orderRefNo: order.orderRefNo,
    href: `/my-account/order?orderCode=${encodeURIComponent(order.orderId)}`,
    placed: formatDate(order.placedDate),
    mode: copy.modes[order.paymentMode],
    payable: rupeesToPaise(order.finalAmount.doubleValue),
    days: [...new Set(dates.map(formatDay))],
    address: addressLine(order.deliveryAddress),
    imageURL: order.products[0]?.imageURL,
  };
}
