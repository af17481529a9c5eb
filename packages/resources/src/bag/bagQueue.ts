import type { Cart } from '@luxe/contract/calls';
import { attempt, type Outcome } from '../outcome.ts';
import { createStore, type Store } from '../store.ts';
import { applyPending, nothingPending, type PendingBag } from './applyPending.ts';

/** A piece to put into the bag. */
export interface AddRequest {
  readonly productCode: string;
  readonly USSID: string;
  /** Default 1. */
  readonly quantity?: number;
  /** Of a line that was taken out: it comes back to its place, and goes as it went. */
  readonly entryNumber?: string | undefined;
  readonly deliveryMode?: Cart['products'][number]['elligibleDeliveryMode'][number]['code'] | undefined;
}

/** What the queue needs of the shop and of the cache. */
export interface BagPort {
  add(piece: AddRequest): Promise<{ count: number }>;
  update(entryNumber: string, quantity: number): Promise<{ count: number }>;
  remove(entryNumber: string): Promise<{ count: number }>;
  /** Changes the confirmed bag, where one is known. */
  confirm(change: (cart: Cart) => Cart, count: number): void;
  /** Every change is answered: read the bag again. */
  refresh(): void;
}

export interface BagQueue {
  readonly pending: Store<PendingBag>;
  add(piece: AddRequest): Promise<Outcome<{ count: number }>>;
  /** 0 takes the line out. */
  setQuantity(entryNumber: string, quantity: number): Promise<Outcome>;
  /** Resolves when nothing is under way: true when all that it waited for was confirmed. */
  settle(): Promise<boolean>;
  isBusy(): boolean;
}

interface Lane {
  wanted: number | undefined;
  result: Promise<Outcome>;
}

/**
 * Changes of the bag that show at once and are sent in order: one request per line at a time, and of the quantities that were asked
 * for meanwhile only the last. A refusal takes the change back and tells why; all who waited on that line hear the same.
 */
export function createBagQueue(port: BagPort): BagQueue {
  const pending = createStore<PendingBag>(() => nothingPending);
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

  async function drain(entryNumber: string, lane: Lane): Promise<Outcome> {
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

  async function sendAdd(piece: AddRequest, shown: PendingBag['adds'][number]) {
    const sent = await attempt(() => port.add(piece));
    if (sent.ok) {
      const done: PendingBag = { lines: {}, adds: [shown] };
      port.confirm((cart) => ({ ...applyPending(cart, done), count: sent.count }), sent.count);
    }
    pending.set({ ...pending.get(), adds: pending.get().adds.filter((other) => other !== shown) });
    return sent.ok ? { ok: true as const, count: sent.count } : sent;
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
      lane.result = watch(drain(entryNumber, lane));
      return lane.result;
    },
    add: (piece) => {
      const shown = { USSID: piece.USSID, quantity: piece.quantity ?? 1 };
      pending.set({ ...pending.get(), adds: [...pending.get().adds, shown] });
      const sent = lastAdd.then(() => sendAdd(piece, shown));
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
