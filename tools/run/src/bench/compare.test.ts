import { expect, it } from 'vitest';
import { compareRounds, findMissingReasons, toRatioCells } from './compare.ts';
import type { Figure } from './figures.ts';

const side = (value?: number): Figure[] => [
  { family: 'cpu', name: 'one', unit: 'ms', ...(value === undefined ? {} : { value }) },
];

it('computes the ratio of two commits within each round, so that a slow round does not matter', () => {
  const [found] = compareRounds([
    [side(10), side(5)],
    [side(100), side(51)],
    [side(12), side(6)],
  ]);
  expect(found).toMatchObject({ a: 12, b: 6, ratio: { middle: 0.5, least: 0.5, most: 0.51 } });
  expect(found && toRatioCells(found)).toEqual(['cpu: one', '12 ms', '6 ms', '0.50 (0.50 to 0.51)', 'less']);
});

it('gives no verdict when one round has a ratio below 1 and another a ratio above 1', () => {
  const [found] = compareRounds([
    [side(10), side(9)],
    [side(10), side(11)],
  ]);
  expect(found && toRatioCells(found).at(-1)).toBe('');
});

it('omits figures that were not measured for both commits, and reports each reason once', () => {
  const missing: Figure[] = [
    { family: 'cpu', name: 'one', unit: 'ms', reason: 'There is no PostgreSQL here.' },
  ];
  const rounds = [[side(10), missing] as const, [side(11), missing] as const];
  expect(compareRounds(rounds)).toEqual([]);
  expect(findMissingReasons(rounds, ['main~1', 'main'])).toEqual(['main, cpu: There is no PostgreSQL here.']);
  expect(compareRounds([])).toEqual([]);
});

it('gives no ratio when the figure of the first commit is 0', () => {
  const [found] = compareRounds([[side(0), side(3)]]);
  expect(found).toEqual({ family: 'cpu', name: 'one', unit: 'ms', a: 0, b: 3 });
});
