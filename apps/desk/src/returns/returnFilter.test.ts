import { expect, it } from 'vitest';
import { readReturnFilter } from './returnFilter.ts';

it.each([
  ['', {}],
  ['state=received&method=quickDrop', { state: 'received', method: 'quickDrop' }],
  ['state=placed&method=pigeon', {}],
])('reads the filter %j', (address, expected) => {
  expect(readReturnFilter(new URLSearchParams(address))).toEqual(expected);
});
