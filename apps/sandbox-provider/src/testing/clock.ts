import type { Clock } from '../clock.ts';

/** A clock that a test turns by hand. */
export function handClock(start = '2026-11-20T05:12:00.000Z'): Clock & { pass(ms: number): void } {
  let now = Date.parse(start);
  return { now: () => now, pass: (ms) => void (now += ms) };
}
