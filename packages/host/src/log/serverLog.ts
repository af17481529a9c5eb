import type { FastifyBaseLogger } from 'fastify';
import { currentRequest } from '../http/currentRequest.ts';
import type { Log } from './log.ts';

/** Passes only errors from Fastify to the log: its other lines contain the requested URL. */
export function toServerLog(log: Log): FastifyBaseLogger {
  const faults = (given: unknown) => {
    const error = given instanceof Error ? given : (given as { err?: unknown } | undefined)?.err;
    if (error !== undefined) log.fault(currentRequest()?.where ?? 'The server', error);
  };
  const nothing = () => undefined;
  const serverLog: FastifyBaseLogger = {
    level: 'warn',
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
