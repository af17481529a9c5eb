import { expect, it, test } from 'vitest';
import { familyNames } from './figures.ts';
import { readOptions } from './options.ts';

it('measures everything at 100,000 products on PostgreSQL when nobody says otherwise', () => {
  expect(readOptions([])).toEqual({
    families: familyNames,
    products: 100_000,
    database: 'postgres',
    append: false,
    rounds: 5,
  });
});

it('takes families and their size', () => {
  expect(readOptions(['cpu', 'weights', '--products', 'demo', '--append'])).toMatchObject({
    families: ['cpu', 'weights'],
    products: 'demo',
    append: true,
  });
});

it('takes two commits, and families after them', () => {
  expect(readOptions(['--compare', 'main~5', 'main', 'lighthouse', '--rounds', '3'])).toMatchObject({
    compare: ['main~5', 'main'],
    families: ['lighthouse'],
    rounds: 3,
  });
  expect(readOptions(['--compare', 'a', 'b']).families).toEqual(['weights', 'cpu']);
});

test.each([
  [['speed'], 'no family "speed"'],
  [['--products', 'many'], '--products takes a whole number'],
  [['--products', '0'], '--products takes a whole number'],
  [['--database', 'sqlite'], 'postgres or embedded'],
  [['--compare', 'main'], 'two commits'],
  [['--fast'], '--fast'],
  [['--append', '--profile', '/tmp/profiles'], 'profiling costs'],
])('%j is refused: %s', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});
