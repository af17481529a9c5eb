import type { Clock } from '@luxe/host';

/** A clock that a test controls. */
export interface ManualClock extends Clock {
  /** Lets milliseconds pass. */
  advance(ms: number): void;
  /** Changes the system time, forward or back, without changing the elapsed time. */
  jump(ms: number): void;
}

export function manualClock(start = '2026-11-20T05:12:00.000Z'): ManualClock {
  let now = new Date(start).getTime();
  let elapsed = 0;
  return {
    now: () => new Date(now),
    elapsed: () => elapsed,
    advance(ms) {
      now += ms;
      elapsed += ms;
    },
    jump(ms) {
      now += ms;
    },
  };
}
