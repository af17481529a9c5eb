/** Spares a program that is in trouble, and everybody who would wait for it. */
export interface Breaker {
  /** Makes the call, or rejects at once with what `refuse` says while calls are known to fail. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

export interface BreakerOptions {
  /** Failures in a row after which calls are no longer made. */
  readonly failures?: number;
  /** Milliseconds until one call tries again; the others wait for how it ends. */
  readonly pauseMs?: number;
  readonly now?: () => number;
  /** Whether an error tells of trouble, as against an answer that is no. */
  readonly isTrouble: (error: unknown) => boolean;
  readonly refuse: () => Error;
}

/** Five failures in a row, with no answer in between, stop the calls; a second later one of them finds out whether the trouble is over. */
export function createBreaker({
  failures = 5,
  pauseMs = 1000,
  now = Date.now,
  isTrouble,
  refuse,
}: BreakerOptions): Breaker {
  let inRow = 0;
  let closedUntil = 0;
  return {
    async run(call) {
      if (inRow >= failures) {
        if (now() < closedUntil) throw refuse();
        // This one tries; whoever comes until it has ended, or has had time enough, is refused.
        closedUntil = now() + 3 * pauseMs;
      }
      try {
        const answer = await call();
        inRow = 0;
        return answer;
      } catch (error) {
        if (!isTrouble(error)) inRow = 0;
        else {
          inRow += 1;
          closedUntil = now() + pauseMs;
        }
        throw error;
      }
    },
  };
}
