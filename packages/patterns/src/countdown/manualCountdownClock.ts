import type { CountdownClock } from './useCountdown.ts';

/** A clock for tests and stories: starts at 1 ms and moves only by `advance`. */
export function manualCountdownClock(): CountdownClock & {
  advance(ms: number): void;
  listenerCount(): number;
} {
  let now = 1;
  const ticks = new Set<() => void>();
  return {
    now: () => now,
    everySecond: (tick) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
    advance: (ms) => {
      now += ms;
      for (const tick of ticks) tick();
    },
    listenerCount: () => ticks.size,
  };
}
