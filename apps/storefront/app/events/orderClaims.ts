import type { Client } from '@luxe/client';
import { current } from '@luxe/contract/calls';
import type { SessionStorage } from '@luxe/resources';
import type { DomainEvents } from '@luxe/telemetry';

type PlacedOrder = Pick<DomainEvents['order placed'], 'orderId' | 'isGiftCard'>;

export interface OrderClaims {
  /**
   * Resolves to the id of the event if this browser may report the order to a receiver, else to undefined.
   * The first call for an order asks the store. A receiver gets an order once in a page.
   */
  claim(receiver: string, order: PlacedOrder): Promise<string | undefined>;
}

const storageKey = 'placedEvents';
/** Most orders whose events are remembered. One tab shows few orders. */
const maxOrders = 20;
/** Stands for an order that needs no request: this tab has reported it, or another browser has. */
const settled = 'settled';

/**
 * Claims the events of placed orders at the store, which grants each order to one event. The id of an event
 * is stored in the tab before the request, so that a reload after a lost response asks with the same id.
 */
export function createOrderClaims(client: Client, storage: SessionStorage, newId: () => string): OrderClaims {
  const results = new Map<string, Promise<string | undefined>>();
  const reported = new Set<string>();

  const read = () => new Map((storage.getItem(storageKey) ?? '').split(',').map(toPair));
  const write = (orderId: string, id: string) => {
    const entries = [...read().set(orderId, id)].filter(([name]) => name !== '');
    storage.setItem(
      storageKey,
      entries
        .slice(-maxOrders)
        .map((entry) => entry.join(':'))
        .join(','),
    );
  };

  async function ask({ orderId, isGiftCard }: PlacedOrder): Promise<string | undefined> {
    const known = read().get(orderId);
    if (known === settled) return undefined;
    const eventId = known ?? newId();
    write(orderId, eventId);
    const query = { eventId };
    const { isFirst } = isGiftCard
      ? await client.call('claimGiftCardEvent', { params: { user: current, giftCard: orderId }, query })
      : await client.call('claimPlacedEvent', { params: { user: current, orderCode: orderId }, query });
    write(orderId, settled);
    return isFirst ? eventId : undefined;
  }

  return {
    async claim(receiver, order) {
      const { orderId } = order;
      const result = results.get(orderId) ?? ask(order);
      results.set(orderId, result);
      try {
        const id = await result;
        const key = `${receiver} ${orderId}`;
        if (id === undefined || reported.has(key)) return undefined;
        reported.add(key);
        return id;
      } catch {
        // The next view of the order asks again.
        results.delete(orderId);
        return undefined;
      }
    },
  };
}

const toPair = (entry: string): [orderId: string, id: string] => {
  const [orderId = '', id = settled] = entry.split(':');
  return [orderId, id];
};
