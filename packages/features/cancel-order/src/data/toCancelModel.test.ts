import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { consequences, possibleUnits, cancelRows, toCancelModel } from './toCancelModel.ts';

const [line] = samples.order.products;
if (!line) throw new Error('The order has no line.');
const modelOf = (...lines: Partial<typeof line>[]) =>
  toCancelModel({
    ...samples.order,
    products: lines.map((change, at) => ({ ...line, transactionId: String(at), ...change })),
  });

test('lists what can be cancelled, and what has left the seller; a gift follows its order', () => {
  const model = modelOf(
    { cancellableQuantity: 1 },
    { cancellableQuantity: 0, statusDisplay: 'Delivered' },
    { cancellableQuantity: 1, isGiveAway: 'Y' },
  );
  expect(model.lines.map(({ line: { transactionId } }) => transactionId)).toEqual(['0']);
  expect(model.fixed).toMatchObject([{ status: 'Delivered' }]);
});

test.each<[string, Partial<typeof line>[], Record<string, number>, Record<string, number>]>([
  ['chooses the only unit', [{ cancellableQuantity: 1 }], {}, { '0': 1 }],
  ['leaves a choice of several units open', [{ cancellableQuantity: 2 }], {}, {}],
  ['lowers a quantity to what is possible', [{ cancellableQuantity: 2 }], { '0': 5 }, { '0': 2 }],
  ['drops an unknown line', [{ cancellableQuantity: 2 }, {}], { '9': 1 }, {}],
])('%s', (_, lines, chosen, units) => expect(possibleUnits(modelOf(...lines), chosen)).toEqual(units));

test('shows less due at the door for an order that is not paid yet', () => {
  expect(cancelRows(samples.cancelSummaryCash, '2026-11-20').map(({ label }) => label)).toEqual([
    'Less to pay at the door',
  ]);
});

test('states what else changes', () => {
  expect(consequences(samples.cancelSummaryCash)).toEqual([
    'The delivery charge of these items comes back.',
    'You can use the coupon LUXE10 again.',
    'A cancellation cannot be undone.',
  ]);
  expect(consequences(samples.cancelSummaryCoupon)).toEqual([
    'The rest of the order keeps its prices and discounts.',
    'The coupon LUXE10 stays used.',
    'The order earns 2,306 points less.',
    'A cancellation cannot be undone.',
  ]);
  const [product] = samples.cancelSummary.products;
  if (!product) throw new Error('The summary has no product.');
  expect(consequences({ ...samples.cancelSummary, products: [{ ...product, isGiveAway: 'Y' }] })[0]).toBe(
    'The gift of this order is cancelled too.',
  );
});
