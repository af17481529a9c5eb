import type { Clock } from './clock.ts';

/** Counts what somebody does in a window of time, in this process's memory. */
export interface Limiter {
  /** Counts one more; answers the seconds to wait when that is too many. */
  take(who: string): number | undefined;
}

/** At most `limit` in `windowMs`, counted per name from the first. Remembers `most` names: the window that began first makes room. */
export function createLimiter(clock: Clock, limit: number, windowMs: number, most = 50_000): Limiter {
  const windows = new Map<string, { until: number; count: number }>();
  return {
    take(who) {
      const now = clock.now().getTime();
      const current = windows.get(who);
      if (!current || current.until <= now) {
        windows.delete(who);
        windows.set(who, { until: now + windowMs, count: 1 });
        const [oldest] = windows.keys();
        if (windows.size > most && oldest !== undefined) windows.delete(oldest);
        return undefined;
      }
      current.count += 1;
      return current.count > limit ? Math.ceil((current.until - now) / 1000) : undefined;
    },
  };
}
