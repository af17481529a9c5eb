import { durations } from '@luxe/tokens';
import { useEffect, useState } from 'react';

/** Timer functions, replaceable in tests. */
export type Clock = {
  setTimeout: (call: () => void, ms: number) => number;
  clearTimeout: (timer: number) => void;
};

const windowClock: Clock = {
  setTimeout: (call, ms) => window.setTimeout(call, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/** True once `active` has been true for `ms` (default 170), so that short waits show no loader. */
export function useDelayed(
  active: boolean,
  ms: number = durations.loaderDelay,
  clock: Clock = windowClock,
): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = clock.setTimeout(() => setIsLate(true), ms);
    return () => {
      clock.clearTimeout(timer);
      setIsLate(false);
    };
  }, [active, ms, clock]);
  return active && isLate;
}
