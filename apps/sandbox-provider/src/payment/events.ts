import { randomBytes } from 'node:crypto';
import { orderStatus } from './orderStatus.ts';
import type { Store } from './paymentStore.ts';

export type EventName =
  'TXN_CREATED' | 'ORDER_SUCCEEDED' | 'ORDER_FAILED' | 'ORDER_REFUNDED' | 'ORDER_REFUND_FAILED';

/**
 * Adds a webhook to the queue. Call this function in the database transaction that makes the change. `times`
 * is how often the webhook is delivered, always with the same id.
 */
export function enqueueEvent(
  store: Store,
  { orderId, merchantId, now, name }: { orderId: string; merchantId: string; now: number; name: EventName },
  { delayMs = 0, times = 1 }: { delayMs?: number; times?: number } = {},
): void {
  const order = orderStatus(store, orderId, merchantId);
  // The outcome `vanishes` makes an order unknown. Such an order gets no webhooks.
  if (!order) return;
  const body = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    date_created: new Date(now).toISOString(),
    event_name: name,
    content: { order },
  });
  for (let time = 0; time < times; time += 1)
    store.run('INSERT INTO webhook (order_id, body, due_at) VALUES (?, ?, ?)', orderId, body, now + delayMs);
}
