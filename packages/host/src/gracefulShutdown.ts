import { setTimeout as delay } from 'node:timers/promises';

/** The graceful shutdown of a program behind a load balancer. */
export interface GracefulShutdown {
  /**
   * True from the first signal on: `/readyz` answers 503 and responses close their connections, so that no
   * new requests arrive.
   */
  readonly hasBegun: boolean;
  /**
   * Handles SIGINT and SIGTERM from now on. The first signal waits `drainMs`, runs `close` and exits with 0.
   * A second signal exits at once with 1.
   */
  onSignal(close: () => Promise<unknown>): void;
}

export interface GracefulShutdownOptions {
  /**
   * Milliseconds after the first signal in which requests are still answered: longer than a load balancer
   * takes to notice the shutdown.
   */
  readonly drainMs: number;
  /** Milliseconds that `close` may take to finish open requests. After that the program exits with 1. */
  readonly closeMs?: number;
  /** The process to exit; replaced in tests. */
  readonly host?: Pick<NodeJS.Process, 'on'> & { exit(code: number): void };
}

export function createGracefulShutdown({
  drainMs,
  closeMs = 10_000,
  host = process,
}: GracefulShutdownOptions): GracefulShutdown {
  let hasBegun = false;
  return {
    get hasBegun() {
      return hasBegun;
    },
    onSignal(close) {
      const shutDown = async () => {
        if (hasBegun) return host.exit(1);
        hasBegun = true;
        await delay(drainMs);
        setTimeout(() => host.exit(1), closeMs).unref();
        await close();
        host.exit(0);
      };
      for (const signal of ['SIGINT', 'SIGTERM'] as const) host.on(signal, () => void shutDown());
    },
  };
}
