import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { withReturned } from './withReturned.ts';

const [a, b, c, d] = samples.getAllWishlist.wishList[0]?.products ?? [];
if (!a || !b || !c || !d) throw new Error('the sample is too short');
const all = [a, b, c, d];
const placed = (product: typeof a) => ({ product, before: all.slice(all.indexOf(product) + 1) });

test.each([
  ['nothing', all, [], all],
  ['the first', [b, c, d], [placed(a)], all],
  ['one in the middle', [a, c, d], [placed(b)], all],
  ['the last', [a, b, c], [placed(d)], all],
  ['two, the later first', [a, d], [placed(c), placed(b)], all],
  ['two, the earlier first', [a, d], [placed(b), placed(c)], all],
  ['one whose neighbours are gone', [a], [placed(b)], [a, b]],
  ['what the list has again: its own order counts', [b, a, c, d], [placed(b)], [b, a, c, d]],
])('%s comes back [ACC-04]', (_, products, returned, expected) => {
  expect(withReturned(products, returned)).toEqual(expected);
});
