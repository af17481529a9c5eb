import { getHeapStatistics } from 'node:v8';

/**
 * Above this share of its heap, a process spends its time in garbage collection. It should then get no new
 * requests, so that it recovers, or runs out of memory and is restarted.
 */
const maxShare = 0.95;

/**
 * Whether the process has used up its heap and should get no new requests. `taken` is the used share of the
 * heap, from 0 to 1.
 */
export const isMemoryUsedUp = (taken = heapTaken()): boolean => taken > maxShare;

function heapTaken(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}
