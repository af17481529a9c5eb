import type { SharedCounts } from './sharedCounts.ts';

/** Counts what somebody does in a window of time. */
export interface Limiter {
  /** Counts one more; resolves to the seconds to wait when that is too many. Never rejects. */
  take(who: string): Promise<number | undefined>;
}

export interface LimiterOptions {
  /** What is counted. Processes that share counts share them under this name. */
  readonly name: string;
  readonly limit: number;
  /** From the first that is counted to its end, in milliseconds. */
  readonly windowMs: number;
  /** Names remembered in memory: the window that began first makes room. */
  readonly most?: number;
  /** Counts of all processes; without them, or while they cannot be had, this process counts for itself. */
  readonly shared?: SharedCounts | undefined;
  /** Milliseconds since any moment. Not the time of day: a clock that is put back must lock nobody out. */
  readonly elapsed?: () => number;
}

/** At most `limit` in each window, per name. Memory counts along with the shared counts, so that it can take over in mid-window. */
export function createLimiter(options: LimiterOptions): Limiter {
  const { name, limit, windowMs, shared } = options;
  const countHere = createMemoryCounts(options);
  return {
    async take(who) {
      const here = countHere(who);
      const { times, endsInMs } =
        (await shared?.count(`${name}:${who}`, windowMs).catch(() => undefined)) ?? here;
      return times > limit ? Math.max(1, Math.ceil(endsInMs / 1000)) : undefined;
    },
  };
}

function createMemoryCounts({ windowMs, most = 50_000, elapsed = () => performance.now() }: LimiterOptions) {
  const windows = new Map<string, { endsAt: number; times: number }>();
  return (who: string) => {
    const now = elapsed();
    const current = windows.get(who);
    if (current && current.endsAt > now) {
      current.times += 1;
      return { times: current.times, endsInMs: current.endsAt - now };
    }
    windows.delete(who);
    windows.set(who, { endsAt: now + windowMs, times: 1 });
    const [oldest] = windows.keys();
    if (windows.size > most && oldest !== undefined) windows.delete(oldest);
    return { times: 1, endsInMs: windowMs };
  };
}
