import { expect, it } from 'vitest';
import { createLimiter, takeAll, waitOfAny } from './limiter.ts';
import type { SharedCounts } from './sharedCounts.ts';

function manualClock() {
  let now = 0;
  return { elapsed: () => now, pass: (ms: number) => void (now += ms) };
}
const codes = { name: 'codes', limit: 2, windowMs: 60_000 };

it('a limiter counts each key up to its limit, and starts from zero after the window', async () => {
  const time = manualClock();
  const limiter = createLimiter({ ...codes, elapsed: time.elapsed });
  expect([await limiter.take('a'), await limiter.take('a'), await limiter.take('a')]).toEqual([
    undefined,
    undefined,
    60,
  ]);
  expect(await limiter.take('b')).toBeUndefined();
  time.pass(60_000);
  expect(await limiter.take('a')).toBeUndefined();
});

it('a limiter drops the oldest key above its maximum number of keys', async () => {
  const limiter = createLimiter({ ...codes, limit: 1, maxKeys: 3, elapsed: () => 0 });
  for (const name of ['a', 'b', 'c', 'd']) await limiter.take(name);
  expect(await limiter.take('d')).toBe(60);
  expect(await limiter.take('a')).toBeUndefined();
});

it('wait() returns the seconds to wait once the limit is reached, and counts nothing', async () => {
  const time = manualClock();
  const limiter = createLimiter({ ...codes, elapsed: time.elapsed });
  for (let look = 0; look < 5; look += 1) expect(await limiter.wait('a')).toBeUndefined();
  await limiter.take('a');
  expect(await limiter.wait('a')).toBeUndefined();
  await limiter.take('a');
  time.pass(20_000);
  expect([await limiter.wait('a'), await limiter.wait('b')]).toEqual([40, undefined]);
  time.pass(40_000);
  expect(await limiter.wait('a')).toBeUndefined();
});

it('takeAll stops at the first exceeded limit, and waitOfAny returns the longest wait', async () => {
  const time = manualClock();
  const make = (limit: number, windowMs: number) =>
    createLimiter({ name: 'x', limit, windowMs, elapsed: time.elapsed });
  const [narrow, wide] = [make(1, 30_000), make(3, 60_000)];
  const both = [
    [narrow, 'a'],
    [wide, 'all'],
  ] as const;
  expect(await takeAll(both)).toBeUndefined();
  for (let more = 0; more < 5; more += 1) expect(await takeAll(both)).toBe(30);
  expect(await waitOfAny(both)).toBe(30);
  for (const key of ['b', 'c'])
    await takeAll([
      [narrow, key],
      [wide, 'all'],
    ]);
  expect(await waitOfAny(both)).toBe(60);
});

it('a limiter uses the shared counts while they are available, else its own counts', async () => {
  let isAvailable = true;
  let times = 0;
  const shared: SharedCounts = {
    count: async () => {
      if (!isAvailable) throw new Error('gone');
      return { times: (times += 1), endsInMs: 30_000 };
    },
    read: async () => {
      if (!isAvailable) throw new Error('gone');
      return { times, endsInMs: 30_000 };
    },
    close: async () => {},
  };
  const limiter = createLimiter({ ...codes, shared, elapsed: () => 0 });
  times = 1;
  expect(await limiter.take('a')).toBeUndefined();
  expect(await limiter.take('a')).toBe(30);
  expect(await limiter.wait('a')).toBe(30);
  isAvailable = false;
  // The process has counted the first two calls of `take` in its own memory too. This is the third call, so
  // the limit of two is exceeded although the shared counts are gone.
  expect(await limiter.take('a')).toBe(60);
  expect(await limiter.take('b')).toBeUndefined();
});
