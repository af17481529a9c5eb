/** Stops calls to a failing service, so that it can recover and no request waits for it. */
export interface CircuitBreaker {
  /** Makes the call, or rejects at once with `createOpenError()` while the circuit is open. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

export interface CircuitBreakerOptions {
  /** Consecutive failures that open the circuit. */
  readonly failures?: number;
  /**
   * Milliseconds after which an open circuit allows one trial call. Other calls are rejected until the trial
   * call has a result.
   */
  readonly pauseMs?: number;
  readonly now?: () => number;
  /** Whether an error is a failure of the service, and not a valid response such as a 404. */
  readonly isFailure: (error: unknown) => boolean;
  readonly createOpenError: () => Error;
}

/**
 * Five consecutive failures open the circuit. A second later, one trial call checks whether the service has
 * recovered.
 */
export function createCircuitBreaker({
  failures = 5,
  pauseMs = 1000,
  now = Date.now,
  isFailure,
  createOpenError,
}: CircuitBreakerOptions): CircuitBreaker {
  let failuresInRow = 0;
  let openUntil = 0;
  return {
    async run(call) {
      if (failuresInRow >= failures) {
        if (now() < openUntil) throw createOpenError();
        // This call is the trial call. Other calls are rejected until the trial has a result, but no longer
        // than three times `pauseMs`.
        openUntil = now() + 3 * pauseMs;
      }
      try {
        const result = await call();
        failuresInRow = 0;
        return result;
      } catch (error) {
        if (!isFailure(error)) failuresInRow = 0;
        else {
          failuresInRow += 1;
          openUntil = now() + pauseMs;
        }
        throw error;
      }
    },
  };
}
