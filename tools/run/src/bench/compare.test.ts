import { expect, it } from 'vitest';
import { compareRounds, leftOut, toRatioCells } from './compare.ts';
import type { Figure } from './figures.ts';

const side = (value?: number): Figure[] => [
  { family: 'cpu', name: 'one', unit: 'ms', ...(value === undefined ? {} : { value }) },
];

it('divides within a round, so that a slow round tells no lie', () => {
  const [found] = compareRounds([
    [side(10), side(5)],
    [side(100), side(51)],
    [side(12), side(6)],
  ]);
  expect(found).toMatchObject({ a: 12, b: 6, ratio: { middle: 0.5, least: 0.5, most: 0.51 } });
  expect(found && toRatioCells(found)).toEqual(['cpu: one', '12 ms', '6 ms', '0.50 (0.50 to 0.51)', 'less']);
});

it('gives no word where the spread leaves a doubt', () => {
  const [found] = compareRounds([
    [side(10), side(9)],
    [side(10), side(11)],
  ]);
  expect(found && toRatioCells(found).at(-1)).toBe('');
});

it('leaves out what one side did not measure, and says why, once', () => {
  const missing: Figure[] = [{ family: 'cpu', name: 'one', unit: 'ms', why: 'There is no PostgreSQL here.' }];
  const rounds = [[side(10), missing] as const, [side(11), missing] as const];
  expect(compareRounds(rounds)).toEqual([]);
  expect(leftOut(rounds, ['main~1', 'main'])).toEqual(['main, cpu: There is no PostgreSQL here.']);
  expect(compareRounds([])).toEqual([]);
});

it('has no ratio to nothing', () => {
  const [found] = compareRounds([[side(0), side(3)]]);
  expect(found).toEqual({ family: 'cpu', name: 'one', unit: 'ms', a: 0, b: 3 });
});
