import type { Log } from './log.ts';

/** A fault that nobody caught ends the program, as Node does it; but Node would write its message. */
export function endOnStrayFault(
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
