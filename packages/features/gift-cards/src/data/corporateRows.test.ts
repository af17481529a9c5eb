import { rupeesToPaise } from '@luxe/format';
import { expect, test } from 'vitest';
import { rowOf, rowProblems, toRows, totalOf } from './corporateRows.ts';

const limits = {
  least: rupeesToPaise(1000),
  most: rupeesToPaise(100_000),
  maximumQuantity: 10_000,
  maximumRows: 50,
};

test.each([
  ['1000', '1', []],
  ['₹1,00,000', '10,000', []],
  ['999', '1', ['denomination']],
  ['100001', '1', ['denomination']],
  ['5000', '0', ['quantity']],
  ['5000', '10001', ['quantity']],
  ['5000', 'ten', ['quantity']],
  ['', '', ['denomination', 'quantity']],
])('a row of %j × %j has the problems %j [ACC-21]', (denomination, quantity, fields) => {
  const problem = rowProblems([rowOf(7, denomination, quantity)], limits).get(7) ?? {};
  expect(Object.keys(problem)).toEqual(fields);
});

test('adds up complete rows only', () => {
  const rows = [rowOf(1, '5,000', '40'), rowOf(2, '10000', '10'), rowOf(3, '25000', '')];
  expect(totalOf(rows)).toEqual({ cards: 50, amount: rupeesToPaise(300_000) });
  expect(toRows(rows.slice(0, 2))).toEqual([
    { denomination: 5000, quantity: 40 },
    { denomination: 10_000, quantity: 10 },
  ]);
});
