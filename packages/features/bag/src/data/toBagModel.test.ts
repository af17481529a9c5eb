import type { BagLine } from '@luxe/contract/calls';
import { cartOf, rupees, samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toBagModel } from './toBagModel.ts';

const modelOf = (change: Partial<BagLine>) => toBagModel(cartOf([{ ...samples.bagLine, ...change }]));
const lineOf = (change: Partial<BagLine>) => {
  const [line] = modelOf(change).lines;
  if (!line) throw new Error('The bag has no line.');
  return line;
};
const notServiceable = { isServicable: 'N', deliveryDate: null } as const;

test('multiplies the price of a line by its quantity and shows the unit price [BAG-06]', () => {
  const [unit, both] = [lineOf({ quantity: 1 }), lineOf({ quantity: 2 })];
  expect(both.price).toBe(2 * unit.price);
  expect(unit.each).toBe('');
  expect(both.each).toMatch(/^₹[\d,]+ each$/);
});

test.each([
  ['LSH1010', false],
  ['XLSH1010', false],
  ['ISH1020101', true],
  ['MBH11A00001', true],
])('a line of the category %s is an indiluxe product: %s [BAG-14]', (productCategoryId, isIndiluxe) => {
  expect(lineOf({ productCategoryId }).isIndiluxe).toBe(isIndiluxe);
});

test.each([
  ['express', {}, 'Express, by Sunday, 22 November'],
  [
    'standard',
    { selectedDeliveryMode: 'home-delivery' as const },
    'Standard Delivery, by Tuesday, 24 November',
  ],
  ['no mode but a date', { elligibleDeliveryMode: [] }, 'By Tuesday, 24 November'],
  ['not serviceable', { pinCodeResponse: notServiceable, elligibleDeliveryMode: [] }, ''],
  ['sold out', { isOutOfStock: true, availableStock: 0 }, ''],
])('describes the delivery of a line for this case: %s [BAG-03] [BAG-20]', (_, change, expected) => {
  expect(lineOf(change).delivery).toBe(expected);
});

test.each([
  ['available', {}, '', true],
  ['sold out', { isOutOfStock: true, availableStock: 0 }, 'Sold out. Remove it to check out.', false],
  [
    'above the available stock',
    { quantity: 3, availableStock: 2 },
    'Only 2 left. Reduce the quantity.',
    false,
  ],
  ['not serviceable', { pinCodeResponse: notServiceable }, 'Cannot be delivered to 110001.', false],
])('shows the problem, if any, of a line that is %s [BAG-03]', (_, change, problem, isReady) => {
  const model = modelOf(change);
  expect(model.lines[0]?.problem).toBe(problem);
  expect(model.isReady).toBe(isReady);
});

test.each([
  [{ quantity: 3, availableStock: 2 }, 2],
  [{ quantity: 2, availableStock: 2 }, undefined],
  [{ quantity: 3, availableStock: 0 }, undefined],
  [{ quantity: 3, availableStock: 2, isOutOfStock: true }, undefined],
])('for a line with %j, the quantity to which a button lowers the line is: %s', (change, lowerTo) => {
  expect(lineOf(change).lowerTo).toBe(lowerTo);
});

test.each([
  [10, 10, ''],
  [4, 4, ''],
  [2, 2, '2 left in Medium'],
])('a stock of %i limits a line to %i units, with hint "%s" [BAG-02]', (availableStock, limit, scarcity) => {
  expect(lineOf({ availableStock, size: 'Medium' })).toMatchObject({ limit, scarcity });
});

test('describes how the price of a line has changed since the shopper added the item', () => {
  const price = samples.bagLine.price;
  const higherPrice = { ...price, value: price.value + 1000, doubleValue: price.doubleValue + 1000 };
  expect(lineOf({}).priceChange).toBe('');
  expect(lineOf({ price: higherPrice }).priceChange).toMatch(
    /^Price increased from ₹2,45,000 to ₹2,46,000\.$/,
  );
  expect(lineOf({ addedPrice: higherPrice }).priceChange).toMatch(
    /^Price dropped from ₹2,46,000 to ₹2,45,000\.$/,
  );
});

test.each([
  [{ isOfferExisting: 'Y' as const }, true],
  [{ isOfferExisting: 'N' as const }, false],
  [{ isOfferExisting: 'Y' as const, isGiveAway: 'Y' as const }, false],
])('a line with the fields %j shows the tag "On offer": %s [BAG-03]', (change, isOnOffer) => {
  expect(lineOf(change)).toMatchObject({ isOnOffer });
});

test('the price of a gift line is 0, without a unit price or price change [BAG-12]', () => {
  expect(lineOf({ isGiveAway: 'Y' })).toMatchObject({ isGift: true, price: 0, each: '', priceChange: '' });
});

const charged = (express: number) => ({
  elligibleDeliveryMode: [
    { code: 'express-delivery' as const, deliveryDate: '2026-11-26', charge: rupees(express) },
    { code: 'home-delivery' as const, deliveryDate: '2026-11-27', charge: rupees(0) },
  ],
});

test.each([
  ['home-delivery', 250, 'Change to Express, Thursday, 26 November, +₹250'],
  ['express-delivery', 250, 'Change to Standard Delivery, Friday, 27 November, −₹250'],
  ['home-delivery', 0, 'Change to Express, Thursday, 26 November, free'],
] as const)(
  'a line sent by %s, when Express costs ₹%i, offers the choice "%s" [BAG-20]',
  (selectedDeliveryMode, express, expected) => {
    expect(lineOf({ ...charged(express), selectedDeliveryMode }).otherDelivery?.label).toBe(expected);
  },
);

test('shows the saving on the MRP for all units of a line, promotions included', () => {
  const price = { mrp: rupees(19_000), price: rupees(15_200), offerPrice: rupees(15_000) };
  expect(lineOf({ ...price, quantity: 2 }).saving).toBe('MRP ₹38,000, you save ₹8,000');
  expect(lineOf({ ...price, quantity: 2, isGiveAway: 'Y' }).saving).toBe('');
  expect(lineOf({ mrp: rupees(15_000), price: rupees(15_000), offerPrice: rupees(15_000) }).saving).toBe('');
});
