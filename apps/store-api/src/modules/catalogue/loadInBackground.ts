import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { runWithPriority } from '../../db/workQueue.ts';

/** Products read in one batch. Small, because shoppers' statements wait for a batch. */
const batchSize = 50;

/**
 * Loads products in batches, until `load` resolves to false or the signal aborts. Calls come first: each
 * batch is a new background call, and before it the event loop reads requests, which the embedded database
 * would keep waiting otherwise.
 */
export async function loadInBackground(
  ids: readonly string[],
  load: (batch: readonly string[]) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < ids.length && !signal.aborted; at += batchSize) {
    const batch = ids.slice(at, at + batchSize);
    await nextLoopIteration();
    if (!(await runWithPriority('background', () => load(batch)))) return;
  }
}
