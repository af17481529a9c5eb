import type { FastifyBaseLogger } from 'fastify';
import { currentRequest } from './currentRequest.ts';
import type { Log } from './log.ts';

/**
 * A logger for Fastify that logs only errors. All other log lines of Fastify are dropped, because they
 * contain the requested URL.
 */
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
