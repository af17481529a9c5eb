export { createAttemptLimits, type Attempt } from './attemptLimits.ts';
export { callerName } from './callerName.ts';
export { systemClock, type Clock } from './clock.ts';
export { createConcurrencyQuota, type ConcurrencyQuota } from './concurrency/concurrencyQuota.ts';
export { createSemaphore, type Semaphore, type SemaphoreLimits } from './concurrency/semaphore.ts';
export { DomainError } from './domainError.ts';
export { equalsSecret } from './equalsSecret.ts';
export { createGracefulShutdown, type GracefulShutdown } from './gracefulShutdown.ts';
export { createLimiter, takeAll, waitOfAny, type Limiter } from './limiter.ts';
export { LruCache } from './lruCache.ts';
export { isMemoryUsedUp } from './memory.ts';
export { openSharedCounts, type SharedCounts } from './sharedCounts.ts';
export {
  databaseProblem,
  exitOnFailedStart,
  folderProblem,
  portProblem,
  StartupError,
} from './startupError.ts';
