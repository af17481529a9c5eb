import { currentRequest } from '../http/currentRequest.ts';
import type { Log } from './log.ts';

type Tell = (given: unknown, ...more: unknown[]) => void;

/** What a server library logs to. */
export interface ServerLog {
  level: string;
  fatal: Tell;
  error: Tell;
  warn: Tell;
  info: Tell;
  debug: Tell;
  trace: Tell;
  silent: Tell;
  child(): ServerLog;
}

/** Lets a library log its faults, and nothing else: its own sentences repeat the address that was asked for. */
export function toServerLog(log: Log, level: string): ServerLog {
  const faults: Tell = (given) => {
    const error = given instanceof Error ? given : (given as { err?: unknown } | undefined)?.err;
    if (error !== undefined) log.fault(currentRequest()?.where ?? 'The server', error);
  };
  const nothing: Tell = () => undefined;
  const serverLog: ServerLog = {
    level,
    fatal: faults,
    error: faults,
    warn: faults,
    info: nothing,
    debug: nothing,
    trace: nothing,
    silent: nothing,
    child: () => serverLog,
  };
  return serverLog;
}
