import { expect, test } from 'vitest';
import { productTag } from './productTag.ts';

const flags = (letters: string) => ({
  isProductNew: letters[0] as 'Y' | 'N',
  isOnlineExclusive: letters[1] as 'Y' | 'N',
  readyToShip: letters[2] as 'Y' | 'N',
  isOfferExisting: letters[3] as 'Y' | 'N',
});

test.each([
  ['YYYY', 'New'],
  ['YNNN', 'New'],
  ['NYYY', 'Exclusive'],
  ['NNYY', 'Ready to Ship'],
  ['NNNY', 'On offer'],
  ['NNNN', undefined],
])('flags %s (new, exclusive, ready to ship, on offer) select the tag %s [LST-08]', (letters, tag) => {
  expect(productTag(flags(letters))).toBe(tag);
});
