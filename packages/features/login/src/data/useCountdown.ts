import { useEffect, useState } from 'react';
import type { Clock } from './clock.ts';

/** Whole seconds until a moment, at least 0. A moment that moves starts the count again. */
export function useCountdown(until: number, clock: Clock): number {
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
