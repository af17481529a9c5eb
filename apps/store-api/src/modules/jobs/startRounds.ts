import type { Log } from '@luxe/host/log';

/** Milliseconds between two rounds, unless the work names others. */
const usualMs = 5000;

export interface RoundsOptions {
  /** Name of the work, for the log. */
  readonly name: string;
  /** Does one round of the work; resolves to true when more work waits. `stopping`: the program stops. */
  readonly round: (stopping: AbortSignal) => Promise<boolean>;
  readonly log: Log;
  /** Milliseconds between two rounds; without it, 5 seconds. */
  readonly everyMs?: number;
}

export interface Rounds {
  /** Resolves when the current round has ended. */
  stop(): Promise<void>;
}

/**
 * Runs rounds now and at intervals, without keeping the process alive. When more work waits, the next
 * round starts at once. A failing round is logged.
 */
export function startRounds({ name, round, log, everyMs = usualMs }: RoundsOptions): Rounds {
  const stopping = new AbortController();
  let current: Promise<void> | undefined;
  const run = async () => {
    try {
      while ((await round(stopping.signal)) && !stopping.signal.aborted);
    } catch (error) {
      log.fault(name, error);
    }
    current = undefined;
  };
  const once = () => void (current ??= run());
  once();
  const timer = setInterval(once, everyMs);
  timer.unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await current;
    },
  };
}
