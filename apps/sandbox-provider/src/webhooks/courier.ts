import type { Clock } from '../clock.ts';
import type { Merchant, WebhookTarget } from '../config.ts';
import type { Store } from '../payment/store.ts';
import { signBody, signatureAlgorithm } from '../signature.ts';

/** Brings events to the shop. */
export interface Courier {
  /** Tries all that are due; of each order the next only when the one before has arrived. Never rejects. */
  deliverDue(): Promise<void>;
  /** Tries what is due of one order, one after the other, and stops at the first that does not arrive. Never rejects. */
  deliverOf(orderId: string): Promise<void>;
}

interface Waiting {
  readonly id: number;
  readonly body: string;
  readonly tries: number;
}

export interface CourierParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly merchant: Pick<Merchant, 'responseKey'>;
  readonly target: WebhookTarget;
  readonly timeoutMs?: number;
}

/** After a try that failed: 1, 2, 4 … seconds, at most ten minutes; given up after the last. */
const mostTries = 15;
const pauseMs = (tries: number) => Math.min(1000 * 2 ** (tries - 1), 600_000);

export function createCourier({ store, clock, merchant, target, timeoutMs = 5000 }: CourierParts): Courier {
  const authorization = `Basic ${Buffer.from(`${target.user}:${target.password}`).toString('base64')}`;
  /** By order: who comes while its events are on the way comes after them. */
  const underWay = new Map<string, Promise<void>>();

  const nextOf = (orderId: string) =>
    store.one<Waiting & { due_at: number }>(
      'SELECT * FROM webhook WHERE order_id = ? ORDER BY id LIMIT 1',
      orderId,
    );

  async function carry(orderId: string): Promise<void> {
    for (let next = nextOf(orderId); next && next.due_at <= clock.now(); next = nextOf(orderId)) {
      const hasArrived = await post(next.body);
      const tries = next.tries + 1;
      if (hasArrived || tries >= mostTries) store.run('DELETE FROM webhook WHERE id = ?', next.id);
      else
        store.run(
          'UPDATE webhook SET tries = ?, due_at = ? WHERE id = ?',
          tries,
          clock.now() + pauseMs(tries),
          next.id,
        );
      if (!hasArrived) return;
    }
  }

  async function post(body: string): Promise<boolean> {
    const answer = await fetch(target.url, {
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
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  }

  function deliverOf(orderId: string): Promise<void> {
    const carried = (underWay.get(orderId) ?? Promise.resolve()).then(() => carry(orderId));
    underWay.set(orderId, carried);
    return carried.finally(() => underWay.get(orderId) === carried && underWay.delete(orderId));
  }

  return {
    deliverOf,
    async deliverDue() {
      const due = store.all<{ order_id: string }>(
        `SELECT order_id FROM (SELECT order_id, due_at, min(id) FROM webhook GROUP BY order_id) WHERE due_at <= ? LIMIT 50`,
        clock.now(),
      );
      await Promise.all(due.map(({ order_id }) => underWay.get(order_id) ?? deliverOf(order_id)));
    },
  };
}
