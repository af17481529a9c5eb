/** Where services get the time from, so that a test need not wait. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
