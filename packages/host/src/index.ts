export { createAttemptLimits, type Attempt } from './attemptLimits.ts';
export { callerName } from './callerName.ts';
export { createGracefulShutdown, type GracefulShutdown } from './gracefulShutdown.ts';
export { damagedLock, loadDemoSecrets } from './loadDemoSecrets.ts';
export { createLimiter, takeAll, waitOfAny, type Limiter } from './limiter.ts';
export { isMemoryUsedUp } from './memory.ts';
export { openSharedCounts, type SharedCounts } from './sharedCounts.ts';
export { databaseProblem, folderProblem, StartupError } from './startProblem.ts';
export { weakSecrets, weakSecretsMessage } from './weakSecrets.ts';
