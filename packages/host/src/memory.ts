import { getHeapStatistics } from 'node:v8';

/**
 * Used share of the heap above which a process spends its time in garbage collection. Such a process should
 * get no new requests, so that it can free memory. If it runs out of memory instead, it is restarted.
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
