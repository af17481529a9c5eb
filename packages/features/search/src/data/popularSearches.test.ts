import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toPopularSearches } from './popularSearches.ts';

test('returns the first entry of each navigation section, at most five', () => {
  expect(toPopularSearches(samples.navigation)).toEqual([
    'Top-handle',
    'Crew necks',
    'Loafers',
    'Watches and jewellery',
    'Accessories',
  ]);
  expect(toPopularSearches({ centre: [] })).toEqual([]);
  const [section] = samples.navigation.centre;
  expect(toPopularSearches({ centre: section ? [section, section] : [] })).toEqual(['Top-handle']);
});
