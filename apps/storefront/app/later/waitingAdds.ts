import type { AddRequest } from '@luxe/resources';

/** An item that a shopper wants to add when the browser is online again. */
export interface WaitingAdd extends Pick<AddRequest, 'productCode' | 'USSID'> {
  readonly id: string;
  readonly quantity: number;
  readonly name: string;
  /** The price that the shopper saw; null when this device does not know it. */
  readonly price: number | null;
  readonly priceText: string;
  readonly color: string;
}

/** The offer as the store has it now. */
export interface CurrentOffer {
  readonly price: number;
  readonly priceText: string;
  readonly isAvailable: boolean;
}

export interface WaitingPort {
  read(): readonly WaitingAdd[];
  write(items: readonly WaitingAdd[]): void;
  isOnline(): boolean;
  /** Undefined when the store no longer lists the offer. Rejects without a response. */
  findOffer(item: WaitingAdd): Promise<CurrentOffer | undefined>;
  /** Adds the item with a single request. */
  add(item: WaitingAdd): Promise<{ ok: true } | { ok: false; reason: string; message: string }>;
}

/** What became of an item. `ask`: its price changed, so the shopper decides. */
export type WaitingResult =
  | { readonly kind: 'added' | 'soldOut' | 'unknown'; readonly item: WaitingAdd }
  | { readonly kind: 'failed'; readonly item: WaitingAdd; readonly message: string }
  | { readonly kind: 'ask'; readonly item: WaitingAdd; readonly now: CurrentOffer | undefined };

/** Most items that wait. */
const maxWaiting = 20;

/** Adds an item to those that wait. The same item again replaces the earlier one, so it is added once. */
export function addWaiting(port: Pick<WaitingPort, 'read' | 'write'>, item: WaitingAdd): void {
  const others = port.read().filter(({ USSID }) => USSID !== item.USSID);
  port.write([...others, item].slice(-maxWaiting));
}

/** Takes an item out. False when another tab has taken it, or the shopper has declined it. */
export function takeWaiting(port: Pick<WaitingPort, 'read' | 'write'>, { id }: WaitingAdd): boolean {
  const items = port.read();
  const others = items.filter((one) => one.id !== id);
  if (others.length === items.length) return false;
  port.write(others);
  return true;
}

/**
 * Sends the items that wait, one after another. An item leaves the list before its request, so that it is
 * never sent twice: without a response, the shopper is asked to look into the bag.
 */
export async function sendWaiting(port: WaitingPort, report: (result: WaitingResult) => void): Promise<void> {
  for (const item of port.read()) {
    let offer: CurrentOffer | undefined;
    try {
      offer = await port.findOffer(item);
    } catch {
      return;
    }
    if (offer && !offer.isAvailable) {
      if (takeWaiting(port, item)) report({ kind: 'soldOut', item });
    } else if (!offer || offer.price !== item.price) report({ kind: 'ask', item, now: offer });
    else await sendWaitingItem(port, item, report);
  }
}

/** Sends one item, with the consent of the shopper to its price. */
export async function sendWaitingItem(
  port: WaitingPort,
  item: WaitingAdd,
  report: (result: WaitingResult) => void,
): Promise<void> {
  if (!port.isOnline() || !takeWaiting(port, item)) return;
  const outcome = await port.add(item);
  if (outcome.ok) report({ kind: 'added', item });
  else if (withoutResponse.has(outcome.reason)) report({ kind: 'unknown', item });
  else report({ kind: 'failed', item, message: outcome.message });
}

/**
 * Wraps the request of an item, and reports which items are being added. The shop offers "Add when online"
 * after an add without a connection, but not for these: the lost request may have reached the store, and the
 * item would be added twice.
 */
export function watchAdds(add: WaitingPort['add']): {
  readonly add: WaitingPort['add'];
  readonly isAdding: (ussid: string) => boolean;
} {
  const adding = new Set<string>();
  return {
    isAdding: (ussid) => adding.has(ussid),
    add: async (item) => {
      adding.add(item.USSID);
      try {
        return await add(item);
      } finally {
        adding.delete(item.USSID);
      }
    },
  };
}

/**
 * Follows the adds of the page. An add that was under way when the connection was lost may have reached the
 * store, so the shop does not offer "Add when online" for it.
 */
export function watchLostAdds(pending: () => readonly Pick<AddRequest, 'USSID'>[]) {
  const lost = new Set<string>();
  return {
    handleOffline: () => {
      for (const { USSID } of pending()) lost.add(USSID);
    },
    handleOnline: () => lost.clear(),
    /** Whether the add of an item was under way. True only once, because the next add is a new one. */
    take: (ussid: string) => lost.delete(ussid),
  };
}

/** Failures after which the store may have added the item. */
const withoutResponse: ReadonlySet<string> = new Set(['offline', 'unreachable', 'timeout', 'unreadable']);
