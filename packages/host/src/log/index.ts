export { createLog, logLevels, type Log, type LogLevel } from './log.ts';
export { exitOnUncaughtError } from './exitOnUncaughtError.ts';
