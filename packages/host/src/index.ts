export { createAttemptLimits, type Attempt } from './attemptLimits.ts';
export { callerName } from './callerName.ts';
export { createEnding, type Ending } from './ending.ts';
export { damagedLock, keptSecrets } from './keptSecrets.ts';
export { createLimiter, takeAll, waitOfAny, type Limiter } from './limiter.ts';
export { isMemoryUsedUp } from './memory.ts';
export { openSharedCounts, type SharedCounts } from './sharedCounts.ts';
export { databaseProblem, folderProblem, StartProblem } from './startProblem.ts';
export { weakSecrets, weakSecretsSentence } from './weakSecrets.ts';
