import type { OrderListItem } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';

export interface OrderOption {
  /** Number of the order; empty for none. */
  readonly value: string;
  readonly label: string;
}

/**
 * The choice of an order: none, then the customer's newest orders. An order that the page was opened with is
 * in the choice, also when it is not among the newest.
 */
export function toOrderOptions(
  orders: readonly Pick<OrderListItem, 'orderId' | 'placedDate' | 'products'>[],
  opened: string,
  none: string,
): OrderOption[] {
  const newest = orders.map(({ orderId, placedDate, products: [first] }) => ({
    value: orderId,
    label: [orderId, formatDay(placedDate), first?.productName].filter(Boolean).join(', '),
  }));
  const isMissing = opened !== '' && newest.every(({ value }) => value !== opened);
  return [{ value: '', label: none }, ...(isMissing ? [{ value: opened, label: opened }] : []), ...newest];
}
