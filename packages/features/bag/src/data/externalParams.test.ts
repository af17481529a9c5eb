import { expect, test } from 'vitest';
import { parseCartLink } from './externalParams.ts';

test.each([
  [
    '/cart?add=mp000000000000001:100001PL',
    [{ productCode: 'mp000000000000001', USSID: '100001PL', quantity: 1 }],
  ],
  [
    'https://elsewhere.example/x?y=1&add=mp000000000000001:100001PL:10&add=mp000000000000002:A-1:2#end',
    [
      { productCode: 'mp000000000000001', USSID: '100001PL', quantity: 10 },
      { productCode: 'mp000000000000002', USSID: 'A-1', quantity: 2 },
    ],
  ],
  ['/cart?add=mp000000000000001:100001PL:0', []],
  ['/cart?add=mp000000000000001:100001PL:11', []],
  ['/cart?add=mp000000000000001', []],
  ['/cart?add=../../x:y', []],
  ['', []],
])('the cart link %j is parsed into its items [BAG-10]', (link, expected) => {
  expect(parseCartLink(link)).toEqual(expected);
});

test('a cart link adds at most 10 items [BAG-10]', () => {
  const link = `/cart?${Array.from({ length: 30 }, (_, at) => `add=mp00000000000000${at % 10}:U${at}`).join('&')}`;
  expect(parseCartLink(link)).toHaveLength(10);
});
