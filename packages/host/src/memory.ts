import { getHeapStatistics } from 'node:v8';

/**
 * Above this share of its heap, a process spends its time in garbage collection. Without new requests it
 * recovers, or runs out of memory and is restarted.
 */
const maxShare = 0.95;

/** Whether the process has used up its heap, so that it should get no new requests. `taken`: 0 to 1. */
export const isMemoryUsedUp = (taken = heapTaken()): boolean => taken > maxShare;

function heapTaken(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}
