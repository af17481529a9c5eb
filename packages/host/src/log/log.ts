import { currentRequest } from '../http/currentRequest.ts';
import { describeFault } from './describeFault.ts';

/** `debug` adds a line for each request that was answered. */
export const logLevels = ['silent', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Lines for whoever runs a program. Nothing of a shopper goes in: no token, code, phone, address, cookie or query. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
  /** A fault of ours: where, and what kind. Not its message. */
  fault(where: string, error: unknown): void;
  /** A request and its answer; `where` is method and route template. */
  answered(where: string, status: number, ms: number): void;
}

export function createLog(level: LogLevel, write: (line: string) => void = toOutput): Log {
  const from = (least: LogLevel) => logLevels.indexOf(level) >= logLevels.indexOf(least);
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
