import type { BagLine } from '@luxe/contract/calls';
import { cartOf, samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { toMiniBag } from './toMiniBag.ts';

const bagOf = (...quantities: number[]) =>
  toMiniBag(
    cartOf(quantities.map((quantity, at) => ({ ...samples.bagLine, entryNumber: String(at), quantity }))),
  );
const lineOf = (change: Partial<BagLine>) => toMiniBag(cartOf([{ ...samples.bagLine, ...change }])).lines[0];

test.each([
  [[1], 1, 0],
  [[1, 9, 1], 3, 0],
  [[1, 1, 2, 1], 3, 1],
  [[1, 1, 2, 1, 1], 3, 2],
  [[60, 40, 1, 1, 1], 3, 100],
])(
  'a bag with the quantities %j shows %i lines and counts %i further items [SHL-10] [SHL-11]',
  (quantities, lines, more) => {
    const bag = bagOf(...quantities);
    expect(bag.lines).toHaveLength(lines);
    expect(bag.more).toBe(more);
    expect(bag.lines.reduce((sum, line) => sum + line.quantity, bag.more)).toBe(bag.count);
  },
);

test.each([
  [1, '1 More Item in Your Bag'],
  [2, '2 More Items in Your Bag'],
  [120, '120 More Items in Your Bag'],
])('formats %i further items as "%s" [SHL-11]', (count, expected) => {
  expect(copy.more(count)).toBe(expected);
});

test('multiplies the price of a line by its quantity; a gift is free [SHL-10] [BAG-12]', () => {
  expect(lineOf({ quantity: 2 })?.price).toBe('₹4,90,000');
  expect(lineOf({ isGiveAway: 'Y' })).toMatchObject({ price: 'Free', isGift: true });
});

test('the price of a line includes the discount of a promotion [BAG-06]', () => {
  expect(toMiniBag(samples.cartOffer).lines[0]?.price).toBe('₹2,20,500');
});

test('shows the code and the saving of a coupon, but nothing for a coupon that does not apply', () => {
  expect(toMiniBag(samples.cartCoupon).coupon).toEqual({ label: 'Coupon WINTER5000', saving: '−₹5,000' });
  expect(toMiniBag(samples.cartCouponLost).coupon).toBeUndefined();
  expect(toMiniBag(samples.cart).coupon).toBeUndefined();
});

test('a line is sold out if its sold-out flag is set or its stock is 0', () => {
  expect(lineOf({ isOutOfStock: true })?.isSoldOut).toBe(true);
  expect(lineOf({ availableStock: 0 })?.isSoldOut).toBe(true);
  expect(lineOf({})?.isSoldOut).toBe(false);
});

test('lists the newest line first and gifts last, and shows colour and size', () => {
  const line = (entryNumber: string, change: Partial<BagLine> = {}) => ({
    ...samples.bagLine,
    entryNumber,
    ...change,
  });
  const { lines } = toMiniBag(
    cartOf([line('0'), line('1', { color: 'Oxblood', size: '' }), line('1000000', { isGiveAway: 'Y' })]),
  );
  expect(lines.map(({ entryNumber }) => entryNumber)).toEqual(['1', '0', '1000000']);
  expect(lines.map(({ options }) => options).slice(0, 2)).toEqual([
    'Oxblood',
    `${samples.bagLine.color}, ${samples.bagLine.size}`,
  ]);
});
