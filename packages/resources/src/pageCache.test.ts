import { expect, test } from 'vitest';
import { isSameData, PageCache } from './pageCache.ts';

test('PageCache starts with the preloaded data', () => {
  const data = { name: 'Bag' };
  expect(new PageCache({ bag: data }).get('bag')?.data).toBe(data);
  expect(new PageCache().size).toBe(0);
});

test('a write that changes nothing keeps the cached object', () => {
  const cache = new PageCache({ bag: 1 });
  const cached = cache.get('bag');
  expect(cache.set('bag', { data: 1, _k: 'bag' }).get('bag')).toBe(cached);
});

test.each([
  [{ data: 2, _k: 'bag' }],
  [{ data: 1, _k: 'bag', isValidating: true }],
  [{ data: 1 }],
  [{ data: undefined, _k: 'bag' }],
])('a write that changes the cache entry replaces the entry: %j', (next) => {
  expect(new PageCache({ bag: 1 }).set('bag', next).get('bag')).toBe(next);
});

test.each([
  [{ a: [1] }, { a: [1] }, true],
  [{ a: [1] }, { a: [2] }, false],
  [undefined, undefined, true],
  [undefined, null, false],
  [Number.NaN, Number.NaN, true],
])('isSameData(%j, %j) is %s', (a, b, isSame) => {
  expect(isSameData(a, b)).toBe(isSame);
});
