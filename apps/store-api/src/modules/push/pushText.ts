import { orderPath } from '@luxe/contract/paths';
import type { PushKind, PushMessage } from '@luxe/contract/push-values';

/**
 * A sentence for each message. A phone shows it on its locked screen, so it has the number and the status of
 * the order and nothing about the customer or the items.
 */
const texts: Readonly<
  Record<PushKind, { readonly title: string; readonly body: (number: string) => string }>
> = {
  shipped: { title: 'Shipped', body: (number) => `Your order ${number} is on its way.` },
  outForDelivery: { title: 'Arriving today', body: (number) => `Your order ${number} is out for delivery.` },
  delivered: { title: 'Delivered', body: (number) => `Your order ${number} has arrived.` },
  refundStarted: {
    title: 'Refund started',
    body: (number) => `Money for your order ${number} is on its way back.`,
  },
  refundDone: { title: 'Refund complete', body: (number) => `Money for your order ${number} is back.` },
};

/** A later message about an order replaces the earlier one on the device. */
export const toPushMessage = (kind: PushKind, orderId: string): PushMessage => ({
  title: texts[kind].title,
  body: texts[kind].body(orderId.replaceAll('-', ' ')),
  path: orderPath(orderId),
  tag: orderId,
});
