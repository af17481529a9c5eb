export { createLog, logLevels, type Log, type LogLevel } from './log.ts';
export { endOnStrayFault } from './strayFaults.ts';
