import { getHeapStatistics } from 'node:v8';

/** Above it the process spends its time on collecting; left alone for a moment, it gets room again, or ends and is started anew. */
const most = 0.95;

/** Whether the memory that the process may have is used up, so that nobody new should be sent here. `taken`: 0 to 1. */
export const isMemoryUsedUp = (taken = heapTaken()): boolean => taken > most;

function heapTaken(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}
