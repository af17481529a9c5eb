/** The current time in milliseconds since 1970. Tests replace it. */
export interface EpochClock {
  now(): number;
}

export const systemEpochClock: EpochClock = { now: () => Date.now() };
