import { currentRequest } from './currentRequest.ts';
import { describeFault } from './describeFault.ts';

/** `debug` adds a line for each request. */
export const logLevels = ['silent', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Log lines for operators. They never contain data of a shopper: no token, code, phone, address, cookie or
 * query.
 */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
  /** An error in our code: its location and class, never its message. */
  fault(where: string, error: unknown): void;
  /** A request and its response; `where` is the method and route template. */
  answered(where: string, status: number, ms: number): void;
}

export function createLog(level: LogLevel, write: (line: string) => void = toOutput): Log {
  const from = (minLevel: LogLevel) => logLevels.indexOf(level) >= logLevels.indexOf(minLevel);
  const named = (line: string) => {
    const id = currentRequest()?.id;
    return id === undefined ? line : `${line} [${id}]`;
  };
  return {
    info: (line) => from('info') && write(line),
    warn: (line) => from('warn') && write(line),
    fault: (where, error) => from('warn') && write(named(`${where} failed: ${describeFault(error)}`)),
    answered: (where, status, ms) =>
      from('debug') && write(named(`${where} answered ${status} in ${ms.toFixed(1)} ms`)),
  };
}

function toOutput(line: string) {
  process.stdout.write(`${line}\n`);
}
