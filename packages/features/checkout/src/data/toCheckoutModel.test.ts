import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { intentionOf, presentAddress, shortLines, toCheckoutModel } from './toCheckoutModel.ts';

const summary = samples.orderSummary;

test('each line says the day it comes', () => {
  const model = toCheckoutModel(summary, '110003');
  expect(model.lines.map((line) => line.when)).toEqual(
    summary.products.map(() => 'Express, by Sunday, 22 November'),
  );
  expect(model).toMatchObject({
    isReady: true,
    count: 3,
    payable: 100 * summary.cartAmount.paybleAmount.value,
  });
});

test('a line that cannot come says why and keeps the order back', () => {
  const [first] = summary.products;
  if (!first) throw new Error('No line.');
  const none = { isServicable: 'N', deliveryDate: null } as const;
  const problem = (change: Partial<typeof first>) =>
    toCheckoutModel({ ...summary, products: [{ ...first, ...change }] }, '560099');
  expect(problem({ pinCodeResponse: none })).toMatchObject({
    isReady: false,
    lines: [{ problem: 'Cannot be delivered to 560099.', when: '' }],
  });
  expect(problem({ availableStock: 0 }).lines[0]?.problem).toBe('Sold out.');
  expect(problem({ quantity: 3, availableStock: 1 }).lines[0]?.problem).toBe('Only 1 left.');
  expect(shortLines(problem({ availableStock: 0 }))).toBe(first.productName);
});

test('every mode of the store is offered or says why not [CHK-04]', () => {
  const { modes } = toCheckoutModel(samples.orderSummaryNoCod, '110003');
  expect(modes.map(({ label }) => label)).toEqual([
    'UPI',
    'Credit or debit card',
    'EMI',
    'Netbanking',
    'PayPal',
    'Third-party wallet',
    'Cash on delivery',
  ]);
  expect(modes.every(({ isEligible, reason }) => isEligible || reason !== '')).toBe(true);
});

test("the shopper's choice of address, else the order's, else the default", () => {
  const book = [samples.address, samples.addressWork];
  expect(presentAddress(book, undefined, undefined)).toBe(samples.address);
  expect(presentAddress(book, undefined, samples.addressWork.addressId)).toBe(samples.addressWork);
  expect(presentAddress(book, samples.address.addressId, samples.addressWork.addressId)).toBe(
    samples.address,
  );
  expect(presentAddress(book, 'gone', undefined)).toBe(samples.address);
  expect(presentAddress([], 'gone', undefined)).toBeUndefined();
});

test('an intention is the bag, its price, the place and the mode, whatever the order of the lines [CHK-19]', () => {
  const intention = intentionOf(summary, '1', 'COD');
  expect(intentionOf({ ...summary, products: summary.products.toReversed() }, '1', 'COD')).toBe(intention);
  expect(intentionOf(summary, '2', 'COD')).not.toBe(intention);
  expect(intentionOf({ ...summary, products: summary.products.slice(1) }, '1', 'COD')).not.toBe(intention);
});
