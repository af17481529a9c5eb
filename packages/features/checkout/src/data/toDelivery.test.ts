import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { deliveryWords, toDelivery } from './toDelivery.ts';

const summary = samples.orderSummary;

test.each([
  [['2026-11-24'], 'One delivery: Tuesday 24 November. Free.'],
  [['2026-11-27', '2026-11-24', '2026-11-24'], 'Two deliveries: Tuesday 24 and Friday 27 November. Free.'],
  [
    ['2026-11-27', '2026-11-30', '2026-12-02'],
    'Three deliveries: Friday 27, Monday 30 November and Wednesday 2 December. Free.',
  ],
  [[], 'No piece of your bag can be delivered just now.'],
])('%j is said in a sentence', (days, words) => {
  expect(deliveryWords(days, 'Free')).toBe(words);
});

test('what all deliveries cost is said once [BAG-20]', () => {
  const shippingCharge = { ...summary.subtotalPrice, doubleValue: 250 };
  const { words } = toDelivery(
    { ...summary, cartAmount: { ...summary.cartAmount, shippingCharge } },
    '110003',
  );
  expect(words).toBe('One delivery: Sunday 22 November. ₹250.');
});

test('home-delivery is Standard Delivery, each way with its day and charge [BAG-20]', () => {
  const { lines } = toDelivery({ ...summary, products: samples.cartOffer.products }, '110003');
  expect(lines[0]).toMatchObject({
    selected: 'home-delivery',
    modes: [
      { code: 'express-delivery', label: 'Express, by Sunday, 22 November', charge: '₹250' },
      { code: 'home-delivery', label: 'Standard Delivery, by Tuesday, 24 November', charge: 'Free' },
    ],
  });
});

test('a gift goes with what it comes with: nothing of it is to choose [BAG-12] [BAG-20]', () => {
  const { lines } = toDelivery({ ...summary, products: samples.cartGift.products }, '110003');
  expect(lines.map(({ modes }) => modes.length)).toEqual([2, 0]);
  expect(lines[1]?.when).toBe('Express, by Sunday, 22 November');
});

const bothWays = samples.bagLine.elligibleDeliveryMode;
test.each([
  ['home-delivery' as const, bothWays, 'Standard Delivery, by Tuesday, 24 November'],
  ['express-delivery' as const, bothWays, 'Express, by Sunday, 22 November'],
  [null, [], 'By Tuesday, 24 November'],
])('a line that goes by %s says so [BAG-20]', (selectedDeliveryMode, elligibleDeliveryMode, when) => {
  const products = [{ ...samples.bagLine, selectedDeliveryMode, elligibleDeliveryMode }];
  expect(toDelivery({ ...summary, products }, '110003').lines[0]?.when).toBe(when);
});

test('a piece that cannot come has no day and no way to be sent', () => {
  const { words, lines } = toDelivery(
    { ...summary, products: samples.cartNotDeliverable.products },
    '560099',
  );
  expect(lines[1]).toMatchObject({ problem: 'Cannot be delivered to 560099.', modes: [] });
  expect(words).toBe('One delivery: Sunday 22 November. Free.');
});
