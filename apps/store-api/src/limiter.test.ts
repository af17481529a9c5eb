import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';
import { handClock } from './testing/clock.ts';

it('counts each name to its limit, and anew when its window is over', () => {
  const clock = handClock();
  const limiter = createLimiter(clock, 2, 60_000);
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([undefined, undefined, 60]);
  expect(limiter.take('b')).toBeUndefined();
  clock.pass(60_000);
  expect(limiter.take('a')).toBeUndefined();
});

it('remembers so many names at most: the one that came first makes room', () => {
  const limiter = createLimiter(handClock(), 1, 60_000, 3);
  for (const name of ['a', 'b', 'c', 'd']) limiter.take(name);
  expect(limiter.take('d')).toBe(60);
  expect(limiter.take('a')).toBeUndefined();
});
