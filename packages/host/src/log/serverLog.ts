import type { FastifyBaseLogger } from 'fastify';
import { currentRequest } from '../http/currentRequest.ts';
import type { Log } from './log.ts';

/** Lets Fastify log its faults, and nothing else: its own sentences repeat the address that was asked for. */
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
