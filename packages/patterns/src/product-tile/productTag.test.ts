import { expect, test } from 'vitest';
import { productTag } from './productTag.ts';

const flags = (word: string) => ({
  isProductNew: word[0] as 'Y' | 'N',
  isOnlineExclusive: word[1] as 'Y' | 'N',
  readyToShip: word[2] as 'Y' | 'N',
  isOfferExisting: word[3] as 'Y' | 'N',
});

test.each([
  ['YYYY', 'New'],
  ['YNNN', 'New'],
  ['NYYY', 'Exclusive'],
  ['NNYY', 'Ready to Ship'],
  ['NNNY', 'On offer'],
  ['NNNN', undefined],
])('flags %s wear the tag %s [LST-08]', (word, tag) => {
  expect(productTag(flags(word))).toBe(tag);
});
