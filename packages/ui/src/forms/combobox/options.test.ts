import { expect, test } from 'vitest';
import { groupOptions, findByLabel, filterOptions, splitMatches, type ComboboxOption } from './options.ts';

const cities: ComboboxOption[] = [
  { value: 'del', label: 'New Delhi', detail: 'Delhi' },
  { value: 'bom', label: 'Mumbai', detail: 'Maharashtra', keywords: 'Bombay' },
  { value: 'navi', label: 'Navi Mumbai', detail: 'Maharashtra' },
  { value: 'shil', label: 'Shillong', detail: 'Meghālaya', disabled: true },
];
const found = (typed: string) => filterOptions(cities, typed).map(({ value }) => value);

test.each([
  ['', ['del', 'bom', 'navi', 'shil']],
  ['mum', ['bom', 'navi']],
  ['MUMBAI nav', ['navi']],
  ['bombay', ['bom']],
  ['megha', ['shil']],
  ['elhi', []],
  ['  ', ['del', 'bom', 'navi', 'shil']],
])('for the typed text %j, finds the options %j', (typed, values) => {
  expect(found(typed)).toEqual(values);
});

test.each([
  ['Mumbai', 'mum', ['mum', 'BAI']],
  ['Navi Mumbai', 'mu', ['NAVI ', 'mu', 'MBAI']],
  ['Navi Mumbai', 'mum nav', ['nav', 'I ', 'mum', 'BAI']],
  ['Mumbai', 'bombay', ['mumbai']],
  ['Mumbai', '', ['mumbai']],
])('in the label %j, typing %j makes the other letters bold', (label, typed, expected) => {
  const displayed = splitMatches(label, typed).map(({ text, added }) =>
    added ? text.toUpperCase() : text.toLowerCase(),
  );
  expect(displayed).toEqual(expected);
});

test('groups options, each with its index in the complete list', () => {
  const groups = groupOptions([
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', group: 'Banks' },
    { value: 'c', label: 'C', group: 'Banks' },
  ]);
  expect(groups.map(({ heading, options }) => [heading, options.map(({ index }) => index)])).toEqual([
    [undefined, [0]],
    ['Banks', [1, 2]],
  ]);
});

test('finds an option whose complete label is typed, unless the option is disabled', () => {
  expect(findByLabel(cities, ' new delhi ')?.value).toBe('del');
  expect(findByLabel(cities, 'New')).toBeUndefined();
  expect(findByLabel(cities, 'Shillong')).toBeUndefined();
});
