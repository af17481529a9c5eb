export { createLog, logLevels, type Log, type LogLevel } from './log.ts';
export { toServerLog } from './serverLog.ts';
