import { expect, test } from 'vitest';
import { grouped, named, narrow, pieces, type ComboboxOption } from './options.ts';

const cities: ComboboxOption[] = [
  { value: 'del', label: 'New Delhi', detail: 'Delhi' },
  { value: 'bom', label: 'Mumbai', detail: 'Maharashtra', keywords: 'Bombay' },
  { value: 'navi', label: 'Navi Mumbai', detail: 'Maharashtra' },
  { value: 'shil', label: 'Shillong', detail: 'Meghālaya', disabled: true },
];
const found = (typed: string) => narrow(cities, typed).map(({ value }) => value);

test.each([
  ['', ['del', 'bom', 'navi', 'shil']],
  ['mum', ['bom', 'navi']],
  ['MUMBAI nav', ['navi']],
  ['bombay', ['bom']],
  ['megha', ['shil']],
  ['elhi', []],
  ['  ', ['del', 'bom', 'navi', 'shil']],
])('%j finds %j', (typed, values) => {
  expect(found(typed)).toEqual(values);
});

test.each([
  ['Mumbai', 'mum', ['mum', 'BAI']],
  ['Navi Mumbai', 'mu', ['NAVI ', 'mu', 'MBAI']],
  ['Navi Mumbai', 'mum nav', ['nav', 'I ', 'mum', 'BAI']],
  ['Mumbai', 'bombay', ['mumbai']],
  ['Mumbai', '', ['mumbai']],
])('%j, typed %j: what is added is bold', (label, typed, expected) => {
  const drawn = pieces(label, typed).map(({ text, added }) =>
    added ? text.toUpperCase() : text.toLowerCase(),
  );
  expect(drawn).toEqual(expected);
});

test('keeps the place of each option through its groups', () => {
  const groups = grouped([
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', group: 'Banks' },
    { value: 'c', label: 'C', group: 'Banks' },
  ]);
  expect(groups.map(({ heading, options }) => [heading, options.map(({ index }) => index)])).toEqual([
    [undefined, [0]],
    ['Banks', [1, 2]],
  ]);
});

test('a label typed in full names its option, unless it cannot be chosen', () => {
  expect(named(cities, ' new delhi ')?.value).toBe('del');
  expect(named(cities, 'New')).toBeUndefined();
  expect(named(cities, 'Shillong')).toBeUndefined();
});
