import { expect, it, test } from 'vitest';
import { toCells, toNumber, toSummary, toTable } from './table.ts';
import type { Figure } from './figures.ts';

const figures: Figure[] = [
  { family: 'cpu', name: 'one', unit: 'ms', value: 4.256, bar: { most: 6 } },
  { family: 'cpu', name: 'two', unit: '/s', value: 1499.6, bar: { least: 1500 } },
  { family: 'cpu', name: 'three', unit: 'ms', bar: { most: 1 }, reason: 'Port 4710 is taken.' },
  {
    family: 'cpu',
    name: 'four',
    unit: 'points',
    value: 90,
    bar: { least: 98 },
    reason: 'benchmark index 900',
  },
  { family: 'cpu', name: 'five', unit: 'ms', value: 1 },
];

it('shows each figure beside its bar, the limit that it must meet', () => {
  expect(figures.map(toCells)).toEqual([
    ['cpu: one', '4.26 ms', '≤ 6 ms', '✓'],
    ['cpu: two', '1,500 /s', '≥ 1,500 /s', '✗'],
    ['cpu: three', 'not measured (Port 4710 is taken.)', '≤ 1 ms', '–'],
    ['cpu: four', '90 points (benchmark index 900)', '≥ 98 points', '–'],
    ['cpu: five', '1 ms', '', ''],
  ]);
});

it('the summary counts the met, missed, not counted and not measured bars', () => {
  expect(toSummary(figures)).toBe('Bars: 1 met, 1 missed, 1 not counted, 1 not measured.');
});

it('pads each column to its widest cell', () => {
  expect(toTable(['figure', 'value'], [['cpu: one', '4 ms']])).toBe(
    ['| figure   | value |', '| -------- | ----- |', '| cpu: one | 4 ms  |'].join('\n'),
  );
});

test.each([
  [0, '0'],
  [0.0423, '0.042'],
  [6, '6'],
  [6.004, '6'],
  [12.34, '12.3'],
  [160.04, '160'],
  [160.26, '160.3'],
  [2345.6, '2,346'],
])('formats %d as %s', (value, text) => {
  expect(toNumber(value)).toBe(text);
});
