import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toOrderItems } from './toOrderItems.ts';

const { orderLine } = samples;

test('reports the price of one unit for a line with several units', () => {
  const [item] = toOrderItems([{ ...orderLine, quantity: 2 }]);
  expect(item).toMatchObject({ ussid: orderLine.USSID, quantity: 2, price: orderLine.price.doubleValue / 2 });
});

test('leaves out a free gift [BAG-12]', () => {
  const gift = { ...orderLine, USSID: 'gift', isGiveAway: 'Y' as const };
  expect(toOrderItems([orderLine, gift]).map(({ ussid }) => ussid)).toEqual([orderLine.USSID]);
});
