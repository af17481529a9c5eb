export { callerName } from './callerName.ts';
export { createEnding, type Ending } from './ending.ts';
export { keptSecrets } from './keptSecrets.ts';
export { createLimiter, takeAll, waitOfAny, type Limiter } from './limiter.ts';
export { isMemoryUsedUp } from './memory.ts';
export { openSharedCounts, type SharedCounts } from './sharedCounts.ts';
