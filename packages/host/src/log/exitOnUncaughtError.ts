import type { Log } from './log.ts';

/** Ends the program on an uncaught error, as Node does, but does not log its message. */
export function exitOnUncaughtError(
  log: Log,
  host: Pick<NodeJS.Process, 'on'> & { exit(code: number): void } = process,
): void {
  const end = (error: unknown) => {
    log.fault('The program', error);
    host.exit(1);
  };
  host.on('uncaughtException', end);
  host.on('unhandledRejection', end);
}
