import { expect, test } from 'vitest';
import { inView, pageTarget } from './strip.ts';

/** Items 100 px wide, scrolled by `by` px. */
const items = (count: number, by = 0) =>
  Array.from({ length: count }, (_, index) => ({ left: index * 100 - by, right: index * 100 + 100 - by }));

test.each([
  ['all items fit', items(3), 300, { first: 0, last: 2, isAtStart: true, isAtEnd: true }],
  ['the last item is partly visible', items(6), 240, { first: 0, last: 1, isAtStart: true, isAtEnd: false }],
  [
    'the list is scrolled to the middle',
    items(6, 200),
    240,
    { first: 2, last: 3, isAtStart: false, isAtEnd: false },
  ],
  [
    'the list is scrolled to its end',
    items(6, 359),
    240,
    { first: 4, last: 5, isAtStart: false, isAtEnd: true },
  ],
  ['the list is empty', [], 240, { first: 0, last: 0, isAtStart: true, isAtEnd: true }],
])('reports the visible items when %s', (_, spans, width, seen) => {
  expect(inView(spans, width)).toEqual(seen);
});

test.each([
  [0, 3, 1, 4],
  [4, 7, 1, 8],
  [8, 11, 1, 11],
  [4, 7, -1, 0],
  [2, 2, -1, 1],
] as const)('with items %i to %i in view, a scroll by %i page goes to item %i', (first, last, by, to) => {
  expect(pageTarget({ first, last, isAtStart: false, isAtEnd: false }, 12, by)).toBe(to);
});
