import type { Clock } from './clock.ts';

/** A clock that tests and stories turn by hand; it stands at 1 ms past 0. */
export function handClock(): Clock & { pass(ms: number): void; listeners(): number } {
  let now = 1;
  const ticks = new Set<() => void>();
  return {
    now: () => now,
    everySecond: (tick) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
    pass: (ms) => {
      now += ms;
      for (const tick of ticks) tick();
    },
    listeners: () => ticks.size,
  };
}
