import { useEffect, useState } from 'react';

/** Time source of the countdown. Tests and stories pass `manualCountdownClock`. */
export type CountdownClock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `tick` about every second until the returned function is called. */
  everySecond(tick: () => void): () => void;
};

const second = 1000;

export const browserClock: CountdownClock = {
  now: () => Date.now(),
  everySecond: (tick) => {
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  },
};

/**
 * Full seconds left until `until` (milliseconds since 1970), at least 0. A new `until` restarts the count.
 */
export function useCountdown(until: number, clock: CountdownClock): number {
  const [now, setNow] = useState(() => clock.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    setNow(clock.now());
    if (clock.now() >= until) return;
    return clock.everySecond(() => setNow(clock.now()));
  }, [until, clock, isRunning]);

  return left;
}
