import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toOrderOptions } from './toOrderOptions.ts';

const [first] = samples.orders.orderData;
if (!first) throw new Error('The sample has no orders.');

test.each([
  ['no orders', [], '', ['']],
  ['the newest orders', [first], '', ['', first.orderId]],
  ['an order that is among the newest', [first], first.orderId, ['', first.orderId]],
  ['an older order', [first], 'LX-OLD', ['', 'LX-OLD', first.orderId]],
])('offers no order first, then %s', (_, orders, opened, values) => {
  expect(toOrderOptions(orders, opened, 'None').map(({ value }) => value)).toEqual(values);
});

test('names an order by its number, day and first product', () => {
  const [, option] = toOrderOptions([first], '', 'None');
  expect(option?.label).toContain(first.orderId);
  expect(option?.label).toContain(first.products[0]?.productName);
});
