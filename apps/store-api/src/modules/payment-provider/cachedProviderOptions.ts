import type { Clock } from '@luxe/host';
import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError, type BankPlan, type ProviderOptions } from './provider.ts';

/** Milliseconds for which a provider's lists are cached; they change a few times a year. */
const cacheMs = 10 * 60_000;

/**
 * Time limits in milliseconds. `timeoutMs` is the longest wait for a response. After a failed call, the
 * provider is not called again for `cooldownMs`.
 */
interface WaitLimits {
  readonly timeoutMs: number;
  readonly cooldownMs: number;
}
/**
 * Time limits for checkout. Checkout needs the response to offer payment methods, so it waits longer than
 * other pages. The wait is limited, so that checkout does not hang.
 */
const checkoutLimits: WaitLimits = { timeoutMs: 3000, cooldownMs: 3000 };
/** Limits for pages that can be shown without the provider's response. */
const pageLimits: WaitLimits = { timeoutMs: 300, cooldownMs: 20_000 };

type Methods = Awaited<ReturnType<ProviderOptions['methods']>>;

/**
 * The options of a payment provider, cached. When a response fails or is late, the last known value is used
 * instead.
 */
export interface CachedProviderOptions {
  /** Undefined when they were never loaded. */
  methods(): Promise<Methods | undefined>;
  emiPlans(): Promise<readonly BankPlan[]>;
  /**
   * For pages that can be shown without EMI plans. Returns the last known plans at once, however old they
   * are. Waits briefly only when no plans are known.
   */
  cachedEmiPlans(): Promise<readonly BankPlan[]>;
  /** Increases each time the provider has sent its plans; 0 until they are known. 1 without a provider. */
  emiPlansVersion(): number;
  /** Returns a bank's name for shoppers, or the bank's code when no EMI plan contains the name. */
  bankName(code: string): Promise<string>;
}

export function cacheProviderOptions(
  options: ProviderOptions | undefined,
  clock: Clock,
): CachedProviderOptions {
  const methods = createCachedValue(clock, options && (() => options.methods()));
  const plans = createCachedValue(clock, options && (() => options.emiPlans()));
  return {
    methods: methods.get,
    emiPlans: async () => (await plans.get()) ?? [],
    cachedEmiPlans: async () => (await plans.getCached()) ?? [],
    emiPlansVersion: plans.version,
    bankName: async (code) => (await plans.get())?.find(({ bank }) => bank === code)?.bankName ?? code,
  };
}

/**
 * Returns the same options, with `cachedEmiPlans` in place of `emiPlans`, so that callers wait only briefly.
 */
export const withCachedPlans = (options: CachedProviderOptions): CachedProviderOptions => ({
  ...options,
  emiPlans: options.cachedEmiPlans,
});

/** Loads the plans once, so that code under database locks does not wait for the provider. */
export async function withLoadedPlans(options: CachedProviderOptions): Promise<CachedProviderOptions> {
  const plans = await options.emiPlans();
  return { ...options, emiPlans: async () => plans };
}

function createCachedValue<T>(clock: Clock, load: (() => Promise<T>) | undefined) {
  let known: { readonly value: T; readonly at: number } | undefined;
  // Without a provider, nothing is awaited.
  let version = load ? 0 : 1;
  let failedAt = -Infinity;
  let loading: Promise<T | undefined> | undefined;
  const reload = async () => {
    try {
      const value = await load?.();
      if (value !== undefined) {
        known = { value, at: clock.elapsed() };
        version += 1;
      }
      return value;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      failedAt = clock.elapsed();
      return known?.value;
    } finally {
      loading = undefined;
    }
  };
  /** Returns the last known value, however old, when the response is late. */
  async function getWithin({ timeoutMs, cooldownMs }: WaitLimits): Promise<T | undefined> {
    if (known && clock.elapsed() - known.at < cacheMs) return known.value;
    if (clock.elapsed() - failedAt < cooldownMs) return known?.value;
    loading ??= reload();
    const loaded = await Promise.race([loading, delay(timeoutMs, undefined, { ref: false })]);
    return loaded ?? known?.value;
  }
  return {
    version: () => version,
    get: () => getWithin(checkoutLimits),
    async getCached(): Promise<T | undefined> {
      const pending = getWithin(pageLimits);
      if (!known) return pending;
      // Prevents an unhandled rejection. Callers that await the load receive the error.
      pending.catch(() => undefined);
      return known.value;
    },
  };
}
