import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toPointsModel } from './toPointsModel.ts';

const programme = { hasTiers: true, hasEarnings: true };

test('points show what they pay for, what arrives, what ends, and what the next tier needs [ACC-08]', () => {
  expect(toPointsModel(samples.loyaltyPoints, programme)).toMatchObject({
    points: '1,840',
    value: 'They pay for ₹1,840. One point is one rupee.',
    pending: {
      points: '3,290',
      text: 'Arrive on 4 December 2026, when the return window of order LX\u00a02611\u00a02048\u00a077 closes.',
    },
    ending: { points: '1,200', text: 'Use them by 31 December 2026.' },
    tier: {
      name: 'Gold',
      next: 'Spend ₹2,14,000 more by 31 March 2027 for Platinum.',
      benefits: expect.arrayContaining([{ term: 'You earn', value: '1 point for every ₹100 that you pay' }]),
    },
  });
});

test('the highest tier needs nothing more, and points of an order on its way have no day', () => {
  const { tier, pending, ending } = toPointsModel(samples.loyaltyPointsTop, programme);
  expect(tier).toMatchObject({ next: 'You have reached the highest tier.' });
  expect(pending?.text).toBe(
    'Arrive after the delivery of order LX\u00a02611\u00a02048\u00a077, when its return window closes.',
  );
  expect(ending).toBeUndefined();
});

test('points of several orders are added up', () => {
  const [one] = samples.loyaltyPoints.pending;
  const pending = one ? [one, { ...one, orderId: 'LX-2', points: 91 }] : [];
  expect(toPointsModel({ ...samples.loyaltyPoints, pending }, programme).pending).toEqual({
    points: '3,381',
    text: 'Arrive when the return windows of 2 orders close.',
  });
});

test('a customer outside the programme has no tier', () =>
  expect(toPointsModel(samples.loyaltyPointsOutside, programme).tier).toBeUndefined());

test('tiers have short notes for a line, and sentences for a list [ACC-08]', () => {
  const { tier } = toPointsModel(samples.loyaltyPoints, programme);
  expect(toPointsModel(samples.loyaltyPoints, { ...programme, hasEarnings: false }).tier?.benefits).toEqual(
    [],
  );
  expect(tier?.levels.map(({ title, note }) => `${title} ${note}`)).toEqual([
    ...['Base First order', 'Copper ₹1,00,000', 'Silver ₹3,00,000', 'Gold ₹7,50,000'],
    'Platinum ₹15,00,000',
  ]);
  expect(tier?.tiers[3]).toEqual({ term: 'Gold', value: 'From ₹7,50,000 a year, your tier' });
});
