import type { Cart } from '@luxe/contract/calls';
import { attempt, type Outcome } from '../state/outcome.ts';
import { createStore, type Store } from '../state/createStore.ts';
import { applyPending, noPendingChanges, type PendingBag } from './applyPending.ts';

/** An item to add to the bag. */
export interface AddRequest {
  readonly productCode: string;
  readonly USSID: string;
  /** Default 1. */
  readonly quantity?: number;
  /** For Undo: the position at which the store restores a removed line, together with its `deliveryMode`. */
  readonly entryNumber?: string | undefined;
  readonly deliveryMode?: Cart['products'][number]['elligibleDeliveryMode'][number]['code'] | undefined;
}

/** The response to an added item. `price` is in rupees, for analytics. */
interface AddedItem {
  count: number;
  price?: number | undefined;
  sellerId?: string | undefined;
}

/** What the queue needs from the store and the cache. */
export interface BagPort {
  add(request: AddRequest): Promise<AddedItem>;
  update(entryNumber: string, quantity: number): Promise<{ count: number }>;
  remove(entryNumber: string): Promise<{ count: number }>;
  /** Applies a change that the store has confirmed to the cached bag, if there is one. */
  confirm(change: (cart: Cart) => Cart, count: number): void;
  /** Reads the bag again. Called when the store has responded to all pending changes. */
  refresh(): void;
}

export interface BagQueue {
  readonly pending: Store<PendingBag>;
  add(request: AddRequest): Promise<Outcome<AddedItem>>;
  /** 0 removes the line. */
  setQuantity(entryNumber: string, quantity: number): Promise<Outcome>;
  /**
   * Resolves when no change is pending. The result is true if the store has confirmed all changes that were
   * pending, otherwise false.
   */
  settle(): Promise<boolean>;
  isBusy(): boolean;
}

interface Lane {
  wanted: number | undefined;
  result: Promise<Outcome>;
}

/**
 * Creates a queue of bag changes. A change is visible at once, and is undone if the store rejects it.
 * Requests that add items are sent one after another. For each line, only one request is pending at a time.
 * If the shopper sets several quantities during a request, only the last quantity is sent. All callers that
 * wait for the same line get the same outcome.
 */
export function createBagQueue(port: BagPort): BagQueue {
  const pending = createStore<PendingBag>(() => noPendingChanges);
  const lanes = new Map<string, Lane>();
  const running = new Set<Promise<Outcome>>();
  let lastAdd: Promise<unknown> = Promise.resolve();

  const show = (entryNumber: string, quantity: number | undefined) => {
    const { [entryNumber]: _, ...others } = pending.get().lines;
    pending.set({
      ...pending.get(),
      lines: quantity === undefined ? others : { ...others, [entryNumber]: quantity },
    });
  };

  const watch = <T extends Outcome>(result: Promise<T>): Promise<T> => {
    running.add(result);
    void result.then(() => {
      running.delete(result);
      if (running.size === 0) port.refresh();
    });
    return result;
  };

  async function flush(entryNumber: string, lane: Lane): Promise<Outcome> {
    let outcome: Outcome = { ok: true };
    while (lane.wanted !== undefined) {
      const quantity = lane.wanted;
      lane.wanted = undefined;
      const sent = await attempt(() =>
        quantity === 0 ? port.remove(entryNumber) : port.update(entryNumber, quantity),
      );
      if (sent.ok) {
        const done: PendingBag = { lines: { [entryNumber]: quantity }, adds: [] };
        port.confirm((cart) => ({ ...applyPending(cart, done), count: sent.count }), sent.count);
      }
      outcome = sent.ok ? { ok: true } : sent;
    }
    lanes.delete(entryNumber);
    show(entryNumber, undefined);
    return outcome;
  }

  async function sendAdd(request: AddRequest, pendingAdd: PendingBag['adds'][number]) {
    const sent = await attempt(() => port.add(request));
    if (sent.ok) {
      const done: PendingBag = { lines: {}, adds: [pendingAdd] };
      port.confirm((cart) => ({ ...applyPending(cart, done), count: sent.count }), sent.count);
    }
    pending.set({ ...pending.get(), adds: pending.get().adds.filter((other) => other !== pendingAdd) });
    return sent;
  }

  return {
    pending,
    isBusy: () => running.size > 0,
    setQuantity: (entryNumber, quantity) => {
      show(entryNumber, quantity);
      const known = lanes.get(entryNumber);
      if (known) {
        known.wanted = quantity;
        return known.result;
      }
      const lane: Lane = { wanted: quantity, result: Promise.resolve({ ok: true }) };
      lanes.set(entryNumber, lane);
      lane.result = watch(flush(entryNumber, lane));
      return lane.result;
    },
    add: (request) => {
      const pendingAdd = { USSID: request.USSID, quantity: request.quantity ?? 1 };
      pending.set({ ...pending.get(), adds: [...pending.get().adds, pendingAdd] });
      const sent = lastAdd.then(() => sendAdd(request, pendingAdd));
      lastAdd = sent;
      return watch(sent);
    },
    settle: async () => {
      let isConfirmed = true;
      while (running.size) {
        const outcomes = await Promise.all(running);
        isConfirmed &&= outcomes.every(({ ok }) => ok);
      }
      return isConfirmed;
    },
  };
}
