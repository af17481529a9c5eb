import type { EpochClock } from '../payment/epochClock.ts';
import type { Merchant } from '../protocol/merchant.ts';
import type { Store } from '../payment/paymentStore.ts';
import { signBody, signatureAlgorithm } from '../protocol/signature.ts';

/** The receiver of webhooks, with the user name and password it expects. */
export interface WebhookTarget {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/** Delivers webhooks to the shop. */
export interface Courier {
  /**
   * Sends all due webhooks. Each webhook of an order waits until the order's previous webhook has arrived.
   * Never rejects.
   */
  deliverDue(): Promise<void>;
  /** Sends the due webhooks of one order in sequence and stops at the first failure. Never rejects. */
  deliverOf(orderId: string): Promise<void>;
}

interface PendingWebhook {
  readonly id: number;
  readonly body: string;
  readonly tries: number;
}

export interface CourierParts {
  readonly store: Store;
  readonly clock: EpochClock;
  readonly merchant: Pick<Merchant, 'responseKey'>;
  readonly target: WebhookTarget;
  readonly timeoutMs?: number;
}

/** Pauses after failed attempts: 1, 2, 4 … seconds, at most 10 minutes. Stops after the last attempt. */
const maxTries = 15;
const backoffMs = (tries: number) => Math.min(1000 * 2 ** (tries - 1), 600_000);

export function createCourier({ store, clock, merchant, target, timeoutMs = 5000 }: CourierParts): Courier {
  const authorization = `Basic ${Buffer.from(`${target.user}:${target.password}`).toString('base64')}`;
  /** Running deliveries by order id. A new delivery waits for the previous delivery of the same order. */
  const pendingDeliveries = new Map<string, Promise<void>>();

  const nextOf = (orderId: string) =>
    store.one<PendingWebhook & { due_at: number }>(
      'SELECT * FROM webhook WHERE order_id = ? ORDER BY id LIMIT 1',
      orderId,
    );

  async function deliverPending(orderId: string): Promise<void> {
    for (let next = nextOf(orderId); next && next.due_at <= clock.now(); next = nextOf(orderId)) {
      const hasArrived = await post(next.body);
      const tries = next.tries + 1;
      if (hasArrived || tries >= maxTries) store.run('DELETE FROM webhook WHERE id = ?', next.id);
      else
        store.run(
          'UPDATE webhook SET tries = ?, due_at = ? WHERE id = ?',
          tries,
          clock.now() + backoffMs(tries),
          next.id,
        );
      if (!hasArrived) return;
    }
  }

  async function post(body: string): Promise<boolean> {
    const response = await fetch(target.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization,
        'content-type': 'application/json',
        'x-webhook-signature': signBody(body, merchant.responseKey),
        'x-webhook-signature-algorithm': signatureAlgorithm,
      },
      body,
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok ?? false;
  }

  function deliverOf(orderId: string): Promise<void> {
    const delivery = (pendingDeliveries.get(orderId) ?? Promise.resolve()).then(() =>
      deliverPending(orderId),
    );
    pendingDeliveries.set(orderId, delivery);
    return delivery.finally(
      () => pendingDeliveries.get(orderId) === delivery && pendingDeliveries.delete(orderId),
    );
  }

  return {
    deliverOf,
    async deliverDue() {
      const due = store.all<{ order_id: string }>(
        `SELECT order_id FROM (SELECT order_id, due_at, min(id) FROM webhook GROUP BY order_id) WHERE due_at <= ? LIMIT 50`,
        clock.now(),
      );
      await Promise.all(due.map(({ order_id }) => pendingDeliveries.get(order_id) ?? deliverOf(order_id)));
    },
  };
}
