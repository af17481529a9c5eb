import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';
import type { SharedCounts } from './sharedCounts.ts';

function handTime() {
  let now = 0;
  return { elapsed: () => now, pass: (ms: number) => void (now += ms) };
}
const codes = { name: 'codes', limit: 2, windowMs: 60_000 };

it('counts each name to its limit, and anew when its window is over', async () => {
  const time = handTime();
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

it('remembers so many names at most: the one that came first makes room', async () => {
  const limiter = createLimiter({ ...codes, limit: 1, most: 3, elapsed: () => 0 });
  for (const name of ['a', 'b', 'c', 'd']) await limiter.take(name);
  expect(await limiter.take('d')).toBe(60);
  expect(await limiter.take('a')).toBeUndefined();
});

it('believes the shared counts while they are there, and its own when they are not', async () => {
  let isThere = true;
  let times = 0;
  const shared: SharedCounts = {
    count: async () => {
      if (!isThere) throw new Error('gone');
      return { times: (times += 1), endsInMs: 30_000 };
    },
    close: async () => {},
  };
  const limiter = createLimiter({ ...codes, shared, elapsed: () => 0 });
  times = 1;
  expect(await limiter.take('a')).toBeUndefined();
  expect(await limiter.take('a')).toBe(30);
  isThere = false;
  // The third here: memory has counted along.
  expect(await limiter.take('a')).toBe(60);
  expect(await limiter.take('b')).toBeUndefined();
});
