import { expect, test } from 'vitest';
import { isSameAnswer, PageCache } from './pageCache.ts';

test('what the server has preloaded is there', () => {
  const data = { name: 'Bag' };
  expect(new PageCache({ bag: data }).get('bag')?.data).toBe(data);
  expect(new PageCache().size).toBe(0);
});

test('a write that changes nothing leaves what is held as it is', () => {
  const cache = new PageCache({ bag: 1 });
  const held = cache.get('bag');
  expect(cache.set('bag', { data: 1, _k: 'bag' }).get('bag')).toBe(held);
});

test.each([
  [{ data: 2, _k: 'bag' }],
  [{ data: 1, _k: 'bag', isValidating: true }],
  [{ data: 1 }],
  [{ data: undefined, _k: 'bag' }],
])('a write that changes something is held: %j', (next) => {
  expect(new PageCache({ bag: 1 }).set('bag', next).get('bag')).toBe(next);
});

test.each([
  [{ a: [1] }, { a: [1] }, true],
  [{ a: [1] }, { a: [2] }, false],
  [undefined, undefined, true],
  [undefined, null, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j say the same: %s', (a, b, isSame) => {
  expect(isSameAnswer(a, b)).toBe(isSame);
});
