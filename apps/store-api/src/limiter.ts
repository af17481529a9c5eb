import type { Clock } from './clock.ts';

/** Counts what somebody does in a window of time, in this process's memory. */
export interface Limiter {
  /** Counts one more; answers the seconds to wait when that is too many. */
  take(who: string): number | undefined;
}

/** At most `limit` in `windowMs`, counted per name from the first. Forgets names whose window is over. */
export function createLimiter(clock: Clock, limit: number, windowMs: number): Limiter {
  const windows = new Map<string, { until: number; count: number }>();
  return {
    take(who) {
      const now = clock.now().getTime();
      if (windows.size > 50_000)
        for (const [name, { until }] of windows) if (until <= now) windows.delete(name);
      const current = windows.get(who);
      if (!current || current.until <= now) {
        windows.set(who, { until: now + windowMs, count: 1 });
        return undefined;
      }
      current.count += 1;
      return current.count > limit ? Math.ceil((current.until - now) / 1000) : undefined;
    },
  };
}
