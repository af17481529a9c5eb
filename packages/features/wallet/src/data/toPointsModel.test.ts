import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toPointsModel } from './toPointsModel.ts';

test('points show what they pay for, what arrives, what ends, and what the next tier needs [ACC-08]', () => {
  expect(toPointsModel(samples.loyaltyPoints)).toMatchObject({
    points: '8,460',
    value: 'They pay for ₹8,460. One point is one rupee.',
    pending: {
      points: '3,709',
      text: 'Arrive on 4 December 2026, when the return window of order LX 2611 2048 77 closes.',
    },
    ending: { points: '1,200', text: 'Use them by 31 December 2026.' },
    tier: {
      name: 'Gold',
      next: 'Spend ₹2,14,000 more by 31 March 2027 for Platinum.',
      progress: { percent: 85 },
    },
  });
});

test('the highest tier needs nothing more, and points of an order on its way have no day', () => {
  const { tier, pending, ending } = toPointsModel(samples.loyaltyPointsTop);
  expect(tier).toMatchObject({ next: 'You have reached the highest tier.', progress: undefined });
  expect(pending?.text).toBe(
    'Arrive after the delivery of order LX 2611 2048 77, when its return window closes.',
  );
  expect(ending).toBeUndefined();
});

test('points of several orders are added up', () => {
  const [one] = samples.loyaltyPoints.pending;
  const pending = one ? [one, { ...one, orderId: 'LX-2', points: 91 }] : [];
  expect(toPointsModel({ ...samples.loyaltyPoints, pending }).pending).toEqual({
    points: '3,800',
    text: 'Arrive when the return windows of 2 orders close.',
  });
});

test('a customer outside the programme has no tier', () =>
  expect(toPointsModel(samples.loyaltyPointsOutside).tier).toBeUndefined());
