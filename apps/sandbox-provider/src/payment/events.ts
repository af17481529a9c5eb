import { randomBytes } from 'node:crypto';
import { orderStatus } from './orderStatus.ts';
import type { Store } from './store.ts';

export type EventName = 'TXN_CREATED' | 'ORDER_SUCCEEDED' | 'ORDER_FAILED' | 'ORDER_REFUNDED';

/** Puts an event into the queue, in the transaction that makes it true. `times`: how often it is told, under one id. */
export function tell(
  store: Store,
  { orderId, merchantId, now, name }: { orderId: string; merchantId: string; now: number; name: EventName },
  { delayMs = 0, times = 1 }: { delayMs?: number; times?: number } = {},
): void {
  const order = orderStatus(store, orderId, merchantId);
  // Nobody is told of an order that has vanished.
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
