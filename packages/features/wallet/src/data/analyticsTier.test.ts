import { expect, test } from 'vitest';
import { analyticsTier } from './analyticsTier.ts';

test('tiers have their own names in analytics, and a shopper outside the programme is Organic [ANA-05]', () => {
  const tiers = ['Base', 'Copper', 'Silver', 'Gold', 'Platinum'] as const;
  expect(tiers.map((tier) => analyticsTier({ isMember: true, tier }))).toEqual([
    ...['Base', 'Explorer', 'Insider', 'Elite', 'Legend'],
  ]);
  expect(analyticsTier({ isMember: false, tier: 'Base' })).toBe('Organic');
});
