import type { Clock } from '../clock.ts';

/** A clock that a test turns by hand. */
export interface HandClock extends Clock {
  /** Moves on by milliseconds. */
  pass(ms: number): void;
  /** Puts the time of day forward, or back when negative; no time passes. */
  jump(ms: number): void;
}

export function handClock(start = '2026-11-20T05:12:00.000Z'): HandClock {
  let now = new Date(start).getTime();
  let elapsed = 0;
  return {
    now: () => new Date(now),
    elapsed: () => elapsed,
    pass(ms) {
      now += ms;
      elapsed += ms;
    },
    jump(ms) {
      now += ms;
    },
  };
}
