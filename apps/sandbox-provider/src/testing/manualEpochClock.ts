import type { EpochClock } from '../payment/epochClock.ts';

/** A clock that a test advances. */
export function manualEpochClock(
  start = '2026-11-20T05:12:00.000Z',
): EpochClock & { advance(ms: number): void } {
  let now = Date.parse(start);
  return { now: () => now, advance: (ms) => void (now += ms) };
}
