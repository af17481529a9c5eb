import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { formatDeliveries, toDelivery } from './toDelivery.ts';

const summary = samples.orderSummary;

test.each([
  [['2026-11-24'], 'One delivery: Tuesday 24 November. Free.'],
  [['2026-11-27', '2026-11-24', '2026-11-24'], 'Two deliveries: Tuesday 24 and Friday 27 November. Free.'],
  [
    ['2026-11-27', '2026-11-30', '2026-12-02'],
    'Three deliveries: Friday 27, Monday 30 November and Wednesday 2 December. Free.',
  ],
  [[], 'No item in your bag can be delivered right now.'],
])('describes deliveries on the days %j in one sentence', (days, text) => {
  expect(formatDeliveries(days, 'Free')).toBe(text);
});

test('shows the total charge of all deliveries once [BAG-20]', () => {
  const shippingCharge = { ...summary.subtotalPrice, doubleValue: 250 };
  const { text } = toDelivery(
    { ...summary, cartAmount: { ...summary.cartAmount, shippingCharge } },
    '110003',
  );
  expect(text).toBe('One delivery: Sunday 22 November. ₹250.');
});

test('names home-delivery "Standard Delivery", and shows day and charge of each mode [BAG-20]', () => {
  const { lines } = toDelivery({ ...summary, products: samples.cartOffer.products }, '110003');
  expect(lines[0]).toMatchObject({
    selected: 'home-delivery',
    modes: [
      { code: 'express-delivery', label: 'Express, by Sunday, 22 November', charge: '₹250' },
      { code: 'home-delivery', label: 'Standard Delivery, by Tuesday, 24 November', charge: 'Free' },
    ],
  });
});

test('offers no delivery choice for a free gift [BAG-12] [BAG-20]', () => {
  const { lines } = toDelivery({ ...summary, products: samples.cartGift.products }, '110003');
  expect(lines.map(({ modes }) => modes.length)).toEqual([2, 0]);
  expect(lines[1]?.when).toBe('Express, by Sunday, 22 November');
});

const bothModes = samples.bagLine.elligibleDeliveryMode;
test.each([
  ['home-delivery' as const, bothModes, 'Standard Delivery, by Tuesday, 24 November'],
  ['express-delivery' as const, bothModes, 'Express, by Sunday, 22 November'],
  [null, [], 'By Tuesday, 24 November'],
])(
  'shows the delivery day of a line with the delivery mode %s [BAG-20]',
  (selectedDeliveryMode, elligibleDeliveryMode, when) => {
    const products = [{ ...samples.bagLine, selectedDeliveryMode, elligibleDeliveryMode }];
    expect(toDelivery({ ...summary, products }, '110003').lines[0]?.when).toBe(when);
  },
);

test('shows no day and no delivery mode for an undeliverable item', () => {
  const { text, lines } = toDelivery({ ...summary, products: samples.cartNotDeliverable.products }, '560099');
  expect(lines[1]).toMatchObject({ problem: 'Cannot be delivered to 560099.', modes: [] });
  expect(text).toBe('One delivery: Sunday 22 November. Free.');
});
