/** Where the time comes from, in milliseconds since 1970, so that a test need not wait. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
