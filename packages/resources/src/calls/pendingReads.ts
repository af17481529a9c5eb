import { createStore, useStore } from '../state/createStore.ts';

const pending = createStore(() => 0);

/** Counts a read of a screen until it ends. */
export function countRead<T>(read: Promise<T>): Promise<T> {
  pending.set(pending.get() + 1);
  return read.finally(() => pending.set(pending.get() - 1));
}

/** How many reads of screens have not ended. Each counts, so one that ends does not hide another [SHL-22]. */
export const usePendingReads = (): number => useStore(pending);
