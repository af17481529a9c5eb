import { expect, it, test } from 'vitest';
import { familyNames } from './figures.ts';
import { readOptions } from './options.ts';

it('by default, measures all figures with 100,000 products on PostgreSQL', () => {
  expect(readOptions([])).toEqual({
    families: familyNames,
    products: 100_000,
    database: 'postgres',
    append: false,
    rounds: 5,
  });
});

it('reads families of figures and a number of products from the arguments', () => {
  expect(readOptions(['cpu', 'weights', '--products', 'demo', '--append'])).toMatchObject({
    families: ['cpu', 'weights'],
    products: 'demo',
    append: true,
  });
});

it('--compare takes two commits and then the families to measure, by default weights and cpu', () => {
  expect(readOptions(['--compare', 'main~5', 'main', 'lighthouse', '--rounds', '3'])).toMatchObject({
    compare: ['main~5', 'main'],
    families: ['lighthouse'],
    rounds: 3,
  });
  expect(readOptions(['--compare', 'a', 'b']).families).toEqual(['weights', 'cpu']);
});

test.each([
  [['speed'], 'no family "speed"'],
  [['--products', 'many'], '--products takes a positive integer'],
  [['--products', '0'], '--products takes a positive integer'],
  [['--database', 'sqlite'], 'postgres or embedded'],
  [['--compare', 'main'], 'two commits'],
  [['--fast'], '--fast'],
  [['--append', '--profile', '/tmp/profiles'], 'profiling distorts'],
])('rejects the arguments %j with the message: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
