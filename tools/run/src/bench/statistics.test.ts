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

it('percentile and median sort the numbers by value, not as text', () => {
  expect(percentile([10, 9, 100], 1)).toBe(100);
  expect(median([10, 9, 100])).toBe(10);
});

it('the median of an even number of values is the mean of the two middle values', () => {
  expect(median([1, 2, 3, 10])).toBe(2.5);
});

it('percentile and median throw for an empty list', () => {
  expect(() => percentile([], 0.5)).toThrow('empty list');
  expect(() => median([])).toThrow('empty list');
});
