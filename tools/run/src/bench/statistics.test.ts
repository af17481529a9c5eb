import { expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

it('computes percentiles by nearest rank', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([7], 0.01)).toBe(7);
});

it('sorts numerically', () => {
  expect(percentile([10, 9, 100], 1)).toBe(100);
  expect(median([10, 9, 100])).toBe(10);
});

it('takes the mean of the two middle values as median', () => {
  expect(median([1, 2, 3, 10])).toBe(2.5);
});

it('throws for an empty list', () => {
  expect(() => percentile([], 0.5)).toThrow('empty list');
  expect(() => median([])).toThrow('empty list');
});
