import type { SharedCounts } from './sharedCounts.ts';

/** Counts events by key in a window of time. */
export interface Limiter {
  /**
   * Counts an event. Resolves to undefined within the limit, otherwise to the seconds to wait. Never rejects.
   */
  take(key: string): Promise<number | undefined>;
  /**
   * Resolves to the seconds to wait if the limit is already reached, otherwise to undefined. Counts no event
   * and never rejects.
   */
  wait(key: string): Promise<number | undefined>;
}

export interface LimiterOptions {
  /** Name of the counted events. All processes that use this name share their counts. */
  readonly name: string;
  readonly limit: number;
  /** Length of a window in milliseconds, from its first event. */
  readonly windowMs: number;
  /** Maximum number of keys in memory. When a new key would exceed it, the oldest window is dropped. */
  readonly maxKeys?: number;
  /**
   * The counts that all processes share. Without this option, or while the shared counts are unavailable, the
   * process uses only its own counts.
   */
  readonly shared?: SharedCounts | undefined;
  /**
   * Returns the milliseconds since any fixed moment. Do not use the time of day: setting that clock back
   * would lock shoppers out.
   */
  readonly elapsed?: () => number;
}

/**
 * Creates a limiter of `limit` events per window and key. The process always counts in its own memory too.
 * When the shared counts become unavailable, it continues from its own counts.
 */
export function createLimiter(options: LimiterOptions): Limiter {
  const { name, limit, windowMs, shared } = options;
  const memory = createMemoryCounts(options);
  const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
  return {
    async take(key) {
      const here = memory.count(key);
      const { times, endsInMs } =
        (await shared?.count(`${name}:${key}`, windowMs).catch(() => undefined)) ?? here;
      return times > limit ? seconds(endsInMs) : undefined;
    },
    async wait(key) {
      const { times, endsInMs } =
        (await shared?.read(`${name}:${key}`).catch(() => undefined)) ?? memory.read(key);
      return times >= limit ? seconds(endsInMs) : undefined;
    },
  };
}

/**
 * Counts an event in each limiter in order, and stops at the first limiter that requires a wait. So a caller
 * who is blocked early does not use up later limits.
 */
export async function takeAll(takes: readonly (readonly [Limiter, string])[]): Promise<number | undefined> {
  for (const [limiter, key] of takes) {
    const wait = await limiter.take(key);
    if (wait !== undefined) return wait;
  }
  return undefined;
}

/** Returns the longest wait of all limiters, without counting an event. */
export async function waitOfAny(takes: readonly (readonly [Limiter, string])[]): Promise<number | undefined> {
  const waits = await Promise.all(takes.map(([limiter, key]) => limiter.wait(key)));
  const given = waits.filter((wait) => wait !== undefined);
  return given.length > 0 ? Math.max(...given) : undefined;
}

function createMemoryCounts({
  windowMs,
  maxKeys = 50_000,
  elapsed = () => performance.now(),
}: LimiterOptions) {
  const windows = new Map<string, { endsAt: number; times: number }>();
  const currentOf = (key: string) => {
    const current = windows.get(key);
    return current && current.endsAt > elapsed() ? current : undefined;
  };
  const read = (key: string) => {
    const current = currentOf(key);
    return { times: current?.times ?? 0, endsInMs: (current?.endsAt ?? elapsed()) - elapsed() };
  };
  const count = (key: string) => {
    const now = elapsed();
    const current = currentOf(key);
    if (current) {
      current.times += 1;
      return { times: current.times, endsInMs: current.endsAt - now };
    }
    windows.delete(key);
    windows.set(key, { endsAt: now + windowMs, times: 1 });
    const [oldest] = windows.keys();
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    return { times: 1, endsInMs: windowMs };
  };
  return { count, read };
}
