import { readStored } from '@luxe/resources';
import { beforeEach, expect, test } from 'vitest';
import { keepFirstListing } from './firstListing.ts';

const minute = 60_000;
const kept = (now: number) => readStored('firstLandingListing', now);

beforeEach(() => localStorage.clear());

test('the first listing of a visit is kept, and later ones of it do not take its place [LST-10]', () => {
  keepFirstListing('/bags/c-lsh10?icid=mail', 0);
  expect(localStorage.getItem('firstLandingListing')).toContain('/bags/c-lsh10?icid=mail');
  keepFirstListing('/shoes/c-lsh13', 29 * minute);
  keepFirstListing('/watches/c-lsh1510', 58 * minute);
  expect(kept(59 * minute)).toBe('/bags/c-lsh10?icid=mail');
});

test('another visit begins anew [LST-10]', () => {
  keepFirstListing('/bags/c-lsh10', 0);
  expect(kept(31 * minute)).toBeUndefined();
  keepFirstListing('/shoes/c-lsh13', 31 * minute);
  expect(kept(32 * minute)).toBe('/shoes/c-lsh13');
});
