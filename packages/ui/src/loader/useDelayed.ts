import { durations } from '@luxe/tokens';
import { useEffect, useState } from 'react';

/** The part of the window that waits: a test hands in its own. */
export type Clock = {
  setTimeout: (call: () => void, ms: number) => number;
  clearTimeout: (timer: number) => void;
};

const wall: Clock = {
  setTimeout: (call, ms) => window.setTimeout(call, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/** True once `active` has lasted `ms` (170 by default): what answers sooner shows no sign of waiting. */
export function useDelayed(
  active: boolean,
  ms: number = durations.loaderDelay,
  clock: Clock = wall,
): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = clock.setTimeout(() => setLate(true), ms);
    return () => {
      clock.clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms, clock]);
  return active && late;
}
