import { readStored } from '@luxe/resources';
import { beforeEach, expect, test } from 'vitest';
import { saveFirstListing } from './saveFirstListing.ts';

const minute = 60_000;
const readFirstListing = (now: number) => readStored('firstLandingListing', now);

beforeEach(() => localStorage.clear());

test('stores the first listing of a visit, and later listings do not overwrite it [LST-10]', () => {
  saveFirstListing('/bags/c-lsh10?icid=mail', 0);
  expect(localStorage.getItem('firstLandingListing')).toContain('/bags/c-lsh10?icid=mail');
  saveFirstListing('/shoes/c-lsh13', 29 * minute);
  saveFirstListing('/watches/c-lsh1510', 58 * minute);
  expect(readFirstListing(59 * minute)).toBe('/bags/c-lsh10?icid=mail');
});

test('a new visit, 30 minutes after the last listing, stores its own first listing [LST-10]', () => {
  saveFirstListing('/bags/c-lsh10', 0);
  expect(readFirstListing(31 * minute)).toBeUndefined();
  saveFirstListing('/shoes/c-lsh13', 31 * minute);
  expect(readFirstListing(32 * minute)).toBe('/shoes/c-lsh13');
});
