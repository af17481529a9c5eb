import { expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

it('finds the value that a share does not exceed, by nearest rank', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([7], 0.01)).toBe(7);
});

it('sorts numbers as numbers', () => {
  expect(percentile([10, 9, 100], 1)).toBe(100);
  expect(median([10, 9, 100])).toBe(10);
});

it('takes the mean of two in the middle', () => {
  expect(median([1, 2, 3, 10])).toBe(2.5);
});

it('has nothing to say of nothing', () => {
  expect(() => percentile([], 0.5)).toThrow('nothing');
  expect(() => median([])).toThrow('nothing');
});
