/** Where services get the time from, so that a test need not wait. */
export interface Clock {
  now(): Date;
  /** Milliseconds since any moment, for intervals: it goes on evenly when the machine's time is put forward or back. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsed: () => performance.now() };
