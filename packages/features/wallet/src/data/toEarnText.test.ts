import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toEarnedPoints, toEarnText } from './toEarnText.ts';

const { loyaltySimulation } = samples;

test('a product earns the points of its price, and a bag those of the amount to pay [ACC-08]', () => {
  expect(toEarnedPoints(loyaltySimulation, undefined)).toBe(1_854);
  expect(toEarnedPoints(loyaltySimulation, 3_70_999_99)).toBe(3_709);
  expect(toEarnedPoints(loyaltySimulation, 99_99)).toBe(0);
});

test.each([
  [1_854, true, 'You earn 1,854 points.'],
  [1, true, 'You earn 1 point.'],
  [1_854, false, 'Loyalty members earn 1,854 points.'],
  [0, true, ''],
])('%d points for a member (%s): %j', (points, isMember, text) =>
  expect(toEarnText(points, isMember)).toBe(text),
);
