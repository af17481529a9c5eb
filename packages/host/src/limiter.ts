import type { SharedCounts } from './sharedCounts.ts';

/** Counts what somebody does in a window of time. */
export interface Limiter {
  /** Counts one more; resolves to the seconds to wait when that is too many. Never rejects. */
  take(who: string): Promise<number | undefined>;
  /** The seconds to wait when the limit has been reached; counts nothing. Never rejects. */
  wait(who: string): Promise<number | undefined>;
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
  const memory = createMemoryCounts(options);
  const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
  return {
    async take(who) {
      const here = memory.count(who);
      const { times, endsInMs } =
        (await shared?.count(`${name}:${who}`, windowMs).catch(() => undefined)) ?? here;
      return times > limit ? seconds(endsInMs) : undefined;
    },
    async wait(who) {
      const { times, endsInMs } =
        (await shared?.read(`${name}:${who}`).catch(() => undefined)) ?? memory.read(who);
      return times >= limit ? seconds(endsInMs) : undefined;
    },
  };
}

/** Takes of every limiter in order, to the first that says wait: what a later one counts is not used up by whom an earlier one stops. */
export async function takeAll(takes: readonly (readonly [Limiter, string])[]): Promise<number | undefined> {
  for (const [limiter, who] of takes) {
    const wait = await limiter.take(who);
    if (wait !== undefined) return wait;
  }
  return undefined;
}

/** The longest wait that any limiter asks for; counts nothing. */
export async function waitOfAny(takes: readonly (readonly [Limiter, string])[]): Promise<number | undefined> {
  const waits = await Promise.all(takes.map(([limiter, who]) => limiter.wait(who)));
  const given = waits.filter((wait) => wait !== undefined);
  return given.length > 0 ? Math.max(...given) : undefined;
}

function createMemoryCounts({ windowMs, most = 50_000, elapsed = () => performance.now() }: LimiterOptions) {
  const windows = new Map<string, { endsAt: number; times: number }>();
  const currentOf = (who: string) => {
    const current = windows.get(who);
    return current && current.endsAt > elapsed() ? current : undefined;
  };
  const read = (who: string) => {
    const current = currentOf(who);
    return { times: current?.times ?? 0, endsInMs: (current?.endsAt ?? elapsed()) - elapsed() };
  };
  const count = (who: string) => {
    const now = elapsed();
    const current = currentOf(who);
    if (current) {
      current.times += 1;
      return { times: current.times, endsInMs: current.endsAt - now };
    }
    windows.delete(who);
    windows.set(who, { endsAt: now + windowMs, times: 1 });
    const [oldest] = windows.keys();
    if (windows.size > most && oldest !== undefined) windows.delete(oldest);
    return { times: 1, endsInMs: windowMs };
  };
  return { count, read };
}
