import { setTimeout as delay } from 'node:timers/promises';

/** The end of a program that a load balancer may stand before. */
export interface Ending {
  /** True from the first signal on: `/readyz` answers 503 and answers close their connections, so that nobody new is sent here. */
  readonly hasBegun: boolean;
  /** From now on the first signal ends the program: it drains, runs `close` and exits with 0. A second signal ends it at once. */
  onSignal(close: () => Promise<unknown>): void;
}

export interface EndingOptions {
  /** How long calls are still answered as ever after the first signal: longer than a load balancer takes to notice. */
  readonly drainMs: number;
  /** How long `close` may take, for calls in hand, before the program ends all the same. */
  readonly closeMs?: number;
  /** What is ended; another one than this process in tests. */
  readonly host?: Pick<NodeJS.Process, 'on'> & { exit(code: number): void };
}

export function createEnding({ drainMs, closeMs = 10_000, host = process }: EndingOptions): Ending {
  let hasBegun = false;
  return {
    get hasBegun() {
      return hasBegun;
    },
    onSignal(close) {
      const end = async () => {
        if (hasBegun) return host.exit(1);
        hasBegun = true;
        await delay(drainMs);
        setTimeout(() => host.exit(1), closeMs).unref();
        await close();
        host.exit(0);
      };
      for (const signal of ['SIGINT', 'SIGTERM'] as const) host.on(signal, () => void end());
    },
  };
}
