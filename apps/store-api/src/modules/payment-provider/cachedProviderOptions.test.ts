import { expect, it } from 'vitest';
import { manualClock } from '../../testing/manualClock.ts';
import { cacheProviderOptions } from './cachedProviderOptions.ts';
import { ProviderError, type BankPlan, type ProviderOptions } from './provider.ts';

const plan: BankPlan = {
  ...{ bank: 'HDFC', bankName: 'HDFC Bank', months: 6, annualPercent: 15, minimumPaise: 3_000_00 },
  cardType: 'CREDIT',
};
const minute = 60_000;

/** Cached options of a fake provider whose EMI plans come from `loadPlans`. */
function createOptions(loadPlans: () => Promise<readonly BankPlan[]>) {
  const clock = manualClock();
  let callCount = 0;
  const provider = {
    emiPlans: () => {
      callCount += 1;
      return loadPlans();
    },
  } as Pick<ProviderOptions, 'emiPlans'> as ProviderOptions;
  return { cached: cacheProviderOptions(provider, clock), clock, callCount: () => callCount };
}

it('returns no EMI plans when the provider hangs and the page can be shown without plans', async () => {
  const { cached } = createOptions(() => new Promise(() => undefined));
  expect(await cached.cachedEmiPlans()).toEqual([]);
});

it('returns the cached plans while newer plans load', async () => {
  let loadPlans = async (): Promise<readonly BankPlan[]> => [plan];
  const { cached, clock, callCount } = createOptions(() => loadPlans());
  expect(await cached.cachedEmiPlans()).toEqual([plan]);
  clock.advance(11 * minute);
  loadPlans = () => new Promise(() => undefined);
  expect(await cached.cachedEmiPlans()).toEqual([plan]);
  expect(callCount()).toBe(2);
});

it('has a version of the EMI plans, which is 0 until they are known', async () => {
  let loadPlans = (): Promise<readonly BankPlan[]> => Promise.reject(new ProviderError('no answer'));
  const { cached, clock } = createOptions(() => loadPlans());
  await cached.cachedEmiPlans();
  expect(cached.emiPlansVersion()).toBe(0);
  loadPlans = async () => [plan];
  clock.advance(minute);
  await cached.cachedEmiPlans();
  expect(cached.emiPlansVersion()).toBe(1);
  await cached.cachedEmiPlans();
  expect(cached.emiPlansVersion()).toBe(1);
  clock.advance(11 * minute);
  await cached.emiPlans();
  expect(cached.emiPlansVersion()).toBe(2);
});

it('knows without a provider that there are no EMI plans, so that pages without them can be cached', async () => {
  const cached = cacheProviderOptions(undefined, manualClock());
  expect(await cached.cachedEmiPlans()).toEqual([]);
  expect(cached.emiPlansVersion()).toBe(1);
});

it('limits how long checkout waits for EMI plans, and loads the plans once for two callers', async () => {
  const { cached, callCount } = createOptions(() => new Promise(() => undefined));
  expect(await Promise.all([cached.emiPlans(), cached.emiPlans()])).toEqual([[], []]);
  expect(callCount()).toBe(1);
});

it('retries a failed load, sooner for checkout than for a page that can do without plans', async () => {
  let loadPlans = (): Promise<readonly BankPlan[]> => Promise.reject(new ProviderError('no answer'));
  const { cached, clock, callCount } = createOptions(() => loadPlans());
  expect(await cached.cachedEmiPlans()).toEqual([]);
  loadPlans = async () => [plan];
  expect(await cached.cachedEmiPlans()).toEqual([]);
  expect(await cached.emiPlans()).toEqual([]);
  expect(callCount()).toBe(1);
  clock.advance(5000);
  expect(await cached.cachedEmiPlans()).toEqual([]);
  expect(await cached.emiPlans()).toEqual([plan]);
  clock.advance(minute);
  expect(await cached.cachedEmiPlans()).toEqual([plan]);
});
