/** Source of time for services; tests replace it. */
export interface Clock {
  now(): Date;
  /** Monotonic milliseconds for intervals. Changes to the system time do not affect it. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsed: () => performance.now() };
