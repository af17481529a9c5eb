import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { problemLineNames, toCheckoutModel } from './toCheckoutModel.ts';

const summary = samples.orderSummary;

test('shows the delivery day of each line', () => {
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

test('shows why a line cannot be delivered, and blocks the order', () => {
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
  expect(problemLineNames(problem({ availableStock: 0 }))).toBe(first.productName);
});

test('lists every payment mode, and the reason when a mode is unavailable [CHK-04]', () => {
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
