import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSegmentedLruCache } from './segmentedLruCache.ts';

it('a cache never exceeds its limit in bytes, and reports its current size', () => {
  const step = fc.record({
    action: fc.constantFrom('get', 'set', 'set', 'delete'),
    key: fc.integer({ min: 0, max: 30 }).map(String),
    bytes: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const cache = createSegmentedLruCache<number>(1000);
      for (const { action, key, bytes } of steps) {
        if (action === 'get') cache.get(key);
        else if (action === 'set') cache.set(key, bytes, bytes);
        else cache.delete(key);
        const held = [...cache.values()];
        expect(cache.bytes).toBe(held.reduce((sum, size) => sum + size, 0));
        expect(cache.bytes).toBeLessThanOrEqual(1000);
      }
    }),
    { numRuns: 100 },
  );
});

it('evicts the least recently used entry', () => {
  const cache = createSegmentedLruCache<string>(80);
  for (const key of 'abcdefgh') cache.set(key, key, 10);
  for (const key of 'bcdefgha') cache.get(key);
  cache.set('i', 'i', 10);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBe('a');
});

it('does not evict entries used twice when a client requests many others once', () => {
  const cache = createSegmentedLruCache<string>(800);
  const popular = ['/', '/bags', '/shoes', '/watches'];
  for (const key of popular) {
    cache.set(key, key, 50);
    cache.get(key);
  }
  for (let at = 0; at < 10_000; at += 1) cache.set(`/flood-${at}`, '', 50);
  expect(popular.map((key) => cache.get(key))).toEqual(popular);
});

it('does not store a value larger than an eighth of its limit', () => {
  const cache = createSegmentedLruCache<string>(800);
  cache.set('small', 'small', 100);
  cache.set('large', 'large', 101);
  cache.set('small', 'grown', 101);
  expect([cache.get('large'), cache.get('small')]).toEqual([undefined, undefined]);
  expect(cache.bytes).toBe(0);
});
